/** Generated from the posts in this folder by `scripts/blog/blog-plugin.ts`. */
declare module 'virtual:blog-posts' {
  import type { BlogPost } from '@/content/blog/blog-post';

  /** All posts without their bodies, newest first. */
  export const blogPosts: readonly BlogPost[];
}

/** Generated from the posts in this folder by `scripts/blog/blog-plugin.ts`. */
declare module 'virtual:blog-newest' {
  /** The newest post's body as HTML. */
  const body: string;
  export default body;
}

/** Generated from the posts in this folder by `scripts/blog/blog-plugin.ts`. */
declare module 'virtual:blog-body-loaders' {
  /** Functions that import the HTML of a post's body, by post id. */
  export const bodyLoaders: Readonly<Record<string, () => Promise<{ readonly default: string }>>>;
}

/** Generated from the posts in this folder by `scripts/blog/blog-plugin.ts`. */
declare module 'virtual:blog-bodies' {
  /** The HTML of every post's body, by post id. Large, so only the feed uses it, at build time. */
  export const blogBodies: Readonly<Record<string, string>>;
}
