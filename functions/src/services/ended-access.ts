import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { proposalsPath } from '@/features/proposals/slug';
import { deleteAll } from './batches';

/**
 * Deletes the envelopes whose time is over: the rules have closed them to the minute, and now there is nothing left to open, for
 * nobody (decision 042). Envelopes without an end stay. Returns how many.
 */
export async function deleteEndedAccess(database: Firestore, now: Date): Promise<number> {
  const { docs: gates } = await database.collection(proposalsPath).select().get();
  let count = 0;
  // Below each gate: over all of them at once the database would need an index of its own.
  for (const { ref } of gates)
    count += await deleteAll(
      database,
      ref.collection('sealed').where('expiresAt', '<=', Timestamp.fromDate(now)),
    );
  return count;
}
