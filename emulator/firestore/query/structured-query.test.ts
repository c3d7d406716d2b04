import { beforeEach, describe, expect, it } from 'vitest';
import type { Json } from '../contract';
import { formatFieldPath } from '../values/field-path';
import { StructuredQuery } from './structured-query';
import {
  ADMIN,
  and,
  array,
  double,
  field,
  int,
  map,
  or,
  refusal,
  ROOT,
  testService,
  text,
  unary,
  where,
} from '../test-fixture';

const from = [{ collectionId: 'c' }];
const many = (count: number) => array(...Array.from({ length: count }, (_, index) => int(index)));
const reference = (path: string) => ({ referenceValue: `${ROOT}/${path}` });
const asc = (path: string) => ({ field: field(path), direction: 'ASCENDING' });
const desc = (path: string) => ({ field: field(path), direction: 'DESCENDING' });

const DOCUMENTS: Record<string, Json> = {
  int1: { v: int(1), g: text('x'), tags: array(int(1), text('a')) },
  int2: { v: int(2), g: text('y'), tags: array(text('b')) },
  double1: { v: double(1), g: text('y') },
  double3: { v: double(3.5), g: text('x'), tags: array(double(1)) },
  nan: { v: double('NaN'), g: text('x') },
  null: { v: { nullValue: null }, tags: array({ nullValue: null }) },
  string: { v: text('1') },
  list: { v: array(int(1)) },
  nested: { m: map({ 'a.b': int(1) }) },
  absent: { g: text('x') },
};

// Small collections are scanned directly, large ones through indexes. Both must give the same result.
describe.each([
  ['a small collection', 0],
  ['a large collection', 100],
])('queries on %s', (_name, fillers) => {
  let context: ReturnType<typeof testService>;
  beforeEach(async () => {
    context = testService();
    for (const [id, fields] of Object.entries(DOCUMENTS)) await context.set(`c/${id}`, fields);
    await context.set('c/int1/c/below', { v: int(1) });
    await context.set('other/int1', { v: int(1) });
    await context.write(
      Array.from({ length: fillers }, (_, index) => ({
        update: { name: `${ROOT}/c/~${index}`, fields: { filler: int(index) } },
      })),
    );
  });
  const found = (query: Json) =>
    context
      .ids({ from, ...query })
      .filter((id) => !id.startsWith('c/~'))
      .map((id) => id.replace(/^c\//, ''));

  it.each<[string, Json, string[]]>([
    ['== across integer and double', where('v', 'EQUAL', int(1)), ['double1', 'int1']],
    ['== by enum number', where('v', 5, double(1)), ['double1', 'int1']],
    ['== null', where('v', 'EQUAL', { nullValue: null }), ['null']],
    ['is null', unary('v', 'IS_NULL'), ['null']],
    ['is NaN by enum number', unary('v', 2), ['nan']],
    [
      'is not null',
      unary('v', 'IS_NOT_NULL'),
      ['nan', 'double1', 'int1', 'int2', 'double3', 'string', 'list'],
    ],
    ['is not NaN', unary('v', 'IS_NOT_NAN'), ['double1', 'int1', 'int2', 'double3', 'string', 'list']],
    ['< within numbers, without NaN', where('v', 'LESS_THAN', int(2)), ['double1', 'int1']],
    ['>= within numbers', where('v', 'GREATER_THAN_OR_EQUAL', int(2)), ['int2', 'double3']],
    ['> within strings', where('v', 'GREATER_THAN', text('')), ['string']],
    ['<= an array', where('v', 'LESS_THAN_OR_EQUAL', array(int(1))), ['list']],
    [
      '!= skips absent and null',
      where('v', 'NOT_EQUAL', int(1)),
      ['nan', 'int2', 'double3', 'string', 'list'],
    ],
    ['in', where('v', 'IN', array(int(1), text('1'), int(9))), ['double1', 'int1', 'string']],
    ['in with an array', where('v', 'IN', array(array(double(1)))), ['list']],
    [
      'in finds neither null nor NaN',
      where('v', 'IN', array({ nullValue: null }, double('NaN'), int(2))),
      ['int2'],
    ],
    ['not in', where('v', 'NOT_IN', array(int(1), text('1'))), ['nan', 'int2', 'double3', 'list']],
    [
      'not in with NaN',
      where('v', 'NOT_IN', array(double('NaN'), array(int(1)))),
      ['double1', 'int1', 'int2', 'double3', 'string'],
    ],
    ['not in with null finds nothing', where('v', 'NOT_IN', array({ nullValue: null })), []],
    ['array-contains', where('tags', 'ARRAY_CONTAINS', int(1)), ['double3', 'int1']],
    ['array-contains null finds nothing', where('tags', 'ARRAY_CONTAINS', { nullValue: null }), []],
    [
      'array-contains-any',
      where('tags', 'ARRAY_CONTAINS_ANY', array(text('b'), int(1))),
      ['double3', 'int1', 'int2'],
    ],
    ['a quoted path', where('m.`a.b`', 'EQUAL', int(1)), ['nested']],
    ['and', and(where('g', 'EQUAL', text('x')), where('v', 'GREATER_THAN', int(1))), ['double3']],
    ['or', or(where('g', 'EQUAL', text('y')), where('v', 'EQUAL', int(1))), ['double1', 'int1', 'int2']],
    [
      'or with an inequality orders and needs its field',
      or(where('v', 'GREATER_THAN', int(2)), where('g', 'EQUAL', text('x'))),
      ['nan', 'int1', 'double3'],
    ],
    [
      'nested and, or',
      and(or(where('g', 'EQUAL', text('x')), where('g', 'EQUAL', text('y'))), where('v', 'EQUAL', int(1))),
      ['double1', 'int1'],
    ],
    ['a name', where('__name__', 'EQUAL', reference('c/nan')), ['nan']],
    [
      'names',
      where('__name__', 'IN', array(reference('c/nan'), reference('c/int1'), reference('c/gone'))),
      ['int1', 'nan'],
    ],
    ['a name in another collection', where('__name__', 'EQUAL', reference('other/int1')), []],
    [
      'a range of names',
      and(
        where('__name__', 'GREATER_THAN', reference('c/int2')),
        where('__name__', 'LESS_THAN', reference('c/null')),
      ),
      ['list', 'nan', 'nested'],
    ],
  ])('%s', (_label, filter, ids) => {
    expect(found({ where: filter })).toEqual(ids);
  });

  it('orders by a field and omits documents without it', () => {
    expect(found({ orderBy: [desc('v')] })).toEqual([
      'list',
      'string',
      'double3',
      'int2',
      'int1',
      'double1',
      'nan',
      'null',
    ]);
  });

  it('orders by several fields and then by name', () => {
    expect(found({ orderBy: [asc('g'), desc('v')] })).toEqual(['double3', 'int1', 'nan', 'int2', 'double1']);
  });

  it.each<[string, Json, string[]]>([
    [
      'startAt includes',
      { startAt: { values: [int(1)], before: true } },
      ['double1', 'int1', 'int2', 'double3'],
    ],
    ['startAfter excludes all equal ones', { startAt: { values: [int(1)] } }, ['int2', 'double3']],
    ['endBefore excludes', { endAt: { values: [int(2)], before: true } }, ['double1', 'int1']],
    ['endAt includes', { endAt: { values: [int(2)] } }, ['double1', 'int1', 'int2']],
    [
      'both with limit and offset',
      { startAt: { values: [int(0)] }, endAt: { values: [int(9)] }, offset: 1, limit: 2 },
      ['int1', 'int2'],
    ],
  ])('%s', (_label, cursor, ids) => {
    const filter = where('v', 'GREATER_THAN_OR_EQUAL', int(0));
    expect(found({ where: filter, orderBy: [asc('v')], ...cursor })).toEqual(ids);
  });

  it('positions a cursor by value and name', () => {
    const orderBy = [desc('v'), desc('__name__')];
    const startAt = { values: [int(1), reference('c/int1')], before: false };
    expect(found({ orderBy, startAt, limit: 1 })).toEqual(['double1']);
  });

  it('reports how many results an offset skipped', () => {
    const answer = context.service.runQuery(ADMIN, {
      parent: ROOT,
      structuredQuery: { from, where: where('v', 'EQUAL', int(1)), offset: 5 },
    });
    expect(answer).toEqual([{ readTime: expect.any(String), skippedResults: 2 }]);
  });

  it('searches collection groups, optionally below a document', () => {
    const group = { from: [{ collectionId: 'c', allDescendants: true }], where: where('v', 'EQUAL', int(1)) };
    expect(context.ids(group)).toEqual(['c/double1', 'c/int1', 'c/int1/c/below']);
    expect(context.ids(group, `${ROOT}/c/int1`)).toEqual(['c/int1/c/below']);
    const everything = { from: [{ allDescendants: true }] };
    expect(context.ids(everything, `${ROOT}/c/int1`)).toEqual(['c/int1/c/below']);
    expect(context.ids({ ...everything, limit: 1, orderBy: [asc('__name__')] })).toEqual(['c/absent']);
  });

  it('returns only selected fields', () => {
    const select = { fields: [field('g'), field('__name__')] };
    const query = { from, where: where('__name__', 'EQUAL', reference('c/int1')), select };
    const [answer] = context.service.runQuery(ADMIN, { parent: ROOT, structuredQuery: query });
    expect(JSON.parse(JSON.stringify(answer))).toMatchObject({ document: { fields: { g: text('x') } } });
    expect(answer).not.toHaveProperty('document.fields.v');
  });
});

describe('the implied order of a query', () => {
  const { service } = testService();
  it.each<[string, Json, string]>([
    ['nothing asked', {}, '__name__ ASC'],
    [
      'inequalities by field name',
      { where: and(where('z', 'LESS_THAN', int(1)), where('a', 'NOT_EQUAL', int(1))) },
      'a ASC, z ASC, __name__ ASC',
    ],
    [
      'the last direction continues',
      { where: where('z', 'LESS_THAN', int(1)), orderBy: [asc('b'), desc('c')] },
      'b ASC, c DESC, z DESC, __name__ DESC',
    ],
    ['a direction by number', { orderBy: [{ field: field('b'), direction: 2 }] }, 'b DESC, __name__ DESC'],
    ['an explicit name ends it', { orderBy: [asc('c'), desc('__name__')] }, 'c ASC, __name__ DESC'],
  ])('%s', (_label, query, expected) => {
    const parsed = service.parseQuery(ROOT, { from, ...query });
    const order = parsed instanceof StructuredQuery ? parsed.order : [];
    expect(order.map((term) => `${formatFieldPath(term.field)} ${term.direction}`).join(', ')).toBe(expected);
  });
});

describe('malformed queries', () => {
  const { service } = testService();
  it.each<[string, Json, string]>([
    ['an unknown member', { from, wher: {} }, 'Unknown name "wher"'],
    ['no collection', {}, 'a collection id is required'],
    ['two collections', { from: [...from, ...from] }, 'at most one collection'],
    ['an unknown operator', { from, where: where('v', 'LIKE', int(1)) }, '"LIKE" is not one of'],
    ['an unspecified operator', { from, where: where('v', 0, int(1)) }, '0 is not one of'],
    [
      'an operator that is missing',
      { from, where: { fieldFilter: { field: field('v'), value: int(1) } } },
      'an operator is required',
    ],
    [
      'a filter of two kinds',
      { from, where: { ...unary('v', 'IS_NULL'), ...where('v', 'EQUAL', int(1)) } },
      'exactly one filter type',
    ],
    ['an empty composite', { from, where: and() }, 'at least one filter'],
    ['a bad path', { from, where: where('a..b', 'EQUAL', int(1)) }, 'not a valid field path'],
    [
      'a bad value',
      { from, where: where('v', 'EQUAL', { integerValue: 'x' }) },
      "'structuredQuery.where.fieldFilter.value.integerValue'",
    ],
    ['in without a list', { from, where: where('v', 'IN', int(1)) }, 'non-empty ArrayValue'],
    ['in with 31 values', { from, where: where('v', 'IN', many(31)) }, 'up to 30'],
    ['not-in with 11 values', { from, where: where('v', 'NOT_IN', many(11)) }, 'up to 10'],
    [
      'two array filters',
      { from, where: and(where('a', 'ARRAY_CONTAINS', int(1)), where('b', 'ARRAY_CONTAINS', int(1))) },
      "maximum of 1 'ARRAY_CONTAINS'",
    ],
    [
      'not-in with in',
      { from, where: or(where('a', 'NOT_IN', many(1)), where('b', 'IN', many(1))) },
      "'NOT_IN' cannot be used",
    ],
    [
      'not-in with !=',
      { from, where: and(where('a', 'NOT_IN', many(1)), where('a', 'NOT_EQUAL', int(1))) },
      "single 'NOT_EQUAL', 'NOT_IN'",
    ],
    [
      'not-in in a branch of an OR',
      { from, where: or(where('a', 'EQUAL', int(1)), where('b', 'NOT_IN', many(2))) },
      "'ARRAY_CONTAINS_ANY' or 'OR'",
    ],
    [
      'two !=',
      { from, where: and(where('a', 'NOT_EQUAL', int(2)), where('a', 'NOT_EQUAL', int(1))) },
      "single 'NOT_EQUAL'",
    ],
    [
      '31 disjunctions',
      { from, where: and(where('a', 'IN', many(16)), where('b', 'IN', many(2))) },
      'Too many disjunctions after normalization: 32',
    ],
    [
      '__name__ against a string',
      { from, where: where('__name__', 'EQUAL', text('x')) },
      'document references',
    ],
    [
      'a name cursor that is not a reference',
      { from, orderBy: [asc('__name__')], startAt: { values: [text('x')] } },
      'must be a document reference',
    ],
    [
      'too many cursor values',
      { from, orderBy: [asc('a')], startAt: { values: [int(1), reference('c/a')] } },
      'too many values',
    ],
    ['the same field twice', { from, orderBy: [asc('a'), desc('a')] }, 'duplicate fields'],
    ['a negative limit', { from, limit: -1 }, 'limit is negative'],
    ['a fractional limit', { from, limit: 1.5 }, '32-bit integer'],
    ['a negative offset', { from, offset: -1 }, 'offset is negative'],
    ['a reserved field', { from, where: where('__x__', 'EQUAL', int(1)) }, 'reserved'],
    [
      'fields over all collections',
      { from: [{ allDescendants: true }], orderBy: [asc('a')] },
      'can only use __name__',
    ],
  ])('%s', async (_label, query, reason) => {
    const answer = await refusal(() => service.parseQuery(ROOT, query));
    expect(answer).toContain('INVALID_ARGUMENT');
    expect(answer).toContain(reason);
  });

  it('array filters in different branches of an OR are accepted', async () => {
    const filter = or(where('a', 'ARRAY_CONTAINS', int(1)), where('b', 'ARRAY_CONTAINS', int(1)));
    expect(await refusal(() => service.parseQuery(ROOT, { from, where: filter }))).toBe('accepted');
  });

  it('vector search is refused instead of ignored', async () => {
    const answer = await refusal(() => service.parseQuery(ROOT, { from, findNearest: {} }));
    expect(answer).toContain('UNIMPLEMENTED');
  });
});
