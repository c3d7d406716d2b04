import { leadRepository } from '@/features/leads/management/lead-repository';
import { RequestListScreen } from '@/features/leads/management/request-list-screen';
import { paths } from '@/shared/config/paths';

/** Playbook management (WRK-023). */
export function BundlesRoute() {
  return (
    <RequestListScreen
      repository={leadRepository}
      playbookLink={`${window.location.origin}${paths.day1Playbook}`}
    />
  );
}
