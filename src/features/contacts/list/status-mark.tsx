import { formatDateTime } from '@/shared/i18n/format';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { type Contact, contactStatuses } from '../schema';
import { contactTexts } from '../texts';
import styles from './status-mark.module.css';

/** How far a status has come: the first four steps lead to `Won` or `Lost`. */
const steps = 5;

interface StatusMarkProps {
  readonly status: string;
  readonly archived: boolean;
  /** What became of the last sync, where that is to be shown as well. */
  readonly sync?: Contact['salesforceSync'];
}

/** A status as a word, and as a bar filled as far as the talks have come; an archived contact says so as well. */
export const StatusMark = ({ status, archived, sync }: StatusMarkProps) => {
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
      {sync && <SyncMark sync={sync} />}
    </span>
  );
};

/** What became of the last sync, in words (WRK-229). */
export function syncState(sync: Contact['salesforceSync']): string {
  const { never, synced, failed } = contactTexts.syncStates;
  if (sync === undefined) return never;
  const { isSynced, lastSyncDate, error } = sync;
  if (error) return failed(error);
  return isSynced && lastSyncDate ? synced(formatDateTime(lastSyncDate)) : never;
}

const signs = { synced: '✓', failed: '✕' };

/** The same as a sign: a tick where Salesforce has the contact, a cross where the last sync failed. */
const SyncMark = ({ sync }: { readonly sync: NonNullable<Contact['salesforceSync']> }) => {
  const is = sync.error ? 'failed' : 'synced';
  const words = `${contactTexts.salesforce}: ${syncState(sync)}`;
  return (
    <span className={styles.sync} title={words} data-is={is}>
      <span aria-hidden="true">{signs[is]}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
};
