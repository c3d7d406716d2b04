import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { aContact, contactStamps } from './records/contact-records';
import {
  aContactNote,
  anIndexEntry,
  aNote,
  entryIds,
  noteStamps,
  sharedNoteWith,
} from './records/note-records';
import { aTrashEntry, ids } from './records/records';
import { expectOneDifference, refuseEach } from './one-difference';
import { type ActorName, startRulesBackend, uidOf } from './rules-backend';
import { atRest, type Fields, serverTime } from './records/to-stored';

const backend = startRulesBackend('demo-rules-note-index');
const notePath = `notes/${ids.note}`;
const pathOf = (id: string) => `noteIndex/${id}`;
const path = pathOf(entryIds.fresh);

const store = (fields: Fields, at = notePath) => backend.asOwner((owner) => owner.doc(at).set(fields));

/** Saves a note with its named words and the search entries for it. */
const write = (actor: ActorName, note: Fields, entries: Readonly<Record<string, Fields>>) => {
  const firestore = backend.as(actor);
  const batch = firestore.batch().update(firestore.doc(notePath), { ...noteStamps(actor), ...note });
  for (const [id, entry] of Object.entries(entries)) batch.set(firestore.doc(pathOf(id)), entry);
  return batch.commit();
};

const manyIds = (first: string, count: number) =>
  Array.from({ length: count }, (_, place) => `823600000000${place}${first.repeat(20)}`);
const manyGrams = (count: number) =>
  Array.from({ length: count }, (_, place) => String(place).padStart(5, '0'));

describe('a search entry of a note', () => {
  refuseEach(backend, 'may not contain %s', {
    path,
    prepare: () => store(aNote('regular', sharedNoteWith('recipient'))),
    write: (changes) =>
      write(
        'regular',
        { searchIds: [entryIds.fresh] },
        { [entryIds.fresh]: anIndexEntry(['regular', 'recipient'], changes) },
      ),
    differences: [
      ['an extra key', { text: 'donor' }],
      ['no note', { noteId: 'x/y' }],
      ['another note', { noteId: ids.stored }],
      ['another person among the readers', anIndexEntry(['regular', 'recipient', 'colleague'])],
      ['fewer readers than the note has', anIndexEntry(['regular'])],
      ['a reader set to false', { readers: { [uidOf('regular')]: true, [uidOf('recipient')]: false } }],
      ['741 parts', { grams: manyGrams(741) }],
      ['a part of six characters', { grams: ['donors'] }],
      ['an empty part', { grams: ['don', ''] }],
      ['text instead of a list of parts', { grams: 'don' }],
    ],
  });

  it.each([
    ['three of them, in place of three others', 3, false],
    ["two of them, in place of two others, with the contact's time", 2, true],
  ])('may be filled to its limit as %s, also by an admin', async (_, count, isTouched) => {
    const [before, after] = [manyIds('a', count), manyIds('b', count)];
    const entry = anIndexEntry(['regular', 'recipient', 'colleague'], { grams: manyGrams(740) });
    await store(aContact('regular'), `manualContacts/${ids.contact}`);
    for (const actor of ['regular', 'admin'] as const) {
      await store(aContactNote('colleague', { ...sharedNoteWith('recipient'), searchIds: before }));
      for (const id of before) await store(entry, pathOf(id));
      for (const id of after) await backend.asOwner((owner) => owner.doc(pathOf(id)).delete());
      const firestore = backend.as(actor);
      const batch = firestore.batch().update(firestore.doc(notePath), {
        ...noteStamps(actor),
        content: 'b'.repeat(100_000),
        category: 'project',
        type: 'goal',
        isEdited: true,
        searchIds: after,
      });
      if (isTouched) batch.update(firestore.doc(`manualContacts/${ids.contact}`), contactStamps(actor));
      for (const id of before) batch.delete(firestore.doc(pathOf(id)));
      for (const id of after) batch.set(firestore.doc(pathOf(id)), entry);
      await assertSucceeds(batch.commit());
    }
  });

  it(
    'may be filled to its limit with a new note that its contact counts, also by an admin',
    covers('WRK-606'),
    async () => {
      for (const actor of ['regular', 'admin'] as const) {
        await store(aContact('regular'), `manualContacts/${ids.contact}`);
        await backend.asOwner((owner) => owner.doc(notePath).delete());
        const fresh = manyIds('c', 3);
        for (const id of fresh) await backend.asOwner((owner) => owner.doc(pathOf(id)).delete());
        const firestore = backend.as(actor);
        const batch = firestore
          .batch()
          .set(
            firestore.doc(notePath),
            aContactNote(actor, { content: 'b'.repeat(100_000), searchIds: fresh }),
          )
          .update(firestore.doc(`manualContacts/${ids.contact}`), {
            ...contactStamps(actor),
            interactions: 1,
            lastInteraction: serverTime(),
            communicationPreferences: {
              frequency: 'weekly',
              preferredMethod: 'email',
              optOut: false,
              lastContactDate: serverTime(),
            },
          });
        const entry = anIndexEntry([...new Set(['regular', actor] as const)], { grams: manyGrams(740) });
        for (const id of fresh) batch.set(firestore.doc(pathOf(id)), entry);
        await assertSucceeds(batch.commit());
      }
    },
  );

  it('must be written together with its note, which names it', async () => {
    // An earlier time, because an entry written in the same millisecond as its note would count as part of
    // that write.
    const updatedAt = new Date('2026-11-02T10:00:00Z');
    await store(aNote('regular', { searchIds: [entryIds.fresh], updatedAt }));
    const alone = () =>
      backend
        .as('regular')
        .doc(path)
        .set(anIndexEntry(['regular']));
    await assertFails(alone());
    const unnamed = (changes: Fields) =>
      write(
        'regular',
        { title: 'Second call', searchIds: [entryIds.fresh], ...changes },
        { [entryIds.fresh]: anIndexEntry(['regular']) },
      );
    await expectOneDifference(backend, path, unnamed, { searchIds: [entryIds.stored] });
  });

  it('must include the contact’s owner as a reader', async () => {
    await store(aContact('regular'), `manualContacts/${ids.contact}`);
    await store(aContactNote('admin'));
    const found = (readers: readonly ActorName[]) =>
      write('regular', { searchIds: [entryIds.fresh] }, { [entryIds.fresh]: anIndexEntry(readers) });
    await assertFails(found(['admin']));
    await assertSucceeds(found(['admin', 'regular']));
  });

  it('gets the new readers of its note in the same write', covers('WRK-300'), async () => {
    await store(aNote('regular', { searchIds: [entryIds.stored] }));
    await store(anIndexEntry(['regular']), pathOf(entryIds.stored));
    const firestore = backend.as('regular');
    await assertSucceeds(
      firestore
        .batch()
        .update(firestore.doc(notePath), {
          ...noteStamps('regular'),
          ...sharedNoteWith('recipient'),
          searchIds: [entryIds.fresh],
        })
        .delete(firestore.doc(pathOf(entryIds.stored)))
        .set(firestore.doc(path), anIndexEntry(['regular', 'recipient']))
        .commit(),
    );
    const search = (actor: ActorName) =>
      backend
        .as(actor)
        .collection('noteIndex')
        .where('grams', 'array-contains', 'donor')
        .where(`readers.${uidOf(actor)}`, '==', true)
        .get();
    expect((await search('recipient')).docs.map(({ id }) => id)).toEqual([entryIds.fresh]);
    expect((await search('colleague')).docs).toEqual([]);
  });

  it('cannot be deleted while its note names it', async () => {
    await store(aNote('regular', { ...sharedNoteWith('recipient'), searchIds: [entryIds.fresh] }));
    await store(anIndexEntry(['regular', 'recipient']), path);
    await assertFails(backend.as('regular').doc(path).delete());
    await store(aNote('regular', { searchIds: [entryIds.stored] }));
    await assertSucceeds(backend.as('regular').doc(path).delete());
  });

  it('cannot be deleted by anyone while its note is in the trash', covers('ATT-018'), async () => {
    const inTrash = (searchIds: readonly string[]) =>
      backend.asOwner((owner) =>
        owner.doc(`trash/notes-${ids.note}`).set(
          aTrashEntry('regular', {
            collection: 'notes',
            id: ids.note,
            record: atRest(aNote('regular', { searchIds })),
          }),
        ),
      );
    await store(anIndexEntry(['regular']), path);
    await inTrash([entryIds.fresh]);
    for (const actor of ['colleague', 'regular', 'admin'] as const)
      await assertFails(backend.as(actor).doc(path).delete());
    await inTrash([entryIds.stored]);
    await assertSucceeds(backend.as('colleague').doc(path).delete());
  });

  it('of an older note in the trash can be deleted by anyone', async () => {
    const record = atRest(aNote('regular'));
    const entry = aTrashEntry('regular', { collection: 'notes', id: ids.note, record });
    await backend.asOwner((owner) => owner.doc(`trash/notes-${ids.note}`).set(entry));
    await store(anIndexEntry(['regular']), path);
    await assertSucceeds(backend.as('colleague').doc(path).delete());
  });

  it('can be deleted by anyone if no note names it', async () => {
    await store(aNote('colleague'));
    await store(anIndexEntry(['colleague']), path);
    await assertSucceeds(backend.as('regular').doc(path).delete());
  });

  it('can be looked up when gone by active staff who repeat its deletion', async () => {
    await assertSucceeds(backend.as('regular').doc(path).get());
    await assertSucceeds(backend.as('regular').doc(notePath).get());
    await assertFails(backend.as('inactive').doc(path).get());
    await assertFails(backend.as('inactive').doc(notePath).get());
  });

  it('is not found by a query without the reader’s own filter', async () => {
    await store(anIndexEntry(['regular']), path);
    const all = (actor: ActorName) =>
      backend.as(actor).collection('noteIndex').where('grams', 'array-contains', 'donor');
    await assertFails(all('regular').get());
    await assertFails(
      all('regular')
        .where(`readers.${uidOf('colleague')}`, '==', true)
        .get(),
    );
    await assertSucceeds(
      all('regular')
        .where(`readers.${uidOf('regular')}`, '==', true)
        .get(),
    );
    await assertSucceeds(all('admin').get());
  });
});

describe('the entry ids in a note', () => {
  it.each<[string, Fields]>([
    ['four', { searchIds: manyIds('a', 4) }],
    ['an id with other characters', { searchIds: [`${'8'.repeat(13)}${'-'.repeat(20)}`] }],
    ['a number', { searchIds: [1] }],
    ['a text', { searchIds: entryIds.fresh }],
  ])('may not be %s', async (_, difference) => {
    await store(aNote('regular'));
    const change = (changes: Fields) =>
      write('regular', { title: 'Second call', searchIds: [entryIds.stored], ...changes }, {});
    await expectOneDifference(backend, notePath, change, difference);
    const share = (changes: Fields) =>
      write('regular', { ...sharedNoteWith('recipient'), searchIds: [entryIds.stored], ...changes }, {});
    await store(aNote('regular'));
    await expectOneDifference(backend, notePath, share, difference);
    const create = (changes: Fields) =>
      backend
        .as('regular')
        .doc(notePath)
        .set(aNote('regular', { searchIds: [], ...changes }));
    await backend.asOwner((owner) => owner.doc(notePath).delete());
    await expectOneDifference(backend, notePath, create, difference);
  });
});
