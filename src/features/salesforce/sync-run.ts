import { syncBatchLimit, type SyncResult } from '@/contracts/salesforce-sync';

/** A contact to be synced. */
export interface SyncedContact {
  readonly id: string;
  readonly name: string;
}

interface RunOptions {
  /** Syncs as many as one call takes. */
  readonly sync: (ids: readonly string[]) => Promise<readonly SyncResult[]>;
  readonly onProgress: (done: number) => void;
  /** Returns the text for the contacts of a call that failed. */
  readonly messageOf: (error: unknown) => string;
  /** Whether the calls that are left would fail as well. */
  readonly endsAll: (error: unknown) => boolean;
}

/**
 * Syncs contacts in calls of bounded size, and says of each what became of it, also where a call fails (WRK-463, WRK-Q116). Rejects
 * where nothing can be synced at all.
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
