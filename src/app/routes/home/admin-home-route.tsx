import { HomeScreen } from '@/features/home/home-screen';
import { leadEntity } from '@/features/leads/entity';
import { PendingLeadsCard } from '@/features/leads/management/pending-leads-card';
import { WaitlistLine } from '@/features/leads/waitlist/waitlist-line';
import type { Actor } from '@/shared/auth/actor';
import { paths } from '@/shared/config/paths';
import { addressesOf } from '@/shared/entity/entity-address';
import { LazyHomeCards } from './lazy-home-cards';

const leadsAddress = addressesOf(leadEntity, 'admin').list;

/** Renders the home screen of an administrator, with the pending requests. */
export function AdminHomeRoute({ actor }: { readonly actor: Actor }) {
  return (
    <HomeScreen
      actor={actor}
      pending={
        <>
          <PendingLeadsCard
            actor={actor}
            playbookLink={`${window.location.origin}${paths.day1Playbook}`}
            to={leadsAddress}
            waitlist={<WaitlistLine to={`${leadsAddress}?tab=waitlist&status=pending`} />}
          />
          <LazyHomeCards actor={actor} area="admin" />
        </>
      }
    />
  );
}
