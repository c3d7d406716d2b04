import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { removedField } from './records/leads';
import { type Difference, expectOneDifference } from './one-difference';
import {
  anIndexEntry,
  aContactNote,
  aNote,
  aVersion,
  noteStamps,
  sharedNoteWith,
} from './records/note-records';
import { aContact, contactStamps } from './records/contact-records';
import { ids } from './records/records';
import { type ActorName, startRulesBackend } from './rules-backend';
import { storedBy } from './records/stored';
import { atRest, type Fields } from './records/to-stored';

const backend = startRulesBackend('demo-rules-note-versions');
const stored = storedBy(backend);
const notePath = `notes/${ids.note}`;
const pathOf = (place: string) => `${notePath}/versions/${place}`;
const store = (fields: Fields, at = notePath) => backend.asOwner((owner) => owner.doc(at).set(fields));
const note = atRest(aNote('regular', sharedNoteWith('recipient')));

/** Changes the note's words and stores the old ones as a version at `place`. */
const write = (actor: ActorName, place: string, version: Fields, change: Fields = { versionCount: 1 }) => {
  const firestore = backend.as(actor);
  return firestore
    .batch()
    .update(firestore.doc(notePath), { title: 'Second call', ...noteStamps(actor), ...change })
    .set(firestore.doc(pathOf(place)), version)
    .commit();
};

describe('a version of a note', () => {
  beforeEach(() => store(note));

  const { content: _, ...withoutContent } = aVersion(note);
  const differences: readonly Difference[] = [
    ['another text than the stored one', { ...aVersion(note), content: 'Never said.' }],
    ['another writer', { ...aVersion(note), updatedBy: 'colleague' }],
    ['other fields of the note', { ...aVersion(note), category: note['category'], type: 'note' }],
    ['a field that the note did not have', { ...aVersion(note), colour: 'red' }],
  ];
  it.each(differences)('may not contain %s', async (_name, version) => {
    await assertFails(write('regular', '0', version));
    expect(await stored.document(pathOf('0'))).toBeUndefined();
    await assertSucceeds(write('regular', '0', aVersion(note)));
  });

  it('must contain the content', async () => {
    await assertFails(write('regular', '0', withoutContent));
    await assertSucceeds(write('regular', '0', aVersion(note)));
  });

  it('may come from an older note without a title and an author', async () => {
    const { title: _title, updatedBy: _by, ...older } = note;
    await store({ ...older, content: [{ insert: 'Old' }] });
    const change = { versionCount: 1, content: 'New' };
    await assertSucceeds(
      write('regular', '0', { content: [{ insert: 'Old' }], category: 'general' }, change),
    );
  });

  it.each<[string, string, Fields]>([
    ['under a number other than the next', '1', { versionCount: 1 }],
    ['without a new count', '0', {}],
    ['two counts ahead', '0', { versionCount: 2 }],
  ])('is not stored %s', async (_name, place, change) => {
    await assertFails(write('regular', place, aVersion(note), change));
    await assertSucceeds(write('regular', '0', aVersion(note)));
  });

  it('replaces the one twenty versions before', async () => {
    await store({ ...note, versionCount: 41 });
    await store(aVersion(note), pathOf('1'));
    await assertFails(write('regular', '2', aVersion(note), { versionCount: 42 }));
    await assertSucceeds(write('regular', '1', aVersion(note), { versionCount: 42 }));
  });

  it('must be written with its note and cannot be stored for a note in the trash', async () => {
    const alone = (actor: ActorName) => backend.as(actor).doc(pathOf('0')).set(aVersion(note));
    await assertFails(alone('admin'));
    await backend.asOwner((owner) => owner.doc(notePath).delete());
    await assertFails(alone('admin'));
    await store(aVersion(note), pathOf('0'));
    await assertFails(backend.as('regular').doc(pathOf('0')).get());
    await store(note);
    await assertSucceeds(backend.as('regular').doc(pathOf('0')).get());
  });
});

describe('the number of versions of a note', () => {
  it.each<[string, Fields]>([
    ['does not increase by two', { versionCount: 3 }],
    ['does not decrease', { versionCount: 0 }],
    ['cannot be removed', { versionCount: removedField() }],
    ['is not a fraction', { versionCount: 2.5 }],
    ['is not text', { versionCount: '2' }],
  ])('%s', async (_, difference) => {
    await store({ ...note, versionCount: 1 });
    const change = (changes: Fields) =>
      backend
        .as('regular')
        .doc(notePath)
        .update({ title: 'Second call', versionCount: 2, ...noteStamps('regular'), ...changes });
    await expectOneDifference(backend, notePath, change, difference);
  });
});

it.each([
  ['three entries of the index, in place of three others', 3, false],
  ["two entries of the index, in place of two others, with the contact's time", 2, true],
])('a version may be stored beside %s', async (_, count, isTouched) => {
  const idsOf = (first: string) =>
    Array.from({ length: count }, (__, place) => `823600000000${place}${first.repeat(20)}`);
  const grams = Array.from({ length: 740 }, (__, place) => String(place).padStart(5, '0'));
  const entry = anIndexEntry(['regular', 'recipient', 'colleague'], { grams });
  const before = atRest(
    aContactNote('colleague', {
      ...sharedNoteWith('recipient'),
      content: 'a'.repeat(100_000),
      searchIds: idsOf('a'),
      versionCount: 19,
    }),
  );
  await store(aContact('regular'), `manualContacts/${ids.contact}`);
  await store(before);
  await store(aVersion(before), pathOf('19'));
  for (const id of idsOf('a')) await store(entry, `noteIndex/${id}`);
  const firestore = backend.as('regular');
  const batch = firestore
    .batch()
    .update(firestore.doc(notePath), {
      ...noteStamps('regular'),
      content: 'b'.repeat(100_000),
      category: 'project',
      type: 'goal',
      isEdited: true,
      searchIds: idsOf('b'),
      versionCount: 20,
    })
    .set(firestore.doc(pathOf('19')), aVersion(before));
  if (isTouched) batch.update(firestore.doc(`manualContacts/${ids.contact}`), contactStamps('regular'));
  for (const id of idsOf('a')) batch.delete(firestore.doc(`noteIndex/${id}`));
  for (const id of idsOf('b')) batch.set(firestore.doc(`noteIndex/${id}`), entry);
  await assertSucceeds(batch.commit());
});
