import { PageHead } from '@/features/site/page-head';
import { paths } from '@/shared/config/paths';

/** `earlyAccess`. */
export const EarlyAccessRoute = () => (
  <>
    <PageHead title="Early access · ACF" path={paths.earlyAccess} />
    <h1>Early access</h1>
  </>
);
