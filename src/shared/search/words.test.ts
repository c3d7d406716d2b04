import { describe, expect, it } from 'vitest';
import { hasWords, searchWords } from './words';

describe('searchWords', () => {
  it.each([
    ['', []],
    ['ann', ['ann']],
    ['ann ann', ['ann']],
    ['ann library', ['ann', 'library']],
    ['ann joanna library', ['joanna', 'library']],
    [' ann ', ['ann']],
  ])('returns for %j the words %j', (folded, words) => {
    expect(searchWords(folded)).toEqual(words);
  });
});

describe('hasWords', () => {
  it.each([
    ['ann library', true],
    ['nn ibr', true],
    ['ann museum', false],
    ['museum', false],
    ['', true],
  ])('returns for the search %j: %s', (search, fits) => {
    expect(hasWords(['joanna roy', 'library'], search)).toBe(fits);
  });
});
