import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, it } from 'vitest';
import { serverTime, wrongNames } from './leads';
import { type Difference, refuseEach, settable, without } from './one-difference';
import { aGate, aSealed, aWorkingCopy, type Fields, keyId, slug } from './records';
import { actors, startRulesBackend, uidOf } from './rules-backend';

const backend = startRulesBackend('demo-rules-proposals');
const gatePath = `proposals/${slug}`;
const sealedPath = `${gatePath}/sealed/${keyId}`;
const workPath = `${gatePath}/private/draft`;

const putGate = (changes: Fields) =>
  backend
    .as('admin')
    .doc(gatePath)
    .set(settable(aGate(changes)));
const putSealed = (changes: Fields) =>
  backend
    .as('admin')
    .doc(sealedPath)
    .set(settable(aSealed(changes)));
const storeGate = (changes: Fields = {}) =>
  backend.asOwner((owner) => owner.doc(gatePath).set(aGate(changes)));
const storeSealed = (changes: Fields = {}) =>
  backend.asOwner((owner) => owner.doc(sealedPath).set(aSealed(changes)));

const wrongGate: readonly Difference[] = [
  ['a code', { accessCode: 'ABCD-EFGH' }],
  ['a recipient', { clientEmail: 'amara@shelter.example' }],
  ['a title', { proposalTitle: 'A staged path' }],
  ['text', { sections: [] }],
  ['a client name while it is no deck', { clientName: 'Harbour Shelter' }],
  ['an unknown kind', { kind: 'letter' }],
  ['a short salt', { salt: 'AAAA' }],
  ['a salt of other signs', { salt: '!'.repeat(22) }],
  ['an unknown matching', { matching: 'loose' }],
  ['an unknown status', { status: 'draft' }],
  ['a revision of none', { revision: 0 }],
  ['a revision in words', { revision: 'one' }],
  ['half a revision', { revision: 3.5 }],
  ['a name of 101 characters on a deck', { kind: 'deck', clientName: 'a'.repeat(101) }],
  ...wrongNames.map(
    ([what, clientName]): Difference => [`${what} as the name on a deck`, { kind: 'deck', clientName }],
  ),
];

describe('the gate of a proposal', () => {
  it.each<[string, Fields]>([
    ['a proposal', {}],
    ['a deck with the client’s name', { kind: 'deck', clientName: 'Harbour Shelter' }],
    ['a deck with the longest name', { kind: 'deck', clientName: 'a'.repeat(100) }],
    ['the index', { kind: 'index' }],
    ['one that is matched exactly', { matching: 'exact' }],
    ['one that is not active', { status: 'inactive' }],
  ])('may be that of %s', async (_, changes) => {
    await assertSucceeds(putGate(changes));
  });

  refuseEach(backend, 'may not be made with %s', {
    path: gatePath,
    write: putGate,
    differences: [
      ...wrongGate,
      ...without(Object.keys(aGate())),
      ['a deck without a name', { kind: 'deck' }],
    ],
  });

  refuseEach(backend, 'may not be changed to hold %s', {
    path: gatePath,
    prepare: () => storeGate({ revision: 2 }),
    write: (changes) =>
      backend
        .as('admin')
        .doc(gatePath)
        .update({ revision: 3, ...changes }),
    differences: [...wrongGate, ['an earlier revision', { revision: 1 }]],
  });

  it('is closed and opened within one revision', async () => {
    await storeGate({ revision: 2 });
    for (const status of ['inactive', 'active'])
      await assertSucceeds(backend.as('admin').doc(gatePath).update({ status }));
  });

  it('may have a slug of 80 characters', async () => {
    await assertSucceeds(
      backend
        .as('admin')
        .doc(`proposals/${'a'.repeat(80)}`)
        .set(aGate()),
    );
  });

  it.each(['Harbour', 'a--b', '-a', 'a-', 'a_b', 'a'.repeat(81)])('has no slug %s', async (other) => {
    await assertFails(backend.as('admin').doc(`proposals/${other}`).set(aGate()));
  });

  it.each(actors)('%s meets one that is not active as one that is not there', async (actor) => {
    await storeGate({ status: 'inactive' });
    const expected = actor === 'admin' ? assertSucceeds : assertFails;
    await expected(backend.as(actor).doc(gatePath).get());
    await expected(backend.as(actor).doc('proposals/nobody').get());
  });

  it('lets nobody else read what is below it', async () => {
    await storeGate();
    await assertFails(backend.as('visitor').doc(`${gatePath}/other/one`).get());
    await assertFails(backend.as('admin').doc(`${gatePath}/other/one`).get());
  });
});

describe('a sealed document', () => {
  it('is read by whoever knows its id, while the proposal is active [PRO-009]', async () => {
    await storeGate();
    await storeSealed();
    await assertSucceeds(backend.as('visitor').doc(sealedPath).get());
    await storeGate({ status: 'inactive' });
    await assertFails(backend.as('visitor').doc(sealedPath).get());
  });

  it('is read by an admin while the proposal is not active, and after its time', async () => {
    await storeGate({ status: 'inactive' });
    await storeSealed({ expiresAt: new Date(Date.now() - 1_000) });
    await assertSucceeds(backend.as('admin').doc(sealedPath).get());
    await assertFails(backend.as('regular').doc(sealedPath).get());
  });

  it('that is not there is answered as missing: the entries were wrong', async () => {
    await storeGate();
    const answer = await assertSucceeds(backend.as('visitor').doc(`${gatePath}/sealed/${keyId}0`).get());
    expect(answer.exists).toBe(false);
  });

  it('below a proposal that is not there is refused', async () => {
    await storeSealed();
    await assertFails(backend.as('visitor').doc(sealedPath).get());
  });

  it('is closed once its time is over', async () => {
    await storeGate();
    await storeSealed({ expiresAt: new Date(Date.now() + 60_000) });
    await assertSucceeds(backend.as('visitor').doc(sealedPath).get());
    await storeSealed({ expiresAt: new Date(Date.now() - 1_000) });
    await assertFails(backend.as('visitor').doc(sealedPath).get());
  });

  it.each(actors)('%s may list none, across all proposals neither', async (actor) => {
    await storeGate();
    await storeSealed();
    const firestore = backend.as(actor);
    await assertFails(firestore.collection(`${gatePath}/sealed`).get());
    await assertFails(firestore.collectionGroup('sealed').limit(1).get());
    await assertFails(firestore.collectionGroup('private').limit(1).get());
  });

  refuseEach(backend, 'may not hold %s', {
    path: sealedPath,
    prepare: storeGate,
    write: putSealed,
    differences: [
      ['the code', { accessCode: 'ABCD-EFGH' }],
      ['a recipient', { email: 'amara@shelter.example' }],
      ['another revision than the proposal', { revision: 2 }],
      ['no content', { content: '' }],
      ['content in clear', { content: 'Harbour Shelter: a plan' }],
      ['content too long', { content: 'a'.repeat(900_001) }],
      ['an iv too long', { iv: 'a'.repeat(25) }],
      ['a key too long', { key: 'a'.repeat(201) }],
      ["a key's iv too long", { keyIv: 'a'.repeat(25) }],
      ["a key's iv of other signs", { keyIv: 'a b' }],
      ['a format in words', { format: 'one' }],
      ['no format', { format: 0 }],
      ['half a format', { format: 1.5 }],
      ['an end in words', { expiresAt: 'soon' }],
      ...without(Object.keys(aSealed())),
    ],
  });

  it('may carry a wrapped key and an end', async () => {
    await storeGate();
    await assertSucceeds(
      putSealed({ key: 'a'.repeat(64), keyIv: 'AAAAAAAAAAAAAAAA', expiresAt: new Date('2027-01-01') }),
    );
  });

  it('may be filled to its limits', async () => {
    await storeGate();
    await assertSucceeds(
      putSealed({
        iv: 'a'.repeat(24),
        content: 'a'.repeat(900_000),
        keyIv: 'a'.repeat(24),
        key: 'a'.repeat(200),
      }),
    );
  });

  it('has an id that nobody guesses', async () => {
    await storeGate();
    await assertFails(backend.as('admin').doc(`${gatePath}/sealed/short`).set(aSealed()));
  });

  it('comes with its proposal in one batch, and goes with it', async () => {
    const admin = backend.as('admin');
    const write = (revision: number, sealedRevision: number) =>
      admin
        .batch()
        .set(admin.doc(gatePath), aGate({ revision }))
        .set(admin.doc(sealedPath), aSealed({ revision: sealedRevision }))
        .commit();
    await assertFails(write(1, 2));
    await assertSucceeds(write(1, 1));
    await assertFails(write(2, 1));
    await assertSucceeds(write(2, 2));
    await assertSucceeds(admin.batch().delete(admin.doc(sealedPath)).delete(admin.doc(gatePath)).commit());
    await assertFails(backend.as('visitor').doc(gatePath).get());
  });
});

describe('the private side of a proposal', () => {
  refuseEach(backend, 'may not hold %s', {
    path: workPath,
    write: (changes) =>
      backend
        .as('admin')
        .doc(workPath)
        .set(settable(aWorkingCopy('admin', changes))),
    differences: [
      ['content in parts', { content: { title: 'a' } }],
      ["somebody else's change", { updatedBy: uidOf('regular') }],
      ["the browser's time", { updatedAt: new Date() }],
      ['a further key', { accessCode: 'a' }],
      ['content too long', { content: 'a'.repeat(900_001) }],
      ...without(['content', 'updatedAt', 'updatedBy']),
    ],
  });

  it('may hold as much as its proposal, under a plain name', async () => {
    const content = 'a'.repeat(900_000);
    const put = (id: string) =>
      backend.as('admin').doc(`${gatePath}/private/${id}`).set(aWorkingCopy('admin', { content }));
    await assertFails(put('a draft'));
    await assertSucceeds(put('draft'));
  });

  it('is no matter of a regular user, whatever the proposal is [WRK-796]', async () => {
    await storeGate();
    await backend.asOwner((owner) =>
      owner.doc(workPath).set(aWorkingCopy('admin', { updatedAt: serverTime() })),
    );
    await assertFails(backend.as('regular').doc(workPath).get());
    await assertFails(backend.as('regular').collection('proposals').limit(1).get());
    await assertSucceeds(backend.as('admin').collection('proposals').limit(1).get());
  });
});
