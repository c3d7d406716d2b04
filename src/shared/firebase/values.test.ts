import { expect, it } from 'vitest';
import { decode } from './decode';
import { encode, encodeFields } from './values';

it.each([
  ['a text', 'Zoë', { stringValue: 'Zoë' }],
  ['an empty text', '', { stringValue: '' }],
  ['true', true, { booleanValue: true }],
  ['false', false, { booleanValue: false }],
  ['nothing', null, { nullValue: null }],
  ['0', 0, { integerValue: '0' }],
  ['-0', -0, { doubleValue: -0 }],
  ['the largest whole number', 9_007_199_254_740_991, { integerValue: '9007199254740991' }],
  ['a whole number that is not exact', 9_007_199_254_740_992, { doubleValue: 9_007_199_254_740_992 }],
  ['a part', 0.5, { doubleValue: 0.5 }],
  ['no number', Number.NaN, { doubleValue: 'NaN' }],
  ['infinity', Number.POSITIVE_INFINITY, { doubleValue: 'Infinity' }],
  ['minus infinity', Number.NEGATIVE_INFINITY, { doubleValue: '-Infinity' }],
  ['a time', new Date('2026-11-24T09:30:00.125Z'), { timestampValue: '2026-11-24T09:30:00.125Z' }],
  ['a list', ['a', 1], { arrayValue: { values: [{ stringValue: 'a' }, { integerValue: '1' }] } }],
  ['an empty list', [], { arrayValue: { values: [] } }],
  ['a map', { a: null }, { mapValue: { fields: { a: { nullValue: null } } } }],
  [
    'a list in a map',
    { a: [true] },
    { mapValue: { fields: { a: { arrayValue: { values: [{ booleanValue: true }] } } } } },
  ],
])("encode stores %s in the database's format, and decode reads it back", (_, value, stored) => {
  expect(encode(value)).toEqual(stored);
  expect(decode(encode(value))).toEqual(value);
});

it('encode leaves out undefined values and rejects values that cannot be stored', () => {
  expect(encodeFields({ a: undefined, b: '' })).toEqual({ b: { stringValue: '' } });
  expect(() => encode(() => {})).toThrow('A function cannot be stored.');
});

it.each([
  ['an empty list', { arrayValue: {} }, []],
  ['an empty map', { mapValue: {} }, {}],
  ['a kind that the app does not use', { referenceValue: 'people/mia' }, undefined],
])('decode reads %s', (_, stored, value) => {
  expect(decode(stored)).toEqual(value);
});
