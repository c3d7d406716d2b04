import { PageHead } from '@/features/site/page-head';
import { paths } from '@/shared/config/paths';

/** `flyer`. */
export const FlyerPage = () => (
  <>
    <PageHead title="The flyer · ACF" path={paths.flyer} />
    <h1>The flyer</h1>
  </>
);
