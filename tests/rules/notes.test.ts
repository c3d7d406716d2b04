import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { removedField } from './records/leads';
import {
  type Difference,
  expectOneDifference,
  refuseEach,
  settable,
  without,
  wrongLine,
  wrongTitle,
} from './one-difference';
import { movingToTrash } from './move-to-trash';
import { aContact, contactStamps } from './records/contact-records';
import {
  aContactNote,
  aDeletion,
  aNote,
  deletionPath,
  noteStamps,
  sharedNoteWith,
} from './records/note-records';
import { ids } from './records/records';
import { type ActorName, emailOf, everybody, startRulesBackend, uidOf } from './rules-backend';
import { storedBy } from './records/stored';
import { atRest, type Fields, serverTime } from './records/to-stored';

const backend = startRulesBackend('demo-rules-notes');
const stored = storedBy(backend);
const path = `notes/${ids.note}`;
const entryPath = deletionPath(ids.note);
const contactPath = `manualContacts/${ids.contact}`;

const create = (actor: ActorName) => (changes: Fields) =>
  backend
    .as(actor)
    .doc(path)
    .set(settable(aNote(actor, changes)));
const change = (actor: ActorName) => (changes: Fields) =>
  backend
    .as(actor)
    .doc(path)
    .update({ lastAnalyzed: serverTime(), ...noteStamps(actor), ...changes });
const store = (fields: Fields = aNote('regular')) => backend.asOwner((owner) => owner.doc(path).set(fields));
const storeContact = (whose: ActorName = 'regular', id: string = ids.contact) =>
  backend.asOwner((owner) => owner.doc(`manualContacts/${id}`).set(aContact(whose)));
const storeShared = () => store(aNote('regular', sharedNoteWith('recipient')));

const removed = (fields: readonly string[]): Fields =>
  Object.fromEntries(fields.map((field) => [field, removedField()]));

const timer = (changes: Fields = {}): Fields => ({
  isRunning: true,
  elapsedTime: 0,
  totalTime: 61_000,
  history: [],
  lastUpdated: new Date(),
  currentSession: { startTime: new Date() },
  ...changes,
});

/** The longest time in ms: 365,000 days. */
const longestTime = 31_536_000_000_000;
const runs = (count: number): readonly Fields[] =>
  Array.from({ length: count }, () => ({ startTime: new Date(), endTime: new Date(), duration: 5 }));

const wrongContents: readonly Difference[] = [
  ...wrongLine('title'),
  ['empty content', { content: '' }],
  ['content of spaces', { content: ' \n ' }],
  ['content too long', { content: 'a'.repeat(100_001) }],
  ['rich content as a list of operations', { contentType: 'rich', content: [{ insert: 'a' }] }],
  ['plain content that is a list', { content: [{ insert: 'a' }] }],
  ['content that is a map', { contentType: 'rich', content: { blocks: [] } }],
  ['an unknown kind of content', { contentType: 'html' }],
  ...wrongTitle('category'),
  ['an unknown type', { type: 'poem' }],
  ['an unknown status', { status: 'lost' }],
  ['a next step that is text', { isNextStep: 'yes' }],
  ['next steps that are text', { hasNextSteps: 'no' }],
  ['an edited mark that is text', { isEdited: 'no' }],
  ...wrongLine('parentGoalId'),
  ...wrongLine('linkedGoalTitle'),
  ...wrongLine('templateId'),
  ["the browser's time of an analysis", { lastAnalyzed: new Date('2026-01-01') }],
  ['an unknown key', { colour: 'red' }],
];

const wrongTimers: readonly Difference[] = [
  ['a timer with an extra key', { timerData: timer({ owner: 'me' }) }],
  ['a negative timer', { timerData: timer({ totalTime: -1 }) }],
  ['an elapsed time that is text', { timerData: timer({ elapsedTime: '1 h' }) }],
  ['a timer of half a millisecond', { timerData: timer({ elapsedTime: 0.5 }) }],
  ['a timer of more than 365,000 days', { timerData: timer({ elapsedTime: longestTime + 1 }) }],
  ['a timer whose state is text', { timerData: timer({ isRunning: 'no' }) }],
  ['a timer with an update time that is text', { timerData: timer({ lastUpdated: 'today' }) }],
  ['a timer’s history that is a map', { timerData: timer({ history: {} }) }],
  ['a timer’s history of 101 runs', { timerData: timer({ history: runs(101) }) }],
  [
    'a timer’s session with an extra key',
    { timerData: timer({ currentSession: { startTime: new Date(), place: 'a' } }) },
  ],
  ['a timer’s session without a time', { timerData: timer({ currentSession: {} }) }],
];

const wrongStamps: readonly Difference[] = [
  ["the browser's time of the change", { updatedAt: new Date() }],
  ["another time of the change's copy", { lastUpdated: new Date('2026-01-01') }],
  ["another person's change", { updatedBy: uidOf('colleague') }],
];

describe('a new note', () => {
  it('may have every field of a note', covers('WRK-579', 'WRK-587', 'WRK-591'), async () => {
    await assertSucceeds(
      create('regular')({
        title: '',
        contentType: 'rich',
        content: '<p>Ask</p>',
        category: 'project',
        type: 'goal',
        isNextStep: true,
        hasNextSteps: false,
        isEdited: false,
        parentGoalId: ids.stored,
        linkedGoalTitle: 'Ten warm donors',
        templateId: ids.stored,
      }),
    );
  });

  it('may fill each field to its limit', async () => {
    await assertSucceeds(
      create('regular')({
        title: 'a'.repeat(200),
        category: 'a'.repeat(200),
        isNextStep: true,
        hasNextSteps: true,
        isEdited: true,
        parentGoalId: 'a'.repeat(200),
        linkedGoalTitle: 'a'.repeat(200),
        templateId: 'a'.repeat(200),
      }),
    );
  });

  it.each(['pending', 'in-progress', 'completed'])('may have the status %s', async (status) => {
    await assertSucceeds(create('regular')({ status }));
  });

  it.each<[string, Fields]>([
    ['plain text', { content: 'a'.repeat(100_000) }],
    ['one sign', { content: 'a' }],
    ['rich text as HTML', { contentType: 'rich', content: '<p>a</p>' }],
    ['rich text as operations in one string', { contentType: 'rich', content: '[{"insert":"a\\n"}]' }],
  ])('may be %s', covers('WRK-580'), async (_, changes) => {
    await assertSucceeds(create('regular')(changes));
  });

  refuseEach(backend, 'may not contain %s', {
    path,
    write: create('regular'),
    differences: [
      ...wrongContents,
      ...wrongStamps,
      ['a timer', { timerData: timer() }],
      ['an analysis', { lastAnalyzed: serverTime() }],
      ...without(Object.keys(aNote('regular'))),
      ["another person's authorship", { createdBy: uidOf('colleague') }],
      ["another person's address", { creatorEmail: emailOf('colleague') }],
      ["the browser's time", { createdAt: new Date() }],
      ['another copy of the creation time', { timestamp: new Date('2026-01-01') }],
      ['a recipient', sharedNoteWith('recipient')],
      ['an archived state', { isArchived: true }],
      ['a completed state', { isCompleted: true }],
      [
        'none of the written fields',
        removed(['title', 'content', 'contentType', 'category', 'type', 'status']),
      ],
      ['a contact while it is standalone', { contactId: ids.contact }],
      ["a contact's owner while it is standalone", { contactOwnerId: uidOf('regular') }],
      ['no contact while it is not standalone', { isStandalone: false }],
    ],
  });

  it('may not take the id of a deleted note', async () => {
    await backend.asOwner((owner) => owner.doc(entryPath).set(aDeletion('regular', ids.note)));
    await assertFails(create('regular')({}));
  });
});

describe('a new note of a contact', () => {
  const write = (actor: ActorName) => (changes: Fields) =>
    backend.as(actor).doc(path).set(aContactNote(actor, changes));

  refuseEach(backend, 'may not name %s', {
    path,
    prepare: async () => {
      await storeContact();
      await storeContact('colleague', ids.foreign);
    },
    write: write('regular'),
    differences: [
      ["another person's contact", { contactId: ids.foreign, contactOwnerId: uidOf('colleague') }],
      ["another person's contact as the own", { contactId: ids.foreign }],
      ['another owner of the contact', { contactOwnerId: uidOf('colleague') }],
      ['a missing contact', { contactId: ids.stored }],
      ['a path', { contactId: `x/y/${ids.contact}` }],
    ],
  });

  it(
    'may be an admin’s note about anyone’s contact, which its owner can read',
    covers('WRK-171'),
    async () => {
      await storeContact();
      await assertSucceeds(write('admin')({}));
      await assertSucceeds(backend.as('regular').doc(path).get());
      await assertFails(backend.as('colleague').doc(path).get());
    },
  );

  it('may be written in one batch with the contact’s change time', covers('WRK-168'), async () => {
    await storeContact();
    const firestore = backend.as('regular');
    await assertSucceeds(
      firestore
        .batch()
        .set(firestore.doc(path), aContactNote('regular'))
        .update(firestore.doc(contactPath), contactStamps('regular'))
        .commit(),
    );
  });
});

describe('a change of a note', () => {
  refuseEach(backend, 'may not contain %s', {
    path,
    prepare: store,
    write: change('regular'),
    differences: [
      ...wrongContents,
      ...wrongStamps,
      ['a timer together with the note', { timerData: timer() }],
      ['a recipient together with the note', sharedNoteWith('recipient')],
      ...without(['title', 'content', 'isArchived', 'sharedWith', 'updatedAt']),
      ['another author', { createdBy: uidOf('colleague') }],
      ['another address of the author', { creatorEmail: emailOf('colleague') }],
      ['another creation time', { createdAt: serverTime() }],
      ['another copy of the creation time', { timestamp: serverTime() }],
      ['a contact', { contactId: ids.contact }],
      ["a contact's owner", { contactOwnerId: uidOf('regular') }],
      ['another relation', { isStandalone: false }],
      ['an archived state without a time', { isArchived: true }],
      ["an archived state with the browser's time", { isArchived: true, archivedAt: new Date('2026-01-01') }],
      ['a time without the archived state', { archivedAt: serverTime() }],
      ['a completed state without a time', { isCompleted: true }],
      ['a time without the completed state', { completedAt: serverTime() }],
      ['a completed state that is text', { isCompleted: 'yes', completedAt: serverTime() }],
    ],
  });

  it('archives and restores it with the time', covers('WRK-303', 'WRK-304', 'WRK-585'), async () => {
    await store();
    await assertSucceeds(change('regular')({ isArchived: true, archivedAt: serverTime() }));
    await assertSucceeds(change('regular')({ isCompleted: true, completedAt: serverTime() }));
    await assertSucceeds(change('regular')({ isCompleted: false, completedAt: removedField() }));
    await assertSucceeds(change('regular')({ title: 'Kept with its time' }));
    await assertFails(change('regular')({ isArchived: false }));
    await assertSucceeds(change('regular')({ isArchived: false, archivedAt: removedField() }));
  });

  it('may not use an empty value as the time of archiving', async () => {
    await store(aNote('regular', { archivedAt: null }));
    await expectOneDifference(
      backend,
      path,
      (changes) => change('regular')({ isArchived: true, archivedAt: serverTime(), ...changes }),
      { archivedAt: null },
    );
  });

  it('completes and reopens it with the time', covers('WRK-332', 'WRK-333', 'WRK-586'), async () => {
    await store();
    await assertSucceeds(change('regular')({ isCompleted: true, completedAt: serverTime() }));
    await assertSucceeds(change('regular')({ isCompleted: false, completedAt: null }));
  });

  it('marks a next step without a timer', async () => {
    await store();
    await assertSucceeds(change('regular')({ isNextStep: true }));
  });

  it.each<[string, Fields, Fields]>([
    ['an unknown status', { status: 'lost' }, { title: 'Second call' }],
    ['a next step that is text', { isNextStep: 'yes' }, { hasNextSteps: true }],
    [
      'an archived state that is text',
      { isArchived: 'no' },
      { isCompleted: true, completedAt: serverTime() },
    ],
    [
      'addresses without recipients',
      { sharedWithEmails: ['x@acf.example'], isShared: true },
      { sharedWithEmails: [] },
    ],
  ])('may keep %s unless fields checked together with it change', async (_, older, beside) => {
    await store(aNote('regular', older));
    const touch = (changes: Fields) =>
      backend
        .as('regular')
        .doc(path)
        .update({ ...noteStamps('regular'), ...changes });
    await expectOneDifference(backend, path, touch, beside);
  });

  it.each<[string, Fields, Fields]>([
    ['an unknown status', { status: 'lost' }, { isNextStep: true }],
    ['a next step that is text', { isNextStep: 'yes' }, { title: 'Second call' }],
    ['an archived state that is text', { isArchived: 'no' }, { title: 'Second call' }],
  ])('may keep %s when another field changes', async (_, older, beside) => {
    await store(aNote('regular', older));
    await assertSucceeds(change('regular')(beside));
  });

  it('may change every field at once, also by an admin', async () => {
    await storeContact();
    for (const actor of ['regular', 'admin'] as const) {
      await store(aContactNote('regular'));
      await assertSucceeds(
        change(actor)({
          content: 'a'.repeat(100_000),
          contentType: 'rich',
          category: 'project',
          type: 'goal',
          status: 'in-progress',
          isNextStep: true,
          hasNextSteps: true,
          isEdited: true,
          parentGoalId: ids.stored,
          linkedGoalTitle: 'Ten warm donors',
          templateId: ids.stored,
          lastAnalyzed: serverTime(),
          isArchived: true,
          archivedAt: serverTime(),
          isCompleted: true,
          completedAt: serverTime(),
        }),
      );
    }
  });

  it('is allowed to the contact’s owner, even after another person wrote it', async () => {
    await store(aContactNote('admin'));
    await assertSucceeds(change('regular')({}));
    await assertFails(change('colleague')({}));
  });
});

describe('the timer of a note', () => {
  const run = (actor: ActorName) => (changes: Fields) =>
    backend
      .as(actor)
      .doc(path)
      .update({ timerData: timer(), ...noteStamps(actor), ...changes });

  it('starts and stops', covers('WRK-592', 'WRK-595'), async () => {
    await store();
    await assertSucceeds(run('regular')({}));
    await assertSucceeds(
      run('regular')({
        timerData: timer({
          isRunning: false,
          currentSession: null,
          history: [{ startTime: new Date(), endTime: new Date(), duration: 61_000 }],
        }),
      }),
    );
  });

  it('may be filled to its limit, also by an admin and on a note shared with fifty people', async () => {
    const many = Array.from({ length: 50 }, (_, index) => `uid-${index}`);
    const full = timer({ elapsedTime: longestTime, totalTime: longestTime, history: runs(100) });
    for (const actor of ['regular', 'admin'] as const) {
      await store(aNote('regular', { sharedWith: many, sharedWithEmails: many, isShared: true }));
      await assertSucceeds(run(actor)({ timerData: full }));
    }
  });

  refuseEach(backend, 'may not be %s', {
    path,
    prepare: store,
    write: run('regular'),
    differences: [...wrongTimers, ...wrongStamps, ['beside another title', { title: 'Second call' }]],
  });
});

describe('deleting a note', () => {
  const remove = async (actor: ActorName, entry: Fields | undefined, entryAt = entryPath) => {
    const batch = await movingToTrash(backend, actor, path);
    if (entry !== undefined) batch.set(backend.as(actor).doc(entryAt), entry);
    return batch.commit();
  };
  const both = () => Promise.all([stored.document(path), stored.document(entryPath)]);

  it.each(everybody)(
    'of a standalone note is allowed to its owner, a recipient and an admin only (%s)',
    covers('WRK-315', 'WRK-317', 'WRK-321'),
    async (actor) => {
      await storeShared();
      const may = ['regular', 'recipient', 'admin'].includes(actor);
      await (may ? assertSucceeds : assertFails)(remove(actor, aDeletion(actor, ids.note)));
      const [note, entry] = await both();
      expect([note === undefined, entry === undefined]).toEqual([may, !may]);
    },
  );

  it.each(everybody)(
    'of a contact note is allowed to its owner, a recipient and an admin only (%s)',
    covers('WRK-316', 'WRK-317'),
    async (actor) => {
      await store(aContactNote('admin', sharedNoteWith('recipient')));
      const may = ['regular', 'recipient', 'admin'].includes(actor);
      const entry = aDeletion(actor, ids.note, {
        contactId: ids.contact,
        details: { noteType: 'contact', category: 'general' },
      });
      await (may ? assertSucceeds : assertFails)(remove(actor, entry));
      expect((await stored.document(path)) === undefined).toBe(may);
    },
  );

  it.each<[string, Fields | undefined, string?]>([
    ['without its entry', undefined],
    ['with an entry of another id', {}, 'changeLogs/other'],
    ["with another person's id", { userId: uidOf('colleague') }],
    ["with another person's address", { userEmail: emailOf('colleague') }],
    ['with another type', { type: 'git-changelog' }],
    ['about another note', { entityId: ids.stored }],
    ["with the browser's time", { timestamp: new Date() }],
    ['with another creation time', { createdAt: new Date('2026-01-01') }],
    ['with the text of the note', { summary: 'Ask for the donor list.' }],
    ['with a contact', { contactId: ids.contact }],
    ['of another kind', { details: { noteType: 'contact', category: 'general' } }],
    ['of another category', { details: { noteType: 'standalone', category: 'goal' } }],
    ['with an extra key', { content: 'Ask' }],
    ['with extra details', { details: { noteType: 'standalone', category: 'general', text: 'a' } }],
  ])(
    'is refused %s and leaves note and log entry unchanged',
    covers('WRK-321', 'WRK-613'),
    async (_, difference, entryAt) => {
      await store();
      const before = await both();
      await assertFails(
        remove('regular', difference && aDeletion('regular', ids.note, difference), entryAt ?? entryPath),
      );
      expect(await both()).toEqual(before);
      await assertSucceeds(remove('regular', aDeletion('regular', ids.note)));
    },
  );

  it('is refused without the trash', async () => {
    await store();
    const firestore = backend.as('regular');
    const past = firestore.batch().delete(firestore.doc(path));
    await assertFails(past.set(firestore.doc(entryPath), aDeletion('regular', ids.note)).commit());
    await assertSucceeds(remove('regular', aDeletion('regular', ids.note)));
  });

  it('needs a new log entry if the note was restored from the trash', async () => {
    await store();
    const earlier = atRest(aDeletion('regular', ids.note));
    await backend.asOwner((owner) => owner.doc(entryPath).set(earlier));
    await assertFails(remove('regular', undefined));
    expect(await stored.document(entryPath)).toMatchObject({ entityId: ids.note });
    await assertSucceeds(remove('regular', aDeletion('regular', ids.note)));
    const { timestamp } = (await stored.document(entryPath)) as { timestamp: { toDate: () => Date } };
    expect(timestamp.toDate()).not.toEqual(earlier['timestamp']);
  });

  it('writes exactly one log entry', async () => {
    await store();
    const entry = aDeletion('regular', ids.note);
    const removeWith = async (...paths: readonly string[]) => {
      const batch = await movingToTrash(backend, 'regular', path);
      for (const entryAt of paths) batch.set(backend.as('regular').doc(entryAt), entry);
      return batch.commit();
    };
    const before = await both();
    await assertFails(removeWith(entryPath, 'changeLogs/other'));
    expect(await both()).toEqual(before);
    await assertSucceeds(removeWith(entryPath));
  });

  it('is refused for an id with other characters', async () => {
    const removeAt = async (id: string) => {
      const batch = await movingToTrash(backend, 'regular', `notes/${id}`);
      return batch.set(backend.as('regular').doc(deletionPath(id)), aDeletion('regular', id)).commit();
    };
    await backend.asOwner(async (owner) => {
      await owner.doc('notes/first.call').set(aNote('regular'));
      await owner.doc('notes/first-call').set(aNote('regular'));
    });
    await assertFails(removeAt('first.call'));
    await assertSucceeds(removeAt('first-call'));
  });

  it('may not log a note that was not deleted or never existed', async () => {
    await store();
    const firestore = backend.as('regular');
    await assertFails(firestore.doc(entryPath).set(aDeletion('regular', ids.note)));
    await assertFails(firestore.doc(deletionPath(ids.fresh)).set(aDeletion('regular', ids.fresh)));
    await assertFails(
      firestore
        .batch()
        .delete(firestore.doc(path))
        .set(firestore.doc(path), aNote('regular'))
        .set(firestore.doc(entryPath), aDeletion('regular', ids.note))
        .commit(),
    );
  });
});

describe('lists of notes', () => {
  const notes = (actor: ActorName) => backend.as(actor).collection('notes');
  const sizes = (queries: readonly { get: () => Promise<{ size: number }> }[]) =>
    Promise.all(queries.map(async (query) => (await assertSucceeds(query.get())).size));

  it(
    'contain a person’s own notes with every filter of the screen',
    covers('WRK-265', 'WRK-645'),
    async () => {
      await store();
      const own = notes('regular').where('createdBy', '==', uidOf('regular'));
      expect(
        await sizes([
          own,
          own
            .where('isArchived', '==', false)
            .where('isStandalone', '==', true)
            .orderBy('createdAt', 'desc')
            .limit(50),
          own.where('category', '==', 'general').orderBy('createdAt', 'desc').limit(50),
          own.where('createdAt', '>=', new Date('2026-01-01')).orderBy('createdAt', 'desc').limit(50),
          own.where('category', 'in', ['general', 'task']).orderBy('updatedAt', 'desc').limit(50),
        ]),
      ).toEqual([1, 1, 1, 1, 1]);
      expect(await sizes([own.where('timerData.isRunning', '==', true)])).toEqual([0]);
    },
  );

  it('contain the notes shared with a person', covers('WRK-265', 'WRK-300', 'WRK-646'), async () => {
    await storeShared();
    expect(
      await sizes([
        notes('recipient')
          .where('sharedWith', 'array-contains', uidOf('recipient'))
          .where('isArchived', '==', false)
          .orderBy('createdAt', 'desc')
          .limit(50),
        notes('colleague').where('sharedWith', 'array-contains', uidOf('colleague')),
      ]),
    ).toEqual([1, 0]);
  });

  it('contain the notes about a person’s own contacts', covers('WRK-171'), async () => {
    await store(aContactNote('admin'));
    const about = notes('regular').where('contactOwnerId', '==', uidOf('regular'));
    expect(
      await sizes([about, about.where('contactId', '==', ids.contact).orderBy('createdAt', 'desc').limit(2)]),
    ).toEqual([1, 1]);
  });

  it(
    'are refused for everyone’s notes, another person’s, and one contact’s alone',
    covers('WRK-265'),
    async () => {
      await store();
      const all = notes('colleague');
      for (const query of [
        all,
        all.limit(1),
        all.where('createdBy', '==', uidOf('regular')),
        all.where('sharedWith', 'array-contains', uidOf('recipient')),
        all.where('sharedWith', 'array-contains-any', [uidOf('recipient'), uidOf('colleague')]),
        all.where('contactOwnerId', '==', uidOf('regular')),
        all.where('contactId', '==', ids.contact),
        all.where('isStandalone', '==', true),
      ])
        await assertFails(query.get());
    },
  );

  it(
    'contain everything for an admin, from every author',
    covers('WRK-266', 'WRK-267', 'WRK-647', 'WRK-797'),
    async () => {
      await store();
      await backend.asOwner((owner) =>
        owner.doc(`notes/${ids.stored}`).set(aNote('regular', { createdBy: 'system' })),
      );
      const all = notes('admin').orderBy('createdAt', 'desc').limit(50);
      expect(
        await sizes([
          all,
          all.where('createdBy', '==', uidOf('regular')),
          all.where('createdBy', '==', 'system'),
        ]),
      ).toEqual([2, 1, 1]);
    },
  );
});
