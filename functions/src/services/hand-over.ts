import { type DocumentSnapshot, FieldValue, type Firestore, type Query } from 'firebase-admin/firestore';
import { entriesOf, forAll, textIn, textsIn } from './batches';

const stamp = () => ({ updatedAt: FieldValue.serverTimestamp() });

/** Returns the readers of a note: its creator, the owner of its contact, and the people it is shared with. */
const readersOf = (note: { createdBy: string; contactOwnerId: string; sharedWith: readonly string[] }) =>
  Object.fromEntries(
    [note.createdBy, note.contactOwnerId, ...note.sharedWith]
      .filter((uid) => uid !== '')
      .map((uid) => [uid, true]),
  );

interface NoteChange {
  readonly createdBy?: string;
  readonly contactOwnerId?: string;
  /** The person whose share ends. */
  readonly without?: string;
}

/**
 * Changes the owner of a note and its readers: the note and its search entries in one transaction. In the
 * trash, a note is the field `record` of its entry, beside `keepers`, and its search entries stay for a
 * restore.
 */
async function changeNote(database: Firestore, { ref }: DocumentSnapshot, change: NoteChange): Promise<void> {
  const isTrashed = ref.parent.id === 'trash';
  const within = isTrashed ? 'record.' : '';
  await database.runTransaction(async (transaction) => {
    const note = await transaction.get(ref);
    if (!note.exists) return;
    const noteId = isTrashed ? textIn(note, 'recordId') : note.id;
    const entries = await entriesOf(database, noteId, note, `${within}searchIds`, transaction);
    const createdBy = change.createdBy ?? textIn(note, `${within}createdBy`);
    const contactOwnerId = change.contactOwnerId ?? textIn(note, `${within}contactOwnerId`);
    const known = textsIn(note, `${within}sharedWith`);
    const emails = textsIn(note, `${within}sharedWithEmails`);
    const stays = known.map((uid) => uid !== change.without && uid !== createdBy);
    const sharedWith = known.filter((_, place) => stays[place]);
    const fields = {
      createdBy,
      ...(contactOwnerId !== '' && { contactOwnerId }),
      sharedWith,
      // The emails are in the order of the ids.
      sharedWithEmails: emails.filter((_, place) => stays[place] ?? true),
      isShared: sharedWith.length > 0,
      ...stamp(),
    };
    transaction.update(ref, {
      ...Object.fromEntries(Object.entries(fields).map(([field, value]) => [within + field, value])),
      ...(isTrashed && { keepers: [createdBy, contactOwnerId] }),
    });
    const readers = readersOf({ createdBy, contactOwnerId, sharedWith });
    for (const entry of entries) transaction.update(entry, { readers });
  });
}

async function changeNotes(
  database: Firestore,
  query: Query,
  change: (note: DocumentSnapshot) => NoteChange,
): Promise<number> {
  let count = 0;
  for (;;) {
    const { docs } = await query.limit(100).get();
    if (docs.length === 0) return count;
    for (const note of docs) await changeNote(database, note, change(note));
    count += docs.length;
  }
}

/** Returns the query for a person's notes in the trash, as their creator or as the owner of their contact. */
const trashedNotesOf = (database: Firestore, uid: string): Query =>
  database.collection('trash').where('collection', '==', 'notes').where('keepers', 'array-contains', uid);

/** Gives a contact's notes in the trash to its next owner. */
async function handOverTrashedNotes(
  database: Firestore,
  contactId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const { docs } = await trashedNotesOf(database, from)
    .select('record.contactId', 'record.contactOwnerId')
    .get();
  for (const entry of docs) {
    const isOfContact = textIn(entry, 'record.contactId') === contactId;
    if (isOfContact && textIn(entry, 'record.contactOwnerId') === from)
      await changeNote(database, entry, { contactOwnerId: to });
  }
}

/**
 * Gives a contact with its notes, emails and notes in the trash to another owner. The contact is written
 * last, so that a retry finds what is left.
 */
export async function handOverContact(
  database: Firestore,
  contactId: string,
  to: string,
  by: string,
): Promise<void> {
  const contact = database.doc(`manualContacts/${contactId}`);
  const owner = textIn(await contact.get(), 'ownerId');
  const notes = database.collection('notes').where('contactId', '==', contactId);
  if (owner !== to) {
    await changeNotes(database, notes.where('contactOwnerId', '==', owner), () => ({ contactOwnerId: to }));
    await handOverTrashedNotes(database, contactId, { from: owner, to });
    await forAll(
      database,
      contact.collection('emails').where('contactOwnerId', '==', owner),
      (batch, { ref }) => batch.update(ref, { contactOwnerId: to }),
    );
    await forAll(
      database,
      database
        .collection('mailIndex')
        .where('contactId', '==', contactId)
        .where('contactOwnerId', '==', owner),
      (batch, { ref }) => batch.update(ref, { contactOwnerId: to }),
    );
  }
  await contact.update({
    ownerId: to,
    lastModified: FieldValue.serverTimestamp(),
    lastModifiedBy: by,
    ...stamp(),
  });
}

const others = (list: readonly string[], without: readonly string[]) =>
  list.filter((uid) => !without.includes(uid));

/**
 * Gives everything that a person owned to another person and ends their shares (WRK-Q127): contacts with
 * notes and emails, notes, templates, events, tasks, meetings, and all of these in the trash. Returns how
 * many records changed.
 */
export async function handOverAll(database: Firestore, from: string, to: string): Promise<number> {
  let moved = 0;
  for (;;) {
    const { docs } = await database.collection('manualContacts').where('ownerId', '==', from).limit(50).get();
    if (docs.length === 0) break;
    for (const { id } of docs) await handOverContact(database, id, to, to);
    moved += docs.length;
  }
  const notes = database.collection('notes');
  moved += await changeNotes(database, notes.where('createdBy', '==', from), () => ({
    createdBy: to,
    without: from,
  }));
  await changeNotes(database, notes.where('sharedWith', 'array-contains', from), () => ({ without: from }));

  for (const name of ['templates', 'tasks']) {
    const collection = database.collection(name);
    moved += await forAll(database, collection.where('createdBy', '==', from), (batch, record) =>
      batch.update(record.ref, {
        createdBy: to,
        sharedWith: others(textsIn(record, 'sharedWith'), [from, to]),
        ...stamp(),
      }),
    );
    await forAll(database, collection.where('sharedWith', 'array-contains', from), (batch, record) =>
      batch.update(record.ref, { sharedWith: others(textsIn(record, 'sharedWith'), [from]) }),
    );
  }
  moved += await handOverEvents(database, from, to);
  await handOverMeetings(database, from, to);
  const heir = (uid: string) => (uid === from ? to : uid);
  await changeNotes(database, trashedNotesOf(database, from), (entry) => ({
    createdBy: heir(textIn(entry, 'record.createdBy')),
    contactOwnerId: heir(textIn(entry, 'record.contactOwnerId')),
    without: from,
  }));
  await forAll(
    database,
    database.collection('trash').where('keepers', 'array-contains', from),
    (batch, entry) =>
      batch.update(entry.ref, {
        keepers: textsIn(entry, 'keepers').map(heir),
        ...trashedOwner(entry, from, to),
      }),
  );
  return moved;
}

/**
 * Returns the owner fields of a record in the trash that must change, so that it is restored with the new
 * owner.
 */
function trashedOwner(entry: DocumentSnapshot, from: string, to: string): Record<string, string> {
  const fields = ['record.ownerId', 'record.createdBy', 'record.contactOwnerId'];
  return Object.fromEntries(fields.filter((field) => entry.get(field) === from).map((field) => [field, to]));
}

async function handOverEvents(database: Firestore, from: string, to: string): Promise<number> {
  const events = database.collection('calendarEvents');
  const without = (event: DocumentSnapshot, gone: readonly string[]) => ({
    sharedUsers: ((event.get('sharedUsers') ?? []) as { userId?: string }[]).filter(
      ({ userId = '' }) => !gone.includes(userId),
    ),
    sharedUserIds: others(textsIn(event, 'sharedUserIds'), gone),
    sharedPermissions: Object.fromEntries(
      Object.entries((event.get('sharedPermissions') ?? {}) as object).filter(([uid]) => !gone.includes(uid)),
    ),
    ...stamp(),
  });
  const moved = await forAll(database, events.where('createdBy', '==', from), (batch, event) =>
    batch.update(event.ref, { createdBy: to, userId: to, ...without(event, [from, to]) }),
  );
  await forAll(database, events.where('sharedUserIds', 'array-contains', from), (batch, event) =>
    batch.update(event.ref, without(event, [from])),
  );
  return moved;
}

async function handOverMeetings(database: Firestore, from: string, to: string): Promise<void> {
  const meetings = database.collection('meetings');
  await forAll(database, meetings.where('createdBy', '==', from), (batch, { ref }) =>
    batch.update(ref, { createdBy: to, ...stamp() }),
  );
  for (const field of ['participants', 'sharedWith']) {
    await forAll(database, meetings.where(field, 'array-contains', from), (batch, meeting) =>
      batch.update(meeting.ref, { [field]: others(textsIn(meeting, field), [from]), ...stamp() }),
    );
  }
}
