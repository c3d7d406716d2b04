import { Navigate, Route, Routes } from 'react-router-dom';
import { Guard } from '@/app/guards';
import { WorkspaceLayout } from '@/app/layouts/workspace-layout';
import { lazyPage } from '@/app/lazy-page';
import { signOut } from '@/shared/auth/session';
import { paths } from '@/shared/config/paths';

const Home = lazyPage('home', async () => (await import('@/features/home/home-screen')).HomeScreen);

/** Everything under /dashboard, for all active staff (WRK-028, WRK-Q11). */
export function RegularArea() {
  return (
    <Guard admits="staff">
      {(actor) => (
        <Routes>
          <Route element={<WorkspaceLayout actor={actor} area="regular" signOut={signOut} />}>
            <Route index element={<Home actor={actor} />} />
            <Route path="*" element={<Navigate to={paths.dashboard} replace />} />
          </Route>
        </Routes>
      )}
    </Guard>
  );
}
