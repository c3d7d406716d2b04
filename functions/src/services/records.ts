import { type DocumentSnapshot, FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { deleteAll, entriesOf, forAll, textIn } from './batches';

const dayMs = 24 * 60 * 60_000;
/** How long what was deleted can be brought back (decision 039). */
export const trashDays = 30;

/**
 * Deletes a contact for good with its notes, their index, its e-mails and what of these is in the trash; events keep their place
 * and name no contact any more (WRK-684, WRK-Q41). The contact comes last: until then a repeat finds what is left.
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
  // With what finds them, as long as their entries tell of it.
  await eraseTrashedNotes(database, contactId);
  // An entry of another record may name this one: it stays, and its owner finds it in the list of the trash.
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

/** What a note said before, which stays below it while it is in the trash (decision 046). */
const eraseVersions = (database: Firestore, noteId: string): Promise<number> =>
  deleteAll(database, database.collection(`notes/${noteId}/versions`));

/** Notes about a contact in the trash: deleted along with it, or before it, each by itself. */
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

/** Deletes for good what belongs to the record of an entry, and stays where it was while the record is in the trash. */
async function eraseBelonging(database: Firestore, entry: DocumentSnapshot): Promise<void> {
  const recordId = textIn(entry, 'recordId');
  const collection = textIn(entry, 'collection');
  if (!/^[\w-]+$/.test(recordId) || !/^[\w-]+$/.test(collection)) return;
  // Parts with this id belong to the live record if there is one.
  if ((await database.doc(`${collection}/${recordId}`).get()).exists) return;
  if (collection === 'manualContacts') await eraseContact(database, recordId);
  if (collection === 'notes') await eraseVersions(database, recordId);
  for (const reference of await entriesOf(database, recordId, entry, 'record.searchIds'))
    await reference.delete();
}

/**
 * Deletes for good what has been in the trash for thirty days, each with what belongs to it (decision 039). Entries that were
 * deleted along with another are as old as it. Returns how many.
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
