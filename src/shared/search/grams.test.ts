import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from './fold';
import { gramLengths, searchIndex, searchPiece } from './grams';

const limits = { maxLength: 200, maxGrams: 400 };
const word = fc.string({ unit: 'binary', maxLength: 90 }).map(fold);
const latin = fc.stringMatching(/^[a-z]{0,60}( [a-z]{1,60})?$/);
const fields = fc.array(fc.oneof(word, latin), { minLength: 1, maxLength: 3 });

describe('searchIndex', () => {
  it('returns n-grams of 1, 2, 3, 4 and 6 characters of each field, none across fields', () => {
    expect(searchIndex(['amara', 'am@'.replace('@', '')], limits)).toEqual({
      text: 'amara|am',
      grams: ['a', 'm', 'r', 'am', 'ma', 'ar', 'ra', 'ama', 'mar', 'ara', 'amar', 'mara'],
    });
  });

  it.each([
    ['keeps a text of just the greatest length', ['abcdef'], 6, 'abcdef'],
    ['cuts a longer text at its end', ['abcdefg'], 6, 'abcdef'],
    ['counts the sign between fields', ['abc', 'def'], 6, 'abc|de'],
    ['keeps no half of a letter of two units', ['abcde𐐷'], 6, 'abcde'],
    ['keeps a letter of two units that just fits', ['abcd𐐷e'], 6, 'abcd𐐷'],
  ])('%s', (_, folded, maxLength, text) => {
    expect(searchIndex(folded, { maxLength, maxGrams: 400 }).text).toBe(text);
  });

  it('keeps a text with the maximum of n-grams and cuts one with more', () => {
    const index = (folded: string, maxGrams: number) => searchIndex([folded], { maxLength: 200, maxGrams });
    expect(index('abc', 6)).toEqual({ text: 'abc', grams: ['a', 'b', 'c', 'ab', 'bc', 'abc'] });
    expect(index('abc', 5)).toEqual({ text: 'ab', grams: ['a', 'b', 'ab'] });
    expect(index('abcdefgh', 7).text).toBe('abc');
  });

  it('includes the n-gram that a search for any part of the text uses', () => {
    fc.assert(
      fc.property(fields, fc.nat(), fc.integer({ min: 1, max: 30 }), (texts, at, length) => {
        const index = searchIndex(texts, limits);
        const start = index.text === '' ? 0 : at % index.text.length;
        const part = fold(index.text.slice(start, start + length).split('|')[0] ?? '');
        const asked = searchPiece(part);
        if (asked === undefined) return;
        expect(index.grams).toContain(asked.piece);
        expect(part).toContain(asked.piece);
        // A word inside another one adds no condition.
        const words = [...new Set(part.split(' '))];
        const [only = '', ...others] = words.filter(
          (each) => each !== '' && !words.some((other) => other !== each && other.includes(each)),
        );
        if (others.length === 0 && gramLengths.some((kept) => kept === only.length))
          expect(asked).toEqual({ piece: only, exact: true });
        else expect(asked.exact).toBe(false);
      }),
    );
  });

  it("never exceeds the rules' limits for n-grams and text", () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (texts) => {
        const { text, grams } = searchIndex(texts, limits);
        expect(grams.length).toBeLessThanOrEqual(400);
        expect(new Set(grams).size).toBe(grams.length);
        expect(text.length).toBeLessThanOrEqual(200);
        expect(grams.every((gram) => gram.length <= 6 && !/\p{Cs}/u.test(gram))).toBe(true);
        expect(text).not.toMatch(/\p{Cs}/u);
      }),
    );
  });
});

describe('searchPiece', () => {
  it.each([
    ['', undefined],
    ['o', { piece: 'o', exact: true }],
    ['osei', { piece: 'osei', exact: true }],
    ['osei a', { piece: 'osei', exact: false }],
    ['juncor library', { piece: 'juncor', exact: false }],
    ['zahra', { piece: 'zahr', exact: false }],
    ['alexandre', { piece: 'lexand', exact: false }],
  ])('returns for %j the n-gram %j', (typed, asked) => {
    expect(searchPiece(typed)).toEqual(asked);
  });
});
