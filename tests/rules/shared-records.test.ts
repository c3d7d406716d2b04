import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import {
  type Difference,
  expectOneDifference,
  refuseEach,
  settable,
  without,
  wrongLine,
  wrongLong,
  wrongTitle,
} from './one-difference';
import { aMeeting, aTask, aTemplate, ids } from './records/records';
import { type ActorName, startRulesBackend, uidOf } from './rules-backend';
import { type Fields, serverTime } from './records/to-stored';

const backend = startRulesBackend('demo-rules-shared');

interface Kind {
  readonly collection: string;
  /** The actor who creates such a record. */
  readonly maker: ActorName;
  readonly make: (actor: ActorName, changes?: Fields) => Fields;
  readonly wrong: readonly Difference[];
  /** Every field that may change except the sharing, with other values than `make` gives. */
  readonly full: Fields;
  /** The fields whose entries let other people see a record. */
  readonly shares: readonly string[];
}

const kinds: readonly Kind[] = [
  {
    collection: 'templates',
    maker: 'regular',
    make: aTemplate,
    wrong: [
      ...wrongTitle('name'),
      ...wrongTitle('category'),
      ['content that is a list', { contentType: 'rich', content: [{ insert: 'a' }] }],
      ['empty content', { content: '' }],
      ['content too long', { content: 'a'.repeat(100_001) }],
      ['an unknown kind of content', { contentType: 'html' }],
    ],
    full: {
      name: 'a'.repeat(200),
      category: 'a'.repeat(200),
      contentType: 'rich',
      content: 'a'.repeat(100_000),
    },
    shares: ['sharedWith'],
  },
  {
    collection: 'tasks',
    maker: 'regular',
    make: aTask,
    wrong: [
      ...wrongTitle('title'),
      ...wrongLong('description', 5_000),
      ['an unknown status', { status: 'lost' }],
      ['a day that is text', { dueAt: 'tomorrow' }],
    ],
    full: {
      title: 'a'.repeat(200),
      description: 'a'.repeat(5_000),
      dueAt: null,
      status: 'in-progress',
    },
    shares: ['sharedWith'],
  },
  {
    collection: 'meetings',
    maker: 'admin',
    make: aMeeting,
    wrong: [
      ...wrongTitle('title'),
      ...wrongLine('location'),
      ...wrongLong('description', 5_000),
      ['a day that is text', { date: 'tomorrow' }],
      ['people that are text', { participants: uidOf('regular') }],
      ['a map among the people', { participants: [{ uid: uidOf('regular') }] }],
      ['a duplicate person', { participants: [uidOf('regular'), uidOf('regular')] }],
      ['a number among the people', { participants: [uidOf('regular'), 7] }],
      ['an id with other characters', { participants: ['uid regular'] }],
      ['51 people', { participants: Array.from({ length: 51 }, (_, n) => `uid-${n}`) }],
    ],
    full: {
      title: 'a'.repeat(200),
      date: new Date('2026-12-02T12:00:00Z'),
      participants: Array.from({ length: 50 }, (_, n) => `uid-${n}`),
      location: 'a'.repeat(200),
      description: 'a'.repeat(5_000),
    },
    shares: ['sharedWith', 'participants'],
  },
];

/** Fields that may be missing in a new record. */
const optional = ['dueAt'];

describe.each(kinds)('$collection', ({ collection, maker, make, wrong, full, shares }) => {
  const path = `${collection}/${ids.stored}`;
  const create = (changes: Fields) =>
    backend
      .as(maker)
      .doc(path)
      .set(settable(make(maker, changes)));
  const change = (changes: Fields) =>
    backend
      .as(maker)
      .doc(path)
      .update({ updatedAt: serverTime(), ...changes });
  const store = (changes: Fields = {}) =>
    backend.asOwner((owner) => owner.doc(path).set(make(maker, changes)));
  const everywhere: readonly Difference[] = [
    ...wrong,
    ["the browser's time of the change", { updatedAt: new Date() }],
    ['an unknown key', { colour: 'red' }],
    ['an inactive recipient', { sharedWith: [uidOf('inactive')] }],
    ['an unknown recipient', { sharedWith: ['nobody'] }],
    ['two new recipients at once', { sharedWith: [uidOf('recipient'), uidOf('colleague')] }],
    ['its creator as a recipient', { sharedWith: [uidOf(maker)] }],
    ['a list that is text', { sharedWith: uidOf('recipient') }],
  ];

  it('may have every field', covers('WRK-619', 'WRK-620'), async () => {
    await assertSucceeds(create(full));
  });

  it('may change every field at once', covers('WRK-660', 'WRK-661'), async () => {
    await store();
    await assertSucceeds(change({ ...full, sharedWith: [uidOf('recipient')] }));
  });

  refuseEach(backend, 'may not be created with %s', {
    path,
    write: create,
    differences: [
      ...everywhere,
      ...without(Object.keys(make(maker)).filter((key) => !optional.includes(key))),
      ["another person's authorship", { createdBy: uidOf('colleague') }],
      ['a creation time from the browser', { createdAt: new Date() }],
    ],
  });

  refuseEach(backend, 'may not be changed to contain %s', {
    path,
    prepare: store,
    write: change,
    differences: [
      ...everywhere,
      ['another author', { createdBy: uidOf('colleague') }],
      ['another creation time', { createdAt: serverTime() }],
    ],
  });

  it('is shared with people one at a time and unshared', covers('WRK-662', 'WRK-663'), async () => {
    await store();
    await assertSucceeds(change({ sharedWith: [uidOf('recipient')] }));
    await assertSucceeds(change({ sharedWith: [uidOf('recipient'), uidOf('colleague')] }));
    await assertSucceeds(backend.as('recipient').doc(path).get());
    await assertSucceeds(change({ sharedWith: [] }));
    await assertFails(backend.as('recipient').doc(path).get());
  });

  it('is read by a recipient, who may not change anything, not even leave the list', async () => {
    await store({ sharedWith: [uidOf('recipient')] });
    for (const fields of [{ updatedAt: serverTime() }, { sharedWith: [], updatedAt: serverTime() }])
      await expectOneDifference(
        backend,
        path,
        (difference) =>
          backend
            .as(difference.actor === undefined ? 'admin' : 'recipient')
            .doc(path)
            .update(fields),
        { actor: 'recipient' },
      );
  });

  it.each(shares)('is listed by %s, up to 500 at a time', async (field) => {
    await store({ [field]: [uidOf('recipient')] });
    const all = backend.as('recipient').collection(collection);
    const mine = all.where(field, 'array-contains', uidOf('recipient'));
    expect((await assertSucceeds(mine.limit(500).get())).size).toBe(1);
    await assertFails(mine.limit(501).get());
    await assertFails(mine.get());
    await assertFails(all.limit(10).get());
    await assertFails(
      backend
        .as('colleague')
        .collection(collection)
        .where(field, 'array-contains', uidOf('recipient'))
        .limit(10)
        .get(),
    );
  });
});

describe('lists by owner', () => {
  it.each(['templates', 'tasks'])(
    'contain a person’s own %s',
    covers('WRK-393', 'WRK-661', 'WRK-663'),
    async (collection) => {
      const mine = (actor: ActorName, whose: ActorName) =>
        backend.as(actor).collection(collection).where('createdBy', '==', uidOf(whose)).limit(500);
      await assertSucceeds(mine('regular', 'regular').get());
      await assertFails(mine('colleague', 'regular').get());
      await assertSucceeds(mine('admin', 'regular').get());
    },
  );

  it(
    'show regular staff only the meetings in which they take part',
    covers('WRK-092', 'WRK-660'),
    async () => {
      await backend.asOwner((owner) => owner.doc(`meetings/${ids.stored}`).set(aMeeting('admin')));
      const meetings = (actor: ActorName, uid: string) =>
        backend
          .as(actor)
          .collection('meetings')
          .where('participants', 'array-contains', uid)
          .where('date', '>=', new Date('2026-11-21'))
          .orderBy('date')
          .limit(50);
      expect((await assertSucceeds(meetings('regular', uidOf('regular')).get())).size).toBe(1);
      expect((await assertSucceeds(meetings('colleague', uidOf('colleague')).get())).size).toBe(0);
      await assertFails(meetings('colleague', uidOf('regular')).get());
    },
  );

  it('contain no meetings created by regular staff, who may not create any', async () => {
    const path = `meetings/${ids.stored}`;
    await assertFails(backend.as('regular').doc(path).set(aMeeting('regular')));
    await assertSucceeds(backend.as('admin').doc(path).set(aMeeting('admin')));
  });
});
