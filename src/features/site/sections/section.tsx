import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  /** The section's fragment; its heading has the id `{id}-heading`. */
  readonly id: string;
  readonly heading: string;
  readonly lead?: string;
  readonly tone?: 'paper' | 'sunk' | 'band';
  readonly children: ReactNode;
}

/** Renders a full-width section of a page with its heading. */
export const Section = ({ id, heading, lead, tone = 'paper', children }: SectionProps) => (
  <section
    id={id}
    className={[styles.section, tone === 'paper' ? '' : styles[tone]].filter(Boolean).join(' ')}
    aria-labelledby={`${id}-heading`}
  >
    <div className={styles.inner}>
      <div className={styles.head}>
        <h2 id={`${id}-heading`}>{heading}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </div>
  </section>
);
