import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { Guard } from '@/app/guards';
import { WorkspaceLayout } from '@/app/layouts/workspace-layout';
import { lazyPage } from '@/app/lazy-page';
import { adminAreaAdmits, homeOf } from '@/shared/auth/return-path';
import { signOut } from '@/shared/auth/session';

const Home = lazyPage('admin-home', async () => (await import('./admin-home-route')).AdminHomeRoute);
const Bundles = lazyPage('admin-bundles', async () => (await import('./bundles-route')).BundlesRoute);

/** Everything under /admin/dashboard: for active administrators only, but for the notes (WRK-013, WRK-038, WRK-039). */
export function AdminArea() {
  const { pathname } = useLocation();
  return (
    <Guard admits={adminAreaAdmits(pathname)}>
      {(actor) => (
        <Routes>
          <Route element={<WorkspaceLayout actor={actor} area={actor.role} signOut={signOut} />}>
            <Route index element={<Home actor={actor} />} />
            <Route path="home" element={<Home actor={actor} />} />
            <Route path="bundles" element={<Bundles />} />
            <Route path="*" element={<Navigate to={homeOf(actor.role)} replace />} />
          </Route>
        </Routes>
      )}
    </Guard>
  );
}
