import { describe, expect, it } from 'vitest';
import type { RulesFilter, RulesQuery } from '../contract';
import { compileRules } from '../compile';
import { aDocument, aRequest, decide, ROOT, rulesFile } from '../evaluate.fixture';
import { toValue } from '../values/stored-form';

const OPS: Readonly<Record<string, string>> = {
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  in: 'IN',
  'not-in': 'NOT_IN',
  contains: 'ARRAY_CONTAINS',
  'contains-any': 'ARRAY_CONTAINS_ANY',
};

function where(field: string, op: string, value: unknown): RulesFilter {
  return { kind: 'field', field: field.split('.'), op: OPS[op] ?? op, value: toValue(value) };
}
const and = (...filters: RulesFilter[]): RulesFilter => ({ kind: 'and', filters });
const or = (...filters: RulesFilter[]): RulesFilter => ({ kind: 'or', filters });
const unary = (field: string, op: string): RulesFilter => ({ kind: 'unary', field: field.split('.'), op });
const reference = (path: string) => ({ referenceValue: `projects/p${ROOT}/${path}` });

function lists(condition: string, filter?: RulesFilter, query: Partial<RulesQuery> = {}): boolean {
  const full: RulesQuery = { orderBy: [], ...(filter && { where: filter }), ...query };
  const body = `match /c/{id} { allow list: if ${condition}; }`;
  return decide(body, { method: 'list', path: `${ROOT}/c`, resource: null, query: full }).allowed;
}

describe('A list is allowed if the query proves the condition', () => {
  const early = new Date('2024-01-01T00:00:00Z');
  it.each<[string, RulesFilter | undefined]>([
    ['request.auth != null', undefined],
    ["database == '(default)'", undefined],
    ["resource.data.owner == 'mia'", where('owner', '==', 'mia')],
    ['resource.data.owner == request.auth.uid', and(where('owner', '==', 'mia'), where('n', '>', 1))],
    ["resource.data.owner == 'max' || resource.data.public == true", where('public', '==', true)],
    ['resource.data.public', where('public', '==', true)],
    ["resource.data.owner in ['mia', 'max']", where('owner', 'in', ['mia', 'max'])],
    [
      "resource.data.owner == 'mia' || resource.data.public",
      or(where('owner', '==', 'mia'), where('public', '==', true)),
    ],
    ["'mia' in resource.data.sharedWith", where('sharedWith', 'contains', 'mia')],
    ["resource.data.sharedWith.hasAny(['mia', 'x'])", where('sharedWith', 'contains', 'mia')],
    ["resource.data.sharedWith.hasAll(['mia'])", where('sharedWith', 'contains', 'mia')],
    ["'mia' in resource.data.s || 'max' in resource.data.s", where('s', 'contains-any', ['mia', 'max'])],
    ["resource.data.meta.owner == 'mia'", where('meta.owner', '==', 'mia')],
    ["resource.data.get(['meta', 'owner'], '') == 'mia'", where('meta.owner', '==', 'mia')],
    ["resource.data.meta.owner == 'mia'", where('meta', '==', { owner: 'mia' })],
    ["'owner' in resource.data && resource.data.owner is string", where('owner', '==', 'mia')],
    ["'n' in resource.data && resource.data.n is number", where('n', '>', 1)],
    ['resource.data.n > 4', where('n', '>', 5)],
    ['resource.data.n >= 5', where('n', '>=', 5)],
    ['resource.data.n > 1 && resource.data.n < 10', and(where('n', '>=', 5), where('n', '<', 10))],
    ['resource.data.n == 1 && resource.data.n <= 1.0', where('n', '==', 1)],
    ['resource.data.n in [1, 2, 3]', where('n', 'in', [1, 3])],
    ["resource.data.m == {'n': 1}", where('m', '==', { n: 1 })],
    ['1 in resource.data.l && resource.data.l.hasAny([1])', where('l', 'contains', 1)],
    ['resource.data.n != 12', and(where('n', '>', 5), where('n', '<', 10))],
    // Range filters skip a stored NaN.
    ['resource.data.n < 10', where('n', '<', 10)],
    ['resource.data.n <= 10', where('n', '<', 10)],
    ['resource.data.tag < "n"', where('tag', '<=', 'm')],
    ['resource.data.at < request.time', where('at', '<=', early)],
    ["resource.data.status != 'draft'", where('status', '!=', 'draft')],
    ["!(resource.data.status in ['draft', 'gone'])", where('status', 'not-in', ['draft', 'gone'])],
    ['resource.data.gone == null', unary('gone', 'IS_NULL')],
    ['resource.data.gone != null', unary('gone', 'IS_NOT_NULL')],
    ["resource.id == 'd' && id == 'd'", where('__name__', '==', reference('c/d'))],
    ["id in ['d', 'e']", where('__name__', 'in', [reference('c/d'), reference('c/e')])],
    ['resource != null && resource.data is map', undefined],
  ])('%s', (condition, filter) => {
    expect(lists(condition, filter)).toBe(true);
  });
});

describe('A list is denied if a document of the query could fail the condition', () => {
  it.each<[string, RulesFilter | undefined]>([
    ["resource.data.owner == 'mia'", undefined],
    ["resource.data.owner == 'mia'", where('owner', '==', 'max')],
    ["resource.data.owner == 'mia'", where('owner', 'in', ['mia', 'max'])],
    ["resource.data.owner == 'mia'", or(where('owner', '==', 'mia'), where('public', '==', true))],
    ["'mia' in resource.data.sharedWith", where('sharedWith', 'contains-any', ['mia', 'max'])],
    ["resource.data.sharedWith.hasAll(['mia', 'max'])", where('sharedWith', 'contains', 'mia')],
    ["resource.data.sharedWith.hasOnly(['mia'])", where('sharedWith', 'contains', 'mia')],
    ['resource.data.sharedWith.size() == 1', where('sharedWith', 'contains', 'mia')],
    ["!('secret' in resource.data)", where('owner', '==', 'mia')],
    ["!('secret' in resource.data)", undefined],
    ["resource.data.keys().hasOnly(['owner'])", where('owner', '==', 'mia')],
    ['resource.data.size() == 1', where('owner', '==', 'mia')],
    ["resource.data == {'owner': 'mia'}", where('owner', '==', 'mia')],
    ["resource.data != {'owner': 'mia'}", where('owner', '==', 'mia')],
    ["resource.data.diff({'owner': 'mia'}).affectedKeys().size() == 0", where('owner', '==', 'mia')],
    ["resource.data.get('private', false) == false", where('owner', '==', 'mia')],
    ['!(resource.data.x is string)', undefined],
    ['resource.data.n is int', where('n', '==', 1)],
    ['resource.data.n in [1.0]', where('n', '==', 1)],
    ['!(resource.data.n in [1.0])', where('n', '==', 1)],
    ["resource.data.m != {'n': 1.0}", where('m', '==', { n: 1 })],
    ['1.0 in resource.data.l', where('l', 'contains', 1)],
    ["resource.data.l.hasAny(['a'].toSet())", where('l', 'contains', 'a')],
    ['resource.data.n / 2 == 0', where('n', '==', 1)],
    ["{'n': resource.data.n}.values()[0] is int", where('n', '==', 1)],
    ['[resource.data.n].hasOnly([1])', where('n', '!=', 2)],
    ['resource.data.m.n is int', where('m', '==', { n: 1 })],
    ['resource.data.n > 5', where('n', '>=', 5)],
    ["resource.data.n < 'x'", where('n', '<', 10)],
    ["resource.data.status == 'a'", where('status', '!=', 'draft')],
    ['id == "d"', undefined],
    ['!(id == "d")', undefined],
    ["id == 'd'", where('__name__', '==', reference('other/d'))],
    ["id == 'd'", where('__name__', '==', reference('c/d/e/d'))],
    ['request.path[3] == "c"', undefined],
    ["resource.data.owner == 'mia'", where('owner', 'STRANGE', 'mia')],
    ["'owner' in resource.data", where('owner', 'STRANGE', 'mia')],
    ["resource.data.owner == 'mia'", and()],
    ["resource.data.owner == 'mia'", or()],
    ['exists(/databases/$(database)/documents/c/$(id))', undefined],
    ['!exists(/databases/$(database)/documents/c/$(resource.data.x))', undefined],
    [
      'true',
      where(
        'x',
        'in',
        Array.from({ length: 31 }, (_, at) => `${at}`),
      ),
    ],
  ])('%s', (condition, filter) => {
    expect(lists(condition, filter)).toBe(false);
  });

  it('does not accept an order as a condition', () => {
    const orderBy = [{ field: ['n'], direction: 'ASC' as const }];
    expect(lists("'n' in resource.data", undefined, { orderBy })).toBe(false);
  });
});

it('Rules can read a query’s limit and offset, and an absent one fails every comparison', () => {
  expect(lists('request.query.limit <= 100', undefined, { limit: 100 })).toBe(true);
  expect(lists('request.query.limit <= 100', undefined, { limit: 101 })).toBe(false);
  expect(lists('request.query.limit <= 100')).toBe(false);
  expect(lists('request.query.limit > 100 || request.query.limit == null')).toBe(true);
  expect(lists('request.query.offset == null')).toBe(true);
});

it('Documents at known paths are looked up once for all alternatives', () => {
  const get = (path: string) =>
    path.endsWith('/users/mia') ? aDocument('users/mia', { role: 'admin' }) : null;
  const budget = { limit: 1, paths: new Set<string>() };
  const run = (user: string) =>
    decide(
      `match /c/{id} { allow list: if get(/databases/$(database)/documents/users/$(${user})).data.role == 'admin'; }`,
      {
        method: 'list',
        path: `${ROOT}/c`,
        query: { orderBy: [], where: and(where('n', 'in', [1, 2]), where('owner', '==', 'mia')) },
        get,
        budgets: [budget],
      },
    ).allowed;
  expect(run('request.auth.uid')).toBe(true);
  expect(run('resource.data.owner')).toBe(true);
  expect(run('resource.data.other')).toBe(false);
  expect([...budget.paths]).toEqual([`${ROOT}/users/mia`]);
});

describe('A collection group', () => {
  const group = (body: string, filter?: RulesFilter, parent = '') =>
    decide(body, {
      method: 'list',
      path: `${ROOT}${parent}`,
      query: { orderBy: [], collectionGroup: 'songs', ...(filter && { where: filter }) },
    }).allowed;

  it.each([
    ['match /{path=**}/songs/{id} { allow list; }', true],
    ['match /{all=**} { allow list; }', true],
    ['match /{path=**}/{collection}/{id} { allow list: if collection == "songs"; }', true],
    ['match /songs/{id} { allow list; }', false],
    ['match /bands/{band}/songs/{id} { allow list; }', false],
    ['match /{path=**}/albums/{id} { allow list; }', false],
    ['match /{path=**}/songs/one { allow list; }', false],
    ['match /{path=**}/songs/{id} { allow list: if id == "one"; }', false],
    ['match /{path=**}/songs/{id} { allow list: if path == /bands/b; }', false],
    ['match /songs/{rest=**} { allow list; }', false],
    ['match /{band}/{rest=**} { allow list; }', true],
    ['match /{band}/{rest=**} { allow list: if band == "songs"; }', false],
    ['match /bands/{band}/{path=**}/songs/{id} { allow list; }', false],
  ])('%s', (body, allowed) => {
    expect(group(body)).toBe(allowed);
  });

  it('below a document fixes the path variables of that document', () => {
    const body = 'match /bands/{band}/{path=**}/songs/{id} { allow list: if band == "b"; }';
    expect(group(body, undefined, '/bands/b')).toBe(true);
    expect(group(body, undefined, '/bands/c')).toBe(false);
    expect(group(body, undefined, '/clubs/b')).toBe(false);
  });

  it.each([
    'match /bands/{band}/songs/{id} { allow list; }',
    'match /bands/{band}/{collection}/{id} { allow list; }',
    'match /{path=**}/bands/{band}/songs/{id} { allow list; }',
    'match /{path=**}/songs/{id} { allow list: if path == /bands/b; }',
  ])('below a document reaches deeper than %s', (body) => {
    expect(group(body, undefined, '/bands/b')).toBe(false);
  });

  it('filtered by a document’s name matches only that document', () => {
    const named = (path: string) => where('__name__', '==', reference(path));
    const body = 'match /bands/{band}/songs/{id} { allow list: if band == "b" && id == "s"; }';
    expect(group(body, named('bands/b/songs/s'))).toBe(true);
    expect(group(body, named('bands/c/songs/s'))).toBe(false);
    expect(group(body, named('bands/b/albums/s'))).toBe(false);
    // A name below the collection but not in it says nothing about the collection's documents.
    const deeper = 'match /c/{id}/e/{x} { allow list; }';
    const query = { orderBy: [], where: named('c/d/e/f') };
    expect(decide(deeper, { method: 'list', path: `${ROOT}/c`, query }).allowed).toBe(false);
  });

  it('with a filter is proved like a collection', () => {
    const body = "match /{path=**}/songs/{id} { allow list: if resource.data.owner == 'mia'; }";
    expect(group(body, where('owner', '==', 'mia'))).toBe(true);
    expect(group(body)).toBe(false);
  });

  it('needs version 2', () => {
    const query = { orderBy: [], collectionGroup: 'songs' };
    const request = aRequest({ method: 'list', path: ROOT, query });
    const allowed = (version: string) =>
      compileRules(rulesFile('match /{all=**} { allow list; }', version), 'f').decide(request).allowed;
    expect(allowed('2')).toBe(true);
    expect(allowed('1')).toBe(false);
  });

  it('needs a rule for all depths, not a rule for one collection', () => {
    const list = (body: string) =>
      decide(body, { method: 'list', path: `${ROOT}/songs`, query: { orderBy: [] } }).allowed;
    expect(list('match /songs/{id} { allow list; }')).toBe(true);
    expect(list('match /songs/one { allow list; }')).toBe(false);
    expect(list('match /{path=**}/songs/{id} { allow list: if path == /$(path); }')).toBe(true);
  });
});
