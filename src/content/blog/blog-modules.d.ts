/** Made from the posts in this folder by `scripts/blog/blog-plugin.ts`. */
declare module 'virtual:blog-posts' {
  import type { BlogPost } from '@/content/blog/blog-post';

  /** Every post without its body, newest first. */
  export const blogPosts: readonly BlogPost[];
}

/** Made from the posts in this folder by `scripts/blog/blog-plugin.ts`. */
declare module 'virtual:blog-newest' {
  /** The HTML of the newest post's body. */
  const body: string;
  export default body;
}

/** Made from the posts in this folder by `scripts/blog/blog-plugin.ts`. */
declare module 'virtual:blog-body-loaders' {
  /** Imports the HTML of one post's body, by the post's id. */
  export const bodyLoaders: Readonly<Record<string, () => Promise<{ readonly default: string }>>>;
}

/** Made from the posts in this folder by `scripts/blog/blog-plugin.ts`. */
declare module 'virtual:blog-bodies' {
  /** The HTML of every post's body, by the post's id. Large: for the feed, which the build writes. */
  export const blogBodies: Readonly<Record<string, string>>;
}
