import { describe, expect, it } from 'vitest';
import { serverTime } from '@/shared/firebase/fields';
import { samePlace, sameStart, sameValue, valueAt, withValueAt } from './values';

const time = (milliseconds: number) => new Date(milliseconds);

describe('sameValue', () => {
  it.each([
    ['equal texts', 'a', 'a', true],
    ['other texts', 'a', 'b', false],
    ['a text and a number', '1', 1, false],
    ['0 and -0', 0, -0, true],
    ['two NaN', Number.NaN, Number.NaN, true],
    ['null and nothing', null, undefined, false],
    ['null and an empty map', null, {}, false],
    ['an empty map and null', {}, null, false],
    ['the same time', time(5), time(5), true],
    ['other times', time(5), time(6), false],
    ['a time and a map', time(5), {}, false],
    ['the server’s time and any', serverTime, time(5), true],
    ['any and the server’s time', null, serverTime, true],
    ['equal lists', [1, ['a']], [1, ['a']], true],
    ['a list and its beginning', [1, 2], [1], false],
    ['lists in another order', [1, 2], [2, 1], false],
    ['a list and a map', [], {}, false],
    ['maps in another order', { a: 1, b: 2 }, { b: 2, a: 1 }, true],
    ['a map with one member more', { a: 1, b: 2 }, { a: 1 }, false],
    ['a map with one member less', { a: 1 }, { a: 1, b: 2 }, false],
    ['two files', new Blob(['a']), new Blob(['a']), false],
  ])('compares %s', (_, a, b, expected) => {
    expect(sameValue(a, b)).toBe(expected);
  });
});

describe('sameStart', () => {
  it.each([
    [undefined, true],
    [null, true],
    ['', true],
    [false, true],
    [0, true],
    [[], true],
    [{}, true],
    ['a', false],
    [true, false],
    [1, false],
    [[''], false],
    [{ a: '' }, false],
    [time(0), false],
  ])('compares a missing field with the base %j', (base, expected) => {
    expect(sameStart(undefined, base)).toBe(expected);
  });

  it('distinguishes a stored empty value from another base', () => {
    expect(sameStart('', 'a')).toBe(false);
    expect(sameStart(null, '')).toBe(false);
  });
});

it.each([
  ['a name', { a: 1 }, 'a', 1],
  ['a path', { a: { b: 2 } }, 'a.b', 2],
  ['a path below null', { a: null }, 'a.b', undefined],
  ['a path below a text', { a: 'text' }, 'a.length', undefined],
  ['a path below a list', { a: ['x'] }, 'a.0', undefined],
  ['a missing map', {}, 'a.b', undefined],
  ['no record', undefined, 'a', undefined],
  ['null in place of a record', null, 'a', undefined],
])('valueAt returns the value of %s', (_, fields, path, expected) => {
  expect(valueAt(fields, path)).toBe(expected);
});

it.each([
  ['a name', { a: 1, b: 2 }, 'a', { a: 9, b: 2 }],
  ['a member of a map', { a: { b: 1, c: 2 } }, 'a.b', { a: { b: 9, c: 2 } }],
  ['a map that is missing', {}, 'a.b.c', { a: { b: { c: 9 } } }],
  ['a place that holds a text', { a: 'text' }, 'a.b', { a: { b: 9 } }],
  ['a place that holds null', { a: null }, 'a.b', { a: { b: 9 } }],
])('withValueAt sets the value of %s', (_, fields, path, expected) => {
  expect(withValueAt(fields, path, 9)).toEqual(expected);
});

it.each([
  ['search', 'search', true],
  ['search', 'search.grams', true],
  ['search.grams', 'search', true],
  ['search', 'searched', false],
  ['searched', 'search', false],
  ['search.grams', 'search.folded', false],
])('samePlace compares the paths %s and %s', (a, b, expected) => {
  expect(samePlace(a, b)).toBe(expected);
});
