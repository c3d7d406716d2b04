import { PageHead } from '@/features/site/page-head';
import { paths } from '@/shared/config/paths';

/** `blog`. */
export const BlogRoute = () => (
  <>
    <PageHead title="Blog · ACF" path={paths.blog} />
    <h1>Blog</h1>
  </>
);
