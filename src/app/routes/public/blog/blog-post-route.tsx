import { Navigate, useParams } from 'react-router-dom';
import { pageNotFoundNotice } from '@/app/navigation-state';
import { paths } from '@/shared/config/paths';
import { findPost } from '@/features/blog/posts';
import { BlogPostPage } from './blog-post-page';

/** Renders `/blog/{id}`, one post. An id without a post is handled like any unknown URL. */
export function BlogPostRoute() {
  const { id } = useParams();
  const placed = findPost(id);
  if (placed === undefined)
    return <Navigate to={paths.home} replace state={{ notice: pageNotFoundNotice }} />;
  return <BlogPostPage {...placed} />;
}
