import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { wrongEverywhere } from './records/leads';
import { refuseEach, settable, without, wrongLine, wrongShort, wrongText } from './one-difference';
import { aCard } from './records/proposal-records';
import { aDeletion, deletionPath } from './records/note-records';
import { aProductChange, ids, someSettings } from './records/records';
import { type ActorName, startRulesBackend, uidOf } from './rules-backend';
import { type Fields, serverTime } from './records/to-stored';

const backend = startRulesBackend('demo-rules-own');

describe('a contact card left by a visitor', () => {
  const path = `publicContacts/${ids.fresh}`;

  refuseEach(backend, 'may not contain %s', {
    path,
    write: (changes) =>
      backend
        .as('visitor')
        .doc(path)
        .set(settable(aCard(changes))),
    differences: [
      ...wrongEverywhere(),
      ...wrongText('name', 100),
      ['a line break in the name', { name: 'Amara\nOsei' }],
      ...wrongLine('phone'),
      ...wrongLine('company'),
      ...wrongLine('title'),
      ...wrongShort('message', 2_000),
      ['an owner', { ownerId: 'me' }],
      ...without(Object.keys(aCard())),
    ],
  });

  it('can be added but not changed, even to the same content', covers('WRK-614', 'WRK-656'), async () => {
    await assertSucceeds(backend.as('visitor').doc(path).set(aCard()));
    await assertFails(backend.as('visitor').doc(path).set(aCard()));
    await assertFails(backend.as('admin').doc(path).update({ message: 'a' }));
  });
});

describe('a person’s settings', () => {
  const path = `settings/${uidOf('regular')}`;
  const entries = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, 'a']));

  it('may contain categories, views and preferences', async () => {
    await assertSucceeds(
      backend
        .as('regular')
        .doc(path)
        .set(
          someSettings({ noteCategories: entries(50), templateCategories: { project_élan: 'Project Élan' } }),
        ),
    );
  });

  it.each<[string, number, number]>([
    ['noteCategories', 50, 2_000],
    ['templateCategories', 50, 2_000],
    ['views', 20, 1_000],
    ['preferences', 50, 4_000],
  ])('may contain in %s at most %i entries and %i characters in total', async (field, most, characters) => {
    const put = (value: Fields) =>
      backend
        .as('regular')
        .doc(path)
        .set(someSettings({ [field]: value }));
    await assertSucceeds(put(entries(most)));
    await assertFails(put(entries(most + 1)));
    await assertSucceeds(put({ a: 'a'.repeat(characters) }));
    await assertFails(put({ a: 'a'.repeat(characters + 1) }));
    // Split into several keys, because Firestore limits one key to 1,500 bytes.
    const keys = (length: number) => {
      const part = Math.floor(length / 4);
      const names = ['a', 'b', 'c', 'd'].map((letter, place) =>
        letter.repeat(place === 0 ? length - 3 * part : part),
      );
      return Object.fromEntries(names.map((name) => [name, '']));
    };
    await assertSucceeds(put(keys(characters)));
    await assertFails(put(keys(characters + 1)));
  });

  it('may be empty at first', async () => {
    await assertSucceeds(backend.as('regular').doc(path).set({ updatedAt: serverTime() }));
  });

  refuseEach(backend, 'may not contain %s', {
    path,
    write: (changes) =>
      backend
        .as('regular')
        .doc(path)
        .set(settable(someSettings(changes))),
    differences: [
      ['51 categories', { noteCategories: entries(51) }],
      ['categories too long', { noteCategories: { a: 'a'.repeat(2_001) } }],
      ['a key too long', { templateCategories: { ['a'.repeat(1_400)]: 'a', ['b'.repeat(1_400)]: 'b' } }],
      ['a map among the categories', { noteCategories: { a: { b: 'c' } } }],
      ['categories as a list', { noteCategories: ['a'] }],
      ['21 views', { views: entries(21) }],
      ['51 preferences', { preferences: entries(51) }],
      ['a role', { role: 'admin' }],
      ["the browser's time", { updatedAt: new Date() }],
      ...without(['updatedAt']),
    ],
  });

  it('are closed to everyone else, including admins', async () => {
    await backend.asOwner((owner) => owner.doc(path).set(someSettings()));
    for (const actor of ['colleague', 'admin'] as const) {
      await assertFails(backend.as(actor).doc(path).get());
      await assertFails(backend.as(actor).doc(path).set(someSettings()));
    }
  });
});

describe('the list of colleagues', () => {
  const users = (actor: ActorName) => backend.as(actor).collection('users');

  it('contains active colleagues for staff', covers('WRK-657'), async () => {
    const active = users('regular').where('status', '==', 'active');
    const found = await assertSucceeds(active.limit(500).get());
    expect(found.docs.map(({ id }) => id)).not.toContain(uidOf('inactive'));
    await assertFails(active.limit(501).get());
    await assertFails(active.get());
  });

  it(
    'is refused to other accounts, without the status filter, and by email address',
    covers('WRK-788'),
    async () => {
      for (const query of [
        users('regular').limit(10),
        users('regular').where('status', '==', 'inactive').limit(10),
        users('regular').where('status', 'in', ['active', 'inactive']).limit(10),
        users('regular').where('email', '==', 'x@acf.example').limit(1),
        users('self-made').where('status', '==', 'active').limit(10),
        users('no role').where('status', '==', 'active').limit(10),
        users('inactive').where('status', '==', 'active').limit(10),
      ])
        await assertFails(query.get());
    },
  );

  it('contains everyone for an admin', covers('WRK-479', 'WRK-657'), async () => {
    expect((await assertSucceeds(users('admin').orderBy('email').get())).size).toBeGreaterThan(5);
    await assertSucceeds(users('admin').where('email', '==', 'x@acf.example').get());
  });
});

describe('the change log', () => {
  const entries = (actor: ActorName) =>
    backend.as(actor).collection('changeLogs').orderBy('timestamp', 'desc');
  const store = () =>
    backend.asOwner(async (owner) => {
      await owner.doc('changeLogs/one').set(aProductChange('auto-generated'));
      await owner.doc('changeLogs/two').set(aProductChange('git-changelog'));
      await owner.doc(deletionPath(ids.note)).set(aDeletion('regular', ids.note));
    });
  const product = ['auto-generated', 'git-changelog'];

  it('shows product changes to staff, ten or all that fit', async () => {
    await store();
    const all = entries('colleague').where('type', 'in', product);
    expect((await assertSucceeds(all.limit(10).get())).size).toBe(2);
    expect((await assertSucceeds(all.limit(500).get())).size).toBe(2);
    for (const type of product)
      expect(
        (await assertSucceeds(entries('colleague').where('type', '==', type).limit(10).get())).size,
      ).toBe(1);
    await assertFails(all.get());
  });

  it('shows an activity to the person who did it and to admins', async () => {
    await store();
    const own = (actor: ActorName) => entries(actor).where('userId', '==', uidOf('regular')).limit(10);
    expect((await assertSucceeds(own('regular').get())).size).toBe(1);
    await assertFails(own('colleague').get());
    expect((await assertSucceeds(entries('admin').get())).size).toBe(3);
  });

  it('hides activity from queries for everything or for its type', async () => {
    await store();
    for (const query of [
      entries('regular'),
      entries('regular').where('type', '==', 'note_deleted'),
      entries('regular').where('type', 'in', [...product, 'note_deleted']),
    ])
      await assertFails(query.limit(10).get());
  });

  it.each<[string, Fields]>([
    ['a product change', aProductChange()],
    ['one generated', aProductChange('auto-generated')],
  ])('refuses %s from a client, even from an admin', covers('WRK-611'), async (_, fields) => {
    for (const actor of ['regular', 'admin'] as const)
      await assertFails(backend.as(actor).doc('changeLogs/three').set(fields));
  });
});
