import { blogPage } from '@/content/pages/blog';
import { paths } from '@/shared/config/paths';

/** The head's link by which feed readers find the feed. */
export const FeedLink = () => (
  <link rel="alternate" type="application/atom+xml" title={blogPage.feedTitle} href={paths.blogFeed} />
);
