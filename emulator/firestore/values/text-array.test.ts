import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { place } from './json-message';
import { MemoryDatabase } from '../store/memory-database';
import type { StoredDocument } from '../model';
import { parseStructuredQuery } from '../query/structured-query';
import { and, array, DATABASE, field, ROOT, text, where } from '../test-fixture';
import { storedArray, TextArray } from './text-array';
import { parseFields } from './value-parser';

const piece = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'b', 'é', '|'), maxLength: 3 }),
  fc.constantFrom('\u0000', 'a\u0000', '𝒳', ''),
);
const pieces = fc.oneof(
  fc.array(piece, { maxLength: 4 }),
  fc.array(piece, { minLength: 16, maxLength: 20, size: 'max' }),
);

describe('an array of many strings', () => {
  it('returns and finds its strings', () => {
    fc.assert(
      fc.property(pieces, piece, (texts, asked) => {
        const value = storedArray(texts.map((stringValue) => ({ stringValue })));
        if (!('arrayValue' in value)) throw new Error('No array.');
        const stored = value.arrayValue;
        const values = texts.map((stringValue) => ({ stringValue }));
        expect([...stored.values]).toEqual(values);
        expect(JSON.parse(JSON.stringify(stored))).toEqual({ values });
        if (stored instanceof TextArray) {
          expect(stored.includes(asked)).toBe(texts.includes(asked));
          expect(stored.size).toBe(texts.reduce((sum, one) => sum + Buffer.byteLength(one) + 1, 0));
        }
      }),
    );
  });

  it('is stored as joined text unless a value contains the separator or is not a string', () => {
    const many = Array.from({ length: 16 }, (_, index) => ({ stringValue: `text ${index}` }));
    expect(storedArray(many)).toHaveProperty('arrayValue', expect.any(TextArray));
    expect(storedArray([...many, { stringValue: 'a\u0000b' }])).not.toHaveProperty(
      'arrayValue',
      expect.any(TextArray),
    );
    expect(storedArray([...many, { integerValue: '1' }])).not.toHaveProperty(
      'arrayValue',
      expect.any(TextArray),
    );
  });
});

interface Note {
  readonly pieces: readonly string[];
  readonly open: boolean;
  readonly rank: number;
}

const step = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  note: fc.option(fc.record<Note>({ pieces, open: fc.boolean(), rank: fc.integer({ min: 0, max: 3 }) }), {
    nil: undefined,
    freq: 5,
  }),
});
const search = fc.record({
  asked: fc.array(piece, { minLength: 1, maxLength: 3 }),
  open: fc.option(fc.boolean(), { nil: undefined }),
  down: fc.boolean(),
  limit: fc.constantFrom(undefined, undefined, 2),
});
type Search = typeof search extends fc.Arbitrary<infer Made> ? Made : never;

function query({ asked, open, down, limit }: Search) {
  const contains =
    asked.length === 1
      ? where('pieces', 'ARRAY_CONTAINS', text(asked[0] ?? ''))
      : where('pieces', 'ARRAY_CONTAINS_ANY', array(...asked.map(text)));
  const filter =
    open === undefined ? contains : and(contains, where('open', 'EQUAL', { booleanValue: open }));
  const orderBy = [{ field: field('rank'), direction: down ? 'DESCENDING' : 'ASCENDING' }];
  const json = { from: [{ collectionId: 'notes' }], where: filter, orderBy, ...(limit && { limit }) };
  return parseStructuredQuery(ROOT, json, place('query'));
}

/** Computes the expected result of the search from the notes alone. */
function expected(notes: ReadonlyMap<string, Note>, { asked, open, down, limit }: Search): string[] {
  const sign = down ? -1 : 1;
  return [...notes]
    .filter(([, note]) => asked.some((one) => note.pieces.includes(one)) && note.open === (open ?? note.open))
    .sort(([a, left], [b, right]) => sign * (left.rank - right.rank || (a < b ? -1 : 1)))
    .slice(0, limit)
    .map(([id]) => `${ROOT}/notes/${id}`);
}

describe('a search by parts of a text', () => {
  it('finds the same documents as a full scan after any writes and deletes', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(step, search), { minLength: 15, maxLength: 40, size: 'max' }),
        fc.constantFrom(1, 3, 100),
        (events, postingLimit) => {
          const database = new MemoryDatabase(DATABASE, 0, { scanLimit: 0, postingLimit });
          const notes = new Map<string, Note>();
          for (const [index, event] of events.entries()) {
            if ('asked' in event) {
              const found = database.execute(query(event)).map(({ name }) => name);
              expect(found).toEqual(expected(notes, event));
              continue;
            }
            const { id, note } = event;
            const name = `${ROOT}/notes/${id}`;
            if (note === undefined) notes.delete(id);
            else notes.set(id, note);
            const json = note && {
              pieces: array(...note.pieces.map(text)),
              open: { booleanValue: note.open },
              rank: { integerValue: String(note.rank) },
            };
            const document: StoredDocument | undefined = json && {
              name,
              fields: parseFields(json, place('fields')),
              createTime: 1,
              updateTime: index + 1,
            };
            database.apply(index + 1, new Map([[name, document]]));
          }
        },
      ),
      { numRuns: 100 },
    );
  });
});
