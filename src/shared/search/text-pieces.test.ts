import { describe, expect, it } from 'vitest';
import { textGrams, textPiece, textPieces } from './text-pieces';

describe('textGrams', () => {
  it.each([
    [[''], []],
    [['a'], ['a']],
    [['ab'], ['a', 'ab']],
    [['abc'], ['a', 'ab', 'abc']],
    [['board'], ['b', 'bo', 'boa', 'oar', 'ard', 'board']],
    [
      ['ab ab', 'ab'],
      ['a', 'ab'],
    ],
    [
      ['ab', 'cd'],
      ['a', 'ab', 'c', 'cd'],
    ],
    [['𐐷a'], ['𐐷', '𐐷a']],
  ])('returns for %j the pieces %j', (folded, pieces) => {
    expect(textGrams(folded, 740)).toEqual(pieces);
  });

  it('stops at the maximum number of pieces', () => {
    expect(textGrams(['ab cd ef'], 4)).toEqual(['a', 'ab', 'c', 'cd']);
    expect(textGrams(['ab cd ef'], 3)).toEqual(['a', 'ab', 'c']);
    expect(textGrams(['ab cd'], 5)).toEqual(['a', 'ab', 'c', 'cd']);
  });
});

describe('The pieces of a text search', () => {
  it.each([
    ['', []],
    ['a', ['a']],
    ['ab', ['ab']],
    ['abc', ['abc']],
    ['board', ['board']],
    ['the zebra', ['the', 'zebra']],
    ['of board', ['board']],
    ['of at', ['at']],
    ['museums', ['museu']],
  ])('for %j are %j, which is one per word, without short words beside others', (folded, pieces) => {
    expect(textPieces(folded)).toEqual(pieces);
  });

  it.each([
    ['', undefined],
    ['a', 'a'],
    ['the zebra', 'zebra'],
    ['board quick', 'quick'],
    ['quick board', 'quick'],
    ['zoo tea', 'zoo'],
    ['tea zoo', 'zoo'],
    ['𐐷𐐷', '𐐷𐐷'],
  ])('for %j are reduced to %j, the longest with the rarest letters', (folded, piece) => {
    expect(textPiece(folded)).toBe(piece);
  });
});
