import { blogPage } from '@/content/pages/blog';
import { paths } from '@/shared/config/paths';

/** Tells feed readers, in the page's head, where the feed is. */
export const FeedLink = () => (
  <link rel="alternate" type="application/atom+xml" title={blogPage.feedTitle} href={paths.blogFeed} />
);
