import { array, assert, nat, property, stringMatching } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '@/shared/search/fold';
import { textPiece } from '@/shared/search/text-pieces';
import { hasWords } from '@/shared/search/words';
import { covers } from '@/testing/covers';
import { indexLimits, newEntryId, noteGrams, portions, searchedTexts } from './note-search';

const gramsOf = (...texts: string[]) => noteGrams(texts.map(fold));

describe('The n-grams of a note', () => {
  it('are the prefixes of words and parts from inside them', () => {
    expect(gramsOf('Gala').toSorted()).toEqual(['ala', 'g', 'ga', 'gal']);
    expect(gramsOf('Donors')).toEqual(expect.arrayContaining(['d', 'do', 'don', 'ors', 'donor', 'onors']));
  });

  it('include the part that a search for three or more letters inside a word uses', covers('WRK-Q66'), () => {
    const word = stringMatching(/^[a-zéø]{3,12}$/);
    assert(
      property(
        array(word, { minLength: 1, maxLength: 30 }),
        nat(),
        nat(),
        nat(),
        (words, which, from, length) => {
          const chosen = fold(words[which % words.length] ?? '');
          const start = from % (chosen.length - 2);
          const search = chosen.slice(start, start + 3 + (length % chosen.length));
          expect(gramsOf(words.join(' '))).toContain(textPiece(search));
        },
      ),
    );
  });

  it.each([
    ['a', 'a'],
    ['ga', 'ga'],
    ['annual gala', 'nnual'],
    ['a quiz', 'uiz'],
    ['to be', 'be'],
  ])('for the search %j are reduced to %j', (search, piece) => {
    expect(textPiece(fold(search))).toBe(piece);
  });

  it('stop at the limit of the index and are divided into entries', () => {
    const long = Array.from({ length: 4_000 }, (_, index) => `word${index.toString(36)}`).join(' ');
    const grams = gramsOf('Title', long);
    expect(grams).toHaveLength(indexLimits.grams * indexLimits.entries);
    expect(grams).toContain('title');
    expect(portions(grams).map(({ length }) => length)).toEqual([740, 740, 740]);
    expect(portions(gramsOf('Gala'))).toEqual([['g', 'ga', 'gal', 'ala']]);
  });

  it('never split a character', () => {
    expect(gramsOf('𐐷𐐷').every((piece) => !/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/.test(piece))).toBe(true);
  });
});

describe('The searched texts of a note', () => {
  it('are title, text, category and the contact’s name, without case and accents', covers('WRK-Q66'), () => {
    const texts = searchedTexts({
      title: 'Budget',
      text: 'Ask about the café',
      category: 'Follow Up',
      contactName: 'Amara Osei',
    });
    for (const search of ['budget', 'the cafe', 'follow', 'osei', 'budget follow', 'osei cafe'])
      expect(hasWords(texts, search)).toBe(true);
    expect(hasWords(texts, 'budget tea')).toBe(false);
  });
});

describe('The id of an index entry', () => {
  it('sorts newer notes first', () => {
    const [older, newer] = [newEntryId(new Date('2026-11-01')), newEntryId(new Date('2026-11-02'))];
    expect(newer < older).toBe(true);
    expect(newer).toMatch(/^[0-9]{13}[A-Za-z0-9]{20}$/);
  });
});
