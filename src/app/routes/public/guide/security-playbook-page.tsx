import { securityPlaybook } from '@/content/pages/guide/short-playbooks';
import { paths } from '@/shared/config/paths';
import { ShortPlaybook } from './short-playbook';

/** Renders `/playbook/security`, a link target of the video library (PUB-046). */
export const SecurityPlaybookPage = () => (
  <ShortPlaybook path={paths.securityPlaybook} playbook={securityPlaybook} />
);
