import { PageHead } from '@/features/site/page-head';
import { paths } from '@/shared/config/paths';

/** `securityPlaybook`. */
export const SecurityPlaybookPage = () => (
  <>
    <PageHead title="Security · ACF" path={paths.securityPlaybook} />
    <h1>Security</h1>
  </>
);
