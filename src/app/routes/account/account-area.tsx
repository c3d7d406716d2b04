import { Guard } from '@/app/guards';
import { AccountScreen } from '@/features/account/account-screen';
import { storedAccount } from '@/features/account/stored-account';
import { AccountPage } from './account-page';

/** `/account`, for all active staff (PUB-051, PUB-237). */
export function AccountArea() {
  return (
    <Guard admits="staff">
      {({ uid }) => (
        <AccountPage>
          <AccountScreen key={uid} uid={uid} store={storedAccount} />
        </AccountPage>
      )}
    </Guard>
  );
}
