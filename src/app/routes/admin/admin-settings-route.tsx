import { Navigate, useLocation } from 'react-router-dom';
import { Guard } from '@/app/guards';
import { paths } from '@/shared/config/paths';

/** `/admin/settings` opens the integrations, for administrators; others go to their home (WRK-049, WRK-Q8). */
export function AdminSettingsRoute() {
  const { search } = useLocation();
  return (
    <Guard admits="admin" refuses="to-home">
      {() => <Navigate to={paths.adminIntegrations + search} replace />}
    </Guard>
  );
}
