import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { removedField, wrongNames } from './records/leads';
import { movingToTrash } from './move-to-trash';
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
import { aContact, aMail } from './records/contact-records';
import { anEvent, aShare, ids, sharedEventWith } from './records/records';
import { type ActorName, emailOf, startRulesBackend, uidOf } from './rules-backend';
import { type Fields, serverTime } from './records/to-stored';

const backend = startRulesBackend('demo-rules-events');
const path = `calendarEvents/${ids.stored}`;

/** Adds `seriesEnd` for a changed end, unless `changes` set it. */
const ending = (changes: Fields): Fields =>
  'end' in changes ? { seriesEnd: changes['end'], ...changes } : changes;
const create = (actor: ActorName) => (changes: Fields) =>
  backend
    .as(actor)
    .doc(path)
    .set(settable(anEvent(actor, ending(changes))));
const change = (actor: ActorName) => (changes: Fields) =>
  backend
    .as(actor)
    .doc(path)
    .update({ title: 'Close', updatedAt: serverTime(), ...ending(changes) });
const moveToTrash = async (actor: ActorName) => (await movingToTrash(backend, actor, path)).commit();
const store = (fields: Fields = anEvent('regular')) =>
  backend.asOwner((owner) => owner.doc(path).set(fields));
const storeShared = (permission: string) =>
  store(anEvent('regular', sharedEventWith(['recipient', permission])));
const storeContacts = () =>
  backend.asOwner(async (owner) => {
    await owner.doc(`manualContacts/${ids.contact}`).set(aContact('regular'));
    await owner.doc(`manualContacts/${ids.foreign}`).set(aContact('colleague'));
  });

const inTwoYears = new Date('2028-12-01T12:30:00Z');
const weekly = { repeat: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH;COUNT=10', seriesEnd: inTwoYears };
const twoDays = {
  allDay: true,
  start: new Date('2026-12-01T00:00:00Z'),
  end: new Date('2026-12-03T00:00:00Z'),
};

const wrongPlan: readonly Difference[] = [
  ...wrongTitle('title'),
  ...wrongLong('description', 5_000),
  ['an end at its start', { end: new Date('2026-12-01T12:00:00Z') }],
  ['an end before its start', { end: new Date('2026-12-01T11:00:00Z') }],
  ['an end a moment after 31 days', { end: new Date('2027-01-01T12:00:00.001Z') }],
  ['a start that is text', { start: 'tomorrow' }],
  ['a start in another century', { start: new Date('1926-12-01'), end: new Date('1926-12-02') }],
  ['an unknown type', { type: 'party' }],
  ["the browser's time of the change", { updatedAt: new Date() }],
  ['an unknown key', { colour: 'red' }],
  ['an all-day state that is text', { ...twoDays, allDay: 'yes' }],
  ['all day from noon on', { ...twoDays, start: new Date('2026-12-01T12:00:00Z') }],
  ['all day until noon', { ...twoDays, end: new Date('2026-12-02T12:00:00Z') }],
  ['a zone with spaces', { timeZone: 'Toronto time' }],
  ['a zone without a name', { timeZone: '' }],
  ['a zone of 65 characters', { timeZone: 'a'.repeat(65) }],
  ['a zone that is a number', { timeZone: -5 }],
  ['an unknown frequency', { ...weekly, repeat: 'FREQ=HOURLY' }],
  ['a rule without a frequency', { ...weekly, repeat: 'INTERVAL=2' }],
  ['a rule with an unknown part', { ...weekly, repeat: 'FREQ=WEEKLY;BYSETPOS=1' }],
  ['a rule of five parts', { ...weekly, repeat: `${weekly.repeat};UNTIL=20270101` }],
  ['a part of a rule that is too long', { ...weekly, repeat: `FREQ=WEEKLY;COUNT=${'1'.repeat(21)}` }],
  ['a rule that is a map', { ...weekly, repeat: { frequency: 'weekly' } }],
  ['no rule, and a last date that ends later', { seriesEnd: inTwoYears }],
  ['a last date that ends before the first', { ...weekly, seriesEnd: new Date('2026-12-01T12:29:00Z') }],
  ['a last date after 2099', { ...weekly, seriesEnd: new Date('2100-01-01T00:00:00.001Z') }],
  ['a last date that is text', { ...weekly, seriesEnd: 'never' }],
  ['an exception that is text', { ...weekly, exceptions: ['tomorrow'] }],
  ['an exception after words', { ...weekly, exceptions: ['on 2026-12-08'] }],
  ['an exception that is a number', { ...weekly, exceptions: [20_261_208] }],
  ['exceptions that are text', { ...weekly, exceptions: '2026-12-08' }],
  ['201 exceptions', { ...weekly, exceptions: Array.from({ length: 201 }, () => '2026-12-08') }],
];
const wrongFrame: readonly Difference[] = [
  ...wrongLine('location'),
  ['an unknown status', { status: 'maybe' }],
  ["another person's contact", { contactId: ids.foreign }],
  ['a missing contact', { contactId: ids.note }],
];

/** All fields that the owner writes, each at its limit. */
const full: Fields = {
  title: 'a'.repeat(200),
  description: 'a'.repeat(5_000),
  start: new Date('2026-12-02T12:00:00Z'),
  end: new Date('2027-01-02T12:00:00Z'),
  type: 'social',
  timeZone: 'a'.repeat(64),
  repeat: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU,WE,TH,FR,SA,SU;UNTIL=20991231',
  exceptions: Array.from({ length: 200 }, (_, n) => `2027-01-${String((n % 28) + 1).padStart(2, '0')}`),
  seriesEnd: new Date('2100-01-01T00:00:00Z'),
  location: 'a'.repeat(200),
  contactId: ids.contact,
};

describe('a deleted event', () => {
  it('moves to the trash and can be restored', async () => {
    await store();
    await assertFails(backend.as('regular').doc(path).delete());
    await assertSucceeds(moveToTrash('regular'));
    const entry = `trash/calendarEvents-${ids.stored}`;
    const record = await backend.asOwner(
      async (owner) => (await owner.doc(entry).get()).get('record') as Fields,
    );
    const restore = (actor: ActorName, changes: Fields = {}) => {
      const firestore = backend.as(actor);
      return firestore
        .batch()
        .delete(firestore.doc(entry))
        .set(firestore.doc(path), { ...record, ...changes })
        .commit();
    };
    await assertFails(restore('colleague'));
    await assertFails(restore('regular', { title: 'Other' }));
    await assertSucceeds(restore('regular'));
  });
});

describe('a new event', () => {
  it.each(['meeting', 'task', 'follow-up', 'presentation', 'social'])(
    'may be a %s about the owner’s contact, with a location',
    covers('WRK-423', 'WRK-618'),
    async (type) => {
      await storeContacts();
      await assertSucceeds(create('regular')({ type, contactId: ids.contact, location: 'Room 2' }));
    },
  );

  it('may have every field filled to its limit', async () => {
    await storeContacts();
    await assertSucceeds(create('regular')(full));
  });

  it.each([
    'FREQ=DAILY',
    'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU',
    'FREQ=MONTHLY;INTERVAL=99;COUNT=999',
    'FREQ=YEARLY;UNTIL=20991231',
  ])('may repeat by %s', async (repeat) => {
    await assertSucceeds(create('regular')({ ...weekly, repeat, exceptions: ['2026-12-08', '2026-12-10'] }));
  });

  it('may last all day for two days', async () => {
    await assertSucceeds(create('regular')(twoDays));
  });

  it('may have a repeat rule with a single date', async () => {
    await assertSucceeds(create('regular')({ repeat: 'FREQ=DAILY;COUNT=1' }));
  });

  it.each<[string, Fields, Fields]>([
    [
      'starts after the first moment of 2000',
      { start: new Date('2000-01-01T00:00:00.001Z'), end: new Date('2000-01-01T00:30:00Z') },
      { start: new Date('2000-01-01T00:00:00Z') },
    ],
    [
      'ends before the first moment of 2100',
      { start: new Date('2099-12-31T23:30:00Z'), end: new Date('2099-12-31T23:59:59.999Z') },
      { end: new Date('2100-01-01T00:00:00Z') },
    ],
  ])('%s', async (_, times, tooFar) => {
    await expectOneDifference(
      backend,
      path,
      (changes) => create('regular')({ ...times, ...changes }),
      tooFar,
    );
  });

  refuseEach(backend, 'may not contain %s', {
    path,
    prepare: storeContacts,
    write: create('regular'),
    differences: [
      ...wrongPlan,
      ...wrongFrame,
      ...without(Object.keys(anEvent('regular'))),
      ['another status than scheduled', { status: 'completed' }],
      ['a recipient', sharedEventWith(['recipient', 'edit'])],
      ['a displayed recipient', { sharedUsers: [aShare('recipient', 'view')] }],
      ['a recipient’s id', { sharedUserIds: [uidOf('recipient')] }],
      ['a recipient’s permission', { sharedPermissions: { [uidOf('recipient')]: 'view' } }],
      ["another person's authorship", { createdBy: uidOf('colleague') }],
      ["another person's id", { userId: uidOf('colleague') }],
      ['a creation time from the browser', { createdAt: new Date() }],
    ],
  });

  it('must end after it starts and be scheduled', covers('WRK-419', 'WRK-425'), async () => {
    await assertFails(create('regular')({ end: new Date('2026-12-01T12:00:00Z') }));
    await assertFails(create('regular')({ status: 'completed' }));
    await assertSucceeds(create('regular')({ end: new Date('2026-12-01T12:00:01Z') }));
  });
});

describe('a change of an event', () => {
  it('may change every field that its owner can edit at once, also by an admin', async () => {
    await storeContacts();
    for (const actor of ['regular', 'admin'] as const) {
      await store();
      await assertSucceeds(change(actor)({ ...full, status: 'completed' }));
      await assertSucceeds(change(actor)(twoDays));
    }
  });

  it.each([
    ['scheduled', 'completed'],
    ['scheduled', 'cancelled'],
    ['cancelled', 'scheduled'],
  ])('may turn a %s event into a %s one', async (before, after) => {
    await store(anEvent('regular', { status: before }));
    await assertSucceeds(change('regular')({ status: after }));
  });

  it.each([
    ['a missing contact', ids.note],
    ['an address below a contact', `${ids.contact}/emails/${ids.stored}`],
  ])('is refused with %s, even from an admin', async (_, contactId) => {
    await storeContacts();
    await backend.asOwner((owner) =>
      owner.doc(`manualContacts/${ids.contact}/emails/${ids.stored}`).set(aMail('regular')),
    );
    await store();
    await expectOneDifference(
      backend,
      path,
      (changes) => change('admin')({ contactId: ids.contact, ...changes }),
      { contactId },
    );
  });

  it('may keep or remove a contact that now belongs to another person, but not add one', async () => {
    await storeContacts();
    await store(anEvent('regular', { contactId: ids.foreign }));
    await assertSucceeds(change('regular')({ status: 'completed', contactId: ids.foreign }));
    await assertSucceeds(change('regular')({ contactId: '' }));
    await assertFails(change('regular')({ contactId: ids.foreign }));
  });

  it.each<[string, Fields]>([
    ['a status', { status: 'tentative' }],
    ['a place', { location: { room: 2 } }],
    [
      'a display of people, without ids and permissions',
      {
        sharedUsers: [{ email: emailOf('recipient'), permission: 'view' }],
        sharedUserIds: removedField(),
        sharedPermissions: removedField(),
      },
    ],
  ])('may keep %s in the format of older events', async (_, older) => {
    await store(settable(anEvent('regular', older)));
    await assertSucceeds(change('regular')({}));
  });

  refuseEach(backend, 'may not contain %s', {
    path,
    prepare: async () => {
      await storeContacts();
      await store();
    },
    write: change('regular'),
    differences: [
      ...wrongPlan,
      ...wrongFrame,
      ['another author', { createdBy: uidOf('colleague') }],
      ['another id', { userId: uidOf('colleague') }],
      ['a recipient together with the title', sharedEventWith(['recipient', 'view'])],
      ['another creation time', { createdAt: serverTime() }],
    ],
  });
});

describe('a person with whom an event is shared', () => {
  it.each<[string, Fields]>([
    [
      'its kind, times and description',
      {
        start: new Date('2026-12-01T12:30:00Z'),
        end: new Date('2026-12-01T13:00:00Z'),
        type: 'social',
        description: 'x',
      },
    ],
    ['its all-day state and time zone', { ...twoDays, timeZone: 'Europe/Berlin' }],
    ['its repeat rule', { ...weekly, exceptions: ['2026-12-08'] }],
  ])('may change %s with the permission edit but not with view', covers('WRK-426'), async (_, fields) => {
    await storeShared('view');
    await assertFails(change('recipient')(fields));
    await storeShared('edit');
    await assertSucceeds(change('recipient')(fields));
  });

  refuseEach(backend, 'may not change %s, even with the permission edit', {
    path,
    prepare: () => storeShared('edit'),
    write: change('recipient'),
    differences: [
      ['the status', { status: 'cancelled' }],
      ['the place', { location: 'Room 3' }],
      ['the author', { createdBy: uidOf('recipient') }],
      ['the list of people', { sharedUserIds: [] }],
      ['the permissions', { sharedPermissions: {} }],
      ['the display of people', { sharedUsers: [] }],
      ['the contact', { contactId: ids.contact }],
      ...wrongPlan,
    ],
  });

  it('may not delete it', async () => {
    await storeShared('edit');
    await assertFails(moveToTrash('recipient'));
    await assertSucceeds(moveToTrash('regular'));
  });
});

describe('sharing an event', () => {
  const reshare = (changes: Fields, actor: ActorName = 'regular') =>
    backend
      .as(actor)
      .doc(path)
      .update({ updatedAt: serverTime(), ...changes });
  const share = (changes: Fields = {}) => reshare({ ...sharedEventWith(['recipient', 'view']), ...changes });

  it(
    'adds people one at a time, changes a permission and removes a person',
    covers('WRK-426', 'WRK-428'),
    async () => {
      await store();
      await assertSucceeds(share());
      const edit = aShare('recipient', 'edit');
      const permissions = { [uidOf('recipient')]: 'edit' };
      await assertSucceeds(reshare({ sharedUsers: [edit], sharedPermissions: permissions }));
      await assertSucceeds(change('recipient')({}));
      await assertSucceeds(
        change('regular')({
          sharedUsers: [edit, aShare('colleague', 'view')],
          sharedUserIds: [uidOf('recipient'), uidOf('colleague')],
          sharedPermissions: { ...permissions, [uidOf('colleague')]: 'view' },
        }),
      );
      await assertSucceeds(reshare(sharedEventWith(['colleague', 'view'])));
      await assertFails(backend.as('recipient').doc(path).get());
    },
  );

  it.each<[string, Fields]>([
    ['two at once', sharedEventWith(['recipient', 'view'], ['colleague', 'view'])],
    ['an inactive person', sharedEventWith(['inactive', 'view'])],
    ['an unknown person', sharedEventWith(['self-made', 'view'])],
    ['the creator', sharedEventWith(['regular', 'view'])],
    ['another permission', sharedEventWith(['recipient', 'own'])],
    [
      'a permission for an unlisted person',
      { sharedPermissions: { [uidOf('recipient')]: 'view', [uidOf('colleague')]: 'edit' } },
    ],
    ['an id without a permission', { sharedPermissions: {} }],
    ['a display of another permission', { sharedUsers: [aShare('recipient', 'edit')] }],
    [
      'a display of another address',
      { sharedUsers: [aShare('recipient', 'view', { email: emailOf('admin') })] },
    ],
    [
      'a display added by another person',
      { sharedUsers: [aShare('recipient', 'view', { addedBy: uidOf('admin') })] },
    ],
    ['a display with an extra key', { sharedUsers: [aShare('recipient', 'view', { phone: '1' })] }],
    ['a display of another person', { sharedUsers: [aShare('colleague', 'view')] }],
    ['no display', { sharedUsers: [] }],
    ['the id of another person', { sharedUserIds: [uidOf('colleague')] }],
    ['a display that is text', { sharedUsers: ['recipient'] }],
    ['ids that are text', { sharedUserIds: uidOf('recipient') }],
  ])('refuses %s', covers('WRK-426'), async (_, difference) => {
    await store();
    await expectOneDifference(backend, path, share, difference);
  });

  refuseEach(backend, 'refuses a person %s', {
    path,
    prepare: store,
    write: (changes) => share({ sharedUsers: [aShare('recipient', 'view', changes)] }),
    differences: [
      ...wrongNames.map(([what, name]): Difference => [`as the name ${what}`, { name }]),
      ['a name of 101 characters', { name: 'a'.repeat(101) }],
      ['a name that is a map', { name: {} }],
      ['a day that is text', { addedAt: 'today' }],
    ],
  });

  it.each<[string, Fields]>([
    ['from the ids alone', { sharedUserIds: [] }],
    ['from the permissions alone', { sharedPermissions: {} }],
    ['from the display alone', { sharedUsers: [] }],
    ['from all but the ids', { sharedUsers: [], sharedPermissions: {} }],
    ['from all but the permissions', { sharedUsers: [], sharedUserIds: [] }],
    ['from all but the display', { sharedUserIds: [], sharedPermissions: {} }],
  ])('does not remove a person %s', async (_, part) => {
    await storeShared('edit');
    await assertFails(reshare(part));
    await assertSucceeds(reshare({ sharedUsers: [], sharedUserIds: [], sharedPermissions: {} }));
  });

  it('is limited to 50 people', async () => {
    const others = Array.from({ length: 50 }, (_, n) => `uid-${n}`);
    const sharedWith = (uids: readonly string[]): Fields => ({
      sharedUsers: uids.map((userId) => aShare('recipient', 'view', { userId })),
      sharedUserIds: uids,
      sharedPermissions: Object.fromEntries(uids.map((uid) => [uid, 'view'])),
    });
    const addTo = async (known: readonly string[]) => {
      await store(anEvent('regular', sharedWith(known)));
      const { sharedUsers } = sharedWith(known) as { sharedUsers: readonly Fields[] };
      return reshare({
        ...sharedWith([...known, uidOf('recipient')]),
        sharedUsers: [...sharedUsers, aShare('recipient', 'view', { name: 'a'.repeat(100) })],
      });
    };
    await assertFails(addTo(others));
    await assertSucceeds(addTo(others.slice(1)));
  });

  it('refuses a duplicate person', async () => {
    const both = sharedEventWith(['recipient', 'view'], ['colleague', 'view']);
    const onlyRecipient = sharedEventWith(['recipient', 'edit']);
    await storeShared('view');
    await assertFails(
      reshare({
        ...onlyRecipient,
        sharedUsers: [aShare('recipient', 'view'), aShare('recipient', 'edit')],
        sharedUserIds: [uidOf('recipient'), uidOf('recipient')],
      }),
    );
    await assertSucceeds(reshare(onlyRecipient));

    await store(anEvent('regular', both));
    const edit = { [uidOf('recipient')]: 'edit', [uidOf('colleague')]: 'view' };
    for (const [sharedUsers, sharedPermissions] of [
      // A second entry of the recipient replaces the colleague's, with the same or another permission.
      [[aShare('recipient', 'view'), aShare('recipient', 'view')], both.sharedPermissions],
      [
        [aShare('recipient', 'view'), aShare('recipient', 'view')],
        { [uidOf('recipient')]: 'view', [uidOf('colleague')]: 'edit' },
      ],
      [[aShare('recipient', 'view'), aShare('recipient', 'edit')], edit],
      [[aShare('recipient', 'view'), aShare('colleague', 'view'), aShare('recipient', 'edit')], edit],
    ])
      await assertFails(reshare({ sharedUsers, sharedPermissions }));
    await assertSucceeds(
      reshare({
        sharedUsers: [aShare('colleague', 'view'), aShare('recipient', 'edit')],
        sharedPermissions: edit,
      }),
    );
  });

  it('removes one person at a time, in all three fields', async () => {
    const both = sharedEventWith(['recipient', 'view'], ['colleague', 'view']);
    const none = { sharedUsers: [], sharedUserIds: [], sharedPermissions: {} };
    await store(anEvent('regular', both));
    await assertFails(reshare(none));
    await assertFails(
      reshare({ ...sharedEventWith(['recipient', 'view']), sharedUsers: [aShare('colleague', 'view')] }),
    );
    await assertFails(
      reshare({
        ...sharedEventWith(['recipient', 'view']),
        sharedUsers: [aShare('recipient', 'view'), aShare('recipient', 'view')],
      }),
    );
    await assertSucceeds(reshare(sharedEventWith(['colleague', 'view']), 'admin'));
    await assertSucceeds(reshare(none));
  });

  it('accepts a colleague without a name', async () => {
    await store();
    await assertSucceeds(share({ sharedUsers: [aShare('recipient', 'view', { name: '' })] }));
  });

  it('refuses changes of a person’s display without a change of permission', async () => {
    await storeShared('view');
    await assertFails(reshare({ sharedUsers: [aShare('recipient', 'view', { name: 'Somebody Else' })] }));
    await assertFails(reshare({ ...sharedEventWith(['recipient', 'edit']), updatedAt: new Date() }));
    await assertSucceeds(reshare(sharedEventWith(['recipient', 'edit'])));
  });

  it('does not change a person’s display while another is added', async () => {
    await storeShared('view');
    const both = sharedEventWith(['recipient', 'view'], ['colleague', 'view']);
    const rewritten = [aShare('recipient', 'view', { name: 'Somebody Else' }), aShare('colleague', 'view')];
    await assertFails(reshare({ ...both, sharedUsers: rewritten }));
    await assertSucceeds(reshare(both));
  });

  it('refuses a changed permission without its display', async () => {
    await storeShared('view');
    await assertFails(reshare({ sharedPermissions: { [uidOf('recipient')]: 'edit' } }));
  });
});

describe('lists of events', () => {
  const events = (actor: ActorName) => backend.as(actor).collection('calendarEvents');

  it('contain a person’s own events and those shared with them', covers('WRK-092', 'WRK-659'), async () => {
    await storeShared('view');
    for (const query of [
      events('regular').where('createdBy', '==', uidOf('regular')).orderBy('start'),
      events('recipient').where('sharedUserIds', 'array-contains', uidOf('recipient')).orderBy('start'),
    ]) {
      expect((await assertSucceeds(query.limit(2_000).get())).size).toBe(1);
      await assertFails(query.limit(2_001).get());
      await assertFails(query.get());
    }
  });

  it('are refused for everyone’s events and for another person’s', async () => {
    await storeShared('view');
    const all = events('colleague');
    for (const query of [
      all,
      all.where('createdBy', '==', uidOf('regular')),
      all.where('sharedUserIds', 'array-contains', uidOf('recipient')),
      all.where(`sharedPermissions.${uidOf('recipient')}`, '==', 'view'),
    ])
      await assertFails(query.limit(10).get());
  });

  it('contain everything for an admin', covers('WRK-091'), async () => {
    await store();
    const week = events('admin').where('start', '>=', new Date('2026-11-21')).orderBy('start');
    expect((await assertSucceeds(week.get())).size).toBe(1);
  });
});
