import type { ReactNode } from 'react';
import styles from './static-html.module.css';

/** The wrapper that the prerendering build writes around HTML that the browser keeps as it is. */
export const StaticHtml = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.contents}>{children}</div>
);

/** The same wrapper in the browser: React neither compares nor replaces what is inside. */
export const PreservedHtml = () => (
  // Sets nothing: an empty `__html` tells React that it does not own the children, and hydration keeps them.
  <div className={styles.contents} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
);
