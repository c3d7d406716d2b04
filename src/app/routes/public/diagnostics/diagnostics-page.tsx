import { PageHead } from '@/features/site/page-head';
import { paths } from '@/shared/config/paths';

/** `diagnostics`. */
export const DiagnosticsPage = () => (
  <>
    <PageHead title="Your browser · ACF" path={paths.diagnostics} />
    <h1>Your browser</h1>
  </>
);
