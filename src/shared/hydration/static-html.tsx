import type { ReactNode } from 'react';
import styles from './static-html.module.css';

/** The element that the prerendering build writes around HTML that stays as it is in the browser. */
export const StaticHtml = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.contents}>{children}</div>
);

/** The same element in the browser: React neither compares nor replaces its inside. */
export const PreservedHtml = () => (
  // Nothing is put in: the empty text only says that the inside is not React's.
  // oxlint-disable-next-line react/no-danger
  <div className={styles.contents} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
);
