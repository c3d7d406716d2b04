import { aiForwardShort, paths } from '@/shared/config/paths';
import { type LazyPage, lazyPage } from './lazy-page';

/** A prerendered page: its addresses, its code, and the module that the build's manifest knows it by. */
export interface PublicPage {
  readonly path: string;
  readonly module: string;
  readonly Page: LazyPage<object>;
  /** Without the site's header and footer (PUB-056). */
  readonly bare?: boolean;
  /** Left out of the sitemap and marked as not for search engines. */
  readonly unlisted?: boolean;
}

const page = (
  path: string,
  file: string,
  load: () => Promise<React.ComponentType<object>>,
  options: Pick<PublicPage, 'bare' | 'unlisted'> = {},
): PublicPage => ({
  path,
  module: `src/app/routes/public/${file}.tsx`,
  Page: lazyPage(file, load),
  ...options,
});

/** Every public page; the router shows them, the build prerenders them. */
export const publicPages: readonly PublicPage[] = [
  page(
    paths.home,
    'home/landing-route',
    async () => (await import('./routes/public/home/landing-route')).LandingRoute,
  ),
  page(
    paths.guide,
    'guide/guide-route',
    async () => (await import('./routes/public/guide/guide-route')).GuideRoute,
  ),
  page(
    paths.flyer,
    'guide/flyer-page',
    async () => (await import('./routes/public/guide/flyer-page')).FlyerPage,
    { bare: true },
  ),
  page(
    paths.day1Playbook,
    'guide/playbook-page',
    async () => (await import('./routes/public/guide/playbook-page')).PlaybookPage,
  ),
  page(
    paths.securityPlaybook,
    'guide/security-playbook-page',
    async () => (await import('./routes/public/guide/security-playbook-page')).SecurityPlaybookPage,
  ),
  page(
    paths.advancedPlaybook,
    'guide/advanced-playbook-page',
    async () => (await import('./routes/public/guide/advanced-playbook-page')).AdvancedPlaybookPage,
  ),
  page(
    paths.bridge,
    'bridge/bridge-route',
    async () => (await import('./routes/public/bridge/bridge-route')).BridgeRoute,
  ),
  page(
    paths.earlyAccess,
    'bridge/early-access-route',
    async () => (await import('./routes/public/bridge/early-access-route')).EarlyAccessRoute,
  ),
  page(
    paths.about,
    'company/about-page',
    async () => (await import('./routes/public/company/about-page')).AboutPage,
  ),
  page(
    paths.history,
    'company/history-page',
    async () => (await import('./routes/public/company/history-page')).HistoryPage,
  ),
  page(
    paths.contact,
    'company/contact-route',
    async () => (await import('./routes/public/company/contact-route')).ContactRoute,
  ),
  page(
    paths.services,
    'services/services-page',
    async () => (await import('./routes/public/services/services-page')).ServicesPage,
  ),
  page(
    paths.aiForward,
    'services/ai-forward-page',
    async () => (await import('./routes/public/services/ai-forward-page')).AiForwardPage,
  ),
  page(
    aiForwardShort,
    'services/ai-forward-page',
    async () => (await import('./routes/public/services/ai-forward-page')).AiForwardPage,
    { unlisted: true },
  ),
  page(
    paths.fundraising,
    'services/fundraising-page',
    async () => (await import('./routes/public/services/fundraising-page')).FundraisingPage,
  ),
  page(
    paths.salesforce,
    'services/salesforce-page',
    async () => (await import('./routes/public/services/salesforce-page')).SalesforcePage,
  ),
  page(
    paths.devShop,
    'services/dev-shop-page',
    async () => (await import('./routes/public/services/dev-shop-page')).DevShopPage,
  ),
  page(
    paths.solutions,
    'services/solutions-page',
    async () => (await import('./routes/public/services/solutions-page')).SolutionsPage,
  ),
  page(
    paths.videos,
    'videos/videos-route',
    async () => (await import('./routes/public/videos/videos-route')).VideosRoute,
  ),
  page(
    paths.blog,
    'blog/blog-route',
    async () => (await import('./routes/public/blog/blog-route')).BlogRoute,
  ),
  page(
    paths.diagnostics,
    'diagnostics/diagnostics-page',
    async () => (await import('./routes/public/diagnostics/diagnostics-page')).DiagnosticsPage,
    { unlisted: true },
  ),
  page(
    paths.privacy,
    'company/privacy-page',
    async () => (await import('./routes/public/company/privacy-page')).PrivacyPage,
  ),
  page(
    paths.login,
    'sign-in/login-route',
    async () => (await import('./routes/public/sign-in/login-route')).LoginRoute,
    { unlisted: true },
  ),
  page(
    paths.adminLogin,
    'sign-in/admin-login-route',
    async () => (await import('./routes/public/sign-in/admin-login-route')).AdminLoginRoute,
    { unlisted: true },
  ),
];
