import { tierDetails } from '@/content/pages/tiers';
import { Icon } from '@/shared/ui/graphics/icons';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import styles from './tier-details.module.css';

interface TierDetailsProps {
  /** Of all details with the same group, at most one is open (PUB-115). */
  readonly group: string;
  /** The step's name, for screen reader users who reach the control without its surroundings. */
  readonly of: string;
  readonly entries: readonly string[];
}

/** Shows and hides the details of a step, by a control whose label says what it will do. */
export const TierDetails = ({ group, of, entries }: TierDetailsProps) => (
  <details name={group} className={styles.details}>
    <summary className={styles.control}>
      <span className={styles.show}>{tierDetails.show}</span>
      <span className={styles.hide}>{tierDetails.hide}</span>{' '}
      <VisuallyHidden>{tierDetails.of(of)}</VisuallyHidden>
    </summary>
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <li key={entry}>
          <Icon name="check" />
          {entry}
        </li>
      ))}
    </ul>
  </details>
);
