import { blogPosts } from 'virtual:blog-posts';
import type { BlogPost } from '@/content/blog/blog-post';
import { blogPostPath } from '@/shared/config/paths';

/** The posts of one year, newest first. */
export interface BlogYear {
  readonly year: string;
  readonly posts: readonly BlogPost[];
}

const yearOf = ({ date }: BlogPost) => date.slice(0, 4);

/** Every year with posts, newest first. */
export const blogYears: readonly BlogYear[] = [...new Set(blogPosts.map(yearOf))].map((year) => ({
  year,
  posts: blogPosts.filter((post) => yearOf(post) === year),
}));

/** A post with the next newer and older one, if they exist. */
export interface PlacedPost {
  readonly post: BlogPost;
  readonly newer: BlogPost | undefined;
  readonly older: BlogPost | undefined;
}

/** Finds a post by its id, with its neighbours. */
export function findPost(id: string | undefined): PlacedPost | undefined {
  const index = blogPosts.findIndex((post) => post.id === id);
  const post = blogPosts[index];
  return post && { post, newer: blogPosts[index - 1], older: blogPosts[index + 1] };
}

/** Returns the paths of all posts, newest first. The build prerenders each. */
export const blogPostPaths = (): string[] => blogPosts.map(({ id }) => blogPostPath(id));
