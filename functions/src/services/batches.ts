import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
  WriteBatch,
} from 'firebase-admin/firestore';

// The database accepts at most 500 writes in a batch, and some documents need two.
const perBatch = 200;

/**
 * Handles every document that a query finds, in batches. `write` must change each document so that the query
 * no longer finds it; otherwise this never ends. Returns how many there were.
 */
export async function forAll(
  database: Firestore,
  query: Query,
  write: (batch: WriteBatch, document: DocumentSnapshot) => unknown,
): Promise<number> {
  let count = 0;
  for (;;) {
    const { docs } = await query.limit(perBatch).get();
    if (docs.length === 0) return count;
    const batch = database.batch();
    for (const document of docs) await write(batch, document);
    await batch.commit();
    count += docs.length;
  }
}

/** Deletes everything that a query finds. */
export const deleteAll = (database: Firestore, query: Query): Promise<number> =>
  forAll(database, query, (batch, { ref }) => batch.delete(ref));

/** Returns a list of strings in a document; empty if the field holds anything else. */
export const textsIn = (document: DocumentSnapshot, field: string): readonly string[] => {
  const value: unknown = document.get(field);
  return Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];
};

/** Returns a string in a document; empty if there is none. */
export const textIn = (document: DocumentSnapshot, field: string): string => {
  const value: unknown = document.get(field);
  return typeof value === 'string' ? value : '';
};

/**
 * Reads the search entries that a note names. A person who may change the note can write any id there, so
 * entries that belong to no note or to another one are left out.
 */
export async function entriesOf(
  database: Firestore,
  noteId: string,
  note: DocumentSnapshot,
  field = 'searchIds',
  read: { getAll: (...references: DocumentReference[]) => Promise<DocumentSnapshot[]> } = database,
): Promise<readonly DocumentReference[]> {
  const named = [...new Set(textsIn(note, field))]
    .filter((id) => /^[A-Za-z0-9]{1,64}$/.test(id))
    .map((id) => database.doc(`noteIndex/${id}`));
  if (named.length === 0) return [];
  const entries = await read.getAll(...named);
  return entries.filter((entry) => textIn(entry, 'noteId') === noteId).map(({ ref }) => ref);
}
