import type { ReactNode } from 'react';
import { useIsPrerendered } from './use-hydrated';
import styles from './unhydrated.module.css';

interface UnhydratedProps {
  /** Renders the content. May suspend. The browser never calls it on a prerendered page. */
  readonly children: () => ReactNode;
}

/**
 * Renders a large part of a page that has no behaviour. On a prerendered page, it keeps the HTML of the
 * document, so that the text is not sent again as code. If a link opens the page, it renders the content.
 * Import the content with a dynamic import in the page's own module, where the build finds its styles.
 */
export const Unhydrated = ({ children }: UnhydratedProps) => {
  const isPrerendered = useIsPrerendered();
  if (isPrerendered && !import.meta.env.SSR) {
    // With an empty `__html`, React does not own the children, and hydration keeps them.
    const kept = { __html: '' };
    return <div className={styles.contents} dangerouslySetInnerHTML={kept} suppressHydrationWarning />;
  }
  return <div className={styles.contents}>{children()}</div>;
};
