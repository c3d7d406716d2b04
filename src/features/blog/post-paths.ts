import { blogPosts } from 'virtual:blog-posts';
import { blogPostPath } from '@/shared/config/paths';

/** The page of every post, newest first; for the build, which makes HTML of each. */
export const blogPostPaths = (): string[] => blogPosts.map(({ id }) => blogPostPath(id));
