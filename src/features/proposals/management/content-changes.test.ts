import { describe, expect, it } from 'vitest';
import { changesBetween, mergeContents, mergeContentTexts } from './content-changes';

const slide = (id: string, heading: string, lead = '') => ({ id, heading, lead });
const deck = (...slides: object[]) => JSON.stringify({ kind: 'deck', clientName: 'Harbour', slides });

describe('changesBetween', () => {
  it('returns only that it is the first publication', () => {
    expect(changesBetween(undefined, deck())).toEqual(['First publication']);
  });

  it('lists new, changed and removed slides and fields by name', () => {
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

  it('reports a new order, or that nothing changed', () => {
    const [a, b] = [slide('a', 'Agenda'), slide('b', 'Roadmap')];
    expect(changesBetween(deck(a, b), deck(b, a))).toEqual(['The order of the slides']);
    expect(changesBetween(deck(a, b), deck(a, b))).toEqual(['The same text as before']);
  });
});

describe("A merge of two people's changes to a proposal", () => {
  const base = deck(slide('a', 'Agenda'), slide('b', 'Roadmap'));

  it('keeps what each changed in a different part', () => {
    const merged = mergeContentTexts(
      base,
      deck(slide('a', 'Our agenda'), slide('b', 'Roadmap')),
      deck(slide('a', 'Agenda'), slide('b', 'Roadmap', 'In four weeks')),
    );
    expect(JSON.parse(merged ?? '')).toEqual(
      JSON.parse(deck(slide('a', 'Our agenda'), slide('b', 'Roadmap', 'In four weeks'))),
    );
  });

  const merge = (mine: string, theirs: string): unknown => {
    const merged = mergeContentTexts(base, mine, theirs);
    return merged === undefined ? undefined : JSON.parse(merged);
  };
  const [agenda, roadmap] = [slide('a', 'Agenda'), slide('b', 'Roadmap')];

  it('has a conflict if both changed the same text', () => {
    const mine = deck(slide('a', 'Mine'), roadmap);
    expect(merge(mine, deck(slide('a', 'Theirs'), roadmap))).toBeUndefined();
    expect(merge(mine, deck(slide('a', 'Mine'), roadmap))).toEqual(JSON.parse(mine));
  });

  it('keeps an added slide and a changed text', () => {
    const merged = deck(agenda, slide('c', 'Figures'), slide('b', 'Roadmap', 'In four weeks'));
    const withFigures = deck(agenda, slide('c', 'Figures'), roadmap);
    const withLead = deck(agenda, slide('b', 'Roadmap', 'In four weeks'));
    expect(merge(withFigures, withLead)).toEqual(JSON.parse(merged));
    expect(merge(withLead, withFigures)).toEqual(JSON.parse(merged));
  });

  it('keeps the slides that each added, at their positions', () => {
    expect(
      merge(deck(agenda, slide('c', 'Mine'), roadmap), deck(agenda, roadmap, slide('d', 'Theirs'))),
    ).toEqual(JSON.parse(deck(agenda, slide('c', 'Mine'), roadmap, slide('d', 'Theirs'))));
  });

  it('keeps a new order and a changed text, and has a conflict for two new orders', () => {
    expect(merge(deck(roadmap, agenda), deck(slide('a', 'Our agenda'), roadmap))).toEqual(
      JSON.parse(deck(roadmap, slide('a', 'Our agenda'))),
    );
    const three = deck(agenda, roadmap, slide('c', 'Figures'));
    const [first, second] = [
      deck(roadmap, agenda, slide('c', 'Figures')),
      deck(slide('c', 'Figures'), agenda, roadmap),
    ];
    expect(mergeContentTexts(three, first, second)).toBeUndefined();
  });

  it('has a conflict if one removed a slide that the other changed, in either order', () => {
    const [removed, changed] = [deck(roadmap), deck(slide('a', 'Our agenda'), roadmap)];
    expect(merge(removed, changed)).toBeUndefined();
    expect(merge(changed, removed)).toBeUndefined();
    expect(merge(removed, deck(agenda, slide('b', 'Our roadmap')))).toEqual(
      JSON.parse(deck(slide('b', 'Our roadmap'))),
    );
  });

  it('has a conflict if one removed a field that the other changed', () => {
    const [start, without] = [{ phone: '1', name: 'Mia' }, { name: 'Mia' }];
    expect(mergeContents(start, without, { phone: '2', name: 'Mia' })).toBeUndefined();
    expect(mergeContents(start, without, { phone: '1', name: 'Noor' })).toEqual({ name: 'Noor' });
    expect(mergeContents(without, { name: 'Mia', phone: '1' }, { name: 'Mia', phone: '2' })).toBeUndefined();
  });

  it('never mixes two cards', () => {
    const cards = [
      { title: 'A', text: 'a' },
      { title: 'B', text: 'b' },
    ];
    const swapped = cards.toReversed();
    const rewritten = [
      { title: 'A', text: 'new' },
      { title: 'B', text: 'b' },
    ];
    expect(mergeContents({ cards }, { cards: swapped }, { cards: rewritten })).toBeUndefined();
    expect(mergeContents({ cards }, { cards: cards.slice(1) }, { cards: rewritten })).toBeUndefined();
    expect(
      mergeContents({ cards }, { cards: [cards[0], { title: 'B', text: 'changed' }] }, { cards: rewritten }),
    ).toEqual({ cards: [rewritten[0], { title: 'B', text: 'changed' }] });
  });
});
