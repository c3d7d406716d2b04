import { HomeScreen } from '@/features/home/home-screen';
import { WaitingRequestsCard } from '@/features/leads/management/waiting-requests-card';
import type { Actor } from '@/shared/auth/actor';
import { paths } from '@/shared/config/paths';
import { storedRequests } from './requests-source';

/** The home of an administrator, with the requests that wait. */
export function AdminHomeRoute({ actor }: { readonly actor: Actor }) {
  return (
    <HomeScreen
      actor={actor}
      waiting={<WaitingRequestsCard source={storedRequests} to={paths.adminBundles} />}
    />
  );
}
