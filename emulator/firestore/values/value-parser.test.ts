import { describe, expect, it } from 'vitest';
import { place } from './json-message';
import { map, refusal } from '../test-fixture';
import { parseFields, parseValue } from './value-parser';

const at = place('value');
const parse = (json: unknown) => JSON.parse(JSON.stringify(parseValue(json, at))) as unknown;
const nested = (levels: number): unknown =>
  levels === 0 ? { nullValue: null } : { mapValue: { fields: { a: nested(levels - 1) } } };

describe('values in proto3 JSON', () => {
  it.each([
    ['null by name', { nullValue: 'NULL_VALUE' }, { nullValue: null }],
    ['null by number', { nullValue: 0 }, { nullValue: null }],
    ['an integer as a number', { integerValue: 42 }, { integerValue: '42' }],
    ['the largest integer', { integerValue: '9223372036854775807' }, { integerValue: '9223372036854775807' }],
    ['an integer with leading zeros', { integerValue: '-007' }, { integerValue: '-7' }],
    ['a double that looks like an integer', { doubleValue: 1 }, { doubleValue: 1 }],
    ['a double as text', { doubleValue: '1.5e3' }, { doubleValue: 1500 }],
    ['minus zero as a number', { doubleValue: -0 }, { doubleValue: '-0' }],
    ['minus zero as text', { doubleValue: '-0' }, { doubleValue: '-0' }],
    ['NaN', { doubleValue: 'NaN' }, { doubleValue: 'NaN' }],
    ['NaN as a number', { doubleValue: Number.NaN }, { doubleValue: 'NaN' }],
    ['infinity', { doubleValue: '-Infinity' }, { doubleValue: '-Infinity' }],
    [
      'nanoseconds, cut to microseconds',
      { timestampValue: '2026-11-21T07:36:09.123456789Z' },
      { timestampValue: '2026-11-21T07:36:09.123456Z' },
    ],
    [
      'a time with an offset',
      { timestampValue: '2026-01-01T01:30:00+02:00' },
      { timestampValue: '2025-12-31T23:30:00.000000Z' },
    ],
    [
      'the first year',
      { timestampValue: '0001-01-01T00:00:00Z' },
      { timestampValue: '0001-01-01T00:00:00.000000Z' },
    ],
    ['bytes in the URL alphabet', { bytesValue: '-_8' }, { bytesValue: '+/8=' }],
    ['a point without members', { geoPointValue: {} }, { geoPointValue: { latitude: 0, longitude: 0 } }],
    ['an empty array', { arrayValue: {} }, { arrayValue: { values: [] } }],
    ['an empty map', { mapValue: {} }, { mapValue: { fields: {} } }],
    [
      'a vector given as integers',
      map({
        __type__: { stringValue: '__vector__' },
        value: { arrayValue: { values: [{ integerValue: '1' }] } },
      }),
      map({
        __type__: { stringValue: '__vector__' },
        value: { arrayValue: { values: [{ doubleValue: 1 }] } },
      }),
    ],
    ['twenty levels', nested(20), nested(20)],
  ])('reads %s', (_name, json, expected) => {
    expect(parse(json)).toEqual(expected);
  });

  it.each([
    ['no type', {}, 'the value has no type set'],
    ['two types', { integerValue: '1', stringValue: 'a' }, 'exactly one type'],
    ['an unknown type', { pipelineValue: {} }, 'there is no value type "pipelineValue"'],
    ['a bare string', 'text', 'an object is expected'],
    ['a fraction as integer', { integerValue: 1.5 }, 'a 64-bit integer is expected'],
    ['an integer past int64', { integerValue: '9223372036854775808' }, 'outside the int64 range'],
    ['text as boolean', { booleanValue: 'true' }, 'true or false'],
    ['text as double', { doubleValue: '0x10' }, 'a number'],
    ['a day that does not exist', { timestampValue: '2026-02-30T00:00:00Z' }, 'RFC 3339'],
    ['a time without zone', { timestampValue: '2026-02-03T00:00:00' }, 'RFC 3339'],
    ['a lone surrogate', { stringValue: 'a\ud800' }, 'not valid Unicode'],
    ['a string that is too long', { stringValue: 'é'.repeat(524_244) }, 'longer than 1048487 bytes'],
    ['invalid base64', { bytesValue: 'a*b' }, 'base64'],
    ['a latitude beyond the pole', { geoPointValue: { latitude: 91 } }, 'between -90 and 90'],
    [
      'a collection as reference',
      { referenceValue: 'projects/p/databases/(default)/documents/c' },
      'lacks a document',
    ],
    [
      'an array in an array',
      { arrayValue: { values: [{ arrayValue: {} }] } },
      "Invalid value at 'value.arrayValue.values[0]': Cannot convert an array value in an array value.",
    ],
    ['a reserved field name', map({ __a__: { nullValue: null } }), 'field name __a__ is reserved'],
    ['an unknown map type', map({ __type__: { stringValue: 'x' } }), 'field name __type__ is reserved'],
    ['an empty field name', map({ '': { nullValue: null } }), 'must not be empty'],
    ['a field name of 1501 bytes', map({ ['é'.repeat(750) + 'a']: { nullValue: null } }), 'longer than 1500'],
    ['twenty-one levels', nested(21), 'at most 20 levels'],
  ])('refuses %s', async (_name, json, reason) => {
    const answer = await refusal(() => parseValue(json, at));
    expect(answer).toContain('INVALID_ARGUMENT');
    expect(answer).toContain(reason);
  });

  it('accepts field names that objects inherit, such as “constructor”', () => {
    const fields = parseFields({ constructor: { nullValue: null } }, at);
    expect(Object.keys(fields)).toEqual(['constructor']);
    expect(fields['toString']).toBeUndefined();
  });
});
