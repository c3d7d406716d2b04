import { describe, expect, it } from 'vitest';
import { aDeck, aSlide } from '@/testing/records/proposal-content';
import { deckSchema } from '@/features/proposals/content/deck';
import { findProblems } from './problems';
import { copyOfSlide, hasRoomForSlide, newSlide, newSlideId, slideKinds } from './slides';

describe('The id of a new slide', () => {
  it('is made of its heading, without accents and punctuation', () => {
    expect(newSlideId('Été à l’école: 50 % de plus!', [])).toBe('ete-a-l-ecole-50-de-plus');
    expect(newSlideId('日本', [])).toBe('slide');
  });

  it('is never one that another slide has, and fits the schema', () => {
    expect(newSlideId('Agenda', ['agenda', 'agenda-2'])).toBe('agenda-3');
    expect(newSlideId('a'.repeat(160), ['a'.repeat(56)])).toBe(`${'a'.repeat(56)}-2`);
    const [first] = aDeck().slides;
    expect(copyOfSlide(first, aDeck().slides)['id']).not.toBe(first?.id);
  });
});

it.each(slideKinds)('A new slide of kind %s lacks only texts and choices', (kind) => {
  const slide = newSlide(kind, 'Hours back', []);
  const problems = findProblems(deckSchema, { ...aDeck(), slides: [slide] });
  expect([...problems.values()].filter(({ isMissing }) => !isMissing)).toEqual([]);
});

it('A deck of 50 slides has no room for another', () => {
  const slides = (count: number) => Array.from({ length: count }, (_, index) => aSlide({ id: `s-${index}` }));
  expect(hasRoomForSlide(slides(49))).toBe(true);
  expect(hasRoomForSlide(slides(50))).toBe(false);
});
