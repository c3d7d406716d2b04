import type { Claim } from '@/content/guide';
import styles from './claim-list.module.css';

/** Figures with their units, large. */
export const ClaimList = ({ claims }: { readonly claims: readonly Claim[] }) => (
  <ul className={styles.list}>
    {claims.map(({ figure, text }) => (
      <li key={text} className={styles.claim}>
        <span className={styles.figure}>{figure}</span> <span className={styles.text}>{text}</span>
      </li>
    ))}
  </ul>
);
