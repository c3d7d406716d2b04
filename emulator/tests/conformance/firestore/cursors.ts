import {
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  type QueryConstraint,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore';
import type { ConformanceCase } from '../case';
import { expectEqual } from '../check';
import { expectIds, seed } from './documents';
import { post, refusalOf } from './raw';

const SORTED = {
  a: { v: 'a', sort: 1 },
  b: { v: 'b', sort: 2 },
  c: { v: 'c', sort: 2 },
  d: { v: 'd', sort: 2 },
  e: { v: 'e', sort: 0 },
  f: { v: 'f', nosort: 1 },
};

export const cases: readonly ConformanceCase[] = [
  {
    id: 'CUR-01',
    behaviour: 'The four cursors include or exclude every document at their value.',
    async run(context) {
      await seed(context, SORTED);
      await expectIds(context, (sdk, source) => sdk.query(source, sdk.orderBy('sort'), sdk.startAt(2)), [
        'b',
        'c',
        'd',
      ]);
      await expectIds(context, (sdk, source) => sdk.query(source, sdk.orderBy('sort'), sdk.startAfter(1)), [
        'b',
        'c',
        'd',
      ]);
      await expectIds(
        context,
        (sdk, source) => sdk.query(source, sdk.orderBy('sort'), sdk.startAfter(2)),
        [],
      );
      await expectIds(context, (sdk, source) => sdk.query(source, sdk.orderBy('sort'), sdk.endAt(1)), [
        'e',
        'a',
      ]);
      await expectIds(context, (sdk, source) => sdk.query(source, sdk.orderBy('sort'), sdk.endBefore(2)), [
        'e',
        'a',
      ]);
    },
  },
  {
    id: 'CUR-02',
    behaviour: 'Cursors follow a descending order.',
    async run(context) {
      await seed(context, SORTED);
      await expectIds(
        context,
        (sdk, source) => sdk.query(source, sdk.orderBy('sort', 'desc'), sdk.startAt(2), sdk.endBefore(0)),
        ['d', 'c', 'b', 'a'],
      );
    },
  },
  {
    id: 'CUR-03',
    behaviour: 'Cursors with several values compare them one after the other.',
    async run(context) {
      await seed(context, {
        '1': { name: 'Springfield', state: 'Massachusetts', n: 1.0 },
        '2': { name: 'Springfield', state: 'Missouri', n: 2.0 },
        '3': { name: 'Springfield', state: 'Wisconsin', n: 3.0 },
        '4': { name: 'Arlington', state: 'Texas', n: 1 },
      });
      await expectIds(
        context,
        (sdk, source) =>
          sdk.query(
            source,
            sdk.orderBy('name'),
            sdk.orderBy('state', 'desc'),
            sdk.startAt('Springfield', 'Missouri'),
          ),
        ['2', '1'],
      );
      await expectIds(
        context,
        (sdk, source) =>
          sdk.query(source, sdk.orderBy('name'), sdk.orderBy('state'), sdk.endBefore('Springfield')),
        ['4'],
      );
    },
  },
  {
    id: 'CUR-04',
    behaviour: 'A document as cursor marks its position among equal values.',
    async run(context) {
      const { firestore, collection: path } = context;
      const source = await seed(context, SORTED);
      const c = await getDoc(doc(firestore, path, 'c'));
      const after = await getDocs(query(source, orderBy('sort'), startAfter(c)));
      expectEqual(
        after.docs.map(({ id }) => id),
        ['d'],
      );
      const found = await getDocs(query(source, where('sort', '==', 2), startAfter(c)));
      expectEqual(
        found.docs.map(({ id }) => id),
        ['d'],
      );
    },
  },
  {
    id: 'CUR-05',
    behaviour: 'Pages that each start after the last document of the previous one cover the result exactly.',
    async run(context) {
      const entries = Array.from({ length: 25 }, (_, n) => [`d${n}`, { n: n % 3 }]);
      const source = await seed(context, Object.fromEntries(entries) as Record<string, object>);
      const base = query(source, where('n', '>=', 1), orderBy('n', 'desc'));
      const whole = (await getDocs(base)).docs.map(({ id }) => id);
      const paged: string[] = [];
      let page = await getDocs(query(base, limit(4)));
      while (page.size > 0) {
        paged.push(...page.docs.map(({ id }) => id));
        page = await getDocs(query(base, limit(4), startAfter(page.docs.at(-1))));
      }
      expectEqual(paged, whole);
      expectEqual(paged.length, 16);
    },
  },
  {
    id: 'CUR-06',
    behaviour: 'Cursors on document ids accept ids of the collection.',
    async run(context) {
      await seed(context, SORTED);
      await expectIds(
        context,
        (sdk, source) =>
          sdk.query(source, sdk.orderBy(sdk.documentId()), sdk.startAt('b'), sdk.endBefore('d')),
        ['b', 'c'],
      );
      await expectIds(
        context,
        (sdk, source) =>
          sdk.query(
            source,
            sdk.orderBy('sort'),
            sdk.orderBy(sdk.documentId(), 'desc'),
            sdk.startAfter(2, 'c'),
          ),
        ['b'],
      );
    },
  },
  {
    id: 'CUR-07',
    behaviour: 'Cursors may lie between existing values and have another type.',
    async run(context) {
      await seed(context, { a: { x: null }, b: { x: 1 }, c: { x: 3 }, d: { x: 'text' }, e: { x: [0] } });
      await expectIds(context, (sdk, source) => sdk.query(source, sdk.orderBy('x'), sdk.startAt(2)), [
        'c',
        'd',
        'e',
      ]);
      await expectIds(context, (sdk, source) => sdk.query(source, sdk.orderBy('x'), sdk.endAt('')), [
        'a',
        'b',
        'c',
      ]);
      await expectIds(context, (sdk, source) => sdk.query(source, sdk.orderBy('x'), sdk.startAfter(null)), [
        'b',
        'c',
        'd',
        'e',
      ]);
    },
  },
  {
    id: 'CUR-08',
    behaviour: 'Cursors on timestamps are exact to the microsecond.',
    async run(context) {
      const at = (micros: number) => new Timestamp(100, micros * 1000);
      const source = await seed(context, { a: { t: at(2) }, b: { t: at(3) }, c: { t: at(4) } });
      const ids = async (...constraints: QueryConstraint[]) =>
        (await getDocs(query(source, ...constraints))).docs.map(({ id }) => id);
      expectEqual(await ids(orderBy('t'), startAfter(at(3))), ['c']);
      expectEqual(await ids(where('t', '<=', at(3))), ['a', 'b']);
    },
  },
  {
    id: 'CUR-09',
    behaviour: 'A start after the end returns nothing.',
    async run(context) {
      await seed(context, SORTED);
      await expectIds(
        context,
        (sdk, source) => sdk.query(source, sdk.orderBy('sort'), sdk.startAt(2), sdk.endAt(1)),
        [],
      );
    },
  },
  {
    id: 'CUR-10',
    behaviour: 'A cursor with more values than orders is refused.',
    async run(context) {
      const structuredQuery = {
        from: [{ collectionId: context.collection }],
        orderBy: [{ field: { fieldPath: 'a' } }],
        startAt: { values: [{ integerValue: '1' }, { integerValue: '2' }, { integerValue: '3' }] },
      };
      expectEqual(refusalOf(await post(context, 'runQuery', { structuredQuery })), 'INVALID_ARGUMENT');
    },
  },
];
