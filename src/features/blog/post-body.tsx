import { use } from 'react';
import { useCameWithDocument } from '@/shared/ui/use-hydrated';
import styles from './post.module.css';

let bodies: Promise<Readonly<Record<string, string>>> | undefined;

/** Fetched once and only when a page is reached by a link inside the site. */
const loadBodies = () => {
  bodies ??= import('virtual:blog-bodies').then(({ blogBodies }) => blogBodies);
  return bodies;
};

/**
 * The text of a post. The server writes it; a page that came as HTML keeps what the server wrote and never asks for
 * the texts again, since React leaves the content of an element alone that it adopts with markup of its own. Give
 * it the post's id as `key`: an adopted element cannot turn into another post's.
 */
export const PostBody = ({ id }: { readonly id: string }) => {
  const isAdopted = useCameWithDocument() && !import.meta.env.SSR;
  const html = isAdopted ? '' : (use(loadBodies())[id] ?? '');
  return (
    <div
      className={styles.body}
      suppressHydrationWarning
      // The build makes this HTML from our own Markdown and refuses raw HTML in it.
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
};
