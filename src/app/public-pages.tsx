import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { blogPostPattern, paths } from '@/shared/config/paths';
import { aiForwardShort } from '@/shared/config/redirects';
import { type LazyPage, lazyPage } from './lazy-page';

interface PageOptions {
  /** True to leave the page out of the sitemap. */
  readonly unlisted?: boolean;
  /**
   * Imports the page's `Unhydrated` parts. Their code is needed only when a visitor arrives through a link
   * inside the site.
   */
  readonly importUnhydrated?: (pathname: string) => Promise<unknown>;
}

/** A prerendered page: its path, its code, and the code's key in the build manifest. */
export interface PublicPage extends PageOptions {
  readonly path: string;
  readonly module: string;
  readonly Page: LazyPage<object>;
}

function page<Name extends string>(
  path: string,
  file: string,
  load: () => Promise<Readonly<Record<Name, ComponentType<object>>>>,
  name: Name,
  options: PageOptions = {},
): PublicPage {
  return {
    path,
    module: `src/app/routes/public/${file}.tsx`,
    Page: lazyPage(file, async () => (await load())[name]),
    ...options,
  };
}

/** Every public page. The router renders them, and the build prerenders them. */
export const publicPages: readonly PublicPage[] = [
  page(paths.home, 'home/landing-route', () => import('./routes/public/home/landing-route'), 'LandingRoute', {
    importUnhydrated: () => import('./routes/public/home/proof'),
  }),
  page(paths.guide, 'guide/guide-route', () => import('./routes/public/guide/guide-route'), 'GuideRoute'),
  page(paths.flyer, 'guide/flyer-page', () => import('./routes/public/guide/flyer-page'), 'FlyerPage'),
  page(
    paths.day1Playbook,
    'guide/playbook-page',
    () => import('./routes/public/guide/playbook-page'),
    'PlaybookPage',
    {
      importUnhydrated: () =>
        Promise.all([
          import('./routes/public/guide/problems'),
          import('./routes/public/guide/packages'),
          import('@/features/site/playbook/part-lists'),
        ]),
    },
  ),
  page(
    paths.securityPlaybook,
    'guide/security-playbook-page',
    () => import('./routes/public/guide/security-playbook-page'),
    'SecurityPlaybookPage',
    { unlisted: true },
  ),
  page(
    paths.advancedPlaybook,
    'guide/advanced-playbook-page',
    () => import('./routes/public/guide/advanced-playbook-page'),
    'AdvancedPlaybookPage',
    { unlisted: true },
  ),
  page(
    paths.bridge,
    'bridge/bridge-route',
    () => import('./routes/public/bridge/bridge-route'),
    'BridgeRoute',
  ),
  page(
    paths.earlyAccess,
    'bridge/early-access-route',
    () => import('./routes/public/bridge/early-access-route'),
    'EarlyAccessRoute',
  ),
  page(paths.about, 'company/about-page', () => import('./routes/public/company/about-page'), 'AboutPage'),
  page(
    paths.history,
    'company/history-page',
    () => import('./routes/public/company/history-page'),
    'HistoryPage',
  ),
  page(
    paths.contact,
    'company/contact-route',
    () => import('./routes/public/company/contact-route'),
    'ContactRoute',
  ),
  page(
    paths.services,
    'services/services-page',
    () => import('./routes/public/services/services-page'),
    'ServicesPage',
  ),
  page(
    paths.aiForward,
    'services/ai-forward-page',
    () => import('./routes/public/services/ai-forward-page'),
    'AiForwardPage',
  ),
  page(
    aiForwardShort,
    'services/ai-forward-page',
    () => import('./routes/public/services/ai-forward-page'),
    'AiForwardPage',
    { unlisted: true },
  ),
  page(
    paths.fundraising,
    'services/fundraising-page',
    () => import('./routes/public/services/fundraising-page'),
    'FundraisingPage',
  ),
  page(
    paths.salesforce,
    'services/salesforce-page',
    () => import('./routes/public/services/salesforce-page'),
    'SalesforcePage',
  ),
  page(
    paths.devShop,
    'services/dev-shop-page',
    () => import('./routes/public/services/dev-shop-page'),
    'DevShopPage',
  ),
  page(
    paths.solutions,
    'services/solutions-page',
    () => import('./routes/public/services/solutions-page'),
    'SolutionsPage',
  ),
  page(
    paths.videos,
    'videos/videos-route',
    () => import('./routes/public/videos/videos-route'),
    'VideosRoute',
  ),
  page(paths.blog, 'blog/blog-route', () => import('./routes/public/blog/blog-route'), 'BlogRoute'),
  page(
    blogPostPattern,
    'blog/blog-post-route',
    () => import('./routes/public/blog/blog-post-route'),
    'BlogPostRoute',
    {
      importUnhydrated: async (pathname) =>
        (await import('@/features/blog/post-body')).loadBody(pathname.split('/').at(-1) ?? ''),
    },
  ),
  page(
    paths.diagnostics,
    'diagnostics/diagnostics-page',
    () => import('./routes/public/diagnostics/diagnostics-page'),
    'DiagnosticsPage',
    { unlisted: true },
  ),
  page(
    paths.privacy,
    'company/privacy-page',
    () => import('./routes/public/company/privacy-page'),
    'PrivacyPage',
  ),
  page(
    paths.login,
    'sign-in/login-route',
    () => import('./routes/public/sign-in/login-route'),
    'LoginRoute',
    { unlisted: true },
  ),
  page(
    paths.adminLogin,
    'sign-in/admin-login-route',
    () => import('./routes/public/sign-in/admin-login-route'),
    'AdminLoginRoute',
    { unlisted: true },
  ),
  page(
    paths.resetPassword,
    'sign-in/reset-password-route',
    () => import('./routes/public/sign-in/reset-password-route'),
    'ResetPasswordRoute',
    { unlisted: true },
  ),
];

const pageAt = (pathname: string) => publicPages.find(({ path }) => matchPath(path, pathname));

/**
 * Fetches the code that hydrates a prerendered page. Does nothing for other paths. Rejects if the code cannot
 * be loaded.
 */
export async function preloadPage(pathname: string): Promise<void> {
  await pageAt(pathname)?.Page.preload();
}

/**
 * Fetches all code that a public page needs when a visitor arrives through a link inside the site. Otherwise
 * like `preloadPage`.
 */
export async function prefetchPage(pathname: string): Promise<void> {
  await Promise.all([preloadPage(pathname), pageAt(pathname)?.importUnhydrated?.(pathname)]);
}
