import { type ReactNode, useId } from 'react';
import styles from './widget.module.css';

/** A titled box on a workspace screen, one of several side by side. */
export const Widget = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const headingId = useId();
  return (
    <section className={styles.widget} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
};
