import {
  average,
  collection,
  collectionGroup,
  count,
  doc,
  documentId,
  getAggregateFromServer,
  getCountFromServer,
  limit,
  orderBy,
  query,
  type Query,
  setDoc,
  startAfter,
  sum,
  where,
} from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';
import type { ConformanceCase, ConformanceContext } from '../case';
import { expectEqual, expectRejection, expectTrue } from '../check';
import { seed } from './documents';
import { commit, nameOf, post, refusalOf } from './raw';

const BOOKS = {
  a: { pages: 100, year: 1980, rating: 5 },
  b: { pages: 50, year: 2020, rating: 4 },
  c: { pages: 150, year: 2021, rating: 'none' },
  d: { pages: 50, rating: null },
};

/** Checks sum and average of the field `n` over documents with these values, in both SDKs. */
async function expectTotals(
  context: ConformanceContext,
  values: readonly unknown[],
  expected: { readonly total: number; readonly mean: number | null },
): Promise<void> {
  const source = await seed(context, Object.fromEntries(values.map((n, index) => [`d${index}`, { n }])));
  const full = await getAggregateFromServer(source, { total: sum('n'), mean: average('n') });
  expectEqual(full.data(), expected, 'by the full SDK');
  const small = await lite.getAggregate(lite.collection(context.lite, context.collection), {
    total: lite.sum('n'),
    mean: lite.average('n'),
  });
  expectEqual(small.data(), expected, 'by the small SDK');
}

export const cases: readonly ConformanceCase[] = [
  {
    id: 'AGG-01',
    behaviour: 'Counts follow filters, limits, cursors and collection groups.',
    async run(context) {
      const source = await seed(context, BOOKS);
      await setDoc(doc(source, 'a', context.collection, 'z'), { pages: 50 });
      const counted = async (target: Query) => (await getCountFromServer(target)).data().count;
      expectEqual(await counted(source), 4);
      expectEqual(await counted(query(source, where('pages', '==', 50))), 2);
      expectEqual(await counted(query(source, limit(3))), 3);
      expectEqual(await counted(query(source, orderBy('year'))), 3);
      expectEqual(await counted(query(source, orderBy('pages'), startAfter(50))), 2);
      expectEqual(await counted(collectionGroup(context.firestore, context.collection)), 5);
      expectEqual(await counted(collection(context.firestore, `${context.collection}-empty`)), 0);
    },
  },
  {
    id: 'AGG-02',
    behaviour: 'Several aggregations come in one response, under any names.',
    async run(context) {
      const source = await seed(context, BOOKS);
      const spec = {
        'with.dots': sum('pages'),
        '`odd` \\ []': average('pages'),
        [`long${'g'.repeat(1600)}`]: count(),
      };
      const data = new Map<string, unknown>(
        Object.entries((await getAggregateFromServer(source, spec)).data()),
      );
      expectEqual([...data.keys()].toSorted(), Object.keys(spec).toSorted(), 'names');
      expectEqual([data.get('with.dots'), data.get('`odd` \\ []')], [350, 87.5]);
    },
  },
  {
    id: 'AGG-03',
    behaviour: 'Several aggregations together use only documents that have every aggregated field.',
    async run(context) {
      const source = await seed(context, BOOKS);
      const spec = { pages: sum('pages'), mean: average('pages'), year: average('year'), count: count() };
      expectEqual((await getAggregateFromServer(source, spec)).data(), {
        pages: 300,
        mean: 100,
        year: 2007,
        count: 3,
      });
    },
  },
  {
    id: 'AGG-04',
    behaviour: 'Sums and averages skip values that are not numbers, and are 0 and null without numbers.',
    async run(context) {
      await expectTotals(context, [5, '3', null, 4.5, [1], true], { total: 9.5, mean: 4.75 });
      const source = collection(context.firestore, `${context.collection}-empty`);
      const spec = { total: sum('n'), mean: average('n') };
      expectEqual((await getAggregateFromServer(source, spec)).data(), { total: 0, mean: null });
    },
  },
  {
    id: 'AGG-05',
    behaviour: 'NaN makes a sum and an average NaN, and infinities add up.',
    async run(context) {
      await expectTotals(context, [1, Number.NaN, 2], { total: Number.NaN, mean: Number.NaN });
      await expectTotals(context, [1, Number.POSITIVE_INFINITY, 2], {
        total: Number.POSITIVE_INFINITY,
        mean: Number.POSITIVE_INFINITY,
      });
    },
  },
  {
    id: 'AGG-06',
    behaviour: 'Doubles overflow to the infinities; the smallest double survives.',
    async run(context) {
      const infinite = { total: Number.POSITIVE_INFINITY, mean: Number.POSITIVE_INFINITY };
      await expectTotals(context, [Number.MAX_VALUE, Number.MAX_VALUE, 0], infinite);
      await expectTotals(context, [-Number.MAX_VALUE, -Number.MAX_VALUE, 0], {
        total: Number.NEGATIVE_INFINITY,
        mean: Number.NEGATIVE_INFINITY,
      });
      const min = Number.MIN_VALUE;
      await expectTotals(context, [min, 'x', 'x'], { total: min, mean: min });
    },
  },
  {
    id: 'AGG-07',
    behaviour: 'Integers are summed exactly within 64 bits, and larger sums are doubles.',
    async run(context) {
      const write = (id: string, value: string) => ({
        update: { name: nameOf(context, id), fields: { n: { integerValue: value } } },
      });
      const total = async () => {
        const structuredAggregationQuery = {
          structuredQuery: { from: [{ collectionId: context.collection }] },
          aggregations: [{ alias: 'total', sum: { field: { fieldPath: 'n' } } }],
        };
        const { body } = await post(context, 'runAggregationQuery', { structuredAggregationQuery });
        return (body as { result: { aggregateFields: unknown } }[])[0]?.result.aggregateFields;
      };
      await commit(context, [write('a', '9223372036854775807'), write('b', '1'), write('c', '-2')]);
      expectEqual(await total(), { total: { integerValue: '9223372036854775806' } });
      await commit(context, [write('c', '9223372036854775807')]);
      expectEqual(await total(), { total: { doubleValue: 18446744073709552000 } });
    },
  },
  {
    id: 'AGG-08',
    behaviour: 'The sum of integers and doubles is a double.',
    async run(context) {
      await expectTotals(context, [10, 9.5, 10.5], { total: 30, mean: 10 });
      await expectTotals(context, [Number.MAX_SAFE_INTEGER, 1, -101], {
        total: Number.MAX_SAFE_INTEGER - 100,
        mean: (Number.MAX_SAFE_INTEGER - 100) / 3,
      });
    },
  },
  {
    id: 'AGG-09',
    behaviour: 'More than five aggregations in one request are refused.',
    async run(context) {
      const source = await seed(context, BOOKS);
      const spec = {
        a: sum('pages'),
        b: sum('year'),
        c: sum('rating'),
        d: average('pages'),
        e: average('year'),
        f: count(),
      };
      await expectRejection(
        getAggregateFromServer(source, spec),
        'invalid-argument',
        /maximum number of aggregations/,
      );
    },
  },
  {
    id: 'AGG-10',
    behaviour: 'Fields in maps are aggregated, and a document found by an array filter counts once.',
    async run(context) {
      const source = await seed(context, {
        a: { m: { n: 1 }, list: [1, 2] },
        b: { m: { n: 2 }, list: [2, 2] },
        c: { m: {}, list: [2] },
      });
      const spec = { total: sum('m.n'), count: count() };
      expectEqual((await getAggregateFromServer(source, spec)).data(), { total: 3, count: 2 });
      const any = query(source, where('list', 'array-contains-any', [1, 2]));
      expectEqual((await getCountFromServer(any)).data().count, 3);
    },
  },
  {
    id: 'AGG-11',
    behaviour: 'Documents without an aggregated field are skipped before limits and offsets.',
    async run(context) {
      const source = await seed(context, {
        a: { n: 1 },
        b: { n: 2 },
        c: { n: 3 },
        d: {},
        e: { n: 4 },
        f: { n: 5 },
      });
      const spec = { total: sum('n'), count: count() };
      const limited = await getAggregateFromServer(query(source, limit(4)), spec);
      expectEqual(limited.data(), { total: 10, count: 4 }, 'limit');
      const alone = await getAggregateFromServer(query(source, limit(4)), { total: sum('n') });
      expectEqual(alone.data(), { total: 10 }, 'sum alone');
      expectEqual((await getCountFromServer(query(source, limit(4)))).data().count, 4, 'count alone');
      const structuredAggregationQuery = {
        structuredQuery: { from: [{ collectionId: context.collection }], offset: 3, limit: 2 },
        aggregations: [{ alias: 'total', sum: { field: { fieldPath: 'n' } } }],
      };
      const { body } = await post(context, 'runAggregationQuery', { structuredAggregationQuery });
      const [answer] = body as { result: { aggregateFields: unknown } }[];
      expectEqual(answer?.result.aggregateFields, { total: { integerValue: '9' } }, 'offset');
    },
  },
  {
    id: 'AGG-12',
    behaviour: 'A limited sum or average uses the smallest values unless the query has another order.',
    async run(context) {
      const source = await seed(context, {
        a: { n: 9 },
        b: {},
        c: { n: 'text' },
        d: { n: 2, m: 1 },
        e: { n: 3, m: 2 },
      });
      const spec = { total: sum('n'), count: count() };
      const total = async (target: Query) => (await getAggregateFromServer(target, spec)).data();
      expectEqual(await total(query(source, limit(2))), { total: 5, count: 2 });
      expectEqual(await total(query(source, orderBy('n', 'desc'), limit(2))), { total: 9, count: 2 });
      expectEqual(await total(query(source, orderBy('m', 'desc'), limit(1))), { total: 3, count: 1 });
      await expectRejection(
        total(query(source, orderBy(documentId()), limit(2))),
        'invalid-argument',
        /order by clause cannot contain more fields after the key/i,
      );
    },
  },
  {
    id: 'AGG-13',
    behaviour: 'A result may have any field name once, and unnamed results are numbered.',
    async run(context) {
      await seed(context, BOOKS);
      const counted = async (...aggregations: object[]) => {
        const structuredQuery = { from: [{ collectionId: context.collection }] };
        const structuredAggregationQuery = { structuredQuery, aggregations };
        const answer = await post(context, 'runAggregationQuery', { structuredAggregationQuery });
        const [first] = answer.body as {
          result?: { aggregateFields: object };
          error?: { message: string };
        }[];
        return first?.result?.aggregateFields ?? first?.error?.message;
      };
      const four = { integerValue: '4' };
      expectEqual(
        await counted(
          { alias: 'a.b', count: {} },
          { count: {} },
          { alias: '1 `x', count: {} },
          { count: {} },
        ),
        { 'a.b': four, field_1: four, '1 `x': four, field_2: four },
      );
      const twice = 'Aggregation aliases contain duplicate alias: ';
      expectEqual(await counted({ alias: 'x', count: {} }, { alias: 'x', count: {} }), `${twice}x.`);
      expectEqual(await counted({ alias: 'field_1', count: {} }, { count: {} }), `${twice}field_1.`);
      for (const alias of ['__x__', 'x'.repeat(1501)]) {
        expectTrue(
          /field name/.test(JSON.stringify(await counted({ alias, count: {} }))),
          `${alias} is refused`,
        );
      }
    },
  },
  {
    id: 'AGG-14',
    behaviour: 'Counting up to a number stops there, even at zero, and a negative number is refused.',
    async run(context) {
      await seed(context, BOOKS);
      const upTo = async (bound: string) => {
        const structuredQuery = { from: [{ collectionId: context.collection }] };
        const aggregations = [{ alias: 'all', count: { upTo: bound } }];
        const structuredAggregationQuery = { structuredQuery, aggregations };
        return post(context, 'runAggregationQuery', { structuredAggregationQuery });
      };
      const counts: unknown[] = [];
      for (const bound of ['0', '3', '9']) {
        const { body } = await upTo(bound);
        counts.push((body as { result?: { aggregateFields: unknown } }[])[0]?.result?.aggregateFields);
      }
      expectEqual(
        counts,
        ['0', '3', '4'].map((integerValue) => ({ all: { integerValue } })),
      );
      expectEqual(refusalOf(await upTo('-1')), 'INVALID_ARGUMENT');
    },
  },
];
