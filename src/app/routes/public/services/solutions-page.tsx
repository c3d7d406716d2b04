import { PageHead } from '@/features/site/page-head';
import { paths } from '@/shared/config/paths';

/** `solutions`. */
export const SolutionsPage = () => (
  <>
    <PageHead title="Empowering every role · ACF" path={paths.solutions} />
    <h1>Empowering every role</h1>
  </>
);
