import type { Claim } from '@/content/pages/guide/guide';
import styles from './claim-list.module.css';

interface ClaimListProps {
  readonly claims: readonly Claim[];
  /** `column` stacks them at every width. */
  readonly layout?: 'row' | 'column';
}

/** Shows large figures with their units. */
export const ClaimList = ({ claims, layout = 'row' }: ClaimListProps) => (
  <ul className={layout === 'row' ? styles.list : `${styles.list} ${styles.column}`}>
    {claims.map(({ figure, text }) => (
      <li key={text} className={styles.claim}>
        <span className={styles.figure}>{figure}</span> <span className={styles.text}>{text}</span>
      </li>
    ))}
  </ul>
);
