import type { Tier } from '@/content/pages/tiers';
import styles from './tier-path.module.css';

/** Shows the tiers from the free pack to the largest package, each with its duration. */
export const TierPath = ({ tiers }: { readonly tiers: readonly Tier[] }) => (
  <ol className={styles.path}>
    {tiers.map(({ name, timeline, summary }) => (
      <li key={name} className={styles.tier}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.time}>{timeline}</p>
        <p className={styles.summary}>{summary}</p>
      </li>
    ))}
  </ol>
);
