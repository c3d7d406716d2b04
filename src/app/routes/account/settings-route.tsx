import { Navigate } from 'react-router-dom';
import { Guard } from '@/app/guards';
import { paths } from '@/shared/config/paths';

/** `/settings` needs sign-in and opens the account (PUB-052, PUB-Q38). */
export function SettingsRoute() {
  return <Guard admits="staff">{() => <Navigate to={paths.account} replace />}</Guard>;
}
