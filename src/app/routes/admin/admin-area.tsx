import { Navigate, Route, Routes } from 'react-router-dom';
import { Guard } from '@/app/guards';
import { WorkspaceLayout } from '@/app/layouts/workspace-layout';
import { lazyPage } from '@/app/lazy-page';
import { signOut } from '@/shared/auth/session';
import { paths } from '@/shared/config/paths';

const Home = lazyPage('admin-home', async () => (await import('./admin-home-route')).AdminHomeRoute);
const Bundles = lazyPage('admin-bundles', async () => (await import('./bundles-route')).BundlesRoute);

/** Everything under /admin/dashboard, for active administrators only (WRK-013, WRK-039). */
export function AdminArea() {
  return (
    <Guard admits="admin">
      {(actor) => (
        <Routes>
          <Route element={<WorkspaceLayout actor={actor} area="admin" signOut={signOut} />}>
            <Route index element={<Home actor={actor} />} />
            <Route path="home" element={<Home actor={actor} />} />
            <Route path="bundles" element={<Bundles />} />
            <Route path="*" element={<Navigate to={paths.adminDashboard} replace />} />
          </Route>
        </Routes>
      )}
    </Guard>
  );
}
