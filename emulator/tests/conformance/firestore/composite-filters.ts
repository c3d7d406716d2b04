import type { ConformanceCase } from '../case';
import { type BuildQuery, expectIds, expectRefused, type QuerySdk, seed } from './documents';

const NUMBERS = {
  doc1: { a: 1, b: 0 },
  doc2: { a: 2, b: 1 },
  doc3: { a: 3, b: 2 },
  doc4: { a: 1, b: 3 },
  doc5: { a: 1, b: 1 },
};
const SPARSE = {
  doc1: { a: 1, b: 0 },
  doc2: { b: 1 },
  doc3: { a: 3, b: 2 },
  doc4: { a: 1, b: 3 },
  doc5: { a: 1 },
  doc6: { a: 2 },
};
const LISTS = {
  doc1: { a: 1, b: [0] },
  doc2: { b: [1] },
  doc3: { a: 3, b: [2, 7], c: 10 },
  doc4: { a: 1, b: [3, 7] },
  doc5: { a: 1 },
  doc6: { a: 2, c: 20 },
};

export const cases: readonly ConformanceCase[] = [
  {
    id: 'QRY-30',
    behaviour: 'or combines equalities, with limits and in the order of the ids.',
    async run(context) {
      await seed(context, NUMBERS);
      await expectIds(
        context,
        (sdk, source) => sdk.query(source, sdk.or(sdk.where('a', '==', 1), sdk.where('b', '==', 1))),
        ['doc1', 'doc2', 'doc4', 'doc5'],
      );
      await expectIds(
        context,
        (sdk, source) =>
          sdk.query(source, sdk.or(sdk.where('a', '==', 1), sdk.where('b', '==', 1)), sdk.limit(2)),
        ['doc1', 'doc2'],
      );
      await expectIds(
        context,
        (sdk, source) =>
          sdk.query(
            source,
            sdk.or(sdk.where('a', '==', 2), sdk.where('b', '==', 1)),
            sdk.orderBy('a'),
            sdk.limitToLast(1),
          ),
        ['doc2'],
      );
    },
  },
  {
    id: 'QRY-31',
    behaviour: 'and and or can be nested.',
    async run(context) {
      await seed(context, NUMBERS);
      await expectIds(
        context,
        (sdk, source) =>
          sdk.query(
            source,
            sdk.or(
              sdk.and(sdk.where('a', '==', 1), sdk.where('b', '==', 0)),
              sdk.and(sdk.where('a', '==', 3), sdk.where('b', '==', 2)),
            ),
          ),
        ['doc1', 'doc3'],
      );
      await expectIds(
        context,
        (sdk, source) =>
          sdk.query(
            source,
            sdk.and(
              sdk.or(sdk.where('a', '==', 2), sdk.where('b', '==', 2)),
              sdk.or(sdk.where('a', '==', 3), sdk.where('b', '==', 3)),
            ),
          ),
        ['doc3'],
      );
    },
  },
  {
    id: 'QRY-32',
    behaviour:
      'An inequality in one branch of or orders the whole result and requires its field in every branch.',
    async run(context) {
      await seed(context, { ...NUMBERS, doc6: { b: 1 } });
      await expectIds(
        context,
        (sdk, source) => sdk.query(source, sdk.or(sdk.where('a', '>', 2), sdk.where('b', '==', 1))),
        ['doc5', 'doc2', 'doc3'],
      );
      await expectIds(
        context,
        (sdk, source) =>
          sdk.query(
            source,
            sdk.or(sdk.where('a', '==', 1), sdk.where('b', '>', 0)),
            sdk.orderBy('b'),
            sdk.limitToLast(2),
          ),
        ['doc3', 'doc4'],
      );
    },
  },
  {
    id: 'QRY-33',
    behaviour: 'in and array membership work in branches of or.',
    async run(context) {
      await seed(context, LISTS);
      await expectIds(
        context,
        (sdk, source) =>
          sdk.query(source, sdk.or(sdk.where('a', 'in', [2, 3]), sdk.where('b', 'array-contains', 3))),
        ['doc3', 'doc4', 'doc6'],
      );
      await expectIds(
        context,
        (sdk, source) =>
          sdk.query(source, sdk.or(sdk.where('a', '==', 2), sdk.where('b', 'array-contains-any', [0, 3]))),
        ['doc1', 'doc4', 'doc6'],
      );
      await expectIds(
        context,
        (sdk, source) =>
          sdk.query(
            source,
            sdk.or(
              sdk.and(sdk.where('a', 'in', [2, 3]), sdk.where('c', '==', 10)),
              sdk.where('b', 'array-contains-any', [0, 7]),
            ),
          ),
        ['doc1', 'doc3', 'doc4'],
      );
    },
  },
  {
    id: 'QRY-34',
    behaviour: 'in can be combined with array membership in a conjunction.',
    async run(context) {
      await seed(context, LISTS);
      await expectIds(
        context,
        (sdk, source) =>
          sdk.query(source, sdk.where('a', 'in', [2, 3]), sdk.where('b', 'array-contains-any', [0, 7])),
        ['doc3'],
      );
      await expectIds(
        context,
        (sdk, source) =>
          sdk.query(
            source,
            sdk.and(
              sdk.where('a', 'in', [2, 3]),
              sdk.or(sdk.where('b', 'array-contains-any', [0, 7]), sdk.where('c', '==', 20)),
            ),
          ),
        ['doc3', 'doc6'],
      );
    },
  },
  {
    id: 'QRY-35',
    behaviour: 'Several in filters intersect under and and unite under or.',
    async run(context) {
      await seed(context, SPARSE);
      await expectIds(
        context,
        (sdk, source) => sdk.query(source, sdk.where('a', 'in', [1, 2, 3]), sdk.where('a', 'in', [0, 1, 4])),
        ['doc1', 'doc4', 'doc5'],
      );
      await expectIds(
        context,
        (sdk, source) => sdk.query(source, sdk.where('a', 'in', [2, 3]), sdk.where('a', 'in', [0, 1, 4])),
        [],
      );
      await expectIds(
        context,
        (sdk, source) =>
          sdk.query(
            source,
            sdk.or(sdk.where('a', 'in', [2, 3]), sdk.where('b', 'in', [0, 2])),
            sdk.orderBy('a'),
          ),
        ['doc1', 'doc6', 'doc3'],
      );
      await expectIds(
        context,
        (sdk, source) =>
          sdk.query(
            source,
            sdk.and(
              sdk.where('a', 'in', [1, 3]),
              sdk.or(
                sdk.where('a', 'in', [0, 2]),
                sdk.and(sdk.where('b', '>=', 1), sdk.where('a', 'in', [1, 3])),
              ),
            ),
          ),
        ['doc3', 'doc4'],
      );
    },
  },
  {
    id: 'QRY-36',
    behaviour: 'not-in in a branch of or is refused, and or with a single branch is equal to its filter.',
    async run(context) {
      await seed(context, SPARSE);
      const notIn = (sdk: QuerySdk) => sdk.where('b', 'not-in', [2, 3]);
      const either: BuildQuery = (sdk, source) =>
        sdk.query(source, sdk.or(sdk.where('a', '==', 2), notIn(sdk)));
      const message = /'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'/;
      await expectRefused(context, either, message);
      await expectIds(context, (sdk, source) => sdk.query(source, sdk.or(notIn(sdk))), ['doc1', 'doc2']);
    },
  },
  {
    id: 'QRY-37',
    behaviour: 'A query may have an order by a field that is tested for equality.',
    async run(context) {
      await seed(context, LISTS);
      await expectIds(
        context,
        (sdk, source) => sdk.query(source, sdk.where('a', '==', 1), sdk.orderBy('a')),
        ['doc1', 'doc4', 'doc5'],
      );
      await expectIds(
        context,
        (sdk, source) => sdk.query(source, sdk.where('a', 'in', [2, 3]), sdk.orderBy('a')),
        ['doc6', 'doc3'],
      );
    },
  },
  {
    id: 'QRY-38',
    behaviour: 'Orders and limits hold across the branches of or when there are many documents.',
    async run(context) {
      const entries = Array.from({ length: 120 }, (_, n) => [
        `d${String(n).padStart(3, '0')}`,
        { a: n % 4, b: n % 5, n },
      ]);
      await seed(context, Object.fromEntries(entries) as Record<string, object>);
      await expectIds(
        context,
        (sdk, source) =>
          sdk.query(
            source,
            sdk.or(sdk.and(sdk.where('a', '==', 1), sdk.where('n', '<', 119)), sdk.where('b', 'in', [1, 2])),
            sdk.orderBy('n', 'desc'),
            sdk.limit(4),
          ),
        ['d117', 'd116', 'd113', 'd112'],
      );
    },
  },
];
