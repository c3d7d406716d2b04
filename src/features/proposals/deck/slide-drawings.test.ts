import { describe, expect, it } from 'vitest';
import { aSlide } from '@/testing/records/proposal-content';
import type { Slide } from '../content/deck';
import { slideDrawings } from './slide-drawings';

const text = (words: number): Slide['blocks'] => [{ type: 'text', text: 'word '.repeat(words).trim() }];
const cards = (count: number): Slide['blocks'] => [
  { type: 'cards', items: Array.from({ length: count }, () => ({ title: 'One task' })) },
];
const drawingsOf = (...slides: readonly Partial<Slide>[]) =>
  slideDrawings({ slides: slides.map((slide, index) => aSlide({ id: `slide-${index}`, ...slide })) });

describe('The drawings of slides', () => {
  it('stand beside a short text or the heading of a few cards, and on no full slide', () => {
    expect(drawingsOf({ blocks: text(110) })[0]?.position).toBe('beside');
    expect(drawingsOf({ blocks: text(111) })).toEqual([undefined]);
    expect(drawingsOf({ blocks: cards(4) })[0]?.position).toBe('head');
    expect(drawingsOf({ blocks: cards(5) })).toEqual([undefined]);
    expect(drawingsOf({ blocks: [...cards(3), ...text(60)] })).toEqual([undefined]);
  });

  it('require few words and blocks beside a heading, and only one wide row', () => {
    expect(drawingsOf({ blocks: [...cards(3), ...text(54)] })[0]?.position).toBe('head');
    expect(drawingsOf({ blocks: [...cards(3), ...text(55)] })).toEqual([undefined]);
    expect(drawingsOf({ blocks: [...cards(1), ...text(1), ...text(1)] })).toEqual([undefined]);
    expect(drawingsOf({ blocks: [...cards(1), ...cards(5)] })).toEqual([undefined]);
    expect(drawingsOf({ blocks: [...text(60), ...text(50)] })[0]?.position).toBe('beside');
    expect(drawingsOf({ blocks: [...text(60), ...text(51)] })).toEqual([undefined]);
  });

  it('take turns and skip the drawing of the slide before', () => {
    const shown = drawingsOf(
      { drawing: 'letter' },
      {},
      { heading: 'Budget' },
      {},
      { drawing: 'map' },
      {},
      {},
    );
    expect(shown.map((each) => each?.drawing)).toEqual([
      'letter',
      'map',
      'ledger',
      'checklist',
      'map',
      'screen',
      'letter',
    ]);
  });

  it('are absent on covers and closings', () => {
    expect(drawingsOf({ look: 'cover' }, { look: 'closing' })).toEqual([undefined, undefined]);
  });

  it('are those that staff chose, even on a full slide', () => {
    expect(drawingsOf({ drawing: 'seat', blocks: text(400) })).toEqual([
      { drawing: 'seat', position: 'beside' },
    ]);
    expect(drawingsOf({ drawing: 'seat', blocks: cards(8) })).toEqual([
      { drawing: 'seat', position: 'head' },
    ]);
  });

  it('fit the heading if it names a known subject', () => {
    const headings = ['Security & Compliance', 'Pilot Budget', 'Agenda', 'Program Overview', 'Questions'];
    expect(drawingsOf(...headings.map((heading) => ({ heading }))).map((each) => each?.drawing)).toEqual([
      'shield',
      'ledger',
      'checklist',
      'map',
      'call',
    ]);
  });

  it('are never the same on two slides in a row', () => {
    const shown = drawingsOf(...Array.from({ length: 12 }, () => ({ heading: 'Budget' }))).map(
      (each) => each?.drawing,
    );
    expect(shown.every(Boolean)).toBe(true);
    expect(shown.filter((drawing, index) => drawing === shown[index - 1])).toEqual([]);
    expect(new Set(shown).size).toBeGreaterThan(3);
  });
});
