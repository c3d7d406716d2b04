import { describe, expect, it } from 'vitest';
import { cutText } from './cut-text';

describe('cutText', () => {
  it('returns a text up to the length unchanged', () => {
    expect(cutText('a'.repeat(100), 100)).toBe('a'.repeat(100));
  });

  it('cuts a longer text and adds an ellipsis without a space', () => {
    expect(cutText('a'.repeat(101), 100)).toBe(`${'a'.repeat(100)}…`);
    expect(cutText('four wordsmore', 5)).toBe('four…');
  });

  it('cuts between visible characters', () => {
    const family = '👩‍👩‍👧‍👦';
    expect(cutText(family.repeat(3), 2)).toBe(`${family.repeat(2)}…`);
  });
});
