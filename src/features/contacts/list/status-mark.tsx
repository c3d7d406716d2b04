import { contactStatuses } from '../schema';
import { contactTexts } from '../texts';
import styles from './status-mark.module.css';

/** How far a status has come: the first four steps lead to `Won` or `Lost`. */
const steps = 5;

interface StatusMarkProps {
  readonly status: string;
  readonly archived: boolean;
}

/** A status as a word, and as a bar filled as far as the talks have come; an archived contact says so as well. */
export const StatusMark = ({ status, archived }: StatusMarkProps) => {
  const place = contactStatuses.findIndex((each) => each === status);
  return (
    <span className={styles.status} data-status={status}>
      <svg viewBox="0 0 30 8" aria-hidden="true" focusable="false">
        {Array.from({ length: steps }, (_, step) => (
          <rect key={step} x={step * 6} width="5" height="8" rx="1" data-reached={step <= place} />
        ))}
      </svg>
      <span>
        {status}
        {archived && <span className={styles.archived}> {contactTexts.archivedMark}</span>}
      </span>
    </span>
  );
};
