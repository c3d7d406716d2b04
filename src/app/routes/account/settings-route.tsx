import { Navigate } from 'react-router-dom';
import { RequireAuth } from '@/app/auth/require-auth';
import { isStaff } from '@/shared/auth/actor';
import { paths } from '@/shared/config/paths';

/** Renders `/settings`, which requires signing in and redirects to the account (PUB-052, PUB-Q38). */
export function SettingsRoute() {
  return <RequireAuth admits={isStaff}>{() => <Navigate to={paths.account} replace />}</RequireAuth>;
}
