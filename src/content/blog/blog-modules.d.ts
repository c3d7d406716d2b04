/** Made from the posts in this folder by `scripts/blog/blog-plugin.ts`. */
declare module 'virtual:blog-posts' {
  import type { BlogPost } from '@/content/blog/blog-post';

  /** Every post without its body, newest first. */
  export const blogPosts: readonly BlogPost[];
}

/** Made from the posts in this folder by `scripts/blog/blog-plugin.ts`. */
declare module 'virtual:blog-bodies' {
  /** The HTML of every post's body, by the post's id. Large: a prerendered page never imports it. */
  export const blogBodies: Readonly<Record<string, string>>;
}
