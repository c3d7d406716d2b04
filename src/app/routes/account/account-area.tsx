import { RequireAuth } from '@/app/auth/require-auth';
import { isStaff } from '@/shared/auth/actor';
import { AccountScreen } from '@/features/account/profile/account-screen';
import { AccountPage } from './account-page';

/**
 * Renders `/account`, for all active staff (PUB-051, PUB-237). The page frame shows while the session and the
 * profile load.
 */
export function AccountArea() {
  return (
    <AccountPage>
      <RequireAuth admits={isStaff}>{({ uid }) => <AccountScreen key={uid} uid={uid} />}</RequireAuth>
    </AccountPage>
  );
}
