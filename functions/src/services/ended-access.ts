import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { proposalsPath } from '@/features/proposals/slug';
import { deleteAll } from './batches';

/**
 * Deletes the envelopes whose access has ended. The rules have closed them already; deletion makes sure that
 * nothing is left to open (decision 042). Envelopes without an end stay. Returns how many.
 */
export async function deleteEndedAccess(database: Firestore, now: Date): Promise<number> {
  const { docs: gates } = await database.collection(proposalsPath).select().get();
  let count = 0;
  // Queried below each gate, because a query over all gates would need its own index.
  for (const { ref } of gates)
    count += await deleteAll(
      database,
      ref.collection('sealed').where('expiresAt', '<=', Timestamp.fromDate(now)),
    );
  return count;
}
