import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { leadSearchFields } from './lead-search';

describe('The search fields of a lead', () => {
  it('contain the folded name and address and all their n-grams', covers('WRK-514'), () => {
    const { search } = leadSearchFields({ name: 'Benoît Roy', email: 'B.Roy@Scène.example' });
    expect(search.text).toBe('benoit roy|broysceneexample');
    expect(search.grams).toEqual(expect.arrayContaining(['benoit', 'it r', 'scen']));
  });

  it('sort by name like a dictionary, and equal names by address', () => {
    const sorted = [
      { name: 'étienne', email: 'e@a.example' },
      { name: 'Zoé', email: 'z@a.example' },
      { name: 'Ann', email: 'z@b.example' },
      { name: 'ann', email: 'A@b.example' },
      { name: 'Ann Marie', email: 'a@a.example' },
    ].toSorted((one, other) =>
      leadSearchFields(one).sort.name < leadSearchFields(other).sort.name ? -1 : 1,
    );
    expect(sorted.map(({ name }) => name)).toEqual(['ann', 'Ann', 'Ann Marie', 'étienne', 'Zoé']);
  });

  it('contain no spaces around the address or after a cut name', () => {
    const { search, sort } = leadSearchFields({ name: `${'a'.repeat(59)} bc`, email: ' B@a.example ' });
    expect(search.text).toBe(`${'a'.repeat(59)}|baexample`);
    expect(sort.email).toBe('b@a.example');
    expect(leadSearchFields({ name: 'a'.repeat(61), email: 'b' }).search.text).toBe(`${'a'.repeat(60)}|b`);
  });

  it("stay within the rules' limits for the longest name and address", () => {
    const { search, sort } = leadSearchFields({
      name: Array.from({ length: 100 }, (_, index) => String.fromCodePoint(0xe0 + (index % 30))).join(''),
      email: `${'abcdefghijklmnopqrstuvwxyz0123456789'.repeat(7).slice(0, 240)}@shelter.example`,
    });
    expect(search.text.length).toBeLessThanOrEqual(200);
    expect(search.grams.length).toBeLessThanOrEqual(400);
    expect(sort.name.length).toBeLessThanOrEqual(400);
    expect(sort.email.length).toBeLessThanOrEqual(400);
    expect(search.text).toMatch(/\|abcdefghij/);
  });
});
