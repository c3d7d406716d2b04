import { describe, expect, it } from 'vitest';
import { cutText } from './cut-text';

describe('a cut text', () => {
  it('stays whole up to its length', () => {
    expect(cutText('a'.repeat(100), 100)).toBe('a'.repeat(100));
  });

  it('ends after its length with an ellipsis, and no space before it', () => {
    expect(cutText('a'.repeat(101), 100)).toBe(`${'a'.repeat(100)}…`);
    expect(cutText('four wordsmore', 5)).toBe('four…');
  });

  it('is cut between characters as readers see them', () => {
    const family = '👩‍👩‍👧‍👦';
    expect(cutText(family.repeat(3), 2)).toBe(`${family.repeat(2)}…`);
  });
});
