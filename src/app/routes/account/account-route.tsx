import { lazyPage } from '@/app/lazy-page';
import { Loading } from '@/shared/ui/feedback/loading';
import { AccountPage } from './account-page';

/** `/account`: its frame at once, the profile when its code has arrived. */
export const AccountRoute = lazyPage(
  'account',
  async () => (await import('./account-area')).AccountArea,
  <AccountPage>
    <Loading />
  </AccountPage>,
);
