import { use } from 'react';
import styles from './post.module.css';

let bodies: Promise<Readonly<Record<string, string>>> | undefined;

/** All texts at once: `/blog` shows them all, and the next post is one press away. */
const loadBodies = () => {
  bodies ??= import('virtual:blog-bodies').then(({ blogBodies }) => blogBodies);
  return bodies;
};

/**
 * The text of a post. Belongs into markup that the browser keeps as the server wrote it, so that a page that came
 * as HTML never fetches the texts a second time as code.
 */
export const PostBody = ({ id }: { readonly id: string }) => (
  <div
    className={styles.body}
    // The build makes this HTML from our own Markdown and refuses raw HTML in it.
    // oxlint-disable-next-line react/no-danger
    dangerouslySetInnerHTML={{ __html: use(loadBodies())[id] ?? '' }}
  />
);
