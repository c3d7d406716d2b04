import { describe, expect, it } from 'vitest';
import { fullOrder, type PlainQuery, rangeFields } from './query';

describe('The order of a query', () => {
  it.each<[string, PlainQuery, readonly (readonly string[])[]]>([
    ['is that of the ids without anything', {}, [['__name__', 'asc']]],
    [
      'ends with the ids, in the direction of the last field',
      {
        orderBy: [
          ['name', 'asc'],
          ['at', 'desc'],
        ],
      },
      [
        ['name', 'asc'],
        ['at', 'desc'],
        ['__name__', 'desc'],
      ],
    ],
    ['has the ids once', { orderBy: [['__name__', 'desc']] }, [['__name__', 'desc']]],
    [
      'has compared fields by their names behind those that are given',
      {
        where: [
          ['size', '>', 1],
          ['at', '<', 2],
        ],
        orderBy: [['name', 'desc']],
      },
      [
        ['name', 'desc'],
        ['at', 'desc'],
        ['size', 'desc'],
        ['__name__', 'desc'],
      ],
    ],
    [
      'has a compared field once',
      {
        where: [
          ['at', '>', 1],
          ['at', '<', 2],
        ],
        orderBy: [
          ['name', 'asc'],
          ['at', 'desc'],
        ],
      },
      [
        ['name', 'asc'],
        ['at', 'desc'],
        ['__name__', 'desc'],
      ],
    ],
    [
      'has compared ids last',
      {
        where: [
          ['__name__', '>', 'a'],
          ['size', '>', 1],
        ],
      },
      [
        ['size', 'asc'],
        ['__name__', 'asc'],
      ],
    ],
    ['has no field that is only equal', { where: [['status', '==', 'new']] }, [['__name__', 'asc']]],
  ])('%s', (_, query, expected) => {
    expect(fullOrder(query)).toEqual(expected);
  });
});

it.each([
  ['!=', ['size']],
  ['<', ['size']],
  ['<=', ['size']],
  ['>', ['size']],
  ['>=', ['size']],
  ['not-in', ['size']],
  ['==', []],
  ['in', []],
  ['array-contains', []],
  ['array-contains-any', []],
] as const)('rangeFields treats %s as a range or an equality', (operator, expected) => {
  expect(rangeFields([['size', operator, 1]])).toEqual(expected);
  expect(rangeFields([{ or: [['size', operator, 1]] }])).toEqual(expected);
});
