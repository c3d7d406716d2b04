import { guidePage } from '@/content/pages/guide';
import { Icon } from '@/shared/ui/graphics/icons';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import styles from './tier-details.module.css';

interface TierDetailsProps {
  /** Of all details with the same group, at most one is open (PUB-115). */
  readonly group: string;
  /** Whose details they are, for people who hear the control out of its place. */
  readonly of: string;
  readonly entries: readonly string[];
}

/** What a step holds, shown and hidden by a control that says which it will do (PUB-113, PUB-114, PUB-140). */
export const TierDetails = ({ group, of, entries }: TierDetailsProps) => (
  <details name={group} className={styles.details}>
    <summary className={styles.control}>
      <span className={styles.show}>{guidePage.showDetails}</span>
      <span className={styles.hide}>{guidePage.hideDetails}</span>{' '}
      <VisuallyHidden>{guidePage.detailsOf(of)}</VisuallyHidden>
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
