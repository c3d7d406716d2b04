import { describe, expect, it } from 'vitest';
import { hasWords, searchWords } from './words';

describe('the words of a search', () => {
  it.each([
    ['', []],
    ['ann', ['ann']],
    ['ann ann', ['ann']],
    ['ann library', ['ann', 'library']],
    ['ann joanna library', ['joanna', 'library']],
    [' ann ', ['ann']],
  ])('in %j are %j', (folded, words) => {
    expect(searchWords(folded)).toEqual(words);
  });
});

describe('a record that has all words of a search', () => {
  it.each([
    ['ann library', true],
    ['nn ibr', true],
    ['ann museum', false],
    ['museum', false],
    ['', true],
  ])('fits %j: %s', (search, fits) => {
    expect(hasWords(['joanna roy', 'library'], search)).toBe(fits);
  });
});
