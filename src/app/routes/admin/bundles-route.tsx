import { RequestListScreen } from '@/features/leads/management/request-list-screen';
import { WorkspaceTheme } from '@/shared/ui/workspace/workspace-theme';
import { paths } from '@/shared/config/paths';
import { storedRequests } from './requests-source';

/** Playbook management (WRK-023). */
export function BundlesRoute() {
  return (
    <WorkspaceTheme>
      <RequestListScreen
        source={storedRequests}
        playbookLink={`${window.location.origin}${paths.day1Playbook}`}
      />
    </WorkspaceTheme>
  );
}
