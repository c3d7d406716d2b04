import { type ReactNode, useEffect } from 'react';
import { matchPath, Navigate, Outlet, type RouteObject } from 'react-router-dom';
import { paths, proposalPattern } from '@/shared/config/paths';
import { redirects } from '@/shared/config/redirects';
import { LoadingView } from '@/shared/ui/feedback/loading';
import { SiteAnalytics } from './analytics/site-analytics';
import { lazyPage } from './lazy-page';
import { PublicLayout } from './layouts/public-layout';
import { pageNotFoundNotice } from './navigation-state';
import { publicPages } from './public-pages';
import { RouteFailure } from './route-failure';
import { markHydrated } from './start/event-replay';

const AdminSettingsRoute = lazyPage(
  'admin-settings',
  async () => (await import('./routes/admin/admin-settings-route')).AdminSettingsRoute,
);
const AccountRoute = lazyPage(
  'account-frame',
  async () => (await import('./routes/account/account-route')).AccountRoute,
  <LoadingView />,
);
const SettingsRoute = lazyPage(
  'settings',
  async () => (await import('./routes/account/settings-route')).SettingsRoute,
  <LoadingView />,
);

const ProposalsRoute = lazyPage(
  'proposals',
  async () => (await import('./routes/public/proposals/proposals-route')).ProposalsRoute,
  <LoadingView />,
);
const ProposalRoute = lazyPage(
  'proposal',
  async () => (await import('./routes/public/proposals/proposal-route')).ProposalRoute,
  <LoadingView />,
);

/** Fetches the code of the proposal gate at a path. Does nothing for other paths. */
async function preloadGate(pathname: string): Promise<void> {
  if (matchPath(paths.proposals, pathname)) await ProposalsRoute.preload();
  else if ([proposalPattern, paths.standaloneProposal].some((pattern) => matchPath(pattern, pathname)))
    await ProposalRoute.preload();
}

// If the document opens at a gate, the first render can then show it. A failure is thrown again when the
// route renders.
if (typeof window !== 'undefined') preloadGate(window.location.pathname).catch(() => {});

/** Calls `markHydrated` in an effect, which runs once everything around it is hydrated. */
const MarkHydrated = () => {
  useEffect(markHydrated, []);
  return null;
};

const pageRoute = (path: string, element: ReactNode): RouteObject => ({
  path,
  element: (
    <>
      {element}
      <MarkHydrated />
    </>
  ),
  errorElement: <RouteFailure />,
});

// Inside the Suspense boundary of the pages, so that a page view is counted when its page is shown.
const page = (
  <>
    <Outlet />
    <SiteAnalytics />
  </>
);

/** Paths of pages without the site's header and footer (PUB-056, PRO-Q39). */
const bare: readonly (string | undefined)[] = [
  paths.flyer,
  paths.proposals,
  proposalPattern,
  paths.standaloneProposal,
];
const isBare = ({ path }: RouteObject) => bare.includes(path);

const routes: readonly RouteObject[] = [
  ...publicPages.map(({ path, Page }) => pageRoute(path, <Page />)),
  ...redirects.map(([from, to]) => pageRoute(from, <Navigate to={to} replace />)),
  pageRoute(paths.account, <AccountRoute />),
  pageRoute(paths.settings, <SettingsRoute />),
  pageRoute(paths.adminSettings, <AdminSettingsRoute />),
  pageRoute(paths.proposals, <ProposalsRoute />),
  pageRoute(proposalPattern, <ProposalRoute />),
  pageRoute(paths.standaloneProposal, <ProposalRoute />),
  pageRoute('*', <Navigate to={paths.home} replace state={{ notice: pageNotFoundNotice }} />),
];

/**
 * All routes of the site except the workspace's, in the site's layout (PUB-057), each with its error page.
 */
export const siteRoutes: RouteObject[] = [
  { element: <PublicLayout>{page}</PublicLayout>, children: routes.filter((route) => !isBare(route)) },
  { element: page, children: routes.filter(isBare) },
];
