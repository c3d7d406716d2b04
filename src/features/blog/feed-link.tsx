import { blogPage } from '@/content/pages/blog';
import { paths } from '@/shared/config/paths';

/** Renders the `<link>` by which feed readers find the feed. */
export const FeedLink = () => (
  <link rel="alternate" type="application/atom+xml" title={blogPage.feedTitle} href={paths.blogFeed} />
);
