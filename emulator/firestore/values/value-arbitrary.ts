import * as fc from 'fast-check';
import type { Json } from '../contract';
import { place } from './json-message';
import type { Value } from '../model';
import { parseValue } from './value-parser';

const scalar: fc.Arbitrary<Json> = fc.oneof(
  fc.constant({ nullValue: null }),
  fc.boolean().map((booleanValue) => ({ booleanValue })),
  fc.integer({ min: -3, max: 3 }).map((integer) => ({ integerValue: String(integer) })),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((integer) => ({ integerValue: String(integer) })),
  fc
    .constantFrom(-1, -0.5, 0, 1, 1.5, 2, 2 ** 53, 2 ** 63, 'NaN', 'Infinity', '-Infinity', '-0')
    .map((doubleValue) => ({
      doubleValue,
    })),
  fc.double().map((doubleValue) => ({ doubleValue })),
  fc
    .constantFrom('2026-01-01T00:00:00Z', '2026-01-01T00:00:00.000001Z')
    .map((timestampValue) => ({ timestampValue })),
  fc.constantFrom('', 'a', 'b', 'é', '\uffff', '😀').map((stringValue) => ({ stringValue })),
  fc.constantFrom('', 'AA==', '/w==').map((bytesValue) => ({ bytesValue })),
  fc
    .constantFrom('a', 'b', '__id1__')
    .map((id) => ({ referenceValue: `projects/demo-p/databases/(default)/documents/c/${id}` })),
  fc.constantFrom(-1, 0, 1).map((latitude) => ({ geoPointValue: { latitude, longitude: 1 } })),
);

const json: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalar,
    fc.array(scalar, { maxLength: 3 }).map((values) => ({ arrayValue: { values } })),
    fc
      .dictionary(fc.constantFrom('a', 'b', 'é', 'c.d'), tie('value'), { maxKeys: 3 })
      .map((fields) => ({ mapValue: { fields } })),
  ),
})).value;

/** Any storable value, with many small ones so that equal values occur. */
export const arbitraryValue: fc.Arbitrary<Value> = json.map((value) => parseValue(value, place('value')));
