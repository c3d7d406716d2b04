import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { defineCollection, defineSubcollection } from './collection';
import { countDocuments, getDocument, listDocuments, listPlaced, readForUpdate } from './database';
import type { ListQuery } from './query';
import { readPlain } from './read-plain';
import { documentsName } from './rest';
import { answeringDatabase, failing, json, stored, text } from './rest.fixture';

const person = z.object({ name: z.string(), at: z.optional(z.date()) });
type Person = z.infer<typeof person>;
const people = defineCollection('people', person);
const tags = defineSubcollection('tags', z.object({ name: z.string() }));

let database: ReturnType<typeof answeringDatabase>;
beforeEach(() => {
  database = answeringDatabase();
});
afterEach(() => vi.unstubAllGlobals());

/** Returns the body of the request for a list. */
async function queryOf(query: ListQuery<Person>): Promise<Record<string, unknown>> {
  await listDocuments(people, query);
  const { body } = database.asked.at(-1) ?? { body: {} };
  return (body as { structuredQuery: Record<string, unknown> }).structuredQuery;
}
const field = (fieldPath: string) => ({ fieldPath });

describe('The conditions of a list', () => {
  const named = (id: string) => ({ referenceValue: `${documentsName}/people/${id}` });
  it.each<[string, NonNullable<ListQuery<Person>['where']>, unknown]>([
    [
      'a field',
      [['name', '==', 'Ann']],
      { fieldFilter: { field: field('name'), op: 'EQUAL', value: text('Ann') } },
    ],
    [
      'one of several values',
      [['name', 'in', ['Ann', 'Bo']]],
      {
        fieldFilter: {
          field: field('name'),
          op: 'IN',
          value: { arrayValue: { values: [text('Ann'), text('Bo')] } },
        },
      },
    ],
    [
      'an id',
      [['__name__', '>', 'a']],
      { fieldFilter: { field: field('__name__'), op: 'GREATER_THAN', value: named('a') } },
    ],
    [
      'one of several ids',
      [['__name__', 'in', ['a', 'b']]],
      {
        fieldFilter: {
          field: field('__name__'),
          op: 'IN',
          value: { arrayValue: { values: [named('a'), named('b')] } },
        },
      },
    ],
    ['nothing stored', [['at', '==', null]], { unaryFilter: { field: field('at'), op: 'IS_NULL' } }],
    ['something stored', [['at', '!=', null]], { unaryFilter: { field: field('at'), op: 'IS_NOT_NULL' } }],
    [
      'two that must hold',
      [
        ['name', '>=', 'A'],
        ['name', '<', 'B'],
      ],
      {
        compositeFilter: {
          op: 'AND',
          filters: [
            { fieldFilter: { field: field('name'), op: 'GREATER_THAN_OR_EQUAL', value: text('A') } },
            { fieldFilter: { field: field('name'), op: 'LESS_THAN', value: text('B') } },
          ],
        },
      },
    ],
    [
      'two of which one must hold',
      [
        {
          or: [
            ['name', '==', 'Ann'],
            ['at', '==', null],
          ],
        },
      ],
      {
        compositeFilter: {
          op: 'OR',
          filters: [
            { fieldFilter: { field: field('name'), op: 'EQUAL', value: text('Ann') } },
            { unaryFilter: { field: field('at'), op: 'IS_NULL' } },
          ],
        },
      },
    ],
  ])('are sent for %s', async (_, where, expected) => {
    expect((await queryOf({ where }))['where']).toEqual(expected);
  });
});

describe('A list', () => {
  it('requests its collection ordered by id, and nothing more', async () => {
    expect(await queryOf({})).toEqual({
      from: [{ collectionId: 'people' }],
      orderBy: [{ field: field('__name__'), direction: 'ASCENDING' }],
    });
    expect(database.asked).toMatchObject([{ suffix: ':runQuery', token: 'Bearer token' }]);
  });

  it('requests the page after a cursor, with the fields of its order', async () => {
    const after = JSON.stringify([text('Ann'), { referenceValue: 'people/a' }]);
    expect(await queryOf({ orderBy: [['name', 'desc']], limit: 7, after, select: ['at'] })).toEqual({
      from: [{ collectionId: 'people' }],
      orderBy: [
        { field: field('name'), direction: 'DESCENDING' },
        { field: field('__name__'), direction: 'DESCENDING' },
      ],
      limit: 7,
      startAt: { before: false, values: [text('Ann'), { referenceValue: `${documentsName}/people/a` }] },
      select: { fields: [field('at'), field('name'), field('__name__')] },
    });
  });

  it('requests the last page in reverse and returns it in order', async () => {
    database.answers.push(
      json([stored('people/b', { name: text('Bo') }), stored('people/a', { name: text('Ann') })]),
    );
    const { documents, cursors } = await listDocuments(people, {
      orderBy: [['name', 'asc']],
      limit: 2,
      before: '',
    });
    expect(database.asked[0]?.body).toEqual({
      structuredQuery: {
        from: [{ collectionId: 'people' }],
        orderBy: [
          { field: field('name'), direction: 'DESCENDING' },
          { field: field('__name__'), direction: 'DESCENDING' },
        ],
        limit: 2,
      },
    });
    expect(documents).toEqual([
      { id: 'a', name: 'Ann' },
      { id: 'b', name: 'Bo' },
    ]);
    expect(cursors).toEqual({
      first: '[{"stringValue":"Ann"},{"referenceValue":"people/a"}]',
      last: '[{"stringValue":"Bo"},{"referenceValue":"people/b"}]',
    });
  });

  it('separates invalid documents, skips entries without one, and returns cursors for all', async () => {
    const bad = stored('people/b', { name: { integerValue: '1' } });
    database.answers.push(json([{ readTime: 'now' }, stored('people/a', { name: text('Ann') }), bad]));
    const page = await listDocuments(people, { orderBy: [['at', 'asc']] });
    expect(page.documents).toEqual([{ id: 'a', name: 'Ann' }]);
    expect(page.invalid).toEqual([{ id: 'b', reason: 'name: expected string' }]);
    database.answers.push(json([stored('people/a', { name: text('Ann') }), bad]));
    expect(await listPlaced(people, { orderBy: [['at', 'asc']] })).toEqual({
      placed: [
        { document: { id: 'a', name: 'Ann' }, cursor: '[{"nullValue":null},{"referenceValue":"people/a"}]' },
      ],
      read: 2,
      cursors: {
        first: '[{"nullValue":null},{"referenceValue":"people/a"}]',
        last: '[{"nullValue":null},{"referenceValue":"people/b"}]',
      },
    });
  });

  it('is empty and without cursors if nothing is found', async () => {
    expect(await listDocuments(people, {})).toEqual({ documents: [], invalid: [], cursors: undefined });
  });

  it.each(['{"a":1}', 'no place', '"text"'])('rejects %j as a cursor', async (after) => {
    expect(await failing(listDocuments(people, { limit: 1, after }))).toEqual([
      'invalid-argument',
      'This is no place in a list.',
    ]);
  });

  it('under a document has plain ids, and a collection group has paths as ids', async () => {
    const own = stored('people/a/tags/t', { name: text('Board') });
    database.answers.push(json([own]), json([own]));
    const below = await listDocuments(tags.of(people, 'a'), {});
    const group = await listDocuments(tags.group, { where: [['__name__', '==', 'people/a/tags/t']] });
    expect([below.documents, group.documents]).toEqual([
      [{ id: 't', name: 'Board' }],
      [{ id: 'people/a/tags/t', name: 'Board' }],
    ]);
    expect(database.asked).toMatchObject([
      { suffix: '/people/a:runQuery', body: { structuredQuery: { from: [{ collectionId: 'tags' }] } } },
      {
        suffix: ':runQuery',
        body: {
          structuredQuery: {
            from: [{ collectionId: 'tags', allDescendants: true }],
            where: { fieldFilter: { value: { referenceValue: `${documentsName}/people/a/tags/t` } } },
          },
        },
      },
    ]);
  });
});

describe('A count', () => {
  const counted = json([{ result: { aggregateFields: { count: { integerValue: '42' } } } }]);

  it('is requested with conditions and limit, but without order and cursors', async () => {
    database.answers.push(counted.clone());
    const query = {
      where: [['name', '==', 'Ann']],
      orderBy: [['at', 'asc']],
      limit: 100,
      after: 'x',
    } as const;
    expect(await countDocuments(people, query)).toBe(42);
    expect(database.asked).toEqual([
      {
        suffix: ':runAggregationQuery',
        token: 'Bearer token',
        body: {
          structuredAggregationQuery: {
            structuredQuery: {
              from: [{ collectionId: 'people' }],
              where: { fieldFilter: { field: field('name'), op: 'EQUAL', value: text('Ann') } },
              limit: 100,
            },
            aggregations: [{ alias: 'count', count: {} }],
          },
        },
      },
    ]);
  });

  it('throws if there is no result', async () => {
    expect(await failing(countDocuments(people, {}))).toEqual(['unknown', 'The count was not answered.']);
  });
});

describe('A document', () => {
  const found = { ...stored('people/a', { name: text('Ann') }).document };

  it('is read by its id, with parsed, plain or stored fields', async () => {
    database.answers.push(json([{ found }]), json([{ found }]), json([{ found }]));
    expect(await getDocument(people, 'a')).toEqual({ ok: true, document: { id: 'a', name: 'Ann' } });
    expect(await readPlain('people/a')).toEqual({ id: 'a', fields: { name: 'Ann' } });
    expect(await readForUpdate(people, 'a')).toEqual({
      fields: { name: 'Ann' },
      stored: { name: { stringValue: 'Ann' } },
      updateTime: '2026-11-24T00:00:00Z',
    });
    const one = {
      suffix: ':batchGet',
      body: { documents: [`${documentsName}/people/a`] },
      token: 'Bearer token',
    };
    expect(database.asked).toEqual([one, one, one]);
  });

  it('is undefined if it is missing, and has no fields if none are stored', async () => {
    database.answers.push(json([{ missing: 'people/a' }]), json([]));
    expect(await getDocument(people, 'a')).toBeUndefined();
    expect(await readForUpdate(people, 'a')).toBeUndefined();
    database.answers.push(json([{ found: { name: found.name, updateTime: 'now' } }]));
    expect(await readForUpdate(people, 'a')).toEqual({ fields: {}, stored: {}, updateTime: 'now' });
  });
});
