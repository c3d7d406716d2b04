import type { ComponentType } from 'react';
import { blogPostPattern, paths } from '@/shared/config/paths';
import { aiForwardShort } from '@/shared/config/redirects';
import { type LazyPage, lazyPage } from './lazy-page';

interface PageOptions {
  /** Left out of the sitemap. */
  readonly unlisted?: boolean;
  /** Complete as HTML: a visitor who begins here never loads the page's code. */
  readonly static?: boolean;
  /** Shows something of the visitor's own: its code is fetched at idle instead of at the first interaction. */
  readonly eager?: boolean;
}

/** A prerendered page: its address, its code, and the key of the code in the build's manifest. */
export interface PublicPage extends PageOptions {
  readonly path: string;
  readonly module: string;
  readonly component: string;
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
    component: name,
    Page: lazyPage(file, async () => (await load())[name]),
    ...options,
  };
}

/** Every public page; the router renders them, the build prerenders them. */
export const publicPages: readonly PublicPage[] = [
  page(paths.home, 'home/landing-route', () => import('./routes/public/home/landing-route'), 'LandingRoute'),
  page(paths.guide, 'guide/guide-route', () => import('./routes/public/guide/guide-route'), 'GuideRoute'),
  page(paths.flyer, 'guide/flyer-page', () => import('./routes/public/guide/flyer-page'), 'FlyerPage'),
  page(
    paths.day1Playbook,
    'guide/playbook-page',
    () => import('./routes/public/guide/playbook-page'),
    'PlaybookPage',
  ),
  page(
    paths.securityPlaybook,
    'guide/security-playbook-page',
    () => import('./routes/public/guide/security-playbook-page'),
    'SecurityPlaybookPage',
    { static: true },
  ),
  page(
    paths.advancedPlaybook,
    'guide/advanced-playbook-page',
    () => import('./routes/public/guide/advanced-playbook-page'),
    'AdvancedPlaybookPage',
    { static: true },
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
  page(paths.about, 'company/about-page', () => import('./routes/public/company/about-page'), 'AboutPage', {
    static: true,
  }),
  page(
    paths.history,
    'company/history-page',
    () => import('./routes/public/company/history-page'),
    'HistoryPage',
    { static: true },
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
    { static: true },
  ),
  page(
    paths.aiForward,
    'services/ai-forward-page',
    () => import('./routes/public/services/ai-forward-page'),
    'AiForwardPage',
    { static: true },
  ),
  page(
    aiForwardShort,
    'services/ai-forward-page',
    () => import('./routes/public/services/ai-forward-page'),
    'AiForwardPage',
    { static: true, unlisted: true },
  ),
  page(
    paths.fundraising,
    'services/fundraising-page',
    () => import('./routes/public/services/fundraising-page'),
    'FundraisingPage',
    { static: true },
  ),
  page(
    paths.salesforce,
    'services/salesforce-page',
    () => import('./routes/public/services/salesforce-page'),
    'SalesforcePage',
    { static: true },
  ),
  page(
    paths.devShop,
    'services/dev-shop-page',
    () => import('./routes/public/services/dev-shop-page'),
    'DevShopPage',
    { static: true },
  ),
  page(
    paths.solutions,
    'services/solutions-page',
    () => import('./routes/public/services/solutions-page'),
    'SolutionsPage',
    { static: true },
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
    { static: true },
  ),
  page(
    paths.diagnostics,
    'diagnostics/diagnostics-page',
    () => import('./routes/public/diagnostics/diagnostics-page'),
    'DiagnosticsPage',
    { unlisted: true, eager: true },
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
