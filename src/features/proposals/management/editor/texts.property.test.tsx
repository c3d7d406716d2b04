import { describe, expect, it } from 'vitest';
import { type ClientProposal, clientProposalSchema } from '@/features/proposals/content/client-proposal';
import { type Deck, deckSchema, blockSchema } from '@/features/proposals/content/deck';
import {
  allowsLineBreaks,
  boundsOf,
  definitionOf,
  formatOf,
  innerOf,
  optionsOf,
  type Schema,
} from './fields/schema-bounds';
import { expectWordsAlone } from './words.fixture';

/** Returns a text of `length` characters with many kinds of characters. */
function sample(length: number, hasBreaks: boolean, seed: number): string {
  const characters = Array.from(hasBreaks ? 'aé 日ß\n"\\ñ🙂\n\n–' : 'aé 日ß"\\ñ🙂–<&');
  let text = 'a';
  for (let index = seed; text.length < length; index += 1)
    text += characters.at(index % characters.length) ?? '';
  // Half of a surrogate pair can't be stored.
  const cut = text.slice(0, length).replace(/[\uD800-\uDBFF]$/u, 'z');
  return cut.replace(/\s$/u, 'z');
}

let seed = 0;

/**
 * Returns a complete value for a schema. Its texts have `share` of the maximum length, and optional fields
 * are filled.
 */
function filled(schema: Schema, share: number): unknown {
  const inner = innerOf(schema);
  const { type, shape = {}, element, entries = {}, values } = definitionOf(inner);
  const { minimum = 1, maximum = 200, length } = boundsOf(inner);
  if (type === 'object')
    return Object.fromEntries(Object.entries(shape).map(([field, each]) => [field, filled(each, share)]));
  if (type === 'array' && element) {
    const kinds = definitionOf(element).type === 'union' ? optionsOf(element) : [];
    if (kinds.length > 0) return [];
    if (definitionOf(element).type === 'enum')
      return Object.values(definitionOf(element).entries ?? {}).slice(0, 1);
    return Array.from({ length: length ?? Math.min(2, maximum) }, () => filled(element, share));
  }
  if (type === 'enum') return Object.values(entries)[0];
  if (type === 'literal') return values?.[0];
  if (type === 'boolean') return false;
  if (type === 'number') return 12.5;
  const format = formatOf(inner);
  if (format === 'email') return 'mia@river-house.org';
  if (format === 'web-address') return 'https://river-house.org/';
  if (format === 'picture') return 'data:image/png;base64,AAAA';
  seed += 1;
  if (format === 'slug') return `slide-${seed}`;
  return sample(Math.max(minimum, Math.round(maximum * share)), allowsLineBreaks(inner), seed);
}

const slideSchema = definitionOf(innerOf(definitionOf(deckSchema).shape?.['slides'] ?? deckSchema)).element;
const shares = [0, 1] as const;

describe('Adding one word to a text changes only that word', () => {
  it.each(shares)('in every field of a proposal with texts at %d of their limit', (share) => {
    const content = filled(clientProposalSchema, share) as ClientProposal;
    expect(clientProposalSchema.parse(content)).toEqual(content);
    expect(expectWordsAlone(content)).toBeGreaterThan(90);
  });

  it.each(
    optionsOf(blockSchema).flatMap(([kind, schema]) => shares.map((share) => ({ kind, schema, share }))),
  )(
    'in every field of a slide with the block $kind and texts at $share of their limit',
    ({ kind, schema, share }) => {
      const slide = {
        ...(filled(slideSchema ?? deckSchema, share) as object),
        blocks: [filled(schema, share)],
      };
      const content = { ...(filled(deckSchema, share) as object), slides: [slide] } as unknown as Deck;
      expect(deckSchema.parse(content)).toEqual(content);
      // The fields of the slide itself are the same for all kinds.
      const below = kind === 'text' ? '' : 'slides.0.blocks';
      expect(kind === 'actions' || expectWordsAlone(content, below) > 0).toBe(true);
    },
  );
});
