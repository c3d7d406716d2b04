import { HomeScreen } from '@/features/home/home-screen';
import { PendingLeadsCard } from '@/features/leads/management/pending-leads-card';
import { WaitlistLine } from '@/features/leads/waitlist/waitlist-line';
import type { Actor } from '@/shared/auth/actor';
import { paths } from '@/shared/config/paths';
import { workspacePaths } from '@/shared/config/workspace-paths';
import { LazyHomeCards } from './lazy-home-cards';

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
            to={workspacePaths.adminLeads}
            waitlist={<WaitlistLine to={`${workspacePaths.adminLeads}?tab=waitlist&status=pending`} />}
          />
          <LazyHomeCards actor={actor} area="admin" />
        </>
      }
    />
  );
}
