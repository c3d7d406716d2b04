import { describe, expect, it } from 'vitest';
import { changesBetween, mergeContentTexts } from './content-changes';

const slide = (id: string, heading: string, lead = '') => ({ id, heading, lead });
const deck = (...slides: object[]) => JSON.stringify({ kind: 'deck', clientName: 'Harbour', slides });

describe('what is new in a publication', () => {
  it('of the first is that it is the first', () => {
    expect(changesBetween(undefined, deck())).toEqual(['First publication']);
  });

  it('is told by slides and fields, by their names', () => {
    const before = deck(slide('a', 'Agenda'), slide('b', 'Roadmap'), slide('c', 'Security'));
    const after = JSON.stringify({
      ...JSON.parse(
        deck(slide('a', 'Agenda'), slide('b', 'Roadmap', 'In four weeks'), slide('d', 'Thank you')),
      ),
      clientName: 'Harbour Shelter',
    });
    expect(changesBetween(before, after)).toEqual([
      'Changed: Client name',
      'Changed: Roadmap',
      'New: Thank you',
      'Removed: Security',
    ]);
  });

  it('may be the order alone, or nothing', () => {
    const [a, b] = [slide('a', 'Agenda'), slide('b', 'Roadmap')];
    expect(changesBetween(deck(a, b), deck(b, a))).toEqual(['The order of the slides']);
    expect(changesBetween(deck(a, b), deck(a, b))).toEqual(['The same text as before']);
  });
});

describe('two people in one proposal', () => {
  const base = deck(slide('a', 'Agenda'), slide('b', 'Roadmap'));

  it('keep what each of them changed in a part of their own', () => {
    const merged = mergeContentTexts(
      base,
      deck(slide('a', 'Our agenda'), slide('b', 'Roadmap')),
      deck(slide('a', 'Agenda'), slide('b', 'Roadmap', 'In four weeks')),
    );
    expect(JSON.parse(merged ?? '')).toEqual(
      JSON.parse(deck(slide('a', 'Our agenda'), slide('b', 'Roadmap', 'In four weeks'))),
    );
  });

  it('are asked where both changed the same, or one changed how many slides there are', () => {
    const mine = deck(slide('a', 'Mine'), slide('b', 'Roadmap'));
    expect(mergeContentTexts(base, mine, deck(slide('a', 'Theirs'), slide('b', 'Roadmap')))).toBeUndefined();
    expect(mergeContentTexts(base, mine, deck(slide('a', 'Agenda')))).toBeUndefined();
  });
});
