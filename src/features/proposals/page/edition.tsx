import { useState } from 'react';
import { withIndexKeys } from '../content/with-index-keys';
import type { Update } from '../content/reader-content';
import { longDay } from './days';
import styles from './edition.module.css';
import { pageTexts } from './texts';

interface EditionProps {
  readonly update: Update | undefined;
  readonly expiresAt: Date | null;
}

/** The number of changes shown before the reader expands the list. */
const maxShown = 3;

/** Shows when the page was sent or updated, what changed, and until when it can be opened. */
export const Edition = ({ update, expiresAt }: EditionProps) => {
  const sentAt = update && new Date(update.at);
  const isDated = sentAt !== undefined && !Number.isNaN(sentAt.getTime());
  if (!isDated && expiresAt === null) return null;
  return (
    <div className={styles.edition}>
      {isDated && update && <Changes day={longDay(sentAt)} changes={update.changes} />}
      {expiresAt !== null && <p>{pageTexts.validUntil(longDay(expiresAt))}</p>}
    </div>
  );
};

const Changes = ({ day, changes }: { readonly day: string; readonly changes: readonly string[] }) => {
  const [isExpanded, setIsExpanded] = useState(false);
  if (changes.length === 0) return <p>{pageTexts.sentOn(day)}</p>;
  return (
    <div>
      <p>{pageTexts.updatedOn(day)}</p>
      <ul id="changes" className={styles.changes}>
        {withIndexKeys(changes).map(({ key, entry: change }, index) => (
          <li key={key} className={index < maxShown || isExpanded ? undefined : styles.more}>
            {change}
          </li>
        ))}
      </ul>
      {changes.length > maxShown && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isExpanded}
          aria-controls="changes"
          onClick={() => setIsExpanded((was) => !was)}
        >
          {isExpanded ? pageTexts.fewerChanges : pageTexts.allChanges(changes.length)}
        </button>
      )}
    </div>
  );
};
