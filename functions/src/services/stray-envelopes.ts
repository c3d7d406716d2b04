import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { proposalsPath } from '@/features/proposals/slug';
import { textsIn } from './batches';

// The database accepts at most 500 writes in a batch.
const perBatch = 200;

/**
 * Deletes envelopes that no draft names, left behind by a failed publication. Keeps those with a later
 * revision than the gate, which may belong to a running publication. Returns how many.
 */
export async function deleteStrayEnvelopes(database: Firestore): Promise<number> {
  const { docs } = await database.collectionGroup('sealed').select('revision').get();
  const slugOf = ({ ref }: QueryDocumentSnapshot) => ref.parent.parent?.id ?? '';
  const strays: QueryDocumentSnapshot[] = [];
  for (const slug of new Set(docs.map(slugOf))) {
    // Read after the envelopes and in one snapshot: if the gate has moved since, the draft names its
    // envelopes.
    const [gate, draft] = await database.getAll(
      database.doc(`${proposalsPath}/${slug}`),
      database.doc(`proposalDrafts/${slug}`),
    );
    if (gate === undefined || draft === undefined) continue;
    const named = new Set(textsIn(draft, 'envelopes').map((place) => place.slice(place.indexOf('/') + 1)));
    const revision = Number(gate.get('revision'));
    strays.push(
      ...docs.filter(
        (each) =>
          slugOf(each) === slug &&
          !named.has(each.id) &&
          (!gate.exists || (draft.exists && Number(each.get('revision')) <= revision)),
      ),
    );
  }
  for (let from = 0; from < strays.length; from += perBatch) {
    const batch = database.batch();
    for (const { ref } of strays.slice(from, from + perBatch)) batch.delete(ref);
    await batch.commit();
  }
  return strays.length;
}
