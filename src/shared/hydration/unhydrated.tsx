import type { ReactNode } from 'react';
import { useIsPrerendered } from './use-hydrated';
import styles from './unhydrated.module.css';

interface UnhydratedProps {
  /** Renders the part; may suspend. On a prerendered page the browser never calls it. */
  readonly children: () => ReactNode;
}

/**
 * A large part of a page without behaviour of its own. What came with the document stays as it is, so that its text is not sent
 * a second time as code; where the page is reached by a link, the part is rendered. Import it on demand in the
 * page's own module: there the build finds its styles.
 */
export const Unhydrated = ({ children }: UnhydratedProps) => {
  const isPrerendered = useIsPrerendered();
  if (isPrerendered && !import.meta.env.SSR) {
    // Sets nothing: an empty `__html` tells React that it does not own the children, and hydration keeps them.
    const kept = { __html: '' };
    return <div className={styles.contents} dangerouslySetInnerHTML={kept} suppressHydrationWarning />;
  }
  return <div className={styles.contents}>{children()}</div>;
};
