import type { ComponentType, ReactNode } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { redirects } from '@/shared/config/redirects';
import { LoadingView } from '@/shared/ui/feedback/loading';
import { MarkHydrated } from './mark-hydrated';
import { lazyPage } from './lazy-page';
import { pageNotFoundNotice } from './navigation-state';
import { publicPages } from './public-pages';
import { AccountLoading } from './routes/account/account-loading';
import { RouteFailure } from './route-failure';

const AdminSettingsRoute = lazyPage(
  'admin-settings',
  async () => (await import('./routes/admin/admin-settings-route')).AdminSettingsRoute,
);
const AccountArea = lazyPage(
  'account',
  async () => (await import('./routes/account/account-area')).AccountArea,
  <AccountLoading />,
);
const SettingsRoute = lazyPage(
  'settings',
  async () => (await import('./routes/account/settings-route')).SettingsRoute,
  <LoadingView />,
);

const routes: readonly { path: string; element: ReactNode }[] = [
  ...publicPages.map(({ path, Page }) => ({ path, element: <Page /> })),
  ...redirects.map(([from, to]) => ({ path: from, element: <Navigate to={to} replace /> })),
  { path: paths.account, element: <AccountArea /> },
  { path: paths.settings, element: <SettingsRoute /> },
  { path: paths.adminSettings, element: <AdminSettingsRoute /> },
  { path: '*', element: <Navigate to={paths.home} replace state={{ notice: pageNotFoundNotice }} /> },
];

/** Every address of the site but the workspace's, each with its error page. */
export const siteRoutes: RouteObject[] = routes.map(({ path, element }) => ({
  path,
  element: (
    <>
      {element}
      <MarkHydrated zone="page" />
    </>
  ),
  errorElement: <RouteFailure />,
}));

/** The page of a public route, by its pattern; throws where there is none. */
export function publicPageAt(path: string): ComponentType {
  const page = publicPages.find((page) => page.path === path);
  if (!page) throw new Error(`No page has the pattern ${path}.`);
  return page.Page;
}
