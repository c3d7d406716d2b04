import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { proposalsPath } from '@/features/proposals/slug';
import { textsIn } from './batches';

// The database takes 500 writes at once.
const perBatch = 200;

/**
 * Deletes envelopes that no draft names: a publication or its repeat broke off and left them. Those after the gate's
 * revision may belong to a publication under way. Returns how many.
 */
export async function deleteStrayEnvelopes(database: Firestore): Promise<number> {
  const { docs } = await database.collectionGroup('sealed').select('revision').get();
  const slugOf = ({ ref }: QueryDocumentSnapshot) => ref.parent.parent?.id ?? '';
  const strays: QueryDocumentSnapshot[] = [];
  for (const slug of new Set(docs.map(slugOf))) {
    // Read after the envelopes, and at one moment: a gate that has moved since comes with the draft that names them.
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
