import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import {
  anApplication,
  anAddress,
  aRequest,
  aSubscription,
  keyFor,
  leadId,
  leaveRequest,
  otherId,
  removedField,
  wrongEverywhere,
  wrongTexts,
} from './records/leads';
import { actors, startRulesBackend } from './rules-backend';
import { storedBy } from './records/stored';
import { serverTime } from './records/to-stored';

const backend = startRulesBackend('demo-rules-waitlist');
const stored = storedBy(backend);
const path = `waitlist/${leadId}`;
type Options = Parameters<typeof leaveRequest>[2];
const apply = (entry = anApplication(), options: Options = {}) =>
  leaveRequest(backend.as('visitor'), entry, { kind: 'waitlist-application', ...options });
const leaveAddress = (entry = anAddress(), options: Options = {}) =>
  leaveRequest(backend.as('visitor'), entry, { kind: 'waitlist', ...options });

/** The two kinds of entries, for tests that apply to both. */
const kinds = [
  ['an application', anApplication, apply, 'waitlist-application'],
  ['an address', anAddress, leaveAddress, 'waitlist'],
] as const;

describe('a visitor who applies for the waitlist', () => {
  it(
    'may store an application in exactly the given shape, with its key',
    covers('PUB-171', 'PUB-196', 'PUB-343', 'PUB-346'),
    async () => {
      await assertSucceeds(apply());
      expect(Object.keys((await stored.document(path)) ?? {}).toSorted()).toEqual(
        Object.keys(anApplication()).toSorted(),
      );
      const keyId = await keyFor('amara@shelter.example', 'waitlist-application');
      expect(await stored.document(`leadKeys/${keyId}`)).toEqual({ leadId });
    },
  );

  it.each(Object.keys(anApplication()))('may not leave out %s', covers('PUB-190'), async (key) => {
    const { [key]: _, ...incomplete } = anApplication();
    await assertFails(apply(incomplete));
    await stored.expectNothing();
  });

  it.each([
    ...wrongEverywhere('PUB-191'),
    ...wrongTexts('firstName', 100, 'PUB-190'),
    ...wrongTexts('lastName', 100, 'PUB-190'),
    ['no first name, nor one in the full name', { firstName: '', fullName: ' Osei' }],
    ['no last name, nor one in the full name', { lastName: '', fullName: 'Amara ' }],
    [
      'a first name of 101 characters, in full',
      { firstName: 'f'.repeat(101), fullName: `${'f'.repeat(101)} Osei` },
    ],
    [
      'a last name of 101 characters, in full',
      { lastName: 'l'.repeat(101), fullName: `Amara ${'l'.repeat(101)}` },
    ],
    ['a line break in the first name', { firstName: 'Ama\nra', fullName: 'Ama\nra Osei' }],
    ['a line break in the last name', { lastName: 'Os\nei', fullName: 'Amara Os\nei' }],
    ...wrongTexts('company', 200, 'PUB-190'),
    ...wrongTexts('role', 100, 'PUB-190'),
    ...wrongTexts('linkedin', 2048, 'PUB-190'),
    ['another full name', { fullName: 'Mallory Osei' }],
    ['a full name that is a list', { fullName: ['Amara', 'Osei'] }],
    ['the size 0', { companySize: 0 }],
    ['a negative size', { companySize: -1 }],
    ['a fractional size', { companySize: 1.5 }],
    ['a size above ten million', { companySize: 10_000_001 }],
    ['a size that is text', { companySize: '24' }],
    ['the status unfinished', { status: 'unfinished' }],
  ] as const)('may not send %s', covers('PUB-193'), async (_, changes) => {
    await assertFails(apply(anApplication(changes)));
    await stored.expectNothing();
  });

  it.each([
    'amara',
    'linkedin.com/in/amara',
    'ftp://linkedin.com/in/amara',
    // oxlint-disable-next-line no-script-url
    'javascript:alert(1)',
    'https://linkedin',
    'https://amara@linkedin.com/in/amara',
    'https://linkedin.com/in/amara osei',
    'https://linkedin.com/in/amara\nhttps://a.example',
    'https://linkedin.com/'.padEnd(2049, 'a'),
  ])('may not send the profile «%s»', covers('PUB-192', 'PUB-344'), async (linkedin) => {
    await assertFails(apply(anApplication({ linkedin })));
    await stored.expectNothing();
  });

  it('may fill every field to its limit', covers('PUB-345'), async () => {
    const linkedin = 'https://linkedin.com/in/';
    await assertSucceeds(
      apply(
        anApplication({
          firstName: 'f'.repeat(100),
          lastName: 'l'.repeat(100),
          fullName: `${'f'.repeat(100)} ${'l'.repeat(100)}`,
          company: 'c'.repeat(200),
          role: 'r'.repeat(100),
          companySize: 10_000_000,
          linkedin: linkedin.padEnd(2048, 'a'),
        }),
      ),
    );
    await assertSucceeds(
      apply(anApplication({ email: 'one@shelter.example', companySize: 1 }), { id: otherId }),
    );
  });

  it('may not store an application as a request, or a request on the waitlist', async () => {
    await assertFails(apply(anApplication(), { collection: 'bundleRequests' }));
    for (const [kind, lead] of [
      ['starter-pack', aRequest()],
      ['newsletter', aSubscription()],
    ] as const) {
      for (const other of [kind, 'waitlist', 'waitlist-application'] as const)
        await assertFails(apply(lead, { kind: other, collection: 'waitlist' }));
    }
    await stored.expectNothing();
  });
});

describe('a visitor who leaves only an email address', () => {
  it('may store an entry in exactly the given shape, with its key', async () => {
    await assertSucceeds(leaveAddress(anAddress()));
    expect(Object.keys((await stored.document(path)) ?? {}).toSorted()).toEqual(
      Object.keys(anAddress()).toSorted(),
    );
  });

  it.each(Object.keys(anAddress()))('may not leave out %s', async (key) => {
    const { [key]: _, ...incomplete } = anAddress();
    await assertFails(leaveAddress(incomplete));
    await stored.expectNothing();
  });

  it.each([
    ...wrongEverywhere(),
    ['the status pending', { status: 'pending' }],
    ['a field of an application', { firstName: 'Amara' }],
  ] as const)('may not send %s', async (_, changes) => {
    await assertFails(leaveAddress(anAddress(changes)));
    await stored.expectNothing();
  });
});

describe.each(kinds)('%s', (_, anEntry, leave, kind) => {
  const keyPath = async (email = 'amara@shelter.example') => `leadKeys/${await keyFor(email, kind)}`;

  it('may not be stored twice with one address in any spelling', covers('PUB-195'), async () => {
    await assertSucceeds(leave());
    for (const email of ['amara@shelter.example', 'AMARA@shelter.example'])
      await assertFails(leave(anEntry({ email }), { id: otherId }));
    expect(await stored.document(`waitlist/${otherId}`)).toBeUndefined();
    await assertSucceeds(leave(anEntry({ email: 'noor@shelter.example' }), { id: otherId }));
  });

  it('needs its own kind of key and an id that cannot be guessed', async () => {
    await assertFails(backend.as('visitor').doc(path).set(anEntry()));
    for (const other of ['starter-pack', 'newsletter', 'waitlist', 'waitlist-application'] as const)
      if (other !== kind) await assertFails(leave(anEntry(), { kind: other, collection: 'waitlist' }));
    await assertFails(leave(anEntry(), { id: 'first' }));
    await assertFails(leave(anEntry(), { key: { leadId: otherId } }));
    await stored.expectNothing();
    await assertSucceeds(leave());
  });

  it('may not be stored with a second key, which would block another person’s address', async () => {
    const firestore = backend.as('visitor');
    const otherKind = kind === 'waitlist' ? 'waitlist-application' : 'waitlist';
    const leaveWith = async (further: readonly string[]) => {
      const batch = firestore.batch().set(firestore.doc(path), anEntry());
      for (const key of [await keyPath(), ...further]) batch.set(firestore.doc(key), { leadId });
      return batch.commit();
    };
    await assertFails(leaveWith([await keyPath('noor@shelter.example')]));
    await assertFails(leaveWith([`leadKeys/${await keyFor('amara@shelter.example', otherKind)}`]));
    await stored.expectNothing();
    await assertSucceeds(leaveWith([]));
  });

  it('may not get a key after it was stored', async () => {
    await backend.asOwner((firestore) => firestore.doc(path).set(anEntry()));
    await assertFails(
      backend
        .as('visitor')
        .doc(await keyPath())
        .set({ leadId }),
    );
  });

  it('may not share its key with another entry in one batch', async () => {
    const firestore = backend.as('visitor');
    await assertFails(
      firestore
        .batch()
        .set(firestore.doc(path), anEntry())
        .set(firestore.doc(`waitlist/${otherId}`), anEntry())
        .set(firestore.doc(await keyPath()), { leadId })
        .commit(),
    );
    await stored.expectNothing();
  });

  it('does not lose or keep its key because of a request with the same id', async () => {
    await leave();
    await assertSucceeds(leaveRequest(backend.as('visitor'), aRequest({ email: 'mallory@shelter.example' })));
    const firestore = backend.as('admin');
    const key = firestore.doc(await keyPath());
    await assertFails(key.delete());
    await assertSucceeds(firestore.batch().delete(firestore.doc(path)).delete(key).commit());
  });

  it('cannot be overwritten or changed by anyone', async () => {
    await leave();
    const before = await stored.document(path);
    for (const actor of actors) {
      const entry = backend.as(actor).doc(path);
      for (const fields of [anEntry(), anAddress(), anApplication(), anApplication({ role: 'Chair' })])
        await assertFails(entry.set(fields));
      await assertFails(entry.update({ createdAt: serverTime() }));
      await assertFails(entry.update({ role: 'Chair' }));
      await assertFails(entry.update({ updatedAt: removedField() }));
      await assertFails(entry.delete());
    }
    expect(await stored.document(path)).toEqual(before);
  });

  it.each(actors)(
    'is deleted only by an admin and with its key, which frees the address (%s)',
    async (actor) => {
      await leave();
      const expected = actor === 'admin' ? assertSucceeds : assertFails;
      const firestore = backend.as(actor);
      const entry = firestore.doc(path);
      const key = firestore.doc(await keyPath());
      await assertFails(entry.delete());
      await assertFails(key.delete());
      // The status does not reveal the kind.
      if (actor === 'admin') await entry.update({ status: 'sent', updatedAt: serverTime() });
      await expected(firestore.batch().delete(entry).delete(key).commit());
      expect((await stored.document(path)) === undefined).toBe(actor === 'admin');
      if (actor === 'admin') await assertSucceeds(leave());
    },
  );
});

describe('an address and its application', () => {
  it.each([
    ['the address first', leaveAddress, apply],
    ['the application first', apply, leaveAddress],
  ])('are stored separately (%s), and neither changes the other', async (_, first, second) => {
    await first();
    const before = await stored.document(path);
    await assertSucceeds(second(undefined, { id: otherId }));
    expect(await stored.document(path)).toEqual(before);
    expect(await stored.document(`waitlist/${otherId}`)).toBeDefined();
  });

  it('are deleted separately', async () => {
    await leaveAddress();
    await apply(undefined, { id: otherId });
    const firestore = backend.as('admin');
    const [addressKey, applicationKey] = await Promise.all(
      (['waitlist', 'waitlist-application'] as const).map(async (kind) =>
        firestore.doc(`leadKeys/${await keyFor('amara@shelter.example', kind)}`),
      ),
    );
    if (addressKey === undefined || applicationKey === undefined) throw new Error('No keys.');
    await assertFails(firestore.batch().delete(firestore.doc(path)).delete(applicationKey).commit());
    await assertSucceeds(firestore.batch().delete(firestore.doc(path)).delete(addressKey).commit());
    expect(await stored.document(applicationKey.path)).toEqual({ leadId: otherId });
  });
});

describe('the stored waitlist', () => {
  it.each(actors)('can be read, listed and searched only by an admin (%s)', async (actor) => {
    await apply();
    const expected = actor === 'admin' ? assertSucceeds : assertFails;
    const firestore = backend.as(actor);
    await expected(firestore.doc(path).get());
    await expected(firestore.doc('waitlist/absent').get());
    await expected(firestore.collection('waitlist').get());
    await expected(
      firestore.collection('waitlist').where('email', '==', 'amara@shelter.example').limit(1).get(),
    );
    await assertFails(firestore.collectionGroup('waitlist').get());
  });

  it.each(actors)('gets a status only from an admin, with the time of the change (%s)', async (actor) => {
    await apply();
    const expected = actor === 'admin' ? assertSucceeds : assertFails;
    for (const status of ['sent', 'completed', 'pending']) {
      await expected(backend.as(actor).doc(path).update({ status, updatedAt: serverTime() }));
    }
  });

  it.each([
    ['an unknown status', { status: 'lost' }],
    ['the status unfinished', { status: 'unfinished' }],
    ['another name', { fullName: 'Mallory' }],
    ['another address', { email: 'other@shelter.example' }],
    ['a new key', { note: 'x' }],
    ['a time set by the client', { updatedAt: new Date('2020-01-01T00:00:00Z') }],
  ])('does not allow an admin to set %s', async (_, fields) => {
    await apply();
    const before = await stored.document(path);
    await assertFails(
      backend
        .as('admin')
        .doc(path)
        .update({ status: 'sent', updatedAt: serverTime(), ...fields }),
    );
    expect(await stored.document(path)).toEqual(before);
  });

  it.each(actors)('lets only an admin delete an entry without a key (%s)', async (actor) => {
    await backend.asOwner((firestore) => firestore.doc(path).set(anApplication()));
    await (actor === 'admin' ? assertSucceeds : assertFails)(backend.as(actor).doc(path).delete());
    expect((await stored.document(path)) === undefined).toBe(actor === 'admin');
  });
});
