import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Text for assistive technology only; has no size on screen. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.hidden}>{children}</span>
);
