import { describe, expect, it } from 'vitest';
import { missingIndexes, type StructuredQuery } from './missing-indexes';

const file = {
  indexes: [
    {
      collectionGroup: 'contacts',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'status', order: 'ASCENDING' },
        { fieldPath: 'createdAt', order: 'DESCENDING' },
      ],
    },
  ],
  fieldOverrides: [{ collectionGroup: 'contacts', fieldPath: 'about', indexes: [] }],
} as const;

const from = (collectionId: string) => [{ collectionId }];
const isActive = { fieldFilter: { field: { fieldPath: 'status' }, op: 'EQUAL' } };
const by = (fieldPath: string, direction = 'ASCENDING') => [{ field: { fieldPath }, direction }];
const newest: StructuredQuery = {
  from: from('contacts'),
  where: isActive,
  orderBy: [...by('createdAt', 'DESCENDING'), ...by('__name__', 'DESCENDING')],
};

const both: StructuredQuery = {
  ...newest,
  where: {
    compositeFilter: {
      op: 'AND',
      filters: [isActive, { fieldFilter: { field: { fieldPath: 'owner' }, op: 'EQUAL' } }],
    },
  },
};

describe('the indexes missing for a query', () => {
  it('are none if the database can merge the filters’ indexes', () => {
    expect(missingIndexes(both, file)).toHaveLength(1);
    const [index] = file.indexes;
    const owner = {
      ...index,
      fields: [{ fieldPath: 'owner', order: 'ASCENDING' }, index.fields[1]],
    } as const;
    expect(missingIndexes(both, { ...file, indexes: [index, owner] })).toEqual([]);
    expect(missingIndexes({ ...both, orderBy: [] }, file)).toEqual([]);
  });

  it('are none if the file has the index or the database creates it automatically', () => {
    expect(missingIndexes(newest, file)).toEqual([]);
    expect(missingIndexes({ from: from('contacts'), orderBy: by('createdAt') }, file)).toEqual([]);
    expect(missingIndexes({ from: from('contacts') }, file)).toEqual([]);
  });

  it.each([
    ['another direction', { ...newest, orderBy: by('createdAt') }],
    ['another collection', { ...newest, from: from('notes') }],
    [
      'all collections of the name',
      { ...newest, from: [{ collectionId: 'contacts', allDescendants: true }] },
    ],
    ['a field that is exempt', { from: from('contacts'), orderBy: by('about') }],
    [
      'one more condition',
      {
        ...newest,
        where: {
          compositeFilter: {
            op: 'AND',
            filters: [isActive, { fieldFilter: { field: { fieldPath: 'tags' }, op: 'ARRAY_CONTAINS' } }],
          },
        },
      },
    ],
    [
      'either of two conditions',
      {
        ...newest,
        where: {
          compositeFilter: {
            op: 'OR',
            filters: [isActive, { unaryFilter: { field: { fieldPath: 'owner' }, op: 'IS_NULL' } }],
          },
        },
      },
    ],
  ] as const)('are reported for %s', (_, query) => {
    expect(missingIndexes(query, file)).toHaveLength(1);
  });
});
