import { collection, doc, getDocs, query, setDoc, where, writeBatch } from 'firebase/firestore';
import type { ConformanceCase } from '../case';
import { expectEqual } from '../check';
import { expectIds, seed } from './documents';
import { commit, documentsOf, nameOf, post, refusalOf } from './raw';

const NAN = Number.NaN;
const ZIPS = {
  a: { zip: NAN },
  b: { zip: 91102 },
  c: { zip: 98101 },
  d: { zip: 98103 },
  e: { zip: [98101] },
  f: { zip: [98101, 98102] },
  g: { zip: ['98101', { zip: 98101 }] },
  h: { zip: { code: 500 } },
  i: { other: 500 },
  j: { zip: null },
};
const ARRAYS = {
  a: { list: [42] },
  b: { list: ['a', 42, 'c', 42] },
  c: { list: [41.999, '42', { a: [42] }] },
  d: { list: [42.0], more: ['x'] },
  e: { list: [43] },
  f: { list: [{ a: 42 }] },
  g: { list: 42 },
  h: { list: [null] },
  i: { list: [NAN] },
};
const SORTED = {
  a: { k: 'a', sort: 0 },
  b: { k: 'b', sort: 1 },
  c: { k: 'c', sort: 1 },
  d: { k: 'd', sort: 2 },
};

export const cases: readonly ConformanceCase[] = [
  {
    id: 'QRY-01',
    behaviour: 'Without an order, results come by document id.',
    async run(context) {
      await seed(context, { c: {}, a: {}, B: {}, b: {} });
      await expectIds(context, (sdk, source) => sdk.query(source), ['B', 'a', 'b', 'c']);
      await expectIds(context, (sdk, source) => sdk.query(source, sdk.limit(2)), ['B', 'a']);
    },
  },
  {
    id: 'QRY-02',
    behaviour: 'Equal values are ordered by id in the direction of the last order.',
    async run(context) {
      await seed(context, SORTED);
      await expectIds(context, (sdk, source) => sdk.query(source, sdk.orderBy('sort')), ['a', 'b', 'c', 'd']);
      await expectIds(context, (sdk, source) => sdk.query(source, sdk.orderBy('sort', 'desc')), [
        'd',
        'c',
        'b',
        'a',
      ]);
      await expectIds(
        context,
        (sdk, source) => sdk.query(source, sdk.orderBy('sort', 'desc'), sdk.orderBy('k')),
        ['d', 'b', 'c', 'a'],
      );
    },
  },
  {
    id: 'QRY-03',
    behaviour: 'An order omits documents without the field, but not those where it is null.',
    async run(context) {
      await seed(context, { a: { n: null }, b: {}, c: { n: 1 }, d: { m: { n: 1 } }, e: { m: {} } });
      await expectIds(context, (sdk, source) => sdk.query(source, sdk.orderBy('n')), ['a', 'c']);
      await expectIds(context, (sdk, source) => sdk.query(source, sdk.orderBy('m.n')), ['d']);
    },
  },
  {
    id: 'QRY-04',
    behaviour: 'limitToLast returns the end of the result in its order.',
    async run(context) {
      await seed(context, SORTED);
      await expectIds(
        context,
        (sdk, source) => sdk.query(source, sdk.orderBy('sort', 'desc'), sdk.limitToLast(2)),
        ['b', 'a'],
      );
      await expectIds(
        context,
        (sdk, source) => sdk.query(source, sdk.orderBy('sort'), sdk.endBefore(2), sdk.limitToLast(2)),
        ['b', 'c'],
      );
    },
  },
  {
    id: 'QRY-05',
    behaviour: 'Equality finds numbers by value, null, NaN and whole arrays and maps.',
    async run(context) {
      await seed(context, { ...ZIPS, k: { zip: 98101.0 }, l: { zip: '98101' } });
      const rows: readonly [unknown, string[]][] = [
        [98101, ['c', 'k']],
        [NAN, ['a']],
        [null, ['j']],
        [[98101], ['e']],
        [{ code: 500 }, ['h']],
        [{ code: 500, more: 1 }, []],
      ];
      for (const [value, expected] of rows) {
        await expectIds(context, (sdk, source) => sdk.query(source, sdk.where('zip', '==', value)), expected);
      }
    },
  },
  {
    id: 'QRY-06',
    behaviour: 'Comparisons stay within the type of their operand.',
    async run(context) {
      await seed(context, { ...ZIPS, k: { zip: '98102' }, l: { zip: true } });
      const above = (value: unknown, expected: string[]) =>
        expectIds(context, (sdk, source) => sdk.query(source, sdk.where('zip', '>=', value)), expected);
      await above(98101, ['c', 'd']);
      await above('', ['k']);
      await above([], ['e', 'f', 'g']);
      await above({}, ['h']);
      await above(false, ['l']);
      await expectIds(context, (sdk, source) => sdk.query(source, sdk.where('zip', '<', 98103)), ['b', 'c']);
    },
  },
  {
    id: 'QRY-07',
    behaviour: 'An inequality orders by its field, and the given order sets the direction of the ids.',
    async run(context) {
      await seed(context, { a: { n: 42 }, b: { n: 42.0 }, c: { n: 21 }, d: { n: 66 }, e: { n: 66 } });
      await expectIds(context, (sdk, source) => sdk.query(source, sdk.where('n', '>', 21)), [
        'a',
        'b',
        'd',
        'e',
      ]);
      await expectIds(
        context,
        (sdk, source) => sdk.query(source, sdk.where('n', '>', 21.0), sdk.orderBy('n', 'desc')),
        ['e', 'd', 'b', 'a'],
      );
      // The SDKs send the whole order; the server completes a partial one.
      const structuredQuery = {
        from: [{ collectionId: context.collection }],
        where: {
          fieldFilter: { field: { fieldPath: 'n' }, op: 'GREATER_THAN', value: { integerValue: '21' } },
        },
        orderBy: [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }],
      };
      const { body } = await post(context, 'runQuery', { structuredQuery });
      expectEqual(
        (body as { document: { name: string } }[]).map(({ document }) => document.name),
        ['e', 'd', 'b', 'a'].map((id) => nameOf(context, id)),
      );
    },
  },
  {
    id: 'QRY-08',
    behaviour: 'Not equal omits null and absent fields, and finds NaN unless NaN is excluded.',
    async run(context) {
      await seed(context, ZIPS);
      const not = (value: unknown, expected: string[]) =>
        expectIds(context, (sdk, source) => sdk.query(source, sdk.where('zip', '!=', value)), expected);
      await not(98101, ['a', 'b', 'd', 'e', 'f', 'g', 'h']);
      await not({ code: 500 }, ['a', 'b', 'c', 'd', 'e', 'f', 'g']);
      await not(NAN, ['b', 'c', 'd', 'e', 'f', 'g', 'h']);
      await not(null, ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
    },
  },
  {
    id: 'QRY-09',
    behaviour: 'in finds any of its values; null and NaN in the list find nothing.',
    async run(context) {
      await seed(context, ZIPS);
      const oneOf = (values: unknown[], expected: string[]) =>
        expectIds(context, (sdk, source) => sdk.query(source, sdk.where('zip', 'in', values)), expected);
      await oneOf([98101, 98103, [98101, 98102]], ['c', 'd', 'f']);
      await oneOf([{ code: 500 }], ['h']);
      await oneOf([null], []);
      await oneOf([NAN], []);
      await oneOf([98101, null, NAN], ['c']);
      await oneOf([98103, 98101, 98101.0], ['c', 'd']);
    },
  },
  {
    id: 'QRY-10',
    behaviour: 'not-in omits its values, null and absent fields, and null in the list omits everything.',
    async run(context) {
      await seed(context, ZIPS);
      const noneOf = (values: unknown[], expected: string[]) =>
        expectIds(context, (sdk, source) => sdk.query(source, sdk.where('zip', 'not-in', values)), expected);
      await noneOf([98101, 98103, [98101, 98102]], ['a', 'b', 'e', 'g', 'h']);
      await noneOf([{ code: 500 }], ['a', 'b', 'c', 'd', 'e', 'f', 'g']);
      await noneOf([null], []);
      await noneOf([98101, null], []);
      await noneOf([NAN], ['b', 'c', 'd', 'e', 'f', 'g', 'h']);
      await noneOf([NAN, 98101], ['b', 'd', 'e', 'f', 'g', 'h']);
    },
  },
  {
    id: 'QRY-11',
    behaviour: 'array-contains finds an element by value, never null or NaN, and only in arrays.',
    async run(context) {
      await seed(context, ARRAYS);
      const holds = (value: unknown, expected: string[]) =>
        expectIds(
          context,
          (sdk, source) => sdk.query(source, sdk.where('list', 'array-contains', value)),
          expected,
        );
      await holds(42, ['a', 'b', 'd']);
      await holds({ a: 42 }, ['f']);
      await holds(null, []);
      await holds(NAN, []);
    },
  },
  {
    id: 'QRY-12',
    behaviour: 'array-contains-any finds each document once; null and NaN in the list find nothing.',
    async run(context) {
      await seed(context, ARRAYS);
      const any = (values: unknown[], expected: string[]) =>
        expectIds(
          context,
          (sdk, source) => sdk.query(source, sdk.where('list', 'array-contains-any', values)),
          expected,
        );
      await any([42, 43, 'a'], ['a', 'b', 'd', 'e']);
      await any([{ a: 42 }], ['f']);
      await any([null], []);
      await any([43, null, NAN], ['e']);
    },
  },
  {
    id: 'QRY-13',
    behaviour: 'Filters reach into maps, and a dotted name in backticks is one field.',
    async run(context) {
      await seed(context, {
        a: {},
        b: { m: {} },
        c: { m: { n: 'x' } },
        d: { 'm.n': 'x' },
        e: { m: { n: 1 } },
      });
      await expectIds(context, (sdk, source) => sdk.query(source, sdk.where('m.n', '==', 'x')), ['c']);
      await expectIds(
        context,
        (sdk, source) => sdk.query(source, sdk.where(new sdk.FieldPath('m.n'), '==', 'x')),
        ['d'],
      );
    },
  },
  {
    id: 'QRY-14',
    behaviour: 'Documents are found by their id with every comparison operator.',
    async run(context) {
      await seed(context, { aa: {}, ab: {}, ba: {}, bb: {} });
      const byId = (op: '==' | '!=' | '<' | '>=' | 'in' | 'not-in', value: unknown, expected: string[]) =>
        expectIds(
          context,
          (sdk, source) => sdk.query(source, sdk.where(sdk.documentId(), op, value)),
          expected,
        );
      await byId('==', 'ab', ['ab']);
      await byId('!=', 'ab', ['aa', 'ba', 'bb']);
      await byId('<', 'ba', ['aa', 'ab']);
      await byId('>=', 'ba', ['ba', 'bb']);
      await byId('in', ['bb', 'aa', 'zz'], ['aa', 'bb']);
      await byId('not-in', ['aa', 'ab'], ['ba', 'bb']);
    },
  },
  {
    id: 'QRY-15',
    behaviour: 'Inequalities on several fields order by all of them, in the order of their names.',
    async run(context) {
      await seed(context, {
        doc1: { key: 'a', sort: 0, v: 0 },
        doc2: { key: 'b', sort: 3, v: 1 },
        doc3: { key: 'c', sort: 1, v: 3 },
        doc4: { key: 'd', sort: 2, v: 2 },
        doc5: { key: 'b', sort: 1, v: 2 },
        doc6: { key: 'b', v: 2 },
      });
      await expectIds(
        context,
        (sdk, source) => sdk.query(source, sdk.where('sort', '>', 0), sdk.where('key', '!=', 'c')),
        ['doc5', 'doc2', 'doc4'],
      );
      await expectIds(
        context,
        (sdk, source) =>
          sdk.query(
            source,
            sdk.where('key', '>=', 'a'),
            sdk.where('sort', '<=', 3),
            sdk.where('v', '!=', 1),
            sdk.orderBy('sort', 'desc'),
          ),
        ['doc4', 'doc3', 'doc5', 'doc1'],
      );
    },
  },
  {
    id: 'QRY-16',
    behaviour: 'Collection groups span all depths, not other collections and not documents of that name.',
    async run(context) {
      const { firestore } = context;
      const group = `b${context.collection}`;
      const batch = writeBatch(firestore);
      const paths = [
        `abc/123/${group}/d1`,
        `abc/123/${group}/d2`,
        `${group}/d3`,
        `def/456/${group}/d4`,
        `${group}/virtual/nested/not`,
        `x${group}/not`,
        `abc/123/${group}x/not`,
        `abc/${group}`,
      ];
      for (const path of paths) batch.set(doc(firestore, path), { n: 1 });
      await batch.commit();
      await expectIds(context, (sdk, { firestore: db }) => sdk.collectionGroup(db, group), [
        'd1',
        'd2',
        'd3',
        'd4',
      ]);
    },
  },
  {
    id: 'QRY-17',
    behaviour: 'Collection groups can be limited by document paths.',
    async run(context) {
      const { firestore } = context;
      const group = `b${context.collection}`;
      const batch = writeBatch(firestore);
      const paths = [
        `a/a/${group}/1`,
        `a/b/a/b/${group}/2`,
        `a/b/${group}/3`,
        `a/b/c/d/${group}/4`,
        `a/c/${group}/5`,
      ];
      for (const path of paths) batch.set(doc(firestore, path), { n: 1 });
      await batch.commit();
      await expectIds(
        context,
        (sdk, { firestore: db }) =>
          sdk.query(
            sdk.collectionGroup(db, group),
            sdk.where(sdk.documentId(), '>=', 'a/b'),
            sdk.where(sdk.documentId(), '<=', 'a/b0'),
          ),
        ['2', '3', '4'],
      );
      await expectIds(
        context,
        (sdk, { firestore: db }) =>
          sdk.query(
            sdk.collectionGroup(db, group),
            sdk.orderBy(sdk.documentId()),
            sdk.startAfter('a/b'),
            sdk.endBefore(`a/b/${group}/3`),
          ),
        ['2'],
      );
    },
  },
  {
    id: 'QRY-18',
    behaviour: 'A query sees the documents of its own collection only, at any size.',
    async run(context) {
      const entries = Array.from({ length: 150 }, (_, n) => [
        `d${String(n).padStart(3, '0')}`,
        { n: n % 10 },
      ]);
      const source = await seed(context, Object.fromEntries(entries) as Record<string, { n: number }>);
      await setDoc(doc(source, 'd000', 'below', 'e'), { n: 3 });
      const found = await getDocs(query(source, where('n', '==', 3)));
      expectEqual(found.size, 15);
      expectEqual((await getDocs(collection(source, 'd000', 'below'))).size, 1);
    },
  },
  {
    id: 'QRY-19',
    behaviour: 'A query over REST has a projection, an offset and the count of skipped documents.',
    async run(context) {
      await seed(context, SORTED);
      const structuredQuery = {
        select: { fields: [{ fieldPath: 'k' }] },
        from: [{ collectionId: context.collection }],
        orderBy: [{ field: { fieldPath: 'sort' } }],
        offset: 1,
        limit: 2,
      };
      const { body } = await post(context, 'runQuery', { structuredQuery });
      const answers = body as { document: { name: string; fields: object }; skippedResults?: number }[];
      expectEqual(
        answers.map(({ document }) => [document.name, document.fields]),
        ['b', 'c'].map((id) => [nameOf(context, id), { k: { stringValue: id } }]),
      );
      expectEqual(answers[0]?.skippedResults, 1);
    },
  },
  {
    id: 'QRY-20',
    behaviour: 'A query at an earlier read time returns the documents of that time.',
    async run(context) {
      const fields = { n: { integerValue: '1' } };
      const before = await commit(context, [{ update: { name: nameOf(context, 'a'), fields } }]);
      const { commitTime: readTime } = before as { commitTime: string };
      await commit(context, [
        { delete: nameOf(context, 'a') },
        { update: { name: nameOf(context, 'b'), fields } },
      ]);
      const structuredQuery = { from: [{ collectionId: context.collection }] };
      const { body } = await post(context, 'runQuery', { structuredQuery, readTime });
      expectEqual(
        (body as { document: { name: string } }[]).map(({ document }) => document.name),
        [nameOf(context, 'a')],
      );
    },
  },
  {
    id: 'QRY-21',
    behaviour: 'A collection group is divided into partitions that cover it without overlap.',
    async run(context) {
      const entries = Array.from({ length: 300 }, (_, n) => [`d${n}`, {}]);
      await seed(context, Object.fromEntries(entries) as Record<string, object>);
      const structuredQuery = {
        from: [{ collectionId: context.collection, allDescendants: true }],
        orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
      };
      const { body } = await post(context, 'partitionQuery', { structuredQuery, partitionCount: 2 });
      const { partitions } = body as { partitions: { values: [{ referenceValue: string }] }[] };
      expectEqual(partitions.length, 2);
      const cursors = partitions.map((cursor) => ({ ...cursor, before: true }));
      let names: string[] = [];
      for (let index = 0; index <= cursors.length; index += 1) {
        const part = { ...structuredQuery, startAt: cursors[index - 1], endAt: cursors[index] };
        const answer = await post(context, 'runQuery', { structuredQuery: part });
        names = names.concat(
          (answer.body as { document: { name: string } }[]).map((row) => row.document.name),
        );
      }
      expectEqual([names.length, new Set(names).size], [300, 300]);
      const unordered = { structuredQuery: { from: structuredQuery.from }, partitionCount: 2 };
      expectEqual(refusalOf(await post(context, 'partitionQuery', unordered)), 'INVALID_ARGUMENT');
      expectEqual(names[0]?.startsWith(documentsOf(context)), true);
    },
  },
];
