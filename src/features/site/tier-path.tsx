import type { Tier } from '@/content/guide';
import styles from './tier-path.module.css';

interface TierPathProps {
  readonly tiers: readonly Tier[];
  /** `packages` says `Start Package` where `plain` says `Start`. */
  readonly naming?: 'plain' | 'packages';
}

/** The way from the free pack to the largest package, each with its length. */
export const TierPath = ({ tiers, naming = 'plain' }: TierPathProps) => (
  <ol className={styles.path}>
    {tiers.map(({ name, packageName, timeline, summary }) => (
      <li key={name} className={styles.tier}>
        <h3 className={styles.name}>{naming === 'plain' ? name : packageName}</h3>
        <p className={styles.time}>{timeline}</p>
        <p className={styles.summary}>{summary}</p>
      </li>
    ))}
  </ol>
);
