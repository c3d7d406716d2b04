import { describe, expect, it } from 'vitest';
import { searchOf } from './record-search';

describe('the search index of a record', () => {
  it.each([
    [['Café Nord', 'hello@nord.example'], 'cafe nord|hellonordexample'],
    [['', 'b'], '|b'],
    [['a'.repeat(61), 'b'], `${'a'.repeat(60)}|b`],
    [[`${'a'.repeat(59)} b`], 'a'.repeat(59)],
    [[`${'a'.repeat(59)}𐐷`], 'a'.repeat(59)],
  ])('has the folded texts of %j, each cut to 60 characters', (texts, text) => {
    expect(searchOf(texts).text).toBe(text);
  });

  it('finds a record by parts of each text', () => {
    expect(searchOf(['Nord', 'Süd']).grams).toEqual(expect.arrayContaining(['ord', 'sud']));
  });
});
