import { use } from 'react';
import styles from './post.module.css';

let bodies: Promise<Readonly<Record<string, string>>> | undefined;

/** Imports all bodies at once: `/blog` shows them all, and a post links to its neighbours. */
const loadBodies = () => {
  bodies ??= import('virtual:blog-bodies').then(({ blogBodies }) => blogBodies);
  return bodies;
};

/**
 * The body of a post. Render it inside a static part: there a prerendered page keeps its HTML and never imports
 * the bodies.
 */
export const PostBody = ({ id }: { readonly id: string }) => (
  <div
    className={styles.body}
    // The build makes this HTML from our own Markdown and refuses raw HTML in it.
    dangerouslySetInnerHTML={{ __html: use(loadBodies())[id] ?? '' }}
  />
);
