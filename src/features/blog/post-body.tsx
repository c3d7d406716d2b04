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

/** Imports a post's body and caches it. After a failure, the next call tries again. */
export function loadBody(id: string): Promise<string> {
  const known = bodies.get(id);
  if (known) return known;
  const load = bodyLoaders[id];
  const body = load ? load().then((module) => module.default) : Promise.resolve('');
  bodies.set(id, body);
  body.catch(() => bodies.delete(id));
  return body;
}

/** Shows the text of a post (PUB-287). */
export const PostText = ({ html }: { readonly html: string }) => (
  // The build generates this HTML from our own Markdown and rejects raw HTML in it.
  <div className={styles.body} dangerouslySetInnerHTML={{ __html: html }} />
);

/**
 * Shows a post's text. Keeps prerendered text, and imports it otherwise. Needs a `key`, because it never
 * changes its post.
 */
export const PostBody = ({ id }: { readonly id: string }) => (
  <Unhydrated>{() => <PostText html={use(loadBody(id))} />}</Unhydrated>
);

/**
 * Shows a collapsed post. Loads the body when the reader expands it or a link to its fragment does. Links to
 * the post's own page without JavaScript, and if loading fails.
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
    // If the reader expanded it before hydration, React received no event.
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
