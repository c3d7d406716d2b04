import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
  WriteBatch,
} from 'firebase-admin/firestore';

// The database takes 500 writes at once; some of ours are two.
const perBatch = 200;

/**
 * Goes through everything that a query finds, some hundred documents at a time, each portion in one batch. `write` must make the
 * query find a document no more, or a repeat would go on for ever. Returns how many there were.
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

/** The texts of a list in a document; none where it holds something else. */
export const textsIn = (document: DocumentSnapshot, field: string): readonly string[] => {
  const value: unknown = document.get(field);
  return Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];
};

/** A text in a document, empty where there is none. */
export const textIn = (document: DocumentSnapshot, field: string): string => {
  const value: unknown = document.get(field);
  return typeof value === 'string' ? value : '';
};

/**
 * Reads the search entries that a note names. Whoever may change the note can write any id there, so entries
 * that are of another note, or of none, are left out.
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
