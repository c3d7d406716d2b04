import { bodyLoaders } from 'virtual:blog-body-loaders';
import { type ReactNode, use, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { BlogPost } from '@/content/blog/blog-post';
import { blogPage } from '@/content/pages/blog';
import { blogPostPath } from '@/shared/config/paths';
import { Unhydrated } from '@/shared/hydration/unhydrated';
import { Notice } from '@/shared/ui/feedback/notice';
import { TextLink } from '@/shared/ui/links/text-link';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import styles from './post.module.css';

const bodies = new Map<string, Promise<string>>();

/** Imports the body of a post, once; one that did not arrive is asked for again. */
export function loadBody(id: string): Promise<string> {
  const known = bodies.get(id);
  if (known) return known;
  const load = bodyLoaders[id];
  const body = load ? load().then((module) => module.default) : Promise.resolve('');
  bodies.set(id, body);
  body.catch(() => bodies.delete(id));
  return body;
}

/** The text of a post in paragraphs (PUB-287). */
export const PostText = ({ html }: { readonly html: string }) => (
  // The build makes this HTML from our own Markdown and refuses raw HTML in it.
  <div className={styles.body} dangerouslySetInnerHTML={{ __html: html }} />
);

/** The text of a post whose body is imported where it did not come with the document. Takes one post for its life: give it a key. */
export const PostBody = ({ id }: { readonly id: string }) => (
  <Unhydrated>{() => <PostText html={use(loadBody(id))} />}</Unhydrated>
);

/**
 * A post whose body is fetched when it is opened here, or when a link to its fragment leads to it. Without code, and
 * where the body cannot be had, it leads to the post's own page.
 */
export const FoldedBody = ({ post: { id, title } }: { readonly post: BlogPost }) => {
  const { hash } = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  const [body, setBody] = useState<string>();
  const [failed, setFailed] = useState(false);

  const fetchBody = () => {
    setFailed(false);
    loadBody(id).then(setBody, () => setFailed(true));
  };
  useEffect(() => {
    // Somebody may have opened it before hydration, which tells React nothing.
    if (details.current?.open) fetchBody();
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  useEffect(() => {
    if (details.current && hash === `#${id}`) details.current.open = true;
  }, [hash, id]);

  const ownPage: ReactNode = (
    <TextLink to={blogPostPath(id)}>
      {blogPage.ownPage}
      <VisuallyHidden>{blogPage.ofPost(title)}</VisuallyHidden>
    </TextLink>
  );
  return (
    <details
      ref={details}
      className={styles.folded}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) fetchBody();
      }}
    >
      <summary>
        <span className={styles.unfold}>{blogPage.unfold}</span>
        <span className={styles.fold}>{blogPage.fold}</span>
        <VisuallyHidden>{blogPage.ofPost(title)}</VisuallyHidden>
      </summary>
      {failed && (
        <Notice tone="error">
          {blogPage.notArrived} {ownPage}
        </Notice>
      )}
      {!failed && (body === undefined ? <p>{ownPage}</p> : <PostText html={body} />)}
    </details>
  );
};
