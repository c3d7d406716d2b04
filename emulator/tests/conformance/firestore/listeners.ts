import {
  collectionGroup,
  deleteDoc,
  disableNetwork,
  doc,
  type DocumentChange,
  enableNetwork,
  increment,
  limit,
  limitToLast,
  onSnapshot,
  onSnapshotsInSync,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  startAfter,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import type { ConformanceCase } from '../case';
import { expectEqual, expectRejection, expectTrue } from '../check';
import { seed } from './documents';
import { idsOf, watchDocument, watchQuery } from './snapshots';

function changes(list: readonly DocumentChange[]): unknown {
  return list.map(({ type, doc: { id }, oldIndex, newIndex }) => [type, id, oldIndex, newIndex]);
}

export const cases: readonly ConformanceCase[] = [
  {
    id: 'LSN-01',
    behaviour: 'The first snapshot shows the whole result as added and comes from the server.',
    async run(context) {
      const source = await seed(context, { b: { n: 1 }, a: { n: 2 } });
      const snapshots = watchQuery(query(source, orderBy('n')));
      const first = await snapshots.until(({ metadata }) => !metadata.fromCache);
      expectEqual(idsOf(first), 'b,a');
      expectEqual(changes(first.docChanges()), [
        ['added', 'b', -1, 0],
        ['added', 'a', -1, 1],
      ]);
      snapshots.stop();
    },
  },
  {
    id: 'LSN-02',
    behaviour: 'Changes by others arrive as changes of position: moved, added, removed.',
    async run(context) {
      const { otherFirestore: other, collection: path } = context;
      const source = await seed(context, { a: { n: 1 }, b: { n: 2 }, c: { n: 3 } });
      const snapshots = watchQuery(query(source, orderBy('n')));
      await snapshots.until(({ size }) => size === 3);
      await setDoc(doc(other, path, 'b'), { n: 4 });
      expectEqual(changes((await snapshots.next()).docChanges()), [['modified', 'b', 1, 2]]);
      await setDoc(doc(other, path, 'd'), { n: 0 });
      expectEqual(changes((await snapshots.next()).docChanges()), [['added', 'd', -1, 0]]);
      await deleteDoc(doc(other, path, 'c'));
      expectEqual(changes((await snapshots.next()).docChanges()), [['removed', 'c', 2, -1]]);
      snapshots.stop();
    },
  },
  {
    id: 'LSN-03',
    behaviour: 'An own write appears at once as pending and again when the server has it.',
    async run(context) {
      const source = await seed(context, { a: { v: 1 } });
      const plain = watchQuery(source);
      const full = watchQuery(source, { includeMetadataChanges: true });
      await plain.next();
      await full.until(({ metadata }) => !metadata.fromCache);
      await setDoc(doc(source, 'a'), { v: 2 });
      const [pending, settled] = [await full.next(), await full.next()];
      const seen = [pending, settled].map(({ docs, metadata }) => [
        docs[0]?.get('v') as unknown,
        metadata.hasPendingWrites,
        metadata.fromCache,
      ]);
      expectEqual(seen, [
        [2, true, false],
        [2, false, false],
      ]);
      expectEqual((await plain.next()).docs[0]?.get('v'), 2);
      expectEqual([plain.unread, full.unread], [0, 0], 'further snapshots');
      plain.stop();
      full.stop();
    },
  },
  {
    id: 'LSN-04',
    behaviour: 'A batch arrives as one snapshot.',
    async run(context) {
      const { otherFirestore: other, collection: path } = context;
      const source = await seed(context, { a: { n: 1 }, b: { n: 2 } });
      const snapshots = watchQuery(query(source, orderBy('n')));
      await snapshots.until(({ size }) => size === 2);
      await writeBatch(other)
        .update(doc(other, path, 'a'), { n: 5 })
        .delete(doc(other, path, 'b'))
        .set(doc(other, path, 'c'), { n: 3 })
        .commit();
      expectEqual(idsOf(await snapshots.next()), 'c,a');
      snapshots.stop();
    },
  },
  {
    id: 'LSN-05',
    behaviour: 'A document that stops matching and one that starts matching arrive in one snapshot.',
    async run(context) {
      const { otherFirestore: other, collection: path } = context;
      const source = await seed(context, { a: { open: true }, b: { open: false } });
      const snapshots = watchQuery(query(source, where('open', '==', true)));
      await snapshots.until(({ size }) => size === 1);
      await writeBatch(other)
        .update(doc(other, path, 'a'), { open: false })
        .update(doc(other, path, 'b'), { open: true })
        .commit();
      const snapshot = await snapshots.next();
      expectEqual(idsOf(snapshot), 'b');
      expectEqual(changes(snapshot.docChanges()), [
        ['removed', 'a', 0, -1],
        ['added', 'b', -1, 0],
      ]);
      snapshots.stop();
    },
  },
  {
    id: 'LSN-06',
    behaviour: 'A limited result is refilled in the same snapshot.',
    async run(context) {
      const { otherFirestore: other, collection: path } = context;
      const source = await seed(context, { a: { n: 1 }, b: { n: 2 }, c: { n: 3 }, d: { n: 4 } });
      const snapshots = watchQuery(query(source, orderBy('n'), limit(2)));
      expectEqual(idsOf(await snapshots.until(({ size }) => size === 2)), 'a,b');
      await deleteDoc(doc(other, path, 'a'));
      expectEqual(idsOf(await snapshots.next()), 'b,c');
      await setDoc(doc(other, path, 'e'), { n: 0 });
      expectEqual(idsOf(await snapshots.next()), 'e,b');
      await updateDoc(doc(other, path, 'e'), { n: 9 });
      expectEqual(idsOf(await snapshots.next()), 'b,c');
      snapshots.stop();
    },
  },
  {
    id: 'LSN-07',
    behaviour:
      'limit and limitToLast on the same documents work together, even when stopped and started again.',
    async run(context) {
      const { otherFirestore: other, collection: path } = context;
      const source = await seed(context, { a: { n: 0 }, b: { n: 1 }, c: { n: 1 }, d: { n: 2 } });
      const first = query(source, orderBy('n'), limit(2));
      const last = query(source, orderBy('n', 'desc'), limitToLast(2));
      let ascending = watchQuery(first);
      let descending = watchQuery(last);
      expectEqual(idsOf(await ascending.until(({ size }) => size === 2)), 'a,b');
      expectEqual(idsOf(await descending.until(({ size }) => size === 2)), 'b,a');
      ascending.stop();
      ascending = watchQuery(first);
      expectEqual(idsOf(await ascending.until(({ size }) => size === 2)), 'a,b');
      await setDoc(doc(other, path, 'e'), { n: -1 });
      expectEqual(idsOf(await ascending.until((snapshot) => idsOf(snapshot) !== 'a,b')), 'e,a');
      expectEqual(idsOf(await descending.next()), 'a,e');
      descending.stop();
      await updateDoc(doc(other, path, 'a'), { n: -2 });
      descending = watchQuery(last);
      expectEqual(idsOf(await descending.until((snapshot) => idsOf(snapshot) === 'e,a')), 'e,a');
      ascending.stop();
      descending.stop();
    },
  },
  {
    id: 'LSN-08',
    behaviour: 'A document is watched before it exists, while it exists and after.',
    async run({ firestore, otherFirestore: other, collection: path }) {
      const snapshots = watchDocument(doc(firestore, path, 'd'));
      expectEqual((await snapshots.next()).exists(), false);
      await setDoc(doc(other, path, 'd'), { n: 1 });
      expectEqual((await snapshots.next()).data(), { n: 1 });
      await deleteDoc(doc(other, path, 'd'));
      expectEqual((await snapshots.next()).exists(), false);
      snapshots.stop();
    },
  },
  {
    id: 'LSN-09',
    behaviour: 'A pending server timestamp is null, estimated or previous as requested, then the server’s.',
    async run({ firestore, collection: path }) {
      const target = doc(firestore, path, 'd');
      await setDoc(target, { at: 'before' });
      const snapshots = watchDocument(target, { includeMetadataChanges: true });
      await snapshots.until(({ metadata }) => !metadata.fromCache);
      await updateDoc(target, { at: serverTimestamp() });
      const pending = await snapshots.next();
      expectEqual([pending.get('at'), pending.get('at', { serverTimestamps: 'previous' })], [null, 'before']);
      expectTrue(pending.get('at', { serverTimestamps: 'estimate' }) instanceof Timestamp, 'an estimate');
      const settled = await snapshots.until(({ metadata }) => !metadata.hasPendingWrites);
      expectTrue(settled.get('at') instanceof Timestamp, 'the time of the server');
      snapshots.stop();
    },
  },
  {
    id: 'LSN-10',
    behaviour: 'After being offline, a listener receives what was changed and deleted in the meantime.',
    async run(context) {
      const { firestore, otherFirestore: other, collection: path } = context;
      const source = await seed(context, { a: { n: 1 }, b: { n: 2 }, c: { n: 3 } });
      const snapshots = watchQuery(query(source, orderBy('n')), { includeMetadataChanges: true });
      await snapshots.until(({ size, metadata }) => size === 3 && !metadata.fromCache);
      await disableNetwork(firestore);
      const offline = await snapshots.next();
      expectEqual([idsOf(offline), offline.metadata.fromCache], ['a,b,c', true]);
      await deleteDoc(doc(other, path, 'a'));
      await setDoc(doc(other, path, 'b'), { n: 9 });
      await setDoc(doc(other, path, 'd'), { n: 4 });
      await enableNetwork(firestore);
      const caughtUp = await snapshots.until(({ metadata }) => !metadata.fromCache);
      expectEqual(idsOf(caughtUp), 'c,d,b');
      snapshots.stop();
    },
  },
  {
    id: 'LSN-11',
    behaviour: 'Writes made offline reach the server when the network is back.',
    async run({ firestore, otherFirestore: other, collection: path }) {
      const target = doc(firestore, path, 'd');
      await setDoc(target, { n: 1 });
      await disableNetwork(firestore);
      const written = updateDoc(target, { n: increment(1) });
      await setDoc(doc(other, path, 'd'), { n: 10 });
      await enableNetwork(firestore);
      await written;
      const snapshots = watchDocument(doc(other, path, 'd'));
      expectEqual((await snapshots.until((snapshot) => snapshot.get('n') !== 10)).data(), { n: 11 });
      snapshots.stop();
    },
  },
  {
    id: 'LSN-12',
    behaviour: 'Listeners of one client show the same state, and onSnapshotsInSync fires after all of them.',
    async run(context) {
      const { firestore, otherFirestore: other, collection: path } = context;
      const source = await seed(context, { a: { n: 1 } });
      let total = 0;
      let single: unknown = 0;
      const pairs: unknown[] = [];
      const stops = [
        onSnapshot(source, ({ docs }) => {
          total = docs.reduce((sum, entry) => sum + Number(entry.get('n')), 0);
        }),
        onSnapshot(doc(source, 'a'), (snapshot) => {
          single = snapshot.get('n');
        }),
        onSnapshotsInSync(firestore, () => {
          pairs.push([total, single]);
        }),
      ];
      const last = watchDocument(doc(source, 'a'));
      for (let n = 2; n <= 6; n += 1) {
        await setDoc(doc(other, path, 'a'), { n });
        await last.until((snapshot) => snapshot.get('n') === n);
      }
      for (const stop of stops) stop();
      last.stop();
      for (const pair of pairs.slice(-5)) {
        const [sum, value] = pair as [number, number];
        expectEqual(sum, value, 'totals in sync');
      }
      expectEqual(single, 6);
    },
  },
  {
    id: 'LSN-13',
    behaviour: 'Every commit of others arrives in order, and the last one is the final state.',
    async run(context) {
      const { otherFirestore: other, collection: path } = context;
      const source = await seed(context, { a: { n: 0 } });
      const snapshots = watchDocument(doc(source, 'a'));
      await snapshots.next();
      for (let n = 1; n <= 25; n += 1) void updateDoc(doc(other, path, 'a'), { n: increment(1) });
      await snapshots.until((snapshot) => snapshot.get('n') === 25);
      const seen = snapshots.all.map((snapshot) => Number(snapshot.get('n')));
      expectEqual(
        seen,
        seen.toSorted((a, b) => a - b),
        'order',
      );
      snapshots.stop();
    },
  },
  {
    id: 'LSN-14',
    behaviour: 'Collection groups and cursors can be watched too.',
    async run(context) {
      const { firestore, otherFirestore: other, collection: path } = context;
      const source = await seed(context, { a: { n: 1 }, b: { n: 2 } });
      const group = watchQuery(collectionGroup(firestore, path));
      const after = watchQuery(query(source, orderBy('n'), startAfter(1)));
      await group.until(({ size }) => size === 2);
      expectEqual(idsOf(await after.next()), 'b');
      await setDoc(doc(other, path, 'a', path, 'deep'), { n: 3 });
      expectEqual(idsOf(await group.next()), 'a,deep,b');
      await setDoc(doc(other, path, 'c'), { n: 1.5 });
      expectEqual(idsOf(await after.next()), 'c,b');
      expectEqual(idsOf(await group.next()), 'a,deep,b,c');
      group.stop();
      after.stop();
    },
  },
  {
    id: 'LSN-15',
    behaviour: 'Many listeners of one client each receive the changes that concern them.',
    async run(context) {
      const { otherFirestore: other, collection: path } = context;
      const source = await seed(context, {});
      const all = Array.from({ length: 60 }, (_, n) => watchQuery(query(source, where('i', '>', n))));
      for (const snapshots of all) expectEqual((await snapshots.next()).size, 0);
      await setDoc(doc(other, path, 'd'), { i: 30 });
      for (const snapshots of all.slice(0, 30)) expectEqual((await snapshots.next()).size, 1);
      for (const snapshots of all.slice(30)) expectEqual(snapshots.unread, 0);
      for (const snapshots of all) snapshots.stop();
    },
  },
  {
    id: 'LSN-16',
    behaviour: 'A refused query ends only its own listener, with the reason.',
    async run(context) {
      const { otherFirestore: other, collection: path } = context;
      const source = await seed(context, { a: { n: 1 } });
      const good = watchQuery(source);
      await good.next();
      const many = Array.from({ length: 31 }, (_, n) => n);
      const refused = watchQuery(query(source, where('m', 'in', many)));
      await expectRejection(refused.next(), 'invalid-argument');
      await setDoc(doc(other, path, 'b'), { n: 2 });
      expectEqual(idsOf(await good.next()), 'a,b');
      good.stop();
    },
  },
  {
    id: 'LSN-17',
    behaviour: 'A refused write is reverted in the listeners that showed it.',
    async run(context) {
      const source = await seed(context, { a: { n: 1 } });
      const snapshots = watchQuery(source);
      await snapshots.until(({ size }) => size === 1);
      const refused = setDoc(doc(source, 'b'), { text: 'x'.repeat(1_100_000) });
      expectEqual(idsOf(await snapshots.next()), 'a,b');
      await expectRejection(refused, 'invalid-argument');
      expectEqual(idsOf(await snapshots.next()), 'a');
      snapshots.stop();
    },
  },
];
