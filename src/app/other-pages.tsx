import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { redirects } from '@/shared/config/redirects';
import { Answers } from './answers';
import { lazyPage } from './lazy-page';
import { pageNotFoundNotice } from './notices';
import { publicPages } from './public-pages';

const AdminArea = lazyPage('admin', async () => (await import('./routes/admin/admin-area')).AdminArea);
const AdminSettingsRoute = lazyPage(
  'admin-settings',
  async () => (await import('./routes/admin/admin-settings-route')).AdminSettingsRoute,
);
const RegularArea = lazyPage(
  'workspace',
  async () => (await import('./routes/workspace/regular-area')).RegularArea,
);
const AccountArea = lazyPage(
  'account',
  async () => (await import('./routes/account/account-area')).AccountArea,
);
const SettingsRoute = lazyPage(
  'settings',
  async () => (await import('./routes/account/settings-route')).SettingsRoute,
);

/** Every address of the site. */
export function OtherPages() {
  return (
    <>
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
        <Route path={`${paths.adminDashboard}/*`} element={<AdminArea />} />
        <Route path={`${paths.dashboard}/*`} element={<RegularArea />} />
        <Route
          path="*"
          element={<Navigate to={paths.home} replace state={{ notice: pageNotFoundNotice }} />}
        />
      </Routes>
      <Answers zone="page" />
    </>
  );
}
