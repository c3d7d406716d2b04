import { leaveRequest } from '../records/leads';
import { aDeletion, deletionPath } from '../records/note-records';
import { aTrashEntry, ids } from '../records/records';
import type { ActorName, Firestore } from '../rules-backend';
import { atRest, type Fields, serverTime } from '../records/to-stored';

type Query = ReturnType<Firestore['collection']>;
type WriteBatch = ReturnType<Firestore['batch']>;
type Filtered = Pick<Query, 'get'>;
/** One attempt at an operation. */
export type Write = (firestore: Firestore, actor: ActorName) => Promise<unknown>;

/** The attempts at the operations of one row of the matrix. The writes are valid for any actor. */
export interface Attempts {
  /** The path of the record that `regular` owns, which is stored before each attempt. */
  readonly path: string;
  readonly stored: Fields;
  /** Other records that must exist, by path. */
  readonly beside?: (actor: ActorName) => Readonly<Record<string, Fields>>;
  /** The screens' queries for a person with this id. */
  readonly lists: (collection: Query, uid: string) => readonly Filtered[];
  readonly create: Write;
  /** The same attempt at another path, for rows whose records are each created separately. */
  readonly createAt?: (path: string) => Write;
  readonly update: Write;
  readonly delete: Write;
  /** Other records that a refused write must leave unchanged. */
  readonly touched?: (actor: ActorName) => readonly string[];
}

/** Writes a whole record. */
export const set =
  (path: string | ((actor: ActorName) => string), fields: (actor: ActorName) => Fields): Write =>
  (firestore, actor) =>
    firestore.doc(typeof path === 'string' ? path : path(actor)).set(fields(actor));
/** Deletes a record by moving its current state to the trash; uses `record` if the actor may not read it. */
export const moveToTrash =
  (
    path: string,
    record: Fields,
    also: (batch: WriteBatch, firestore: Firestore) => WriteBatch = (batch) => batch,
  ): Write =>
  async (firestore, actor) => {
    const [collection = '', id = ''] = path.split('/');
    const stored = await firestore
      .doc(path)
      .get()
      .catch(() => undefined);
    const entry = aTrashEntry(actor, { collection, id, record: stored?.data() ?? record });
    const batch = firestore
      .batch()
      .delete(firestore.doc(path))
      .set(firestore.doc(`trash/${collection}-${id}`), entry);
    return also(batch, firestore).commit();
  };
/** Changes fields of a record. */
export const change =
  (path: string, fields: (actor: ActorName) => Fields): Write =>
  (firestore, actor) =>
    firestore.doc(path).update(fields(actor));
/** Deletes a record. */
export const remove =
  (path: string): Write =>
  (firestore) =>
    firestore.doc(path).delete();

/** Creates the attempts for a record that is written whole and alone. */
export function plain(
  collection: string,
  options: {
    readonly id?: string;
    readonly freshId?: string | ((actor: ActorName) => string);
    readonly stored: Fields;
    readonly fresh: (actor: ActorName) => Fields;
    readonly change: (actor: ActorName) => Fields;
    readonly beside?: (actor: ActorName) => Readonly<Record<string, Fields>>;
    readonly lists?: Attempts['lists'];
  },
): Attempts {
  const path = `${collection}/${options.id ?? ids.stored}`;
  const { freshId = ids.fresh } = options;
  const freshPath = (actor: ActorName) =>
    `${collection}/${typeof freshId === 'string' ? freshId : freshId(actor)}`;
  return {
    path,
    stored: options.stored,
    ...(options.beside === undefined ? {} : { beside: options.beside }),
    lists: options.lists ?? (() => []),
    create: set(freshPath, options.fresh),
    createAt: (at) => set(at, options.fresh),
    update: change(path, options.change),
    delete: remove(path),
    touched: (actor) => [freshPath(actor)],
  };
}

/** Creates the attempts for a lead with the key of its address. */
export function keyed(
  collection: 'bundleRequests' | 'waitlist',
  kind: 'starter-pack' | 'waitlist-application',
  lead: (changes?: Fields) => Fields,
  keyIds: { readonly stored: string; readonly fresh: string },
): Attempts {
  const path = `${collection}/${ids.stored}`;
  return {
    path,
    stored: atRest(lead()),
    beside: () => ({ [`leadKeys/${keyIds.stored}`]: { leadId: ids.stored } }),
    lists: (source) => [source.where('status', '==', 'pending').orderBy('createdAt', 'desc').limit(100)],
    create: (firestore) =>
      leaveRequest(firestore, lead({ email: 'bo@shelter.example' }), { id: ids.fresh, kind }),
    update: change(path, () => ({ status: 'sent', updatedAt: serverTime() })),
    delete:
      collection === 'bundleRequests'
        ? moveToTrash(path, atRest(lead()), (batch, firestore) =>
            batch.delete(firestore.doc(`leadKeys/${keyIds.stored}`)),
          )
        : (firestore) =>
            firestore
              .batch()
              .delete(firestore.doc(path))
              .delete(firestore.doc(`leadKeys/${keyIds.stored}`))
              .commit(),
    touched: () => [`${collection}/${ids.fresh}`, `leadKeys/${keyIds.stored}`, `leadKeys/${keyIds.fresh}`],
  };
}

/** Moves a note to the trash together with the entry that reports it. */
export function noteDeletion(path: string, noteType: string, record: (actor: ActorName) => Fields): Write {
  const noteId = path.split('/')[1] ?? '';
  return (firestore, actor) =>
    moveToTrash(path, record(actor), (batch) =>
      batch.set(
        firestore.doc(deletionPath(noteId)),
        aDeletion(actor, noteId, {
          details: { noteType, category: 'general' },
          ...(noteType === 'contact' ? { contactId: ids.contact } : {}),
        }),
      ),
    )(firestore, actor);
}
