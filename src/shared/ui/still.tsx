import type { ReactNode } from 'react';
import styles from './still.module.css';

/** What the server writes around markup that the browser keeps. */
export const StillMarkup = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.contents}>{children}</div>
);

/** The same in the browser: React leaves the inside alone, neither comparing nor replacing what the server wrote. */
export const KeptMarkup = () => (
  // Nothing is put in: the empty text only says that the inside is not React's.
  // oxlint-disable-next-line react/no-danger
  <div className={styles.contents} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
);
