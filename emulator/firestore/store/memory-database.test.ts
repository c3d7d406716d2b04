import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Json } from '../contract';
import { place } from '../values/json-message';
import { MemoryDatabase } from './memory-database';
import type { Fields, StoredDocument } from '../model';
import { parseStructuredQuery } from '../query/structured-query';
import { and, array, DATABASE, double, field, int, map, or, ROOT, text, unary, where } from '../test-fixture';
import { parseFields } from '../values/value-parser';

const COLLECTIONS = ['notes', 'notes/a/notes', 'other'];
const SMALL_VALUES: Json[] = [
  { nullValue: null },
  { booleanValue: true },
  double('NaN'),
  int(1),
  double(1),
  int(2),
  double(2.5),
  text('a'),
  text('b'),
  array(),
  array(int(1), int(2)),
  array(double(1), text('a'), { nullValue: null }),
  map({ x: int(1) }),
];

const value = fc.constantFrom(...SMALL_VALUES);
/** A small set of values, so that conditions often match and order values are often equal. */
const scalar = fc.constantFrom(...SMALL_VALUES.slice(2, 8));
const fields: fc.Arbitrary<Fields> = fc
  .record({ a: fc.oneof(scalar, scalar, value), b: scalar, tags: value, m: value }, { requiredKeys: ['a'] })
  .map((json) => parseFields(json, place('fields')));
const step = fc.record({
  collection: fc.constantFrom(...COLLECTIONS),
  id: fc.constantFrom('a', 'b', 'c', 'd', 'é', '__id7__'),
  fields: fc.option(fields, { nil: undefined, freq: 4 }),
});

const path = fc.constantFrom('a', 'b', 'm.x', 'tags');
const comparison = fc
  .tuple(
    fc.constantFrom('a', 'a', 'b', 'm.x'),
    fc.constantFrom('LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL'),
    fc.oneof(scalar, scalar, value),
  )
  .map(([name, op, operand]) => where(name, op, operand));
const leaf = fc.oneof(
  { arbitrary: comparison, weight: 4 },
  fc.tuple(path, scalar).map(([name, operand]) => where(name, 'EQUAL', operand)),
  fc
    .tuple(path, fc.array(value, { minLength: 1, maxLength: 3 }))
    .map(([name, list]) => where(name, 'IN', array(...list))),
  fc.tuple(path, fc.constantFrom('IS_NULL', 'IS_NAN')).map(([name, op]) => unary(name, op)),
  fc
    .constantFrom('a', 'é', '__id7__')
    .map((id) => where('__name__', 'GREATER_THAN_OR_EQUAL', { referenceValue: `${ROOT}/notes/${id}` })),
);
const special = fc.oneof(
  value.map((operand) => where('tags', 'ARRAY_CONTAINS', operand)),
  fc
    .array(value, { minLength: 1, maxLength: 3 })
    .map((list) => where('tags', 'ARRAY_CONTAINS_ANY', array(...list))),
  fc.tuple(path, value).map(([name, operand]) => where(name, 'NOT_EQUAL', operand)),
  path.map((name) => unary(name, 'IS_NOT_NULL')),
);
const filter = fc.oneof(
  { arbitrary: comparison, weight: 2 },
  leaf,
  special,
  fc.tuple(leaf, special).map((parts) => and(...parts)),
  fc.array(leaf, { minLength: 1, maxLength: 3 }).map((parts) => and(...parts)),
  fc.array(leaf, { minLength: 1, maxLength: 3 }).map((parts) => or(...parts)),
  fc.tuple(leaf, leaf, leaf).map(([a, b, c]) => or(a, and(b, c))),
  fc.tuple(leaf, leaf, special).map(([a, b, c]) => and(or(a, b), c)),
);
const orderBy = fc.uniqueArray(
  fc.record({
    field: fc.constantFrom('a', 'b', '__name__').map(field),
    direction: fc.constantFrom('ASCENDING', 2),
  }),
  { minLength: 0, maxLength: 2, size: 'max', selector: (term) => term.field.fieldPath },
);
const cursorValue = (fieldPath: string) =>
  fieldPath === '__name__'
    ? fc.constantFrom('a', 'b').map((id) => ({ referenceValue: `${ROOT}/notes/${id}` }))
    : scalar;
const structuredQuery = fc
  .record({
    where: fc.option(filter, { nil: null }),
    orderBy,
    offset: fc.constantFrom(0, 0, 0, 1),
    limit: fc.constantFrom(null, null, null, null, 0, 2),
    allDescendants: fc.boolean(),
  })
  .chain((query) => {
    const values = fc.tuple(...query.orderBy.map((term) => cursorValue(term.field.fieldPath)));
    const cursor = fc.option(fc.record({ values, before: fc.boolean() }), { nil: null });
    return fc.record({ startAt: cursor, endAt: cursor }).map((cursors) => {
      const { allDescendants, ...rest } = query;
      return { ...rest, ...cursors, from: [{ collectionId: 'notes', allDescendants }] };
    });
  })
  .filter((query) => !ordersAfterName(query));

/** Checks whether a query is refused because an order term follows the name. */
function ordersAfterName(query: object): boolean {
  try {
    parseStructuredQuery(ROOT, query, place('query'));
    return false;
  } catch (error) {
    if (String(error).includes('after the key')) return true;
    throw error;
  }
}

function naive(
  documents: Iterable<StoredDocument>,
  query: ReturnType<typeof parseStructuredQuery>,
): string[] {
  const sorted = [...documents]
    .filter((document) => query.matches(document))
    .sort((a, b) => query.compare(a, b));
  const end = query.limit === undefined ? undefined : query.offset + query.limit;
  return sorted.slice(query.offset, end).map((document) => document.name);
}

describe('a database in memory', () => {
  it('returns the same results from indexes as from a full scan, after any writes', () => {
    fc.assert(
      fc.property(
        fc.array(step, { minLength: 5, maxLength: 25, size: 'max' }),
        fc.array(structuredQuery, { minLength: 1, maxLength: 4 }),
        fc.array(step, { maxLength: 15 }),
        (before, queries, after) => {
          const database = new MemoryDatabase(DATABASE, 0, { scanLimit: 0, indexLimit: 3, postingLimit: 3 });
          const model = new Map<string, StoredDocument>();
          let time = 0;
          const apply = (steps: typeof before) => {
            for (const { collection, id, fields: stored } of steps) {
              time += 1;
              const name = `${ROOT}/${collection}/${id}`;
              const document = stored && { name, fields: stored, createTime: time, updateTime: time };
              if (document === undefined) model.delete(name);
              else model.set(name, document);
              database.apply(time, new Map([[name, document]]));
            }
          };
          const parsed = queries.map((query) => parseStructuredQuery(ROOT, query, place('query')));
          const check = () => {
            for (const query of parsed) {
              expect(database.execute(query).map((document) => document.name)).toEqual(
                naive(model.values(), query),
              );
            }
          };
          apply(before);
          check();
          const past = { time, answers: parsed.map((query) => naive(model.values(), query)) };
          apply(after);
          check();
          for (const [index, query] of parsed.entries()) {
            const names = database.runAt(query, past.time).documents.map((document) => document.name);
            expect(names).toEqual(past.answers[index]);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it('reads no more of an index than the query needs', () => {
    const database = new MemoryDatabase(DATABASE, 1);
    const numbered = Array.from({ length: 1000 }, (_, n): StoredDocument => {
      const stored = parseFields({ n: int(n), even: { booleanValue: n % 2 === 0 } }, place('fields'));
      return { name: `${ROOT}/c/${n}`, fields: stored, createTime: 1, updateTime: 1 };
    });
    database.apply(2, new Map(numbered.map((stored) => [stored.name, stored])));
    const examined = (query: Json) => {
      const parsed = parseStructuredQuery(ROOT, { from: [{ collectionId: 'c' }], ...query }, place('query'));
      const matches = vi.spyOn(parsed, 'matches');
      const found = database.execute(parsed).length;
      return [found, matches.mock.calls.length];
    };
    const range = and(where('n', 'GREATER_THAN', int(100)), where('n', 'LESS_THAN_OR_EQUAL', int(110)));
    const down = [{ field: field('n'), direction: 'DESCENDING' }];
    expect(examined({ where: range })).toEqual([10, 10]);
    expect(examined({ where: range, orderBy: down })).toEqual([10, 10]);
    expect(examined({ where: and(range, where('even', 'EQUAL', { booleanValue: true })) })).toEqual([5, 5]);
    expect(examined({ orderBy: down, limit: 3 })).toEqual([3, 3]);
    const cursors = { startAt: { values: [int(20)], before: true }, endAt: { values: [int(16)] } };
    expect(examined({ orderBy: down, ...cursors })).toEqual([5, 5]);
    expect(examined({ where: where('n', 'IN', array(int(1), int(5000))) })).toEqual([1, 1]);
  });

  const document = (id: string, time: number): StoredDocument => ({
    name: `${ROOT}/c/${id}`,
    fields: parseFields({ n: int(time) }, place('fields')),
    createTime: 1,
    updateTime: time,
  });
  const put = (database: MemoryDatabase, time: number, ...ids: string[]) =>
    database.apply(time, new Map(ids.map((id) => [`${ROOT}/c/${id}`, document(id, time)])));

  it('returns past versions of documents as far back as its history goes', () => {
    const database = new MemoryDatabase(DATABASE, 1, { history: { changes: 4, bytes: 1e6 } });
    put(database, 2, 'a', 'b');
    put(database, 3, 'a');
    database.apply(4, new Map([[`${ROOT}/c/b`, undefined]]));
    expect([...(database.changedSince(2) ?? [])].sort()).toEqual([`${ROOT}/c/a`, `${ROOT}/c/b`]);
    expect([...(database.changedSince(3) ?? [])]).toEqual([`${ROOT}/c/b`]);
    expect(database.getAt(`${ROOT}/c/a`, 1)).toBeUndefined();
    expect(database.getAt(`${ROOT}/c/a`, 2)).toEqual(document('a', 2));
    expect(database.getAt(`${ROOT}/c/b`, 3)).toEqual(document('b', 2));
    expect(database.changedSince(0)).toBeUndefined();
    put(database, 5, 'a');
    expect(database.changedSince(2)).toBeUndefined();
    expect([...(database.changedSince(4) ?? [])]).toEqual([`${ROOT}/c/a`]);
    expect(database.getAt(`${ROOT}/c/a`, 4)).toEqual(document('a', 3));
  });

  it('notifies listeners of commits in order, even if one unsubscribes during a call', () => {
    const database = new MemoryDatabase(DATABASE, 1);
    const heard: string[] = [];
    const end = database.onCommit(({ time }) => {
      heard.push(`first ${time}`);
      end();
    });
    database.onCommit(({ time, changes }) => heard.push(`second ${time} ${changes.length}`));
    put(database, 2, 'a', 'b');
    put(database, 3, 'a');
    expect(heard).toEqual(['first 2', 'second 2 2', 'second 3 1']);
  });

  it('starts over after a reset', () => {
    const database = new MemoryDatabase(DATABASE, 1);
    let resets = 0;
    database.onReset(() => {
      resets += 1;
    });
    put(database, 2, 'a');
    database.reset(3, [document('z', 3)]);
    expect(resets).toBe(1);
    expect(database.get(`${ROOT}/c/a`)).toBeUndefined();
    expect(database.get(`${ROOT}/c/z`)).toBeDefined();
    expect(database.changedSince(2)).toBeUndefined();
    expect(database.readTime()).toBe(3);
  });
});
