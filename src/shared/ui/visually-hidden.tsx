import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Renders text for assistive technology only, without size on the screen. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.hidden}>{children}</span>
);
