import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Value } from '../model';
import { compareNames } from './resource-name';
import { array, double, int, map, ROOT, text } from '../test-fixture';
import { compareUtf8 } from './utf8-order';
import { compareValues, identicalValues } from './value-order';
import { arbitraryValue } from './value-arbitrary';

const vector = (...numbers: number[]): Value =>
  ({
    mapValue: { fields: { __type__: text('__vector__'), value: array(...numbers.map(double)) } },
  }) as unknown as Value;
const reference = (path: string) => ({ referenceValue: `${ROOT}/${path}` });

/** Each entry sorts before the next one; values in one entry are equal. */
const ASCENDING = [
  [{ nullValue: null }],
  [{ booleanValue: false }],
  [{ booleanValue: true }],
  [double('NaN')],
  [double('-Infinity')],
  [int('-9223372036854775808'), double(-(2 ** 63))],
  [int('-9223372036854775807')],
  [double(-1.5)],
  [int(0), double(0), double('-0')],
  [double(5e-324)],
  [int(1), double(1)],
  [int('9007199254740992'), double(9007199254740992)],
  [int('9007199254740993')],
  [double(9007199254740994)],
  [int('9223372036854775807')],
  [double(2 ** 63)],
  [double('Infinity')],
  [{ timestampValue: '0001-01-01T00:00:00.000000Z' }],
  [{ timestampValue: '2026-11-21T07:36:09.000001Z' }],
  [{ timestampValue: '2026-11-21T07:36:09.000002Z' }],
  [text('')],
  [text('a')],
  [text('aa')],
  [text('\uffff')],
  [text('😀')],
  [{ bytesValue: '' }],
  [{ bytesValue: 'AA==' }],
  [{ bytesValue: '/w==' }],
  [reference('c/__id-2__')],
  [reference('c/__id7__')],
  [reference('c/__id10__')],
  [reference('c/a')],
  [reference('c/a/items/x')],
  [reference('c/a-b')],
  [reference('c/aa')],
  [reference('c-b/a')],
  [{ geoPointValue: { latitude: -1, longitude: 5 } }],
  [{ geoPointValue: { latitude: 1, longitude: -5 } }],
  [{ geoPointValue: { latitude: 1, longitude: 5 } }],
  [array()],
  [array(int(1)), array(double(1))],
  [array(int(1), text('a'))],
  [array(int(2))],
  [vector(9)],
  [vector(1, 2)],
  [vector(1, 3)],
  [map({})],
  [map({ a: int(1) })],
  [map({ a: int(1), b: int(1) })],
  [map({ a: int(2) })],
  [map({ b: int(0) })],
] as unknown as Value[][];

describe('the order of values', () => {
  it('matches the documentation across and within types', () => {
    const ranked = ASCENDING.flatMap((equals, rank) => equals.map((value) => ({ value, rank })));
    for (const a of ranked) {
      for (const b of ranked) {
        const label = `${JSON.stringify(a.value)} against ${JSON.stringify(b.value)}`;
        expect(Math.sign(compareValues(a.value, b.value)) + 0, label).toBe(Math.sign(a.rank - b.rank));
      }
    }
  });

  it('is total, antisymmetric and transitive', () => {
    fc.assert(
      fc.property(arbitraryValue, arbitraryValue, arbitraryValue, (a, b, c) => {
        expect(compareValues(a, a)).toBe(0);
        expect(Math.sign(compareValues(a, b)) + Math.sign(compareValues(b, a))).toBe(0);
        const [first, second, third] = [a, b, c].sort(compareValues) as [Value, Value, Value];
        expect(compareValues(first, second)).toBeLessThanOrEqual(0);
        expect(compareValues(second, third)).toBeLessThanOrEqual(0);
        expect(compareValues(first, third)).toBeLessThanOrEqual(0);
        if (identicalValues(a, b)) expect(compareValues(a, b)).toBe(0);
      }),
      { numRuns: 500 },
    );
  });

  it('compares text by its UTF-8 bytes', () => {
    const unicode = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(unicode, unicode, (a, b) => {
        const expected = Buffer.compare(Buffer.from(a), Buffer.from(b));
        expect(Math.sign(compareUtf8(a, b))).toBe(expected);
      }),
      { numRuns: 500 },
    );
  });

  it('compares names segment by segment', () => {
    const segment = fc.constantFrom(
      'a',
      'a-b',
      'a b',
      'aa',
      '__id1__',
      '__id10__',
      '__id-3__',
      '__id',
      '😀',
      '\uffff',
    );
    const path = fc.array(segment, { minLength: 1, maxLength: 4 });
    const id = (value: string) => /^__id(-?\d+)__$/.exec(value)?.[1];
    const bySegments = (a: string[], b: string[]): number => {
      for (const [index, left] of a.entries()) {
        const right = b[index];
        if (right === undefined) return 1;
        const [x, y] = [id(left), id(right)];
        if (x !== undefined && y !== undefined && x !== y) return Number(x) - Number(y);
        if ((x === undefined) !== (y === undefined)) return x === undefined ? 1 : -1;
        const order = Buffer.compare(Buffer.from(left), Buffer.from(right));
        if (order !== 0) return order;
      }
      return a.length - b.length;
    };
    fc.assert(
      fc.property(path, path, (a, b) => {
        expect(Math.sign(compareNames(a.join('/'), b.join('/')))).toBe(Math.sign(bySegments(a, b)));
      }),
      { numRuns: 500 },
    );
  });

  it('distinguishes values that are stored differently', () => {
    expect(identicalValues({ integerValue: '1' }, { doubleValue: 1 })).toBe(false);
    expect(identicalValues({ doubleValue: 0 }, { doubleValue: '-0' })).toBe(false);
    expect(identicalValues({ doubleValue: 'NaN' }, { doubleValue: 'NaN' })).toBe(true);
  });
});
