import {
  Bytes,
  collection,
  doc,
  GeoPoint,
  getDoc,
  getDocFromServer,
  setDoc,
  Timestamp,
  vector,
} from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';
import type { ConformanceCase } from '../case';
import { expectEqual } from '../check';
import { expectIds, seed, stored } from './documents';
import { commit, documentsOf, nameOf, post, rawFields, refusalOf } from './raw';

const NESTED_ARRAY = { arrayValue: { values: [{ arrayValue: { values: [] } }] } };

export const cases: readonly ConformanceCase[] = [
  {
    id: 'VAL-01',
    behaviour: 'Values of every type come back from the server as they were written.',
    async run({ firestore, collection: path }) {
      const data = {
        nothing: null,
        yes: true,
        integer: 42,
        large: Number.MAX_SAFE_INTEGER,
        double: 0.1,
        text: 'Grüße 👩‍🚀 \u0000\uffff',
        time: new Timestamp(1_700_000_000, 123_456_000),
        early: new Timestamp(-62_135_596_800, 0),
        bytes: Bytes.fromUint8Array(new Uint8Array([0, 1, 254, 255])),
        place: new GeoPoint(50.1430847, -122.947778),
        other: doc(firestore, 'c1/d1/c2/d2'),
        list: [1, 'two', { three: [3] }, null],
        empty: [],
        map: { a: { b: {} } },
      };
      await setDoc(doc(firestore, path, 'all'), data);
      expectEqual(await stored(firestore, `${path}/all`), data);
    },
  },
  {
    id: 'VAL-02',
    behaviour: 'The lite SDK reads what the full SDK wrote, and the full SDK what the lite one wrote.',
    async run({ firestore, lite: small, collection: path }) {
      await setDoc(doc(firestore, path, 'full'), { n: 1.5, list: ['é'] });
      const read = await lite.getDoc(lite.doc(small, path, 'full'));
      expectEqual(read.data(), { n: 1.5, list: ['é'] });
      await lite.setDoc(lite.doc(small, path, 'small'), { map: { 'a.b': -7 } });
      expectEqual(await stored(firestore, `${path}/small`), { map: { 'a.b': -7 } });
    },
  },
  {
    id: 'VAL-03',
    behaviour: 'NaN, the infinities and negative zero keep their identity.',
    async run({ firestore, collection: path }) {
      const data = {
        nan: Number.NaN,
        up: Number.POSITIVE_INFINITY,
        down: Number.NEGATIVE_INFINITY,
        zero: -0,
      };
      await setDoc(doc(firestore, path, 'd'), data);
      expectEqual(await stored(firestore, `${path}/d`), data);
    },
  },
  {
    id: 'VAL-04',
    behaviour: 'Integers and doubles of the same value are stored as different types.',
    async run(context) {
      const fields = { integer: { integerValue: '1' }, double: { doubleValue: 1 } };
      await commit(context, [{ update: { name: nameOf(context, 'd'), fields } }]);
      expectEqual(await rawFields(context, 'd'), fields);
    },
  },
  {
    id: 'VAL-05',
    behaviour: 'Integers are exact to the ends of the int64 range and refused beyond it.',
    async run(context) {
      const fields = {
        low: { integerValue: '-9223372036854775808' },
        high: { integerValue: '9223372036854775807' },
      };
      await commit(context, [{ update: { name: nameOf(context, 'd'), fields } }]);
      expectEqual(await rawFields(context, 'd'), fields);
      const beyond = { n: { integerValue: '9223372036854775808' } };
      const writes = [{ update: { name: nameOf(context, 'e'), fields: beyond } }];
      expectEqual(refusalOf(await post(context, 'commit', { writes })), 'INVALID_ARGUMENT');
    },
  },
  {
    id: 'VAL-06',
    behaviour: 'Timestamps are truncated, not rounded, to microseconds.',
    async run({ firestore, collection: path }) {
      await setDoc(doc(firestore, path, 'd'), { time: new Timestamp(1_600_000_000, 999_999_999) });
      const data = await stored(firestore, `${path}/d`);
      expectEqual(data, { time: new Timestamp(1_600_000_000, 999_999_000) });
    },
  },
  {
    id: 'VAL-07',
    behaviour: 'Field names may hold any characters: dots, slashes, backticks, spaces, emoji.',
    async run({ firestore, collection: path }) {
      const data = { 'a.b': 1, '!.\\`': { 'c/d': 2 }, ' ': 3, '😀': 4, constructor: 5, '0': 6 };
      await setDoc(doc(firestore, path, 'd'), data);
      expectEqual(await stored(firestore, `${path}/d`), data);
    },
  },
  {
    id: 'VAL-08',
    behaviour: 'Document ids may hold any characters but slashes.',
    async run({ firestore, collection: path }) {
      for (const id of ['доброе утро', 'a b+c%20?#&=:~', 'quote\'`"', '😀']) {
        await setDoc(doc(firestore, path, id), { id });
        const snapshot = await getDocFromServer(doc(firestore, path, id));
        expectEqual([snapshot.id, snapshot.data()], [id, { id }]);
      }
    },
  },
  {
    id: 'VAL-09',
    behaviour: 'Vectors are kept and come back as vectors.',
    async run({ firestore, collection: path }) {
      const data = { embedding: vector([1, -2.5, 0]), map: { inner: vector([7]) } };
      await setDoc(doc(firestore, path, 'd'), data);
      expectEqual(await stored(firestore, `${path}/d`), data);
    },
  },
  {
    id: 'VAL-10',
    behaviour:
      'Latitudes above 90 and longitudes above 180 degrees are refused, but not the limits themselves.',
    async run(context) {
      const place = (latitude: number, longitude: number) => ({
        writes: [
          {
            update: {
              name: nameOf(context, 'd'),
              fields: { place: { geoPointValue: { latitude, longitude } } },
            },
          },
        ],
      });
      expectEqual((await post(context, 'commit', place(-90, 180))).status, 200);
      expectEqual(refusalOf(await post(context, 'commit', place(90.1, 0))), 'INVALID_ARGUMENT');
      expectEqual(refusalOf(await post(context, 'commit', place(0, -180.1))), 'INVALID_ARGUMENT');
    },
  },
  {
    id: 'VAL-11',
    behaviour: 'An array directly in an array is refused.',
    async run(context) {
      const writes = [{ update: { name: nameOf(context, 'd'), fields: { a: NESTED_ARRAY } } }];
      expectEqual(refusalOf(await post(context, 'commit', { writes })), 'INVALID_ARGUMENT');
      expectEqual((await getDoc(doc(context.firestore, context.collection, 'd'))).exists(), false);
    },
  },
  {
    id: 'VAL-12',
    behaviour: 'Field names of the form __name__ are reserved, at every depth.',
    async run(context) {
      const text = { stringValue: 'x' };
      for (const fields of [{ __mine__: text }, { map: { mapValue: { fields: { __mine__: text } } } }]) {
        const writes = [{ update: { name: nameOf(context, 'd'), fields } }];
        expectEqual(refusalOf(await post(context, 'commit', { writes })), 'INVALID_ARGUMENT');
      }
    },
  },
  {
    id: 'VAL-13',
    behaviour:
      'Types are ordered null, boolean, number, time, text, bytes, reference, place, array, vector, map.',
    async run(context) {
      const { firestore } = context;
      const ordered = [
        null,
        false,
        true,
        Number.NaN,
        Number.NEGATIVE_INFINITY,
        -1,
        0,
        1,
        1.5,
        Number.POSITIVE_INFINITY,
        new Timestamp(0, 0),
        new Timestamp(0, 1000),
        '',
        'a',
        'b',
        Bytes.fromUint8Array(new Uint8Array([])),
        Bytes.fromUint8Array(new Uint8Array([200])),
        doc(firestore, 'a/b'),
        doc(firestore, 'a/b/c/d'),
        doc(firestore, 'a/c'),
        new GeoPoint(-90, 0),
        new GeoPoint(0, -1),
        new GeoPoint(0, 1),
        [],
        [1],
        [1, 2],
        [2],
        vector([100]),
        vector([1, 2]),
        vector([1, 3]),
        {},
        { a: 1 },
        { a: 1, b: 0 },
        { a: 2 },
        { b: 0 },
      ];
      const id = (index: number) => `v${String(index).padStart(2, '0')}`;
      await seed(context, Object.fromEntries(ordered.map((value, index) => [id(99 - index), { value }])));
      const expected = ordered.map((_, index) => id(99 - index));
      await expectIds(context, (sdk, source) => sdk.query(source, sdk.orderBy('value')), expected);
      await expectIds(
        context,
        (sdk, source) => sdk.query(source, sdk.orderBy('value', 'desc')),
        expected.toReversed(),
      );
    },
  },
  {
    id: 'VAL-14',
    behaviour: 'Integers and doubles have one exact order, even for integers that are equal as doubles.',
    async run(context) {
      const numbers = [
        { integerValue: '9007199254740992' },
        { doubleValue: 9007199254740992 },
        { integerValue: '9007199254740993' },
        { doubleValue: 9007199254740994 },
        { integerValue: '9223372036854775807' },
        { doubleValue: 9223372036854775808 },
      ];
      await commit(
        context,
        numbers.map((n, index) => ({ update: { name: nameOf(context, `d${index}`), fields: { n } } })),
      );
      const structuredQuery = {
        from: [{ collectionId: context.collection }],
        orderBy: [{ field: { fieldPath: 'n' } }],
      };
      const { body } = await post(context, 'runQuery', { structuredQuery });
      const prefix = `${documentsOf(context)}/${context.collection}/`;
      const ids = (body as { document: { name: string } }[]).map(({ document }) =>
        document.name.slice(prefix.length),
      );
      expectEqual(ids, ['d0', 'd1', 'd2', 'd3', 'd4', 'd5']);
    },
  },
  {
    id: 'VAL-15',
    behaviour: 'Text is ordered by its UTF-8 bytes: characters beyond U+FFFF come after all others.',
    async run(context) {
      const texts = ['A', 'a', 'á', 'ｚ', '\uffff', '😀', '😀a'];
      await seed(context, Object.fromEntries(texts.map((text, index) => [`d${9 - index}`, { text }])));
      const expected = texts.map((_, index) => `d${9 - index}`);
      await expectIds(context, (sdk, source) => sdk.query(source, sdk.orderBy('text')), expected);
    },
  },
  {
    id: 'VAL-16',
    behaviour: 'Document ids of the form __id7__ are numbers, which come first and in numeric order.',
    async run(context) {
      const ids = [
        '__id-9223372036854775808__',
        '__id-2__',
        '__id7__',
        '__id12__',
        '__id9223372036854775807__',
        '12',
        '7',
        'A',
        'Aa',
        '__id',
        '__id1_',
        '_id1__',
        'a',
        'ｚ',
        '😀',
      ];
      await seed(context, Object.fromEntries(ids.toReversed().map((id) => [id, { n: 1 }])));
      await expectIds(context, (sdk, source) => sdk.query(source), ids);
      await expectIds(
        context,
        (sdk, source) =>
          sdk.query(
            source,
            sdk.where(sdk.documentId(), '>', '__id7__'),
            sdk.where(sdk.documentId(), '<=', 'A'),
          ),
        ['__id12__', '__id9223372036854775807__', '12', '7', 'A'],
      );
    },
  },
  {
    id: 'VAL-17',
    behaviour: 'Documents can exist below missing documents.',
    async run({ firestore, collection: path }) {
      await setDoc(doc(firestore, `${path}/ghost/children/child`), { n: 1 });
      expectEqual((await getDocFromServer(doc(firestore, path, 'ghost'))).exists(), false);
      expectEqual(await stored(firestore, `${path}/ghost/children/child`), { n: 1 });
      expectEqual(collection(firestore, `${path}/ghost/children`).parent?.id, 'ghost');
    },
  },
];
