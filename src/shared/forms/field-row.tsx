import type { ReactNode } from 'react';
import styles from './forms.module.css';

/** Fields that belong together, side by side where there is room. */
export const FieldRow = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.row}>{children}</div>
);
