import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { matrix, type Operation, operations } from './matrix';
import type { Attempts } from './attempts';
import { matrixAttempts } from './matrix-attempts';
import { type ActorName, everybody, startRulesBackend, uidOf } from '../rules-backend';
import { storedBy } from '../records/stored';

const backend = startRulesBackend('demo-rules-matrix');
const stored = storedBy(backend);
const attempts = await matrixAttempts();
const documents = matrix.filter(({ name }) => name in attempts);

const collectionOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

async function prepare(row: Attempts, actor: ActorName): Promise<void> {
  await backend.asOwner(async (owner) => {
    const batch = owner.batch();
    for (const [path, fields] of Object.entries({ ...row.beside?.(actor), [row.path]: row.stored }))
      batch.set(owner.doc(path), fields);
    await batch.commit();
  });
}

const abilities = (row: (typeof matrix)[number], actor: ActorName) => {
  const may = operations.filter((operation) => row[operation].allowed.includes(actor));
  return may.length === 0 ? 'may nothing' : `may ${may.join(', ')} and no more`;
};

const attemptOf = (name: string): Attempts => {
  const attempt = attempts[name];
  if (attempt === undefined) throw new Error(`No attempts for ${name}`);
  return attempt;
};

/**
 * Tries every operation as the actor, who has the rights of `standing` in the matrix. A refused write must
 * change nothing.
 */
async function tryAll(row: (typeof matrix)[number], actor: ActorName, standing = actor): Promise<void> {
  const attempt = attemptOf(row.name);
  const firestore = backend.as(actor);
  const isAllowed = (operation: Operation) => row[operation].allowed.includes(standing);
  const expected = (operation: Operation) => (isAllowed(operation) ? assertSucceeds : assertFails);

  // Everyone can read their own record, with any status.
  const isOwnRecord = attempt.path === `users/${uidOf(actor)}`;
  await (isOwnRecord ? assertSucceeds : expected('get'))(firestore.doc(attempt.path).get());

  const source = firestore.collection(collectionOf(attempt.path));
  for (const query of attempt.lists(source, uidOf(actor))) await expected('list')(query.get());
  await (row.list.everything.includes(standing) ? assertSucceeds : assertFails)(source.get());

  for (const operation of ['create', 'update', 'delete'] as const) {
    const paths = [attempt.path, ...(attempt.touched?.(actor) ?? [])];
    const state = () => stored.documents(paths);
    // The actor's own settings exist already.
    if (operation === 'create' && attempt.touched?.(actor).includes(attempt.path) === true)
      await backend.asOwner((owner) => owner.doc(attempt.path).delete());
    const before = isAllowed(operation) ? undefined : await state();
    await expected(operation)(attempt[operation](firestore, actor));
    if (before !== undefined) expect(await state()).toEqual(before);
  }
}

describe.each(documents)('$name', (row) => {
  it.each(everybody.map((actor) => [actor, abilities(row, actor)] as const))('%s %s', async (actor) => {
    await prepare(attemptOf(row.name), actor);
    await tryAll(row, actor);
  });
});

describe('a deactivated owner of a record', () => {
  it.each(documents.map(({ name }) => name))(
    'has no more access than other inactive people: %s',
    covers('WRK-046'),
    async (name) => {
      const row = documents.find((each) => each.name === name);
      if (row === undefined) throw new Error(`No row ${name}`);
      await prepare(attemptOf(name), 'regular');
      await backend.asOwner((owner) => owner.doc(`users/${uidOf('regular')}`).update({ status: 'inactive' }));
      await tryAll(row, 'regular', 'inactive');
    },
  );
});

describe('a new record’s id', () => {
  const rows = [
    'publicContacts',
    'emails of a contact',
    'notes, standalone',
    'templates',
    'calendarEvents',
    'meetings',
    'tasks',
  ];

  it.each(rows)('needs the format of the SDK: %s', async (name) => {
    const { path, createAt } = attemptOf(name);
    if (createAt === undefined) throw new Error(`${name} has no ids of its own.`);
    await prepare(attemptOf(name), 'admin');
    const admin = backend.as('admin');
    for (const id of ['chosen', 'chosen-by-hand-123456', 'A'.repeat(21)])
      await assertFails(createAt(`${collectionOf(path)}/${id}`)(admin, 'admin'));
    await assertSucceeds(createAt(`${collectionOf(path)}/${'A'.repeat(20)}`)(admin, 'admin'));
  });
});

describe('the records of admin screens', () => {
  const refused: readonly ActorName[] = ['regular', 'inactive admin'];

  it.each([
    ['security_events', 'the security dashboard [WRK-789, WRK-798]'],
    ['integrations', 'the integration settings [WRK-791, WRK-798]'],
    ['bundleRequests', 'playbook management [WRK-793, WRK-798]'],
    ['analyticsEvents', 'the analytics viewer [WRK-794, WRK-798]'],
    ['dailyFigures', 'the sums of days [WRK-794, WRK-798]'],
    ['monthlyFigures', 'the sums of months [WRK-794, WRK-798]'],
    ['proposalDrafts', 'proposal management [WRK-796, WRK-798]'],
  ])('in %s are closed to regular users and inactive admins: %s', async (name) => {
    const attempt = attemptOf(name);
    for (const actor of refused) {
      await prepare(attempt, actor);
      const firestore = backend.as(actor);
      const source = firestore.collection(collectionOf(attempt.path));
      await assertFails(firestore.doc(attempt.path).get());
      for (const query of [source, ...attempt.lists(source, uidOf(actor))]) await assertFails(query.get());
      await assertFails(attempt.update(firestore, actor));
      await assertFails(attempt.delete(firestore, actor));
      expect(await stored.document(attempt.path)).toBeDefined();
    }
  });
});

describe('profile_pictures (files)', () => {
  const row = matrix.find(({ name }) => name === 'profile_pictures (files)');
  const nameOf = (actor: ActorName, time = '1790000000000') => `profile_pictures/${uidOf(actor)}_${time}.jpg`;
  const picture = new Uint8Array(10);
  const jpeg = { contentType: 'image/jpeg' };

  it.each(everybody)('%s', async (actor) => {
    if (row === undefined) throw new Error('The matrix has no files.');
    await backend.asOwner(async (_, files) => {
      await files.ref(nameOf('regular')).put(picture, jpeg);
    });
    const files = backend.filesAs(actor);
    const expected = (operation: Operation) =>
      row[operation].allowed.includes(actor) ? assertSucceeds : assertFails;
    await expected('get')(files.ref(nameOf('regular')).getDownloadURL());
    await expected('list')(files.ref('profile_pictures').listAll());
    await expected('create')(Promise.resolve(files.ref(nameOf(actor, '1790000000001')).put(picture, jpeg)));
    await expected('update')(files.ref(nameOf('regular')).updateMetadata({ contentType: 'text/html' }));
    await expected('delete')(files.ref(nameOf('regular')).delete());
  });
});

describe('the matrix', () => {
  it('has exactly the collections of the rules file', () => {
    expect(documents.map(({ name }) => name)).toEqual(Object.keys(attempts));
    expect(matrix.length).toBe(documents.length + 1);
  });

  it('gives a self-made account and an account without a role the same access as a visitor', () => {
    for (const row of matrix)
      for (const operation of operations) {
        const { allowed } = row[operation];
        const isVisitor = allowed.includes('visitor');
        expect([allowed.includes('self-made'), allowed.includes('no role')]).toEqual([isVisitor, isVisitor]);
      }
  });
});
