import { advancedPlaybook } from '@/content/pages/guide/short-playbooks';
import { paths } from '@/shared/config/paths';
import { ShortPlaybook } from './short-playbook';

/** Renders `/playbook/advanced`, a link target of the video library (PUB-047). */
export const AdvancedPlaybookPage = () => (
  <ShortPlaybook path={paths.advancedPlaybook} playbook={advancedPlaybook} />
);
