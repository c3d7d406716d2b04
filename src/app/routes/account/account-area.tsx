import { Guard } from '@/app/guards';
import { AccountScreen } from '@/features/account/profile/account-screen';
import { profileRepository } from '@/features/account/profile/profile-repository';
import { AccountPage } from './account-page';

/** `/account`, for all active staff (PUB-051, PUB-237). */
export function AccountArea() {
  return (
    <Guard admits="staff">
      {({ uid }) => (
        <AccountPage>
          <AccountScreen key={uid} uid={uid} store={profileRepository} />
        </AccountPage>
      )}
    </Guard>
  );
}
