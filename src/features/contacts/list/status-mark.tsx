import { formatDateTime } from '@/shared/i18n/format';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { type Contact, contactStatuses } from '../schema';
import { contactTexts } from '../texts';
import styles from './status-mark.module.css';

/**
 * The number of segments in the status bar. The first four statuses fill one to four segments. `Negotiation`,
 * `Won` and `Lost` fill all five.
 */
const steps = 5;

interface StatusMarkProps {
  readonly status: string;
  readonly archived: boolean;
  /** The result of the last sync. Omit it to hide the sync mark. */
  readonly sync?: Contact['salesforceSync'];
}

/** Shows a status as a word and a progress bar. Also marks archived contacts. */
export const StatusMark = ({ status, archived, sync }: StatusMarkProps) => {
  const index = contactStatuses.findIndex((each) => each === status);
  return (
    <span className={styles.status} data-status={status}>
      <svg viewBox="0 0 30 8" aria-hidden="true" focusable="false">
        {Array.from({ length: steps }, (_, step) => (
          <rect key={step} x={step * 6} width="5" height="8" rx="1" data-reached={step <= index} />
        ))}
      </svg>
      <span>
        {status}
        {archived && <span className={styles.archived}> {contactTexts.archivedMark}</span>}
      </span>
      {sync && <SyncMark sync={sync} />}
    </span>
  );
};

/** Describes the result of the last sync (WRK-229). */
export function syncState(sync: Contact['salesforceSync']): string {
  const { never, synced, failed } = contactTexts.syncStates;
  if (sync === undefined) return never;
  const { isSynced, lastSyncDate, error } = sync;
  if (error) return failed(error);
  return isSynced && lastSyncDate ? synced(formatDateTime(lastSyncDate)) : never;
}

const signs = { synced: '✓', failed: '✕' };

/** Shows the sync result as a symbol: ✓ if Salesforce has the contact, ✕ if the last sync failed. */
const SyncMark = ({ sync }: { readonly sync: NonNullable<Contact['salesforceSync']> }) => {
  const is = sync.error ? 'failed' : 'synced';
  const text = `${contactTexts.salesforce}: ${syncState(sync)}`;
  return (
    <span className={styles.sync} title={text} data-is={is}>
      <span aria-hidden="true">{signs[is]}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
};
