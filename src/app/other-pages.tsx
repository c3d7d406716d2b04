import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { redirects } from '@/shared/config/redirects';
import { Answers } from './answers';
import { ErrorBoundary } from './error-boundary';
import { lazyPage } from './lazy-page';
import { pageNotFoundNotice } from './notices';
import { publicPages } from './public-pages';

const AdminSettingsRoute = lazyPage(
  'admin-settings',
  async () => (await import('./routes/admin/admin-settings-route')).AdminSettingsRoute,
);
const Workspace = lazyPage(
  'workspace',
  async () => (await import('./routes/workspace/workspace-area')).WorkspaceArea,
);
const AccountArea = lazyPage(
  'account',
  async () => (await import('./routes/account/account-area')).AccountArea,
);
const SettingsRoute = lazyPage(
  'settings',
  async () => (await import('./routes/account/settings-route')).SettingsRoute,
);

/**
 * Every address of the site. What a zone throws takes the place of that zone only, and the next move clears it; the
 * boundary around the whole app is the last resort.
 */
export function OtherPages() {
  const { key } = useLocation();
  return (
    <ErrorBoundary visit={key}>
      <Routes>
        {publicPages.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        {redirects.map(([from, to]) => (
          <Route key={from} path={from} element={<Navigate to={to} replace />} />
        ))}
        <Route path={paths.account} element={<AccountArea />} />
        <Route path={paths.settings} element={<SettingsRoute />} />
        <Route path={paths.adminSettings} element={<AdminSettingsRoute />} />
        <Route path={`${paths.adminDashboard}/*`} element={<Workspace area="admin" />} />
        <Route path={`${paths.dashboard}/*`} element={<Workspace area="regular" />} />
        <Route
          path="*"
          element={<Navigate to={paths.home} replace state={{ notice: pageNotFoundNotice }} />}
        />
      </Routes>
      <Answers zone="page" />
    </ErrorBoundary>
  );
}
