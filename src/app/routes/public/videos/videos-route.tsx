import { PageHead } from '@/features/site/page-head';
import { paths } from '@/shared/config/paths';

/** `videos`. */
export const VideosRoute = () => (
  <>
    <PageHead title="Videos · ACF" path={paths.videos} />
    <h1>Videos</h1>
  </>
);
