import { PageHead } from '@/features/site/page-head';
import { paths } from '@/shared/config/paths';

/** `bridge`. */
export const BridgeRoute = () => (
  <>
    <PageHead title="Data integration hub · ACF" path={paths.bridge} />
    <h1>Data integration hub</h1>
  </>
);
