import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, it } from 'vitest';
import {
  anApplication,
  anUnfinishedEntry,
  aRequest,
  aSubscription,
  keyFor,
  leadId,
  leaveRequest,
  otherId,
  removedField,
  serverTime,
  wrongEverywhere,
  wrongTexts,
} from './leads';
import { actors, startRulesBackend } from './rules-backend';
import { storedBy } from './stored';

const backend = startRulesBackend('demo-rules-waitlist');
const stored = storedBy(backend);
const path = `waitlist/${leadId}`;
const leave = (entry = anApplication(), options: Parameters<typeof leaveRequest>[2] = {}) =>
  leaveRequest(backend.as('visitor'), entry, { kind: 'waitlist', ...options });
const put = (entry = anApplication()) =>
  backend.asOwner((firestore) => leaveRequest(firestore, entry, { kind: 'waitlist' }));

describe('a visitor who applies for the waitlist', () => {
  it('may leave an application of exactly the given shape, with its key [PUB-171, PUB-196, PUB-343, PUB-346]', async () => {
    await assertSucceeds(leave());
    expect(Object.keys((await stored.document(path)) ?? {}).toSorted()).toEqual(
      Object.keys(anApplication()).toSorted(),
    );
    expect(await stored.document(`leadKeys/${await keyFor('amara@shelter.example', 'waitlist')}`)).toEqual({
      leadId,
    });
  });

  it.each(Object.keys(anApplication()))('may not leave out %s [PUB-190]', async (key) => {
    const { [key]: _, ...incomplete } = anApplication();
    await assertFails(leave(incomplete));
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
    ['a full name that is another', { fullName: 'Mallory Osei' }],
    ['a full name that is a list', { fullName: ['Amara', 'Osei'] }],
    ['the size 0', { companySize: 0 }],
    ['a negative size', { companySize: -1 }],
    ['a fractional size', { companySize: 1.5 }],
    ['a size beyond any organization', { companySize: 10_000_001 }],
    ['a size that is text [PUB-193]', { companySize: '24' }],
    ['the status unfinished', { status: 'unfinished' }],
  ] as const)('may not send %s', async (_, changes) => {
    await assertFails(leave(anApplication(changes)));
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
  ])('may not send the profile «%s» [PUB-192, PUB-344]', async (linkedin) => {
    await assertFails(leave(anApplication({ linkedin })));
    await stored.expectNothing();
  });

  it('may fill every field to its limit [PUB-345]', async () => {
    const linkedin = 'https://linkedin.com/in/';
    await assertSucceeds(
      leave(
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
      leave(anApplication({ email: 'one@shelter.example', companySize: 1 }), { id: otherId }),
    );
  });

  it('may not apply twice with one address, whatever its spelling [PUB-195]', async () => {
    await assertSucceeds(leave());
    for (const entry of [
      anApplication(),
      anApplication({ email: 'AMARA@shelter.example' }),
      anUnfinishedEntry(),
    ]) {
      await assertFails(leave(entry, { id: otherId }));
    }
    expect(await stored.document(`waitlist/${otherId}`)).toBeUndefined();
  });

  it('may not come without its key, with another kind of key, or under an id that could be guessed', async () => {
    for (const entry of [anApplication(), anUnfinishedEntry()]) {
      await assertFails(backend.as('visitor').doc(path).set(entry));
      for (const kind of ['starter-pack', 'newsletter'] as const) {
        await assertFails(leave(entry, { keyId: await keyFor('amara@shelter.example', kind) }));
      }
      await assertFails(leave(entry, { id: 'first' }));
      await assertFails(leave(entry, { key: { leadId: otherId } }));
    }
    await stored.expectNothing();
  });

  it('may not take a further key along, which would shut somebody else out', async () => {
    const firestore = backend.as('visitor');
    const leaveWith = async (further: string | undefined) => {
      const batch = firestore
        .batch()
        .set(firestore.doc(path), anApplication())
        .set(firestore.doc(`leadKeys/${await keyFor('amara@shelter.example', 'waitlist')}`), { leadId });
      if (further !== undefined)
        batch.set(firestore.doc(`leadKeys/${await keyFor(further, 'waitlist')}`), { leadId });
      return batch.commit();
    };
    await assertFails(leaveWith('noor@shelter.example'));
    await stored.expectNothing();
    await assertSucceeds(leaveWith(undefined));
  });

  it('may not give a key to an entry that is there already', async () => {
    await backend.asOwner((firestore) => firestore.doc(path).set(anApplication()));
    const keyId = await keyFor('amara@shelter.example', 'waitlist');
    await assertFails(backend.as('visitor').doc(`leadKeys/${keyId}`).set({ leadId }));
  });

  it('may not make two entries of one key', async () => {
    const firestore = backend.as('visitor');
    const keyId = await keyFor('amara@shelter.example', 'waitlist');
    await assertFails(
      firestore
        .batch()
        .set(firestore.doc(path), anUnfinishedEntry())
        .set(firestore.doc(`waitlist/${otherId}`), anApplication())
        .set(firestore.doc(`leadKeys/${keyId}`), { leadId })
        .commit(),
    );
    await stored.expectNothing();
  });

  it('cannot put an application among the requests, or a request on the waitlist', async () => {
    await assertFails(leave(anApplication(), { collection: 'bundleRequests' }));
    for (const [kind, lead] of [
      ['starter-pack', aRequest()],
      ['newsletter', aSubscription()],
    ] as const) {
      await assertFails(leave(lead, { kind, collection: 'waitlist' }));
      await assertFails(leave(lead, { kind: 'waitlist' }));
    }
    await stored.expectNothing();
  });

  it('cannot free or keep the key of an entry by a request of the same id', async () => {
    await put();
    await assertSucceeds(leaveRequest(backend.as('visitor'), aRequest({ email: 'mallory@shelter.example' })));
    const firestore = backend.as('admin');
    const key = firestore.doc(`leadKeys/${await keyFor('amara@shelter.example', 'waitlist')}`);
    await assertFails(key.delete());
    await assertSucceeds(firestore.batch().delete(firestore.doc(path)).delete(key).commit());
  });
});

describe('a visitor who leaves only an address', () => {
  it('may leave an unfinished entry of exactly the given shape, with its key', async () => {
    await assertSucceeds(leave(anUnfinishedEntry()));
    expect(Object.keys((await stored.document(path)) ?? {}).toSorted()).toEqual(
      Object.keys(anUnfinishedEntry()).toSorted(),
    );
  });

  it.each(Object.keys(anUnfinishedEntry()))('may not leave out %s', async (key) => {
    const { [key]: _, ...incomplete } = anUnfinishedEntry();
    await assertFails(leave(incomplete));
    await stored.expectNothing();
  });

  it.each([
    ...wrongEverywhere(),
    ['the status pending', { status: 'pending' }],
    ['half an application', { firstName: 'Amara' }],
  ] as const)('may not send %s', async (_, changes) => {
    await assertFails(leave(anUnfinishedEntry(changes)));
    await stored.expectNothing();
  });
});

describe('finishing an entry', () => {
  const finish = (changes: Record<string, unknown> = {}) =>
    backend.as('visitor').doc(path).set(anApplication(changes));

  it.each(actors)('is open to %s who knows the address, in any spelling', async (actor) => {
    await put(anUnfinishedEntry());
    const email = 'AMARA@shelter.example';
    await assertSucceeds(backend.as(actor).doc(path).set(anApplication({ email })));
    expect(await stored.document(path)).toMatchObject({ status: 'pending', fullName: 'Amara Osei', email });
  });

  it.each([
    ['another address', { email: 'mallory@shelter.example' }],
    ['another status', { status: 'completed' }],
    ['no step further', { status: 'unfinished' }],
    ["the visitor's own time", { createdAt: new Date('2020-01-01T00:00:00Z') }],
    ['a further field', { updatedAt: serverTime() }],
    ['a size that is text', { companySize: '24' }],
    ['a profile that is no address', { linkedin: 'amara' }],
  ])('may not bring %s', async (_, changes) => {
    await put(anUnfinishedEntry());
    const before = await stored.document(path);
    await assertFails(finish(changes));
    expect(await stored.document(path)).toEqual(before);
  });

  it('may not be done by halves', async () => {
    await put(anUnfinishedEntry());
    const before = await stored.document(path);
    const entry = backend.as('visitor').doc(path);
    for (const key of Object.keys(anApplication())) {
      const { [key]: _, ...incomplete } = anApplication();
      await assertFails(entry.set(incomplete));
    }
    await assertFails(entry.update({ status: 'pending' }));
    await assertFails(entry.update({ createdAt: serverTime() }));
    await assertFails(entry.set(anUnfinishedEntry()));
    await assertFails(entry.delete());
    expect(await stored.document(path)).toEqual(before);
  });

  it('is over once it is done, save for the same words once more [PUB-195]', async () => {
    await put(anUnfinishedEntry());
    await assertSucceeds(finish());
    await assertSucceeds(finish());
    const before = await stored.document(path);
    for (const key of ['firstName', 'lastName', 'company', 'role', 'email'] as const) {
      await assertFails(finish({ [key]: key === 'email' ? 'AMARA@shelter.example' : 'Mallory' }));
    }
    await assertFails(finish({ companySize: 25 }));
    await assertFails(backend.as('visitor').doc(path).set(anUnfinishedEntry()));
    expect(await stored.document(path)).toEqual(before);
  });

  it.each(['sent', 'completed'])('is over once an admin has set it to %s', async (status) => {
    await put(anUnfinishedEntry());
    await assertSucceeds(backend.as('admin').doc(path).update({ status, updatedAt: serverTime() }));
    await assertFails(finish());
    await backend.as('admin').doc(path).update({ status: 'pending', updatedAt: serverTime() });
    await assertFails(finish());
    await assertFails(backend.as('visitor').doc(path).update({ updatedAt: removedField() }));
  });

  it('makes no new entry where there is none', async () => {
    await assertFails(finish());
    await stored.expectNothing();
  });
});

describe('the waitlist itself', () => {
  it.each(actors)('%s: reading one, the list, a search', async (actor) => {
    await put();
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

  it.each(actors)('%s: changing the status, with the time of the change', async (actor) => {
    await put();
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
    ['a made-up time', { updatedAt: new Date('2020-01-01T00:00:00Z') }],
  ])('an admin may not set %s', async (_, fields) => {
    await put();
    const before = await stored.document(path);
    await assertFails(
      backend
        .as('admin')
        .doc(path)
        .update({ status: 'sent', updatedAt: serverTime(), ...fields }),
    );
    expect(await stored.document(path)).toEqual(before);
  });

  it.each(actors)('%s: deleting an entry that has no key', async (actor) => {
    await backend.asOwner((firestore) => firestore.doc(path).set(anApplication()));
    await (actor === 'admin' ? assertSucceeds : assertFails)(backend.as(actor).doc(path).delete());
    expect((await stored.document(path)) === undefined).toBe(actor === 'admin');
  });

  it.each(actors)('%s: deleting an entry with its key, which frees the address', async (actor) => {
    await put();
    const expected = actor === 'admin' ? assertSucceeds : assertFails;
    const firestore = backend.as(actor);
    const key = firestore.doc(`leadKeys/${await keyFor('amara@shelter.example', 'waitlist')}`);
    await assertFails(firestore.doc(path).delete());
    await assertFails(key.delete());
    await expected(firestore.batch().delete(firestore.doc(path)).delete(key).commit());
    expect((await stored.document(path)) === undefined).toBe(actor === 'admin');
    if (actor === 'admin') await assertSucceeds(leave());
  });
});
