import { collection, doc, getDocs, query, setDoc, where, writeBatch } from 'firebase/firestore';
import type { ConformanceCase, ConformanceContext } from '../case';
import { expectEqual, expectRejection } from '../check';
import { stored } from './documents';
import { documentsOf, nameOf, post, refusalOf } from './raw';

/** Returns nested maps. The outermost is the field, so `depth` counts it. */
function nested(depth: number): Record<string, unknown> {
  return depth === 1 ? { n: 1 } : { m: nested(depth - 1) };
}

/** Returns the error status of a raw query in the case's collection, or that it was accepted. */
async function verdict(context: ConformanceContext, rest: object): Promise<string> {
  const structuredQuery = { from: [{ collectionId: context.collection }], ...rest };
  const answer = await post(context, 'runQuery', { structuredQuery });
  return answer.status === 200 ? 'accepted' : refusalOf(answer);
}

function listOf(length: number): object {
  const values = Array.from({ length }, (_, n) => ({ integerValue: String(n) }));
  return { arrayValue: { values } };
}

function filter(fieldPath: string, op: string, value: object): object {
  return { fieldFilter: { field: { fieldPath }, op, value } };
}

function join(op: 'AND' | 'OR', ...filters: readonly object[]): object {
  return { compositeFilter: { op, filters } };
}

async function writeVerdict(context: ConformanceContext, name: string, fields: object): Promise<string> {
  const answer = await post(context, 'commit', { writes: [{ update: { name, fields } }] });
  return answer.status === 200 ? 'accepted' : refusalOf(answer);
}

export const cases: readonly ConformanceCase[] = [
  {
    id: 'LIM-01',
    behaviour: 'A document of 1 MiB is stored, and one of one byte more is refused.',
    async run(context) {
      const { firestore, collection: path } = context;
      // 32 bytes for the document, the path's segments and 16, and one byte for each name and text.
      const overhead =
        32 + (path.length + 1) + ('d'.length + 1) + 16 + ('a'.length + 1) + 1 + ('b'.length + 1) + 1;
      const room = 1_048_576 - overhead;
      const target = doc(firestore, path, 'd');
      const data = (size: number) => ({ a: 'x'.repeat(600_000), b: 'y'.repeat(size - 600_000) });
      await setDoc(target, data(room));
      expectEqual((await stored(firestore, target.path))?.['b'], 'y'.repeat(room - 600_000));
      await expectRejection(setDoc(target, data(room + 1)), 'invalid-argument', /maximum allowed size/);
    },
  },
  {
    id: 'LIM-02',
    behaviour: 'Maps are nested up to 20 levels.',
    async run({ firestore, collection: path }) {
      await setDoc(doc(firestore, path, 'd'), { m: nested(20) });
      expectEqual(await stored(firestore, `${path}/d`), { m: nested(20) });
      await expectRejection(setDoc(doc(firestore, path, 'e'), { m: nested(21) }), 'invalid-argument');
    },
  },
  {
    id: 'LIM-03',
    behaviour: 'Field names have up to 1500 bytes.',
    async run(context) {
      const text = { stringValue: 'x' };
      const name = nameOf(context, 'd');
      expectEqual(await writeVerdict(context, name, { ['f'.repeat(1500)]: text }), 'accepted');
      expectEqual(await writeVerdict(context, name, { ['f'.repeat(1501)]: text }), 'INVALID_ARGUMENT');
      expectEqual(await writeVerdict(context, name, { ['é'.repeat(751)]: text }), 'INVALID_ARGUMENT');
      expectEqual(await writeVerdict(context, name, { '': text }), 'INVALID_ARGUMENT');
    },
  },
  {
    id: 'LIM-04',
    behaviour: 'Ids have up to 1500 bytes and are not ".", ".." or __reserved__.',
    async run(context) {
      const name = (id: string) => nameOf(context, id);
      expectEqual(await writeVerdict(context, name('d'.repeat(1500)), {}), 'accepted');
      for (const id of ['d'.repeat(1501), '.', '..', '__x__', '']) {
        expectEqual(await writeVerdict(context, name(id), {}), 'INVALID_ARGUMENT', id.slice(0, 10));
      }
      const reserved = `${documentsOf(context)}/__c__/d`;
      expectEqual(await writeVerdict(context, reserved, {}), 'INVALID_ARGUMENT');
      const noId = `${documentsOf(context)}/${context.collection}`;
      expectEqual(await writeVerdict(context, noId, {}), 'INVALID_ARGUMENT');
    },
  },
  {
    id: 'LIM-05',
    behaviour: 'in and array-contains-any take 1 to 30 values, not-in up to 10.',
    async run(context) {
      const rows: readonly [string, number, string][] = [
        ['IN', 30, 'accepted'],
        ['IN', 31, 'INVALID_ARGUMENT'],
        ['IN', 0, 'INVALID_ARGUMENT'],
        ['ARRAY_CONTAINS_ANY', 30, 'accepted'],
        ['ARRAY_CONTAINS_ANY', 31, 'INVALID_ARGUMENT'],
        ['NOT_IN', 10, 'accepted'],
        ['NOT_IN', 11, 'INVALID_ARGUMENT'],
      ];
      for (const [op, length, expected] of rows) {
        const answer = await verdict(context, { where: filter('n', op, listOf(length)) });
        expectEqual(answer, expected, `${op} with ${length}`);
      }
    },
  },
  {
    id: 'LIM-06',
    behaviour: 'A query has up to 30 disjunctions in its normal form.',
    async run(context) {
      const both = (a: number, b: number) => ({
        where: join('AND', filter('a', 'IN', listOf(a)), filter('b', 'IN', listOf(b))),
      });
      expectEqual(await verdict(context, both(5, 6)), 'accepted');
      expectEqual(await verdict(context, both(4, 8)), 'INVALID_ARGUMENT');
    },
  },
  {
    id: 'LIM-07',
    behaviour: 'A conjunction has at most one array filter, and branches of an OR may each have one.',
    async run(context) {
      const one = { integerValue: '1' };
      const parts = [filter('a', 'ARRAY_CONTAINS', one), filter('b', 'ARRAY_CONTAINS', one)];
      expectEqual(await verdict(context, { where: join('AND', ...parts) }), 'INVALID_ARGUMENT');
      expectEqual(await verdict(context, { where: join('OR', ...parts) }), 'accepted');
    },
  },
  {
    id: 'LIM-08',
    behaviour: 'not-in cannot be combined with in, array-contains-any, != or another not-in.',
    async run(context) {
      const one = { integerValue: '1' };
      const notIn = filter('a', 'NOT_IN', listOf(2));
      for (const other of [
        filter('b', 'IN', listOf(2)),
        filter('b', 'ARRAY_CONTAINS_ANY', listOf(2)),
        filter('a', 'NOT_EQUAL', one),
        filter('b', 'NOT_IN', listOf(1)),
      ]) {
        expectEqual(await verdict(context, { where: join('AND', notIn, other) }), 'INVALID_ARGUMENT');
      }
    },
  },
  {
    id: 'LIM-09',
    behaviour: 'Batches are not limited to 500 writes.',
    async run({ firestore, collection: path }) {
      const batch = writeBatch(firestore);
      for (let n = 0; n < 600; n += 1) batch.set(doc(firestore, path, `d${n}`), { n });
      await batch.commit();
      const found = await getDocs(query(collection(firestore, path), where('n', '>=', 0)));
      expectEqual(found.size, 600);
    },
  },
  {
    id: 'LIM-10',
    behaviour: 'Negative limits and offsets and fields ordered twice are refused.',
    async run(context) {
      const order = { field: { fieldPath: 'a' } };
      expectEqual(await verdict(context, { limit: -1 }), 'INVALID_ARGUMENT');
      expectEqual(await verdict(context, { offset: -1 }), 'INVALID_ARGUMENT');
      expectEqual(await verdict(context, { orderBy: [order, order] }), 'INVALID_ARGUMENT');
      expectEqual(await verdict(context, { limit: 0 }), 'accepted');
    },
  },
];
