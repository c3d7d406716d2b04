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
  readonly messageOf: (error: unknown) => string;
  /** Checks whether the remaining calls would fail as well. */
  readonly endsAll: (error: unknown) => boolean;
}

/**
 * Syncs contacts in batches and returns the result of each, including those of a failed call (WRK-463,
 * WRK-Q116). Rejects if nothing can be synced at all.
 */
export async function runSync(
  contacts: readonly SyncedContact[],
  { sync, onProgress, messageOf, endsAll }: RunOptions,
): Promise<readonly SyncResult[]> {
  const results: SyncResult[] = [];
  for (let at = 0; at < contacts.length; at += syncBatchLimit) {
    const part = contacts.slice(at, at + syncBatchLimit);
    try {
      results.push(...(await sync(part.map(({ id }) => id))));
    } catch (error) {
      if (endsAll(error)) throw error;
      const why = messageOf(error);
      results.push(
        ...part.map(({ id, name }) => ({ contact: id, name, success: false, error: why, notices: [] })),
      );
    }
    onProgress(results.length);
  }
  return results;
}
