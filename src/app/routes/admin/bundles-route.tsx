import { leadRepository } from '@/features/leads/management/lead-repository';
import { RequestListScreen } from '@/features/leads/management/request-list-screen';
import type { Actor } from '@/shared/auth/actor';
import { paths } from '@/shared/config/paths';

/** Playbook management (WRK-023). */
export function BundlesRoute({ actor }: { readonly actor: Actor }) {
  return (
    <RequestListScreen
      actor={actor}
      repository={leadRepository}
      playbookLink={`${window.location.origin}${paths.day1Playbook}`}
    />
  );
}
