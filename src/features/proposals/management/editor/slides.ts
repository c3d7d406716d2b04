import { blockSchema, maxSlides } from '@/features/proposals/content/deck';
import { emptyOf, isRecord, optionsOf, textIn } from './fields/schema-bounds';

type Fields = Readonly<Record<string, unknown>>;

const maxIdLength = 60;

/** Kinds of blocks, in the order of the chooser. */
export const blockKinds: readonly string[] = optionsOf(blockSchema).map(([kind]) => kind);

/**
 * Kinds of slides, in the order of the chooser: a cover, one for each kind of block, a closing page and a
 * blank slide.
 */
export const slideKinds: readonly string[] = [
  'cover',
  'agenda',
  'text',
  ...blockKinds.filter((kind) => kind !== 'agenda' && kind !== 'text'),
  'closing',
  'blank',
];

/** Kinds of slides that start without a block. */
const withoutBlock = new Set(['cover', 'closing', 'blank']);

/** Returns a unique slide id from a text's letters and digits: `our-agenda`, `our-agenda-2`. */
export function newSlideId(text: string, taken: readonly unknown[]): string {
  const words = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const stem = words.slice(0, maxIdLength - 4).replace(/-$/, '') || 'slide';
  const isFree = (id: string) => !taken.includes(id);
  if (isFree(stem)) return stem;
  for (let number = 2; ; number += 1) if (isFree(`${stem}-${number}`)) return `${stem}-${number}`;
}

/** Returns an empty block of a kind. */
export function newBlock(kind: string): unknown {
  const schema = optionsOf(blockSchema).find(([each]) => each === kind)?.[1];
  return schema && emptyOf(schema);
}

const idsOf = (slides: readonly unknown[]): readonly unknown[] =>
  slides.map((slide) => (isRecord(slide) ? slide['id'] : undefined));

/** Returns a new slide of a kind. Later changes of the heading don't change its id. */
export function newSlide(kind: string, heading: string, slides: readonly unknown[]): Fields {
  return {
    id: newSlideId(heading.trim() === '' ? kind : heading, idsOf(slides)),
    look: kind === 'cover' || kind === 'closing' ? kind : 'plain',
    numbered: false,
    heading,
    blocks: withoutBlock.has(kind) ? [] : [newBlock(kind)],
  };
}

/** Returns a copy of a slide with a new unique id. */
export function copyOfSlide(slide: unknown, slides: readonly unknown[]): Fields {
  const fields = isRecord(slide) ? slide : {};
  return { ...fields, id: newSlideId(textIn(slide, 'heading') || textIn(slide, 'id'), idsOf(slides)) };
}

/** Checks whether a deck has space for another slide. */
export const hasRoomForSlide = (slides: readonly unknown[]): boolean => slides.length < maxSlides;
