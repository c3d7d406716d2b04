import { tierDetails } from '@/content/pages/tiers';
import { Icon } from '@/shared/ui/graphics/icons';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import styles from './tier-details.module.css';

interface TierDetailsProps {
  /** Name of the group; at most one of its details is open (PUB-115). */
  readonly group: string;
  /** The tier's name, for screen reader users who reach the control without its context. */
  readonly of: string;
  readonly entries: readonly string[];
}

/** Shows the details of a tier, which expand and collapse. The control's label names its next action. */
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
