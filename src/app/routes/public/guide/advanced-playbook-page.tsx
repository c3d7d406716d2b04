import { PageHead } from '@/features/site/page-head';
import { paths } from '@/shared/config/paths';

/** `advancedPlaybook`. */
export const AdvancedPlaybookPage = () => (
  <>
    <PageHead title="Advanced · ACF" path={paths.advancedPlaybook} />
    <h1>Advanced</h1>
  </>
);
