import { type DocumentSnapshot, FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { deleteAll, entriesOf, forAll, textIn } from './batches';

const dayMs = 24 * 60 * 60_000;
/** The number of days for which deleted records can be restored (decision 039). */
export const trashDays = 30;

/**
 * Permanently deletes a contact with its notes, their index, its emails and all of these in the trash. Events
 * stay but lose the contact (WRK-684, WRK-Q41). The contact is deleted last, so that a retry finds what is
 * left.
 */
export async function eraseContact(database: Firestore, contactId: string): Promise<void> {
  const contact = database.doc(`manualContacts/${contactId}`);
  const entry = database.doc(`trash/manualContacts-${contactId}`);
  const notes = database.collection('notes').where('contactId', '==', contactId);
  for (const { id } of (await notes.select().get()).docs) await eraseVersions(database, id);
  await forAll(database, notes, async (batch, note) => {
    for (const reference of await entriesOf(database, note.id, note)) batch.delete(reference);
    batch.delete(note.ref);
  });
  await forAll(
    database,
    database.collection('calendarEvents').where('contactId', '==', contactId),
    (batch, { ref }) => batch.update(ref, { contactId: FieldValue.delete() }),
  );
  // This also deletes their search entries, which only the trash entries name.
  await eraseTrashedNotes(database, contactId);
  // Another record's trash entry may name this one as its parent. It stays and becomes a separate item in the
  // trash.
  await forAll(database, database.collection('trash').where('with', '==', entry.id), (batch, { ref }) =>
    batch.update(ref, { with: '' }),
  );
  await deleteAll(database, database.collection('mailIndex').where('contactId', '==', contactId));
  await deleteAll(database, contact.collection('emails'));
  const batch = database.batch();
  batch.delete(contact);
  batch.delete(entry);
  await batch.commit();
}

/** Deletes the earlier versions of a note, which stay below it while it is in the trash (decision 046). */
const eraseVersions = (database: Firestore, noteId: string): Promise<number> =>
  deleteAll(database, database.collection(`notes/${noteId}/versions`));

/** Deletes a contact's notes in the trash, no matter if they were deleted with the contact or before it. */
async function eraseTrashedNotes(database: Firestore, contactId: string): Promise<void> {
  const trashed = database.collection('trash').where('collection', '==', 'notes');
  const { docs } = await trashed.select('record.contactId', 'record.searchIds').get();
  for (const entry of docs.filter((each) => each.get('record.contactId') === contactId)) {
    const noteId = entry.id.slice('notes-'.length);
    await eraseVersions(database, noteId);
    const batch = database.batch();
    for (const reference of await entriesOf(database, noteId, entry, 'record.searchIds'))
      batch.delete(reference);
    batch.delete(entry.ref);
    await batch.commit();
  }
}

/** Permanently deletes the data that belongs to a trashed record and stayed in its original place. */
async function eraseBelonging(database: Firestore, entry: DocumentSnapshot): Promise<void> {
  const recordId = textIn(entry, 'recordId');
  const collection = textIn(entry, 'collection');
  if (!/^[\w-]+$/.test(recordId) || !/^[\w-]+$/.test(collection)) return;
  // If a live record has this id, the data belongs to that record.
  if ((await database.doc(`${collection}/${recordId}`).get()).exists) return;
  if (collection === 'manualContacts') await eraseContact(database, recordId);
  if (collection === 'notes') await eraseVersions(database, recordId);
  for (const reference of await entriesOf(database, recordId, entry, 'record.searchIds'))
    await reference.delete();
}

/**
 * Permanently deletes records that have been in the trash for thirty days, with everything that belongs to
 * them (decision 039). Records that were deleted together have the same age. Returns how many.
 */
export async function purgeTrash(database: Firestore, now: Date): Promise<number> {
  const before = Timestamp.fromMillis(now.getTime() - trashDays * dayMs);
  const old = database.collection('trash').where('deletedAt', '<', before).orderBy('deletedAt');
  let count = 0;
  for (;;) {
    const { docs } = await old.limit(100).get();
    const [first] = docs;
    if (first === undefined) return count;
    for (const entry of docs) {
      await eraseBelonging(database, entry);
      await entry.ref.delete();
    }
    count += docs.length;
  }
}
