import type { Drawing } from '../content/appearance';
import type { ShownDeck, ShownSlide } from './shown-deck';

/**
 * A drawing with its position: beside a narrow column of text, or beside the heading of a slide with wide
 * blocks.
 */
export interface PositionedDrawing {
  readonly drawing: Drawing;
  readonly position: 'beside' | 'head';
}

/** Kinds of blocks that fill the whole width of a slide. */
const wideKinds: readonly string[] = ['cards', 'figures', 'roadmap', 'comparison', 'tiers', 'stories'];

/** The number of words, without headings, above which a slide has no space for a drawing. */
const maxWords = { beside: 110, head: 60 } as const;

/** The number of cards or figures that fit in one row. */
const maxInOneRow = 4;

/** Drawings that match words in a heading. */
const byHeading: readonly (readonly [RegExp, Drawing])[] = [
  [/secur|complian|privacy|safe/i, 'shield'],
  [/budget|invest|return|cost|price/i, 'ledger'],
  [/agenda|next step|commit|metric/i, 'checklist'],
  [/roadmap|program|overview|days|preview/i, 'map'],
  [/question|discuss|talk/i, 'call'],
];

/** Drawings for all other slides, used in turn. */
const inTurn: readonly Drawing[] = ['screen', 'letter', 'map', 'ledger', 'checklist'];

function countWords(value: unknown): number {
  if (typeof value === 'string') return value.split(/\s+/).filter(Boolean).length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.entries(value).reduce(
    (sum, [field, part]) => sum + (field === 'type' ? 0 : countWords(part)),
    0,
  );
}

function positionIn({ blocks }: ShownSlide): PositionedDrawing['position'] | undefined {
  const wide = blocks.filter(({ type }) => wideKinds.includes(type));
  const words = countWords(blocks);
  if (wide.length === 0) return words <= maxWords.beside ? 'beside' : undefined;
  const isOneRow = wide.every((block) => !('items' in block) || block.items.length <= maxInOneRow);
  return words <= maxWords.head && blocks.length <= 2 && isOneRow ? 'head' : undefined;
}

/**
 * Returns the drawing of each slide: the one that staff chose, or one that matches the heading of a slide
 * with few words. Never repeats a drawing on consecutive slides. Covers and closings show the client's own
 * drawing instead.
 */
export function slideDrawings({
  slides,
}: Pick<ShownDeck, 'slides'>): readonly (PositionedDrawing | undefined)[] {
  let previous: Drawing | undefined;
  return slides.map((slide, index) => {
    if (slide.look === 'cover' || slide.look === 'closing') return undefined;
    const position = positionIn(slide);
    if (slide.drawing !== undefined) {
      previous = slide.drawing;
      const isWide = slide.blocks.some(({ type }) => wideKinds.includes(type));
      return { drawing: slide.drawing, position: position ?? (isWide ? 'head' : 'beside') };
    }
    if (position === undefined) return undefined;
    const fitting = byHeading.find(([words]) => words.test(slide.heading))?.[1];
    const choices = [...(fitting ? [fitting] : []), ...inTurn.slice(index % inTurn.length), ...inTurn];
    const drawing = choices.find((choice) => choice !== previous) ?? 'map';
    previous = drawing;
    return { drawing, position };
  });
}
