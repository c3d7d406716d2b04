import { lazyPage } from '@/app/lazy-page';
import { Loading } from '@/shared/ui/feedback/loading';
import { AccountPage } from './account-page';

/** The page `/account`. Its frame shows at once, and the profile once its code has loaded. */
export const AccountRoute = lazyPage(
  'account',
  async () => (await import('./account-area')).AccountArea,
  <AccountPage>
    <Loading />
  </AccountPage>,
);
