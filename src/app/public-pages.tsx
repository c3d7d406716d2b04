import { paths } from '@/shared/config/paths';
import { type LazyPage, lazyPage } from './lazy-page';

/** A prerendered page: its address, its code, and the module that the build's manifest knows it by. */
export interface PublicPage {
  readonly path: string;
  readonly module: string;
  readonly Page: LazyPage<object>;
}

/** Every public page; the router shows them, the build prerenders them. */
export const publicPages: readonly PublicPage[] = [
  {
    path: paths.home,
    module: 'src/app/routes/public/landing-route.tsx',
    Page: lazyPage('landing', async () => (await import('./routes/public/landing-route')).LandingRoute),
  },
  {
    path: paths.guide,
    module: 'src/app/routes/public/guide-route.tsx',
    Page: lazyPage('guide', async () => (await import('./routes/public/guide-route')).GuideRoute),
  },
  {
    path: paths.day1Playbook,
    module: 'src/app/routes/public/playbook-page.tsx',
    Page: lazyPage('playbook', async () => (await import('./routes/public/playbook-page')).PlaybookPage),
  },
  {
    path: paths.privacy,
    module: 'src/app/routes/public/privacy-page.tsx',
    Page: lazyPage('privacy', async () => (await import('./routes/public/privacy-page')).PrivacyPage),
  },
  {
    path: paths.login,
    module: 'src/app/routes/public/login-route.tsx',
    Page: lazyPage('login', async () => (await import('./routes/public/login-route')).LoginRoute),
  },
  {
    path: paths.adminLogin,
    module: 'src/app/routes/public/admin-login-route.tsx',
    Page: lazyPage(
      'admin-login',
      async () => (await import('./routes/public/admin-login-route')).AdminLoginRoute,
    ),
  },
];
