import { syncBatchLimit, type SyncResult } from '@/contracts/salesforce-sync';

export interface SyncedContact {
  readonly id: string;
  readonly name: string;
}

interface RunOptions {
  /** Syncs the contacts of one API call. */
  readonly sync: (ids: readonly string[]) => Promise<readonly SyncResult[]>;
  readonly onProgress: (done: number) => void;
  /** Returns the message for the contacts of a failed call. */
  readonly errorMessageOf: (error: unknown) => string;
  /** Checks whether the remaining calls would fail as well. */
  readonly isFatal: (error: unknown) => boolean;
}

/**
 * Syncs contacts in batches and returns the result of each, including those of a failed call (WRK-463,
 * WRK-Q116). Rejects if nothing can be synced at all.
 */
export async function runSync(
  contacts: readonly SyncedContact[],
  { sync, onProgress, errorMessageOf, isFatal }: RunOptions,
): Promise<readonly SyncResult[]> {
  const results: SyncResult[] = [];
  for (let at = 0; at < contacts.length; at += syncBatchLimit) {
    const batch = contacts.slice(at, at + syncBatchLimit);
    try {
      results.push(...(await sync(batch.map(({ id }) => id))));
    } catch (error) {
      if (isFatal(error)) throw error;
      const reason = errorMessageOf(error);
      results.push(
        ...batch.map(({ id, name }) => ({ contact: id, name, success: false, error: reason, notices: [] })),
      );
    }
    onProgress(results.length);
  }
  return results;
}
