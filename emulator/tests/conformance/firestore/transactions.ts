import {
  deleteDoc,
  doc,
  type DocumentReference,
  type Firestore,
  getDocFromServer,
  runTransaction,
  setDoc,
  type Transaction,
  updateDoc,
} from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';
import type { ConformanceCase, ConformanceContext } from '../case';
import { expectEqual, expectRejection } from '../check';
import { stored } from './documents';
import { nameOf, post, refusalOf } from './raw';

type Step = 'get' | 'set' | 'update' | 'delete';

/** Runs steps on one document in a transaction. Each write has its number. */
async function runSteps(firestore: Firestore, target: DocumentReference, steps: readonly Step[]) {
  await runTransaction(firestore, async (transaction: Transaction) => {
    let n = 0;
    for (const step of steps) {
      n += 1;
      if (step === 'get') await transaction.get(target);
      else if (step === 'set') transaction.set(target, { n });
      else if (step === 'update') transaction.update(target, { n });
      else transaction.delete(target);
    }
  });
}

async function begin(context: ConformanceContext, options: object = {}): Promise<string> {
  const { body } = await post(context, 'beginTransaction', { options });
  return (body as { transaction: string }).transaction;
}

async function readIn(context: ConformanceContext, transaction: string, id: string): Promise<unknown> {
  const { body } = await post(context, 'batchGet', { documents: [nameOf(context, id)], transaction });
  return (body as { found?: { fields: unknown } }[])[0]?.found?.fields;
}

function writeOf(context: ConformanceContext, id: string, n: number): object {
  return { update: { name: nameOf(context, id), fields: { n: { integerValue: String(n) } } } };
}

export const cases: readonly ConformanceCase[] = [
  {
    id: 'TXN-01',
    behaviour: 'A document that exists has the state of its last write after any reads and writes.',
    async run({ firestore, collection: path }) {
      const rows: readonly [Step[], number | undefined][] = [
        [['get', 'delete', 'delete'], undefined],
        [['get', 'delete', 'set'], 3],
        [['get', 'update', 'delete'], undefined],
        [['get', 'update', 'update'], 3],
        [['get', 'set', 'update'], 3],
        [['update', 'set'], 2],
        [['set', 'delete'], undefined],
        [['delete', 'set'], 2],
      ];
      for (const [index, [steps, n]] of rows.entries()) {
        const target = doc(firestore, path, `d${index}`);
        await setDoc(target, { n: 0 });
        await runSteps(firestore, target, steps);
        expectEqual(await stored(firestore, target.path), n === undefined ? undefined : { n }, steps.join());
      }
    },
  },
  {
    id: 'TXN-02',
    behaviour: 'A missing document can be set but not updated.',
    async run({ firestore, collection: path }) {
      const target = doc(firestore, path, 'd');
      await expectRejection(runSteps(firestore, target, ['get', 'update']), 'invalid-argument');
      await expectRejection(runSteps(firestore, target, ['update', 'set']), 'not-found');
      await expectRejection(runSteps(firestore, target, ['delete', 'update']), 'invalid-argument');
      expectEqual(await stored(firestore, target.path), undefined);
      await runSteps(firestore, target, ['get', 'set', 'update']);
      expectEqual(await stored(firestore, target.path), { n: 3 });
    },
  },
  {
    id: 'TXN-03',
    behaviour: 'Concurrent increments of two clients lose no count.',
    async run({ firestore, otherFirestore, collection: path }) {
      await setDoc(doc(firestore, path, 'd'), { n: 0 });
      const add = (client: Firestore) =>
        runTransaction(
          client,
          async (transaction) => {
            const target = doc(client, path, 'd');
            const n = Number((await transaction.get(target)).get('n'));
            transaction.update(target, { n: n + 1 });
          },
          { maxAttempts: 50 },
        );
      await Promise.all([1, 2, 3].flatMap(() => [add(firestore), add(otherFirestore)]));
      expectEqual(await stored(firestore, `${path}/d`), { n: 6 });
    },
  },
  {
    id: 'TXN-04',
    behaviour: 'A transaction runs again when a document that it only read has changed.',
    async run({ firestore, otherFirestore, collection: path }) {
      await setDoc(doc(firestore, path, 'read'), { n: 15 });
      let tries = 0;
      await runTransaction(firestore, async (transaction) => {
        tries += 1;
        const n: unknown = (await transaction.get(doc(firestore, path, 'read'))).get('n');
        // The second attempt writes the same value, so the transaction succeeds.
        await setDoc(doc(otherFirestore, path, 'read'), { n: 1234 });
        transaction.set(doc(firestore, path, 'written'), { n });
      });
      expectEqual([tries, await stored(firestore, `${path}/written`)], [2, { n: 1234 }]);
    },
  },
  {
    id: 'TXN-05',
    behaviour: 'A transaction runs again when a document that it found missing was created.',
    async run({ firestore, otherFirestore, collection: path }) {
      let tries = 0;
      await runTransaction(firestore, async (transaction) => {
        tries += 1;
        const found = await transaction.get(doc(firestore, path, 'd'));
        if (tries === 1) await setDoc(doc(otherFirestore, path, 'd'), { by: 'other' });
        transaction.set(doc(firestore, path, 'result'), { found: found.exists() });
      });
      expectEqual([tries, await stored(firestore, `${path}/result`)], [2, { found: true }]);
    },
  },
  {
    id: 'TXN-06',
    behaviour: 'A transaction fails after its last attempt and stores nothing.',
    async run({ firestore, otherFirestore, collection: path }) {
      const target = doc(firestore, path, 'd');
      await setDoc(target, { n: 0 });
      let tries = 0;
      const attempt = runTransaction(
        firestore,
        async (transaction) => {
          tries += 1;
          await transaction.get(target);
          await setDoc(doc(otherFirestore, path, 'd'), { n: tries });
          transaction.set(target, { mine: true });
        },
        { maxAttempts: 2 },
      );
      await expectRejection(attempt, 'failed-precondition');
      expectEqual([tries, await stored(firestore, target.path)], [2, { n: 2 }]);
    },
  },
  {
    id: 'TXN-07',
    behaviour: 'A transaction is not retried after an error that a retry cannot fix.',
    async run({ firestore, collection: path }) {
      let tries = 0;
      const attempt = runTransaction(firestore, async (transaction) => {
        tries += 1;
        transaction.update(doc(firestore, path, 'none'), { n: 1 });
      });
      await expectRejection(attempt, 'not-found');
      expectEqual(tries, 1);
    },
  },
  {
    id: 'TXN-08',
    behaviour: 'A transaction’s writes are all stored, or none if its function throws.',
    async run({ firestore, collection: path }) {
      const failing = runTransaction(firestore, async (transaction) => {
        transaction.set(doc(firestore, path, 'a'), {});
        await transaction.get(doc(firestore, path, 'b'));
      });
      await expectRejection(failing, 'invalid-argument', /all reads/);
      expectEqual((await getDocFromServer(doc(firestore, path, 'a'))).exists(), false);
      await runTransaction(firestore, async (transaction) => {
        transaction.set(doc(firestore, path, 'a'), { n: 1 }).set(doc(firestore, path, 'b'), { n: 2 });
        transaction.set(doc(firestore, path, 'a'), { m: 3 }, { merge: true });
      });
      expectEqual(await stored(firestore, `${path}/a`), { n: 1, m: 3 });
      expectEqual(await stored(firestore, `${path}/b`), { n: 2 });
    },
  },
  {
    id: 'TXN-09',
    behaviour: 'The lite SDK runs transactions and retries them on conflict.',
    async run({ firestore, lite: small, collection: path }) {
      await setDoc(doc(firestore, path, 'd'), { n: 1 });
      let tries = 0;
      const result = await lite.runTransaction(small, async (transaction) => {
        tries += 1;
        const target = lite.doc(small, path, 'd');
        const n = Number((await transaction.get(target)).get('n'));
        if (tries === 1) await updateDoc(doc(firestore, path, 'd'), { n: 10 });
        transaction.update(target, { n: n + 1 });
        return n;
      });
      expectEqual([tries, result, await stored(firestore, `${path}/d`)], [2, 10, { n: 11 }]);
    },
  },
  {
    id: 'TXN-10',
    behaviour: 'A server-side transaction is aborted when a document that it read has changed.',
    async run(context) {
      await post(context, 'commit', { writes: [writeOf(context, 'a', 1)] });
      const transaction = await begin(context);
      expectEqual(await readIn(context, transaction, 'a'), { n: { integerValue: '1' } });
      await post(context, 'commit', { writes: [writeOf(context, 'a', 2)] });
      const late = await post(context, 'commit', { transaction, writes: [writeOf(context, 'b', 1)] });
      expectEqual([late.status, refusalOf(late)], [409, 'ABORTED']);
      expectEqual(await stored(context.firestore, `${context.collection}/b`), undefined);
    },
  },
  {
    id: 'TXN-11',
    behaviour: 'A server-side transaction is aborted when the result of one of its queries has changed.',
    async run(context) {
      const transaction = await begin(context);
      const structuredQuery = { from: [{ collectionId: context.collection }] };
      await post(context, 'runQuery', { structuredQuery, transaction });
      await post(context, 'commit', { writes: [writeOf(context, 'phantom', 1)] });
      const late = await post(context, 'commit', { transaction, writes: [writeOf(context, 'a', 1)] });
      expectEqual(refusalOf(late), 'ABORTED');
    },
  },
  {
    id: 'TXN-12',
    behaviour: 'A read-only transaction reads a consistent snapshot and refuses writes.',
    async run(context) {
      await post(context, 'commit', { writes: [writeOf(context, 'a', 1)] });
      const transaction = await begin(context, { readOnly: {} });
      await post(context, 'commit', { writes: [writeOf(context, 'a', 2)] });
      expectEqual(await readIn(context, transaction, 'a'), { n: { integerValue: '1' } });
      const write = await post(context, 'commit', { transaction, writes: [writeOf(context, 'a', 3)] });
      expectEqual(refusalOf(write), 'INVALID_ARGUMENT');
    },
  },
  {
    id: 'TXN-13',
    behaviour: 'A finished, rolled back or unknown transaction is refused.',
    async run(context) {
      const transaction = await begin(context);
      expectEqual((await post(context, 'rollback', { transaction })).status, 200);
      const late = await post(context, 'commit', { transaction, writes: [writeOf(context, 'a', 1)] });
      expectEqual(refusalOf(late), 'INVALID_ARGUMENT');
      const unknown = await post(context, 'commit', { transaction: 'bm9uZQ==', writes: [] });
      expectEqual(refusalOf(unknown), 'INVALID_ARGUMENT');
      await deleteDoc(doc(context.firestore, context.collection, 'a'));
    },
  },
  {
    id: 'TXN-14',
    behaviour: 'A refused write leaves a read-only transaction open, and a conflict ends a transaction.',
    async run(context) {
      await post(context, 'commit', { writes: [writeOf(context, 'a', 1)] });
      const readOnly = await begin(context, { readOnly: {} });
      const write = { transaction: readOnly, writes: [writeOf(context, 'a', 2)] };
      expectEqual(refusalOf(await post(context, 'commit', write)), 'INVALID_ARGUMENT');
      expectEqual(await readIn(context, readOnly, 'a'), { n: { integerValue: '1' } });
      expectEqual((await post(context, 'commit', { transaction: readOnly, writes: [] })).status, 200);

      const transaction = await begin(context);
      await readIn(context, transaction, 'a');
      await post(context, 'commit', { writes: [writeOf(context, 'a', 3)] });
      const late = { transaction, writes: [writeOf(context, 'a', 4)] };
      expectEqual(refusalOf(await post(context, 'commit', late)), 'ABORTED');
      expectEqual(refusalOf(await post(context, 'commit', late)), 'INVALID_ARGUMENT');
    },
  },
];
