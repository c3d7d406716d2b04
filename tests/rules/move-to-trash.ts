import { aTrashEntry } from './records/records';
import type { ActorName, Firestore, RulesBackend } from './rules-backend';
import type { Fields } from './records/to-stored';

type Batch = ReturnType<Firestore['batch']>;

/**
 * Creates a batch that deletes a stored record by moving it to the trash. `changes` make it differ from a
 * valid entry.
 */
export async function movingToTrash(
  backend: RulesBackend,
  actor: ActorName,
  path: string,
  changes: Fields = {},
): Promise<Batch> {
  const [collection = '', id = ''] = path.split('/');
  const record = await backend.asOwner(async (owner) => (await owner.doc(path).get()).data());
  const firestore = backend.as(actor);
  return firestore
    .batch()
    .delete(firestore.doc(path))
    .set(
      firestore.doc(`trash/${collection}-${id}`),
      aTrashEntry(actor, { collection, id, record: record ?? {} }, changes),
    );
}
