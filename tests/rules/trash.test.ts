import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { keyFor, leaveRequest, otherId } from './records/leads';
import { movingToTrash } from './move-to-trash';
import { type Difference, expectOneDifference } from './one-difference';
import { aContact } from './records/contact-records';
import { aContactNote, aDeletion, aNote, sharedNoteWith } from './records/note-records';
import { aTemplate, aTrashEntry, ids } from './records/records';
import { type ActorName, everybody, startRulesBackend, uidOf } from './rules-backend';
import { storedBy } from './records/stored';
import { atRest, type Fields, serverTime } from './records/to-stored';

const backend = startRulesBackend('demo-rules-trash');
const stored = storedBy(backend);
const path = `manualContacts/${ids.contact}`;
const entryPath = `trash/manualContacts-${ids.contact}`;
const store = (at: string, fields: Fields) => backend.asOwner((owner) => owner.doc(at).set(fields));

const remove = async (actor: ActorName, changes: Fields = {}) =>
  (await movingToTrash(backend, actor, path, changes)).commit();

/** Creates a batch that restores an entry's record. `changes` make it differ from the entry. */
async function restoreBatch(actor: ActorName, at: string, changes: Fields = {}) {
  const entry = (await stored.document(at)) as { collection: string; recordId: string; record: Fields };
  const firestore = backend.as(actor);
  return firestore
    .batch()
    .delete(firestore.doc(at))
    .set(firestore.doc(`${entry.collection}/${entry.recordId}`), { ...entry.record, ...changes });
}
const restore = async (actor: ActorName, changes: Fields = {}) =>
  (await restoreBatch(actor, entryPath, changes)).commit();

describe('a deleted record', () => {
  beforeEach(() => store(path, aContact('regular')));

  const differences: readonly Difference[] = [
    ['another text than the stored one', { record: { ...atRest(aContact('regular')), company: 'Other' } }],
    ['a missing field', { record: { name: 'Amara Osei' } }],
    ['another person as its keeper', { keepers: [uidOf('colleague'), ''] }],
    ['no keeper', { keepers: [] }],
    ['a second person as its keeper', { keepers: [uidOf('regular'), uidOf('colleague')] }],
    ['another person who deleted it', { deletedBy: uidOf('colleague') }],
    ["the browser's time", { deletedAt: new Date() }],
    ['another collection', { collection: 'templates' }],
    ['another id', { recordId: ids.stored }],
    ['a title of 201 characters', { title: 'a'.repeat(201) }],
    ['a title that is a number', { title: 5 }],
    ['a related entry that is a list', { with: [ids.note] }],
    ['a related entry', { with: `manualContacts-${ids.contact}` }],
    ['an extra key', { colour: 'red' }],
  ];
  it.each(differences)('cannot move to the trash with %s', async (_, difference) => {
    await expectOneDifference(backend, path, (changes) => remove('regular', changes), difference);
  });

  it('cannot move to the trash under another entry’s id', async () => {
    const firestore = backend.as('regular');
    const record = (await stored.document(path)) ?? {};
    const entry = aTrashEntry('regular', { collection: 'manualContacts', id: ids.contact, record });
    const moving = (at: string) =>
      firestore.batch().delete(firestore.doc(path)).set(firestore.doc(at), entry).commit();
    await assertFails(moving(`trash/manualContacts-${ids.stored}`));
    const twice = (await movingToTrash(backend, 'regular', path)).set(firestore.doc('trash/copy'), entry);
    await assertFails(twice.commit());
    await assertSucceeds(moving(entryPath));
  });

  it('must move to the trash, even if an older entry with its id is left', async () => {
    await assertFails(backend.as('regular').doc(path).delete());
    await store(entryPath, { keepers: [uidOf('regular')] });
    await assertFails(backend.as('regular').doc(path).delete());
    await backend.asOwner((owner) => owner.doc(entryPath).delete());
    await assertSucceeds(remove('regular'));
  });

  it('cannot also stay in its collection', async () => {
    const firestore = backend.as('regular');
    const record = (await stored.document(path)) ?? {};
    const entry = aTrashEntry('regular', { collection: 'manualContacts', id: ids.contact, record });
    await assertFails(firestore.doc(entryPath).set(entry));
    expect(await stored.document(entryPath)).toBeUndefined();
  });

  it('from a collection without a trash cannot move there', async () => {
    await store(`tasks/${ids.stored}`, { createdBy: uidOf('regular') });
    await assertFails((await movingToTrash(backend, 'regular', `tasks/${ids.stored}`)).commit());
  });
});

describe('the record that a note was deleted with', () => {
  const at = `notes/${ids.note}`;
  const owns = `manualContacts-${ids.contact}`;
  const logOf = (actor: ActorName, note: Fields) =>
    aDeletion(actor, ids.note, {
      ...('contactId' in note && { contactId: ids.contact }),
      details: { noteType: 'contactId' in note ? 'contact' : 'standalone', category: 'general' },
    });
  const deleteAlong = async (actor: ActorName, note: Fields, other: string) => {
    await store(at, note);
    const moving = await movingToTrash(backend, actor, at, { with: other });
    await moving.set(backend.as(actor).doc(`changeLogs/note-${ids.note}`), logOf(actor, note)).commit();
  };

  it.each<ActorName>(['regular', 'admin'])(
    'can be its contact for its owner or an admin (%s)',
    async (actor) => {
      await assertSucceeds(deleteAlong(actor, aContactNote('regular'), owns));
      expect(await stored.document(`trash/notes-${ids.note}`)).toMatchObject({ with: owns });
    },
  );

  it('cannot be set by a recipient, who would hide the note from its owner', covers('ATT-019'), async () => {
    const shared = aContactNote('regular', sharedNoteWith('recipient'));
    await assertFails(deleteAlong('recipient', shared, owns));
    expect(await stored.document(`trash/notes-${ids.note}`)).toBeUndefined();
    await assertSucceeds(deleteAlong('recipient', shared, ''));
  });

  it('cannot be another contact, such as the recipient’s', covers('ATT-019'), async () => {
    const foreign = `manualContacts-${ids.foreign}`;
    await store(`manualContacts/${ids.foreign}`, aContact('recipient'));
    const shared = sharedNoteWith('recipient');
    await assertFails(deleteAlong('recipient', aNote('regular', shared), foreign));
    await assertFails(deleteAlong('recipient', aContactNote('regular', shared), foreign));
    await assertFails(deleteAlong('regular', aContactNote('regular'), foreign));
    await assertSucceeds(deleteAlong('regular', aContactNote('regular'), owns));
  });
});

describe('restoring a record', () => {
  beforeEach(async () => {
    await store(path, aContact('regular'));
    await remove('admin');
  });

  it.each(everybody)('is allowed to its owner and an admin after an admin deleted it (%s)', async (actor) => {
    const may = ['regular', 'admin'].includes(actor);
    await (may ? assertSucceeds : assertFails)(restore(actor));
    const [record, entry] = await stored.documents([path, entryPath]);
    expect([record !== undefined, entry !== undefined]).toEqual([may, !may]);
  });

  it('restores exactly what was stored', async () => {
    await expectOneDifference(backend, path, (changes) => restore('regular', changes), {
      company: 'Other',
    });
  });

  it('removes the entry from the trash', async () => {
    const entry = (await stored.document(entryPath)) as { record: Fields };
    await assertFails(backend.as('regular').doc(path).set(entry.record));
    expect(await stored.document(path)).toBeUndefined();
    await assertSucceeds(restore('regular'));
  });

  it('is the only way out of the trash, even for administrators', async () => {
    await assertFails(backend.as('admin').doc(entryPath).delete());
    await assertFails(backend.as('admin').doc(entryPath).update({ title: 'Other' }));
    await store(path, aContact('regular'));
    await assertFails(backend.as('admin').doc(entryPath).delete());
  });

  it.each<[string, Fields]>([
    [`notes/${ids.note}`, aNote('regular')],
    [`templates/${ids.stored}`, aTemplate('regular')],
  ])('works for %s', async (at, record) => {
    await store(at, record);
    await assertFails(backend.as('regular').doc(at).delete());
    const moving = await movingToTrash(backend, 'regular', at);
    if (at.startsWith('notes'))
      moving.set(backend.as('regular').doc(`changeLogs/note-${ids.note}`), {
        ...aDeletion('regular', ids.note),
      });
    await assertSucceeds(moving.commit());
    const entry = `trash/${at.replace('/', '-')}`;
    await assertFails((await restoreBatch('colleague', entry)).commit());
    await assertSucceeds((await restoreBatch('regular', entry)).commit());
    expect(await stored.document(at)).toMatchObject({ createdBy: uidOf('regular') });
  });
});

describe('a note in the trash about another person’s contact', () => {
  it.each(everybody)('is restored by the contact’s owner or an admin only (%s)', async (actor) => {
    const at = `notes/${ids.note}`;
    await store(at, aContactNote('admin'));
    const moving = await movingToTrash(backend, 'admin', at);
    const details = { noteType: 'contact', category: 'general' };
    const log = aDeletion('admin', ids.note, { contactId: ids.contact, details });
    await assertSucceeds(moving.set(backend.as('admin').doc(`changeLogs/note-${ids.note}`), log).commit());
    const may = ['regular', 'admin'].includes(actor);
    await (may ? assertSucceeds : assertFails)(
      (await restoreBatch(actor, `trash/notes-${ids.note}`)).commit(),
    );
  });
});

describe('a request in the trash', () => {
  const lead = `bundleRequests/${otherId}`;
  const entry = `trash/bundleRequests-${otherId}`;
  const keyPath = async () => `leadKeys/${await keyFor('amara@shelter.example')}`;
  beforeEach(async () => {
    await backend.asOwner((owner) => leaveRequest(owner, undefined, { id: otherId }));
    const moving = await movingToTrash(backend, 'admin', lead);
    await moving.delete(backend.as('admin').doc(await keyPath())).commit();
  });

  it('leaves its address free for a new one', async () => {
    await assertSucceeds(leaveRequest(backend.as('visitor')));
  });

  it('is restored with its key by an administrator', async () => {
    const withKey = async (actor: ActorName) =>
      (await restoreBatch(actor, entry))
        .set(backend.as(actor).doc(await keyPath()), { leadId: otherId })
        .commit();
    await assertFails(withKey('regular'));
    await assertSucceeds(withKey('admin'));
  });

  it('is restored without its key if the address was taken in between', async () => {
    await leaveRequest(backend.as('visitor'));
    const taking = (await restoreBatch('admin', entry)).set(backend.as('admin').doc(await keyPath()), {
      leadId: otherId,
    });
    await assertFails(taking.commit());
    await assertSucceeds((await restoreBatch('admin', entry)).commit());
  });

  it('cannot be restored by a visitor', async () => {
    const record = ((await stored.document(entry)) as { record: Fields }).record;
    await assertFails(backend.as('visitor').doc(lead).set(record));
    await assertFails(
      backend
        .as('visitor')
        .doc(lead)
        .set({ ...record, createdAt: serverTime() }),
    );
  });
});

describe('lists of the trash', () => {
  it('contain a person’s own records, up to 500 at a time, and everything for an admin', async () => {
    await store(path, aContact('regular'));
    await remove('regular');
    const trash = (actor: ActorName) => backend.as(actor).collection('trash');
    const own = (actor: ActorName, limit: number) =>
      trash(actor)
        .where('keepers', 'array-contains', uidOf('regular'))
        .orderBy('deletedAt', 'desc')
        .limit(limit)
        .get();
    expect((await assertSucceeds(own('regular', 500))).size).toBe(1);
    await assertFails(own('regular', 501));
    await assertFails(own('colleague', 500));
    expect((await assertSucceeds(trash('admin').get())).size).toBe(1);
  });
});
