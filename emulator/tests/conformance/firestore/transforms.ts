import {
  arrayRemove,
  arrayUnion,
  doc,
  increment,
  runTransaction,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import type { ConformanceCase } from '../case';
import { expectEqual, expectRejection, expectTrue } from '../check';
import { stored } from './documents';
import { commit, nameOf, rawFields } from './raw';

export const cases: readonly ConformanceCase[] = [
  {
    id: 'TRF-01',
    behaviour: 'All server timestamps of a commit are equal and in whole milliseconds.',
    async run({ firestore, collection: path }) {
      const before = Date.now();
      await writeBatch(firestore)
        .set(doc(firestore, path, 'a'), { at: serverTimestamp(), map: { at: serverTimestamp() } })
        .set(doc(firestore, path, 'b'), { at: serverTimestamp() })
        .commit();
      const a = await stored(firestore, `${path}/a`);
      const at: unknown = a?.['at'];
      if (!(at instanceof Timestamp)) throw new Error('No timestamp was stored.');
      expectEqual(a, { at, map: { at } });
      expectEqual(await stored(firestore, `${path}/b`), { at });
      // Consecutive commits have times less than a millisecond apart.
      const many = Array.from({ length: 20 }, (_, n) => doc(firestore, path, `many${n}`));
      await Promise.all(many.map((target) => setDoc(target, { at: serverTimestamp() })));
      for (const target of many) {
        const time = (await stored(firestore, target.path))?.['at'] as Timestamp;
        expectEqual(time.nanoseconds % 1_000_000, 0, 'part of a millisecond');
      }
      expectTrue(Math.abs(at.toMillis() - before) < 60_000, `${at.toMillis()} is about now`);
    },
  },
  {
    id: 'TRF-02',
    behaviour: 'A set with transforms replaces the document; a merge with transforms keeps the rest.',
    async run({ firestore, collection: path }) {
      const target = doc(firestore, path, 'd');
      await setDoc(target, { kept: 1, n: 1 });
      await setDoc(target, { n: increment(1), nested: { list: arrayUnion('a') } }, { merge: true });
      expectEqual(await stored(firestore, target.path), { kept: 1, n: 2, nested: { list: ['a'] } });
      await setDoc(target, { n: increment(5) });
      expectEqual(await stored(firestore, target.path), { n: 5 });
    },
  },
  {
    id: 'TRF-03',
    behaviour: 'Increments add to numbers and start at zero for anything else.',
    async run({ firestore, collection: path }) {
      const target = doc(firestore, path, 'd');
      await setDoc(target, { integer: 1, double: 0.5, text: 'x', map: { n: 10 } });
      await updateDoc(target, {
        integer: increment(-3),
        double: increment(1),
        text: increment(7),
        absent: increment(2.5),
        'map.n': increment(1),
      });
      const expected = { integer: -2, double: 1.5, text: 7, absent: 2.5, map: { n: 11 } };
      expectEqual(await stored(firestore, target.path), expected);
    },
  },
  {
    id: 'TRF-04',
    behaviour:
      'Integers stay integers and stop at the ends of the int64 range, and adding a double gives a double.',
    async run(context) {
      const fields = {
        high: { integerValue: '9223372036854775800' },
        low: { integerValue: '-9223372036854775800' },
        mixed: { integerValue: '1' },
      };
      const transform = (fieldPath: string, increment: object) => ({ fieldPath, increment });
      await commit(context, [
        {
          update: { name: nameOf(context, 'd'), fields },
          updateTransforms: [
            transform('high', { integerValue: '100' }),
            transform('low', { integerValue: '-100' }),
            transform('mixed', { doubleValue: 1 }),
          ],
        },
      ]);
      expectEqual(await rawFields(context, 'd'), {
        high: { integerValue: '9223372036854775807' },
        low: { integerValue: '-9223372036854775808' },
        mixed: { doubleValue: 2 },
      });
    },
  },
  {
    id: 'TRF-05',
    behaviour: 'A union appends missing elements once and in order, and replaces other values with an array.',
    async run({ firestore, collection: path }) {
      const target = doc(firestore, path, 'd');
      await setDoc(target, { list: [1, 3], text: 'x', maps: [{ a: 1, b: 2 }] });
      await updateDoc(target, {
        list: arrayUnion(2, 1, 2, 4),
        text: arrayUnion('y'),
        absent: arrayUnion(Number.NaN, Number.NaN, null),
        maps: arrayUnion({ b: 2, a: 1 }, { a: 1 }),
      });
      expectEqual(await stored(firestore, target.path), {
        list: [1, 3, 2, 4],
        text: ['y'],
        absent: [Number.NaN, null],
        maps: [{ a: 1, b: 2 }, { a: 1 }],
      });
    },
  },
  {
    id: 'TRF-06',
    behaviour: 'Removing takes out every equal element and turns other values into an empty array.',
    async run({ firestore, collection: path }) {
      const target = doc(firestore, path, 'd');
      await setDoc(target, { list: [1, 2, 1, { a: 1 }, 3], text: 'x' });
      await updateDoc(target, {
        list: arrayRemove(1, { a: 1 }, 9),
        text: arrayRemove('x'),
        absent: arrayRemove(1),
      });
      expectEqual(await stored(firestore, target.path), { list: [2, 3], text: [], absent: [] });
    },
  },
  {
    id: 'TRF-07',
    behaviour: 'Array transforms compare numbers by value: 1 and 1.0 are the same element.',
    async run(context) {
      const values = [{ integerValue: '1' }, { doubleValue: 2.5 }];
      await commit(context, [
        {
          update: { name: nameOf(context, 'd'), fields: { list: { arrayValue: { values } } } },
          updateTransforms: [
            {
              fieldPath: 'list',
              appendMissingElements: { values: [{ doubleValue: 1 }, { integerValue: '2' }] },
            },
          ],
        },
      ]);
      expectEqual(await rawFields(context, 'd'), {
        list: { arrayValue: { values: [...values, { integerValue: '2' }] } },
      });
    },
  },
  {
    id: 'TRF-08',
    behaviour: 'Transforms of one document in a batch build on each other.',
    async run({ firestore, collection: path }) {
      const target = doc(firestore, path, 'd');
      await writeBatch(firestore)
        .set(target, { n: 1, list: ['a'] })
        .update(target, { n: increment(1) })
        .update(target, { n: increment(1), list: arrayUnion('b') })
        .update(target, { list: arrayRemove('a') })
        .commit();
      expectEqual(await stored(firestore, target.path), { n: 3, list: ['b'] });
    },
  },
  {
    id: 'TRF-09',
    behaviour: 'Transforms work in transactions.',
    async run({ firestore, collection: path }) {
      const target = doc(firestore, path, 'd');
      await setDoc(target, { n: 1 });
      await runTransaction(firestore, async (transaction) => {
        await transaction.get(target);
        transaction.update(target, { n: increment(2), list: arrayUnion('a') });
        transaction.update(target, { n: increment(2) });
      });
      expectEqual(await stored(firestore, target.path), { n: 5, list: ['a'] });
    },
  },
  {
    id: 'TRF-10',
    behaviour: 'Maximum and minimum keep the larger and the smaller number.',
    async run(context) {
      const integer = (value: string) => ({ integerValue: value });
      await commit(context, [
        {
          update: {
            name: nameOf(context, 'd'),
            fields: { a: integer('5'), b: integer('5'), c: integer('5'), d: integer('5') },
          },
          updateTransforms: [
            { fieldPath: 'a', maximum: integer('7') },
            { fieldPath: 'b', maximum: { doubleValue: 4.5 } },
            { fieldPath: 'c', minimum: { doubleValue: 4.5 } },
            { fieldPath: 'd', minimum: integer('7') },
            { fieldPath: 'e', minimum: integer('7') },
          ],
        },
      ]);
      expectEqual(await rawFields(context, 'd'), {
        a: integer('7'),
        b: integer('5'),
        c: { doubleValue: 4.5 },
        d: integer('5'),
        e: integer('7'),
      });
    },
  },
  {
    id: 'TRF-11',
    behaviour: 'A commit reports the value of each transform in its order, and null for array transforms.',
    async run(context) {
      const one = { integerValue: '1' };
      const answer = await commit(context, [
        {
          update: { name: nameOf(context, 'd'), fields: { n: one } },
          updateTransforms: [
            { fieldPath: 'n', increment: one },
            { fieldPath: 'list', appendMissingElements: { values: [one] } },
          ],
        },
      ]);
      const { writeResults } = answer as { writeResults: { transformResults: unknown }[] };
      expectEqual(writeResults[0]?.transformResults, [{ integerValue: '2' }, { nullValue: null }]);
    },
  },
  {
    id: 'TRF-12',
    behaviour: 'A transform alone does not create a document that an update requires.',
    async run({ firestore, collection: path }) {
      await expectRejection(updateDoc(doc(firestore, path, 'none'), { n: increment(1) }), 'not-found');
      await setDoc(doc(firestore, path, 'none'), { n: increment(1) }, { merge: true });
      expectEqual(await stored(firestore, `${path}/none`), { n: 1 });
    },
  },
];
