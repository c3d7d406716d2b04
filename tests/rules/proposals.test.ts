import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { wrongNames } from './records/leads';
import {
  type Difference,
  refuseEach,
  settable,
  without,
  wrongLine,
  wrongLong,
  wrongTitle,
} from './one-difference';
import {
  aDraft,
  aGate,
  anEnvelope,
  aPublication,
  aReader,
  aVisit,
  keyId,
  slug,
} from './records/proposal-records';
import { ids } from './records/records';
import { type ActorName, actors, startRulesBackend, uidOf } from './rules-backend';
import { atRest, type Fields, serverTime } from './records/to-stored';

const backend = startRulesBackend('demo-rules-proposals');
const gatePath = `proposals/${slug}`;
const sealedPath = `${gatePath}/sealed/${keyId}`;
const visitPath = `${gatePath}/visits/${ids.stored}-r0000`;
/** Returns the path of an act, which counts it. Acts of reading and answers are counted separately. */
const placeOf = ({ recipient, what }: Fields) =>
  `${gatePath}/visits/${String(recipient)}-${['chose', 'asked', 'requested'].includes(String(what)) ? 'a000' : 'r0000'}`;
const readerPath = `${gatePath}/readers/${ids.stored}`;
const draftPath = `proposalDrafts/${slug}`;
const versionPath = `${draftPath}/versions/1`;

const put =
  (path: string, made: (changes: Fields) => Fields, actor: ActorName = 'admin') =>
  (changes: Fields) =>
    backend
      .as(actor)
      .doc(path)
      .set(settable(made(changes)));
const putGate = put(gatePath, aGate);
const storeGate = (changes: Fields = {}) =>
  backend.asOwner((owner) => owner.doc(gatePath).set(aGate(changes)));
const storeSealed = (changes: Fields = {}) =>
  backend.asOwner((owner) => owner.doc(sealedPath).set(anEnvelope(changes)));
const soon = () => new Date(Date.now() + 60_000);
const before = () => new Date(Date.now() - 1_000);

const wrongGate: readonly Difference[] = [
  ['a code', { accessCode: 'ABCD-EFGH' }],
  ['a recipient', { clientEmail: 'amara@shelter.example' }],
  ['a title', { proposalTitle: 'A staged path' }],
  ['text', { sections: [] }],
  ['a client name while it is no deck', { clientName: 'Harbour Shelter' }],
  ['an unknown kind', { kind: 'letter' }],
  ['a weaker derivation', { derivation: 'PBKDF2-SHA-1' }],
  ['fewer rounds', { rounds: 599_999 }],
  ['rounds that are text', { rounds: 'many' }],
  ['a fractional number of rounds', { rounds: 600_000.5 }],
  ['a short salt', { salt: 'AAAA' }],
  ['a salt with other characters', { salt: '!'.repeat(22) }],
  ['an unknown matching', { matching: 'loose' }],
  ['an unknown status', { status: 'draft' }],
  ['revision 0', { revision: 0 }],
  ['a revision that is text', { revision: 'one' }],
  ['a fractional revision', { revision: 3.5 }],
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
    ['one with more rounds', { rounds: 900_000 }],
  ])('may belong to %s', async (_, changes) => {
    await assertSucceeds(putGate(changes));
  });

  refuseEach(backend, 'may not be created with %s', {
    path: gatePath,
    write: putGate,
    differences: [
      ...wrongGate,
      ...without(Object.keys(aGate())),
      ['a deck without a name', { kind: 'deck' }],
    ],
  });

  refuseEach(backend, 'may not be changed to contain %s', {
    path: gatePath,
    prepare: () => storeGate({ revision: 2 }),
    write: (changes) =>
      backend
        .as('admin')
        .doc(gatePath)
        .update({ revision: 3, ...changes }),
    differences: [...wrongGate, ['an earlier revision', { revision: 1 }]],
  });

  it('may be closed and opened within one revision', async () => {
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

  it.each(['Harbour', 'a--b', '-a', 'a-', 'a_b', 'a'.repeat(81)])(
    'may not have the slug %s',
    covers('ATT-009'),
    async (other) => {
      await assertFails(backend.as('admin').doc(`proposals/${other}`).set(aGate()));
      await assertFails(backend.as('admin').doc(`proposalDrafts/${other}`).set(aDraft('admin')));
    },
  );

  it.each(actors)('looks missing to everyone but an admin while it is inactive (%s)', async (actor) => {
    await storeGate({ status: 'inactive' });
    const expected = actor === 'admin' ? assertSucceeds : assertFails;
    await expected(backend.as(actor).doc(gatePath).get());
    await expected(backend.as(actor).doc('proposals/nobody').get());
  });

  it('does not open other data below it', async () => {
    await storeGate();
    await assertFails(backend.as('visitor').doc(`${gatePath}/other/one`).get());
    await assertFails(backend.as('admin').doc(`${gatePath}/other/one`).get());
  });
});

describe('an envelope', () => {
  it('is read by id while the proposal is active', covers('PRO-009'), async () => {
    await storeGate();
    await storeSealed();
    await assertSucceeds(backend.as('visitor').doc(sealedPath).get());
    await storeGate({ status: 'inactive' });
    await assertFails(backend.as('visitor').doc(sealedPath).get());
  });

  it('is read by an admin while the proposal is inactive or the access has expired', async () => {
    await storeGate({ status: 'inactive' });
    await storeSealed({ expiresAt: before() });
    await assertSucceeds(backend.as('admin').doc(sealedPath).get());
    await assertFails(backend.as('regular').doc(sealedPath).get());
  });

  it('is reported as missing for a wrong id', async () => {
    await storeGate();
    const answer = await assertSucceeds(backend.as('visitor').doc(`${gatePath}/sealed/${keyId}0`).get());
    expect(answer.exists).toBe(false);
    await storeGate({ status: 'inactive' });
    await assertFails(backend.as('visitor').doc(`${gatePath}/sealed/${keyId}0`).get());
  });

  it('cannot be read below a missing proposal', async () => {
    await storeSealed();
    await assertFails(backend.as('visitor').doc(sealedPath).get());
  });

  it('is closed after it expires', async () => {
    await storeGate();
    await storeSealed({ expiresAt: soon() });
    await assertSucceeds(backend.as('visitor').doc(sealedPath).get());
    await storeSealed({ expiresAt: before() });
    await assertFails(backend.as('visitor').doc(sealedPath).get());
  });

  it.each([
    ['an earlier', 2],
    ['a later', 0],
  ])('of %s publication than the gate’s is closed', async (_, offset) => {
    await storeGate({ revision: 3 });
    await storeSealed({ revision: 3 });
    await assertSucceeds(backend.as('visitor').doc(sealedPath).get());
    await storeSealed({ revision: 4 - offset });
    await assertFails(backend.as('visitor').doc(sealedPath).get());
  });

  it.each(actors)('cannot be listed by %s, even across all proposals', async (actor) => {
    await storeGate();
    await storeSealed();
    const firestore = backend.as(actor);
    await assertFails(firestore.collection(`${gatePath}/sealed`).get());
    await assertFails(firestore.collectionGroup('sealed').limit(1).get());
    await assertFails(firestore.collectionGroup('versions').limit(1).get());
    await assertFails(firestore.collectionGroup('readers').limit(1).get());
  });

  const next = (changes: Fields) => anEnvelope({ revision: 2, ...changes });
  refuseEach(backend, 'may not contain %s', {
    path: sealedPath,
    prepare: storeGate,
    write: put(sealedPath, next),
    differences: [
      ['the code', { accessCode: 'ABCD-EFGH' }],
      ['an address', { email: 'amara@shelter.example' }],
      ['the current revision', { revision: 1 }],
      ['a publication after the next', { revision: 3 }],
      ['empty content', { content: '' }],
      ['unencrypted content', { content: 'Harbour Shelter: a plan' }],
      ['content too long', { content: 'a'.repeat(900_001) }],
      ['another iv', { iv: 'a'.repeat(17) }],
      ['a key too long', { key: 'a'.repeat(65) }],
      ['a key of spaces only', { key: ' '.repeat(64) }],
      ['another iv of the key', { keyIv: 'a'.repeat(15) }],
      ['a name for a recipient', { recipient: 'Amara' }],
      ['a format that is text', { format: 'one' }],
      ['another format', { format: 2 }],
      ['an end that is text', { expiresAt: 'soon' }],
      ['a quiet mark that is text', { quiet: 'yes' }],
      ...without(Object.keys(anEnvelope())),
    ],
  });

  it('may have an end and a quiet mark, and every field filled to its limit', async () => {
    await storeGate();
    await assertSucceeds(
      put(sealedPath, next)({ content: 'a'.repeat(900_000), expiresAt: new Date('2027-01-01'), quiet: true }),
    );
  });

  it('must have an id derived from the key', async () => {
    await storeGate();
    for (const id of ['short', `${keyId}0`])
      await assertFails(backend.as('admin').doc(`${gatePath}/sealed/${id}`).set(next({})));
  });

  it('is written before its publication, opens with it, and closes with the next one', async () => {
    await storeGate();
    const read = () => backend.as('visitor').doc(sealedPath).get();
    await assertSucceeds(put(sealedPath, next)({}));
    await assertFails(read());
    await assertSucceeds(
      backend
        .as('admin')
        .doc(gatePath)
        .update({ revision: 2, salt: 'B'.repeat(22) }),
    );
    await assertSucceeds(read());
    await assertSucceeds(
      backend
        .as('admin')
        .doc(gatePath)
        .update({ revision: 3, salt: 'C'.repeat(22) }),
    );
    await assertFails(read());
    await assertSucceeds(backend.as('admin').doc(sealedPath).delete());
  });
});

const openPage = async (gate: Fields = {}, envelope: Fields = {}) => {
  await storeGate(gate);
  await storeSealed(envelope);
};

const closedPages: readonly (readonly [name: string, gate: Fields, envelope: Fields])[] = [
  ['is not active', { status: 'inactive' }, {}],
  ['was published again', { revision: 2 }, {}],
  ['has expired for this recipient', {}, { expiresAt: before() }],
];

describe('an action of a reader', () => {
  const visit = (changes: Fields) => put(placeOf(aVisit(changes)), aVisit, 'visitor')(changes);

  it.each(['opened', 'read', 'downloaded', 'shared', 'chose', 'asked', 'requested'])(
    'may be %s, with the longest detail and section',
    async (what) => {
      await openPage();
      await assertSucceeds(visit({ what, detail: 'a'.repeat(2_000), section: 'a'.repeat(60) }));
    },
  );

  refuseEach(backend, 'may not be stored with %s', {
    path: visitPath,
    prepare: openPage,
    write: visit,
    differences: [
      ['the address', { email: 'amara@shelter.example' }],
      ['an unknown action', { what: 'copied' }],
      ['another recipient', { recipient: ids.fresh }],
      ['a key that opens nothing', { keyId: `${keyId.slice(0, -1)}0` }],
      ["the browser's time", { at: new Date() }],
      ...wrongLong('detail', 2_000),
      ...wrongLong('section', 60),
      ...without(Object.keys(aVisit())),
    ],
  });

  it.each(closedPages)('is refused when the page %s', async (_, gate, envelope) => {
    await openPage(gate, envelope);
    await assertFails(visit({}));
    await openPage({}, { expiresAt: soon() });
    await assertSucceeds(visit({}));
  });

  it.each([
    ['a reading action', 'read', 'r9999', ['r10000', 'r999', 'r99a9', 'a999', 'x9999']],
    ['an answer', 'asked', 'a999', ['a1000', 'a99', 'a9b9', 'r9999', 'a999-2']],
  ])(
    'must have one of its recipient’s limited ids: %s',
    covers('ATT-022'),
    async (_, what, place, others) => {
      await openPage();
      const at = (id: string) => put(`${gatePath}/visits/${id}`, aVisit, 'visitor')({ what });
      for (const other of others) await assertFails(at(`${ids.stored}-${other}`));
      await assertFails(at(ids.fresh));
      await assertFails(at(`${ids.fresh}-${place}`));
      await assertSucceeds(at(`${ids.stored}-${place}`));
      // A used id can never be used again.
      await assertFails(at(`${ids.stored}-${place}`));
    },
  );

  it.each(['opened', 'read', 'downloaded', 'shared'])(
    'is refused for a quiet recipient if it is %s',
    async (what) => {
      await openPage({}, { quiet: true });
      await assertFails(visit({ what }));
      await openPage({}, { quiet: false });
      await assertSucceeds(visit({ what }));
    },
  );

  it.each(['chose', 'asked', 'requested'])('is stored for a quiet recipient who %s', async (what) => {
    await openPage({}, { quiet: true });
    await assertSucceeds(visit({ what }));
  });

  it.each(actors)('is listed for all pages only by an admin (%s)', async (actor) => {
    await openPage();
    await assertSucceeds(visit({}));
    const expected = actor === 'admin' ? assertSucceeds : assertFails;
    const group = backend.as(actor).collectionGroup('visits');
    await expected(group.limit(1).get());
    await expected(group.where('what', 'in', ['chose', 'asked']).orderBy('at', 'desc').limit(8).get());
    await expected(backend.as(actor).collection(`${gatePath}/visits`).limit(1).get());
  });
});

describe('a first opening', () => {
  /** Sends the act together with the reader's record by default. */
  const begin = ({
    act = {},
    reader = {},
    withReader = true,
  }: {
    readonly act?: Fields;
    readonly reader?: Fields;
    readonly withReader?: boolean;
  } = {}) => {
    const visitor = backend.as('visitor');
    const batch = visitor.batch();
    const visit = aVisit({ what: 'began', detail: '', ...act });
    batch.set(visitor.doc(placeOf(visit)), visit);
    return (withReader ? batch.set(visitor.doc(readerPath), aReader(reader)) : batch).commit();
  };

  it('is stored once, together with the reader’s record', async () => {
    await openPage();
    await assertFails(begin({ withReader: false }));
    await assertSucceeds(begin());
    const again = backend.as('visitor').doc(`${gatePath}/visits/${ids.stored}-r0001`);
    await assertFails(again.set(aVisit({ what: 'began' })));
    await assertSucceeds(again.set(aVisit({ what: 'opened' })));
  });

  it('is refused beside a choice that changes an existing record', async () => {
    await openPage();
    await backend.asOwner((owner) => owner.doc(readerPath).set(atRest(aReader())));
    const visitor = backend.as('visitor');
    const choose = (what: string) =>
      visitor
        .batch()
        .set(visitor.doc(placeOf(aVisit({ what }))), aVisit({ what, detail: 'grow' }))
        .update(visitor.doc(readerPath), { chosen: 'grow', chosenAt: serverTime() })
        .commit();
    await assertFails(choose('began'));
    await assertSucceeds(choose('chose'));
  });

  it('is refused for a quiet recipient, whose choice creates the record', async () => {
    await openPage({}, { quiet: true });
    await assertFails(begin());
    const chosen = { chosen: 'grow', chosenAt: serverTime() };
    await assertFails(begin({ reader: chosen }));
    await assertSucceeds(begin({ act: { what: 'chose' }, reader: chosen }));
  });
});

describe('the record of a reader', () => {
  const make = put(readerPath, aReader, 'visitor');
  const store = (changes: Fields = {}) =>
    backend.asOwner((owner) => owner.doc(readerPath).set(atRest(aReader(changes))));
  const update = (changes: Fields) =>
    backend
      .as('visitor')
      .doc(readerPath)
      .update({ chosen: 'grow', chosenAt: serverTime(), ...changes });
  const remove = () => backend.asOwner((owner) => owner.doc(readerPath).delete());

  const wrongReader: readonly Difference[] = [
    ['an unknown package', { chosen: 'platinum', chosenAt: serverTime() }],
    ['a package that is a list', { chosen: ['grow'], chosenAt: serverTime() }],
    ["the browser's time of the choice", { chosen: 'grow', chosenAt: new Date() }],
    ['a choice without a time', { chosen: 'grow', chosenAt: null }],
    ['a time without a choice', { chosen: '', chosenAt: serverTime() }],
    ["the browser's time of the first opening", { firstAt: new Date() }],
    ['a key that opens nothing', { keyId: `${keyId.slice(0, -1)}0` }],
    ['the address', { email: 'amara@shelter.example' }],
  ];

  refuseEach(backend, 'may not be created with %s', {
    path: readerPath,
    prepare: async () => {
      await openPage();
      await remove();
    },
    write: make,
    differences: [...wrongReader, ...without(Object.keys(aReader()))],
  });

  refuseEach(backend, 'may not be changed to contain %s', {
    path: readerPath,
    prepare: async () => {
      await openPage();
      await store();
    },
    write: update,
    differences: [
      ...wrongReader,
      ['another first opening', { firstAt: serverTime() }],
      ...without(Object.keys(aReader())),
    ],
  });

  it.each(['starter', 'start', 'grow', 'expand'])('may contain the choice of %s', async (chosen) => {
    await openPage();
    await assertSucceeds(make({ chosen, chosenAt: serverTime() }));
    await assertSucceeds(update({ chosen }));
  });

  it('keeps a choice until another replaces it', async () => {
    await openPage();
    await store({ chosen: 'start', chosenAt: serverTime() });
    await assertFails(update({ chosen: '', chosenAt: null }));
    await assertSucceeds(update({ chosen: 'expand' }));
  });

  it('can be written only by its own recipient', async () => {
    await openPage();
    const other = backend.as('visitor').doc(`${gatePath}/readers/${ids.foreign}`);
    await assertFails(other.set(aReader()));
    await assertFails(other.set(aReader({ chosen: 'grow', chosenAt: serverTime() })));
    await assertSucceeds(make({}));
    await backend.asOwner((owner) => owner.doc(other.path).set(atRest(aReader())));
    await assertFails(other.update({ chosen: 'grow', chosenAt: serverTime() }));
    await assertSucceeds(update({}));
  });

  it.each(closedPages)('cannot be created or changed when the page %s', async (_, gate, envelope) => {
    await remove();
    await openPage(gate, envelope);
    await assertFails(make({}));
    await assertFails(make({ chosen: 'grow', chosenAt: serverTime() }));
    await store();
    await assertFails(update({}));
    await openPage({}, { expiresAt: soon() });
    await assertSucceeds(update({}));
    await remove();
    await assertSucceeds(make({}));
  });

  it('is created for a quiet recipient only with a choice, and can then be changed', async () => {
    await remove();
    await openPage({}, { quiet: true });
    await assertFails(make({}));
    await assertSucceeds(make({ chosen: 'grow', chosenAt: serverTime() }));
    await assertSucceeds(update({ chosen: 'expand' }));
  });

  it('is read by name while the page is active and listed only by an admin', async () => {
    await openPage();
    await store();
    const read = () => backend.as('visitor').doc(readerPath).get();
    await assertSucceeds(read());
    const missing = await assertSucceeds(
      backend.as('visitor').doc(`${gatePath}/readers/${ids.foreign}`).get(),
    );
    expect(missing.exists).toBe(false);
    await storeGate({ status: 'inactive' });
    await assertFails(read());
    await assertSucceeds(backend.as('admin').doc(readerPath).get());
    await assertFails(backend.as('visitor').collection(`${gatePath}/readers`).limit(1).get());
    await assertSucceeds(backend.as('admin').collection(`${gatePath}/readers`).limit(1).get());
  });

  it('can be deleted by an admin', async () => {
    await openPage();
    await store();
    await assertFails(backend.as('visitor').doc(readerPath).delete());
    await assertSucceeds(backend.as('admin').doc(readerPath).delete());
  });
});

describe('the draft of a proposal', () => {
  const most = Object.fromEntries(
    Array.from({ length: 100 }, (_, place) => [`r${place}`, { name: 'Amara' }]),
  );
  const wrongDraft: readonly Difference[] = [
    ['an unknown kind', { kind: 'letter' }],
    ...wrongTitle('title'),
    ...wrongTitle('clientName'),
    ...wrongLine('clientEmail'),
    ['an unknown matching', { matching: 'loose' }],
    ...wrongLong('content', 400_000),
    ['recipients that are text', { recipients: 'Amara' }],
    ['101 recipients', { recipients: { ...most, another: { name: 'Ben' } } }],
    ['101 envelopes', { envelopes: Array.from({ length: 101 }, () => 'a') }],
    ['envelopes that are not text', { envelopes: [1] }],
    ['a revision that is text', { revision: 'one' }],
    ['an unknown status', { status: 'active' }],
    ["the browser's time", { updatedAt: new Date() }],
    ["another person's change", { updatedBy: uidOf('regular') }],
    ["the browser's time of its text", { contentAt: new Date() }],
    ["the browser's time of its publication", { publishedAt: new Date() }],
    ['an extra key', { accessCode: 'a' }],
  ];

  refuseEach(backend, 'may not be created with %s', {
    path: draftPath,
    write: put(draftPath, (changes) => aDraft('admin', changes)),
    differences: [
      ...wrongDraft,
      ['another beginning', { createdAt: new Date() }],
      ...without(Object.keys(aDraft('admin')).filter((key) => key !== 'contentAt')),
    ],
  });

  refuseEach(backend, 'may not be changed to contain %s', {
    path: draftPath,
    prepare: () => backend.asOwner((owner) => owner.doc(draftPath).set(atRest(aDraft('admin')))),
    write: (changes) =>
      backend
        .as('admin')
        .doc(draftPath)
        .update({ updatedAt: serverTime(), updatedBy: uidOf('admin'), ...changes }),
    differences: [...wrongDraft, ['another beginning', { createdAt: serverTime() }]],
  });

  it.each<[string, Fields]>([
    ['the list', { kind: 'index' }],
    ['a page that is matched exactly', { matching: 'exact' }],
    ['a page that was withdrawn', { status: 'withdrawn' }],
  ])('may belong to %s', async (_, changes) => {
    await assertSucceeds(put(draftPath, (more) => aDraft('admin', more))(changes));
  });

  it('may be filled to its limits and published', async () => {
    const full = aDraft('admin', {
      kind: 'deck',
      title: 'a'.repeat(200),
      content: 'a'.repeat(400_000),
      recipients: most,
      envelopes: Array.from({ length: 100 }, (_, place) => `${ids.stored}/${keyId}${place}`),
      status: 'published',
      publishedAt: serverTime(),
    });
    await assertSucceeds(backend.as('admin').doc(draftPath).set(full));
    await assertSucceeds(
      backend
        .as('admin')
        .doc(`proposalDrafts/${'a'.repeat(80)}`)
        .set(aDraft('admin')),
    );
  });

  it('is closed to a regular user', covers('WRK-796'), async () => {
    await storeGate();
    await backend.asOwner((owner) => owner.doc(draftPath).set(atRest(aDraft('admin'))));
    await assertFails(backend.as('regular').doc(draftPath).get());
    await assertFails(backend.as('regular').collection('proposals').limit(1).get());
    await assertSucceeds(backend.as('admin').collection('proposals').limit(1).get());
  });
});

describe('a version of a proposal', () => {
  const putVersion = put(versionPath, (changes) => aPublication('admin', changes));

  refuseEach(backend, 'may not contain %s', {
    path: versionPath,
    write: async (changes) => {
      await backend.asOwner((owner) => owner.doc(versionPath).delete());
      return putVersion(changes);
    },
    differences: [
      ...wrongTitle('title'),
      ...wrongLong('content', 400_000),
      ['41 changes', { changes: Array.from({ length: 41 }, () => 'a') }],
      ['changes that are not text', { changes: [1] }],
      ['an update without a time', { update: { changes: [] } }],
      ['an update without changes', { update: { at: '2026-11-23T10:00:00.000Z' } }],
      ['an update that is text', { update: 'Timeline: step 2' }],
      ['a time of 41 characters', { update: { at: 'a'.repeat(41), changes: [] } }],
      ['a time that is a number', { update: { at: 1, changes: [] } }],
      ['41 changes in an update', { update: { at: '', changes: Array.from({ length: 41 }, () => 'a') } }],
      ['an update whose changes are not text', { update: { at: '', changes: [1] } }],
      ['an update with an extra key', { update: { at: '', changes: [], by: 'Ada' } }],
      ["the browser's time", { publishedAt: new Date() }],
      ["another person's name", { publishedBy: uidOf('regular') }],
      ['an extra key', { accessCode: 'a' }],
      ...without(Object.keys(aPublication('admin'))),
    ],
  });

  it('is numbered and may be as large as its proposal', async () => {
    const at = (id: string) => backend.as('admin').doc(`${draftPath}/versions/${id}`);
    const full = aPublication('admin', {
      content: 'a'.repeat(400_000),
      changes: Array.from({ length: 40 }, () => 'Timeline: step 2'),
      update: { at: 'a'.repeat(40), changes: Array.from({ length: 40 }, () => 'Timeline: step 2') },
    });
    for (const id of ['0', 'one', '1234567890']) await assertFails(at(id).set(full));
    await assertSucceeds(at('123456789').set(full));
  });

  it('cannot be changed', async () => {
    await assertSucceeds(putVersion({}));
    await assertFails(putVersion({ title: 'Another' }));
  });
});
