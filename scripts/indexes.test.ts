import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineCollection, defineSubcollection } from '@/shared/firebase/collection';
import type { ListQuery } from '@/shared/firebase/query';
import { defineQueries, paged } from '@/shared/firebase/query-table';
import { indexesFor, indexesOf, queryTables } from './indexes';

const thing = z.object({
  a: z.number(),
  b: z.number(),
  c: z.date(),
  list: z.array(z.string()),
  inner: z.object({ text: z.string() }),
});
type Thing = z.infer<typeof thing>;
const things = defineCollection('things', thing);

/** Formats indexes as 'a+' for ascending, 'a-' for descending, 'a*' for an element of an array. */
const brief = (query: ListQuery<Thing>) =>
  indexesOf(query).map((fields) =>
    fields
      .map((field) =>
        'order' in field
          ? `${field.fieldPath}${field.order === 'ASCENDING' ? '+' : '-'}`
          : `${field.fieldPath}*`,
      )
      .join(' '),
  );

const time = new Date(0);

it('indexes include those of query tables in nested folders', () => {
  const { indexes } = JSON.parse(readFileSync('firestore.indexes.json', 'utf8')) as {
    indexes: readonly { collectionGroup: string; queryScope: string; fields: readonly object[] }[];
  };
  const fields = [
    { fieldPath: 'what', order: 'ASCENDING' },
    { fieldPath: 'at', order: 'DESCENDING' },
  ];
  expect(indexes).toContainEqual({ collectionGroup: 'visits', queryScope: 'COLLECTION', fields });
  expect(indexes).toContainEqual({ collectionGroup: 'visits', queryScope: 'COLLECTION_GROUP', fields });
});

it('merged indexes need one index per filter, however many filters there are', () => {
  const filtered: ListQuery<Thing> = {
    where: [
      ['a', '==', 1],
      ['b', '==', 1],
      ['list', 'array-contains', 'x'],
      ['c', '>=', time],
    ],
    orderBy: [['c', 'desc']],
  };
  const paths = indexesOf(filtered, { isMerged: true }).map((fields) =>
    fields.map(({ fieldPath }) => fieldPath),
  );
  expect(paths).toEqual([
    ['a', 'c'],
    ['b', 'c'],
    ['list', 'c'],
  ]);
  expect(indexesOf({ where: [['a', '==', 1]], orderBy: [['c', 'desc']] }, { isMerged: true })).toHaveLength(
    1,
  );
});

describe('the indexes of a query', () => {
  const cases: readonly [string, ListQuery<Thing>, string[]][] = [
    ['all', {}, []],
    ['by id', { where: [['__name__', 'in', ['x']]] }, []],
    ['one equality', { where: [['a', '==', 1]] }, ['a+']],
    [
      'two equalities are joined',
      {
        where: [
          ['a', '==', 1],
          ['b', 'in', [2]],
        ],
      },
      ['a+', 'b+'],
    ],
    ['an order alone', { orderBy: [['c', 'desc']] }, ['c-']],
    ['a range alone', { where: [['c', '<', time]] }, ['c+']],
    [
      'equality and order',
      {
        where: [
          ['b', '==', 1],
          ['a', '==', 1],
        ],
        orderBy: [['c', 'desc']],
      },
      ['a+ b+ c-'],
    ],
    [
      'an order by a field tested for equality',
      { where: [['a', '==', 1]], orderBy: [['a', 'desc']] },
      ['a+'],
    ],
    [
      'equality and range',
      {
        where: [
          ['a', '==', 1],
          ['c', '>=', time],
        ],
      },
      ['a+ c+'],
    ],
    ['a range with another order', { where: [['b', '!=', 1]], orderBy: [['c', 'desc']] }, ['c- b-']],
    ['an element alone', { where: [['list', 'array-contains', 'x']] }, ['list*']],
    [
      'an element with equality and order',
      {
        where: [
          ['list', 'array-contains', 'x'],
          ['a', '==', 1],
        ],
        orderBy: [['inner.text', 'asc']],
      },
      ['a+ list* inner.text+'],
    ],
    [
      'each branch of an OR',
      {
        where: [
          ['a', '==', 1],
          {
            or: [
              ['b', '==', 1],
              ['list', 'array-contains', 'x'],
            ],
          },
        ],
        orderBy: [['c', 'asc']],
      },
      ['a+ b+ c+', 'a+ list* c+'],
    ],
    [
      'the last page is read backwards',
      { where: [['a', '==', 1]], orderBy: [['c', 'desc']], before: '' },
      ['a+ c+'],
    ],
    [
      'several orders',
      {
        orderBy: [
          ['a', 'asc'],
          ['c', 'desc'],
        ],
      },
      ['a+ c-'],
    ],
  ];

  it.each(cases)('%s', (_, query, indexes) => {
    expect(brief(query)).toEqual(indexes);
  });
});

describe('the indexes of a project', () => {
  it('are composite ones, each listed once, and single ones of large fields that a query needs', () => {
    const table = defineQueries(
      things,
      {
        list: paged({ where: [['a', '==', 1]], orderBy: [['c', 'desc']] }),
        same: [{ where: [['a', '==', 2]], orderBy: [['c', 'desc']], limit: 1 }],
        found: [{ where: [['list', 'array-contains', 'x']] }],
      },
      { noIndex: ['list', 'inner.text'] },
    );
    const index = (order: string) => ({
      collectionGroup: 'things',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'a', order: 'ASCENDING' },
        { fieldPath: 'c', order },
      ],
    });
    expect(indexesFor([table])).toEqual({
      indexes: [index('ASCENDING'), index('DESCENDING')],
      fieldOverrides: [
        { collectionGroup: 'things', fieldPath: 'inner.text', indexes: [] },
        {
          collectionGroup: 'things',
          fieldPath: 'list',
          indexes: [{ arrayConfig: 'CONTAINS', queryScope: 'COLLECTION' }],
        },
      ],
    });
  });

  it('cover subcollections of one document and collection groups', () => {
    const parts = defineSubcollection('parts', thing);
    const tables = [
      defineQueries(parts.of(things, 'any'), { own: [{ where: [['a', '==', 1]], orderBy: [['c', 'asc']] }] }),
      defineQueries(parts.group, { all: [{ orderBy: [['c', 'asc']] }] }),
    ];
    const { indexes, fieldOverrides } = indexesFor(tables);
    expect(indexes).toMatchObject([{ collectionGroup: 'parts', queryScope: 'COLLECTION' }]);
    expect(fieldOverrides).toMatchObject([{ collectionGroup: 'parts', fieldPath: 'c' }]);
    expect(fieldOverrides[0]?.indexes).toContainEqual({ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' });
    expect(fieldOverrides[0]?.indexes).toHaveLength(4);
  });

  it('match the deployed file, which npm run indexes writes', async () => {
    const written: unknown = JSON.parse(readFileSync('firestore.indexes.json', 'utf8'));
    expect(written).toEqual(indexesFor(await queryTables(process.cwd())));
  });
});
