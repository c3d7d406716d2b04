import { Navigate, useLocation } from 'react-router-dom';
import { RequireAuth } from '@/app/auth/require-auth';
import { isAdmin } from '@/shared/auth/actor';
import { workspacePaths } from '@/shared/config/workspace-paths';

/**
 * Renders `/admin/settings`, which redirects administrators to the integrations and others to their home
 * (WRK-049, WRK-Q8).
 */
export function AdminSettingsRoute() {
  const { search } = useLocation();
  return (
    <RequireAuth admits={isAdmin} refuses="to-home">
      {() => <Navigate to={workspacePaths.adminIntegrations + search} replace />}
    </RequireAuth>
  );
}
