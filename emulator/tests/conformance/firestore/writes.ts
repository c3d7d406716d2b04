import {
  addDoc,
  collection,
  deleteDoc,
  deleteField,
  doc,
  FieldPath,
  getDocFromServer,
  setDoc,
  updateDoc,
  waitForPendingWrites,
  writeBatch,
} from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';
import type { ConformanceCase, ConformanceContext } from '../case';
import { expectEqual, expectRejection } from '../check';
import { stored } from './documents';
import { commit, nameOf, post, refusalOf } from './raw';

const OWNED = { desc: 'Description', owner: { name: 'Jo', email: 'jo@example.com' } };

/** Returns a write that sets one field of document `d`, with a precondition. */
function conditional(context: ConformanceContext, value: string, currentDocument: object): object {
  return {
    update: { name: nameOf(context, 'd'), fields: { a: { stringValue: value } } },
    currentDocument,
  };
}

function updateTimeOf(answer: object): string {
  return (answer as { writeResults: [{ updateTime: string }] }).writeResults[0].updateTime;
}

export const cases: readonly ConformanceCase[] = [
  {
    id: 'WRT-01',
    behaviour: 'A document is created, replaced as a whole and deleted.',
    async run({ firestore, collection: path }) {
      const target = doc(firestore, path, 'd');
      expectEqual((await getDocFromServer(target)).exists(), false);
      await setDoc(target, { a: 1, b: 2 });
      await setDoc(target, { b: 3 });
      expectEqual(await stored(firestore, target.path), { b: 3 });
      await deleteDoc(target);
      expectEqual((await getDocFromServer(target)).exists(), false);
    },
  },
  {
    id: 'WRT-02',
    behaviour: 'Adding a document gives it an id of 20 letters and digits.',
    async run({ firestore, collection: path }) {
      const added = await addDoc(collection(firestore, path), { n: 1 });
      expectEqual(/^[A-Za-z0-9]{20}$/.test(added.id), true, `form of ${added.id}`);
      expectEqual(await stored(firestore, added.path), { n: 1 });
    },
  },
  {
    id: 'WRT-03',
    behaviour: 'Merging merges maps, keeps unnamed fields and replaces arrays.',
    async run({ firestore, collection: path }) {
      const target = doc(firestore, path, 'd');
      await setDoc(target, { kept: true, list: ['old', 'old'], 'a.b': { x: 1, y: 2 }, maps: [{ m: 1 }] });
      await setDoc(
        target,
        { list: ['new'], 'a.b': { x: 9 }, maps: [{ n: 2 }], deep: { er: { est: 1 } } },
        { merge: true },
      );
      expectEqual(await stored(firestore, target.path), {
        kept: true,
        list: ['new'],
        'a.b': { x: 9, y: 2 },
        maps: [{ n: 2 }],
        deep: { er: { est: 1 } },
      });
    },
  },
  {
    id: 'WRT-04',
    behaviour: 'Merging an empty map replaces the old value, and merging nothing creates an empty document.',
    async run({ firestore, collection: path }) {
      const target = doc(firestore, path, 'd');
      await setDoc(target, {}, { merge: true });
      expectEqual(await stored(firestore, target.path), {});
      await setDoc(target, { a: { x: 1 }, b: 'text', c: 1 });
      await setDoc(target, { a: {}, b: {} }, { merge: true });
      expectEqual(await stored(firestore, target.path), { a: {}, b: {}, c: 1 });
    },
  },
  {
    id: 'WRT-05',
    behaviour: 'mergeFields writes the named fields only; with none it changes nothing.',
    async run({ firestore, collection: path }) {
      const target = doc(firestore, path, 'd');
      await setDoc(target, OWNED);
      await setDoc(target, { desc: 'New', owner: 'Sam' }, { mergeFields: [] });
      expectEqual(await stored(firestore, target.path), OWNED);
      await setDoc(target, { desc: deleteField(), owner: { name: 'Sam' } }, { mergeFields: ['owner.name'] });
      expectEqual(await stored(firestore, target.path), { ...OWNED, owner: { ...OWNED.owner, name: 'Sam' } });
      await setDoc(target, { desc: 'New', owner: 'Kim' }, { mergeFields: ['owner', 'owner'] });
      expectEqual(await stored(firestore, target.path), { desc: 'Description', owner: 'Kim' });
    },
  },
  {
    id: 'WRT-06',
    behaviour: 'Fields are deleted by merges and by updates, and a map that loses its last field stays.',
    async run({ firestore, collection: path }) {
      const target = doc(firestore, path, 'd');
      await setDoc(target, { a: 1, b: { c: 2 }, d: 3, e: { f: 4, g: 5 } });
      await setDoc(target, { a: deleteField(), b: { c: deleteField() } }, { merge: true });
      expectEqual(await stored(firestore, target.path), { b: {}, d: 3, e: { f: 4, g: 5 } });
      await updateDoc(target, { d: deleteField(), 'e.f': deleteField(), 'none.such': deleteField() });
      expectEqual(await stored(firestore, target.path), { b: {}, e: { g: 5 } });
    },
  },
  {
    id: 'WRT-07',
    behaviour: 'Updates address nested fields by dotted paths and names with dots by FieldPath.',
    async run({ firestore, collection: path }) {
      const target = doc(firestore, path, 'd');
      await setDoc(target, { ...OWNED, 'is.admin': false });
      await updateDoc(target, 'owner.name', 'Sam', new FieldPath('is.admin'), true, 'new.deep', 1);
      expectEqual(await stored(firestore, target.path), {
        desc: 'Description',
        owner: { name: 'Sam', email: 'jo@example.com' },
        'is.admin': true,
        new: { deep: 1 },
      });
    },
  },
  {
    id: 'WRT-08',
    behaviour: 'An update replaces a whole map, and a path through another value turns it into a map.',
    async run({ firestore, collection: path }) {
      const target = doc(firestore, path, 'd');
      await setDoc(target, { ...OWNED, n: 1 });
      await updateDoc(target, { owner: { name: 'Sam' }, 'n.m': 2 });
      expectEqual(await stored(firestore, target.path), {
        desc: 'Description',
        owner: { name: 'Sam' },
        n: { m: 2 },
      });
    },
  },
  {
    id: 'WRT-09',
    behaviour: 'Updating a missing document is refused and creates nothing.',
    async run({ firestore, lite: small, collection: path }) {
      const target = doc(firestore, path, 'd');
      await expectRejection(updateDoc(target, { a: 1 }), 'not-found', /No document to update/);
      await expectRejection(lite.updateDoc(lite.doc(small, path, 'd'), { a: 1 }), 'not-found');
      expectEqual((await getDocFromServer(target)).exists(), false);
    },
  },
  {
    id: 'WRT-10',
    behaviour: 'A batch is applied completely or not at all.',
    async run({ firestore, collection: path }) {
      const failing = writeBatch(firestore)
        .set(doc(firestore, path, 'a'), { n: 1 })
        .update(doc(firestore, path, 'none'), { n: 1 });
      await expectRejection(failing.commit(), 'not-found');
      expectEqual(await stored(firestore, `${path}/a`), undefined);
      await writeBatch(firestore)
        .set(doc(firestore, path, 'a'), { n: 1 })
        .set(doc(firestore, path, 'b'), { n: 2 })
        .commit();
      expectEqual(
        [await stored(firestore, `${path}/a`), await stored(firestore, `${path}/b`)],
        [{ n: 1 }, { n: 2 }],
      );
    },
  },
  {
    id: 'WRT-11',
    behaviour: 'Several writes of one document in a batch are applied one after the other.',
    async run({ firestore, collection: path }) {
      const [a, b] = [doc(firestore, path, 'a'), doc(firestore, path, 'b')];
      await writeBatch(firestore)
        .set(a, { n: 1 })
        .update(a, { m: 2 })
        .set(b, { gone: true })
        .delete(b)
        .set(a, { o: 3 }, { merge: true })
        .commit();
      expectEqual(await stored(firestore, a.path), { n: 1, m: 2, o: 3 });
      expectEqual(await stored(firestore, b.path), undefined);
    },
  },
  {
    id: 'WRT-12',
    behaviour: 'Deleting a missing document succeeds.',
    async run({ firestore, lite: small, collection: path }) {
      await deleteDoc(doc(firestore, path, 'none'));
      await lite.deleteDoc(lite.doc(small, path, 'none'));
    },
  },
  {
    id: 'WRT-13',
    behaviour: 'Deleting a document leaves the documents below it.',
    async run({ firestore, collection: path }) {
      await setDoc(doc(firestore, path, 'd'), {});
      await setDoc(doc(firestore, path, 'd', 'below', 'e'), { n: 1 });
      await deleteDoc(doc(firestore, path, 'd'));
      expectEqual(await stored(firestore, `${path}/d/below/e`), { n: 1 });
    },
  },
  {
    id: 'WRT-14',
    behaviour: 'A write that requires a missing document is refused if the document exists.',
    async run(context) {
      await commit(context, [conditional(context, 'first', { exists: false })]);
      const again = await post(context, 'commit', { writes: [conditional(context, 'x', { exists: false })] });
      expectEqual([again.status, refusalOf(again)], [409, 'ALREADY_EXISTS']);
      expectEqual(await stored(context.firestore, `${context.collection}/d`), { a: 'first' });
    },
  },
  {
    id: 'WRT-15',
    behaviour: 'A write that requires an update time is applied at that time and refused at another.',
    async run(context) {
      const first = updateTimeOf(await commit(context, [conditional(context, 'first', {})]));
      await commit(context, [conditional(context, 'second', { updateTime: first })]);
      const stale = await post(context, 'commit', {
        writes: [conditional(context, 'third', { updateTime: first })],
      });
      expectEqual(refusalOf(stale), 'FAILED_PRECONDITION');
      expectEqual(await stored(context.firestore, `${context.collection}/d`), { a: 'second' });
    },
  },
  {
    id: 'WRT-16',
    behaviour: 'A write that changes nothing keeps the update time.',
    async run(context) {
      const first = updateTimeOf(await commit(context, [conditional(context, 'same', {})]));
      expectEqual(updateTimeOf(await commit(context, [conditional(context, 'same', {})])), first);
      const changed = updateTimeOf(await commit(context, [conditional(context, 'other', {})]));
      expectEqual(changed > first, true, `${changed} after ${first}`);
    },
  },
  {
    id: 'WRT-17',
    behaviour: 'Independent writes succeed or fail individually.',
    async run(context) {
      const write = (id: string, currentDocument: object) => ({
        update: { name: nameOf(context, id), fields: {} },
        currentDocument,
      });
      const writes = [write('a', {}), write('b', { exists: true }), write('c', { exists: false })];
      const { body } = await post(context, 'batchWrite', { writes });
      const { status } = body as { status: { code?: number }[] };
      expectEqual(
        status.map(({ code }) => code ?? 0),
        [0, 5, 0],
      );
      const twice = await post(context, 'batchWrite', { writes: [write('a', {}), write('a', {})] });
      expectEqual(refusalOf(twice), 'INVALID_ARGUMENT');
    },
  },
  {
    id: 'WRT-18',
    behaviour: 'Writes of one client reach the server in the order in which they were made.',
    async run({ firestore, otherFirestore, collection: path }) {
      const target = doc(firestore, path, 'd');
      for (let n = 0; n < 20; n += 1) void setDoc(target, { n });
      void updateDoc(target, { last: true });
      await waitForPendingWrites(firestore);
      expectEqual(await stored(otherFirestore, target.path), { n: 19, last: true });
    },
  },
];
