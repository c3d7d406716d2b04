import { describe, expect, it } from 'vitest';
import { clientProposalSchema } from '@/features/proposals/content/client-proposal';
import { blockSchema, deckSchema } from '@/features/proposals/content/deck';
import {
  allowsLineBreaks,
  boundsOf,
  definitionOf,
  emptyOf,
  formatOf,
  innerOf,
  optionsOf,
  type Schema,
} from './schema-bounds';

const field = (schema: Schema, ...path: readonly string[]): Schema =>
  path.reduce((at, name) => {
    const { shape, element } = definitionOf(at);
    const next = name === '*' ? element : shape?.[name];
    if (next === undefined) throw new Error(`There is no ${path.join('.')}.`);
    return innerOf(next);
  }, innerOf(schema));

const block = (kind: string) => {
  const found = optionsOf(blockSchema).find(([each]) => each === kind)?.[1];
  if (found === undefined) throw new Error(`There is no block ${kind}.`);
  return found;
};

describe('Schema limits', () => {
  it.each([
    ['a headline', field(clientProposalSchema, 'hero', 'headline'), { minimum: 1, maximum: 160 }],
    ['the summary', field(clientProposalSchema, 'download', 'summary'), { minimum: 1, maximum: 20_000 }],
    ['the badges', field(clientProposalSchema, 'hero', 'badges'), { length: 4 }],
    ['the steps', field(clientProposalSchema, 'timeline', 'steps'), { length: 5 }],
    ['bullets', field(clientProposalSchema, 'packages', 'grow', 'bullets'), { minimum: 1, maximum: 8 }],
    [
      'an amount',
      field(clientProposalSchema, 'packages', 'grow', 'prices', '*', 'amount'),
      { minimum: 0, maximum: 10_000_000 },
    ],
    [
      'a tax',
      field(clientProposalSchema, 'packages', 'grow', 'prices', '*', 'tax'),
      { minimum: 0, maximum: 100 },
    ],
    ['slides', field(deckSchema, 'slides'), { minimum: 1, maximum: 50 }],
    ['notes', field(deckSchema, 'slides', '*', 'notes'), { minimum: 1, maximum: 3000 }],
    ['the sides of a comparison', field(block('comparison'), 'sides'), { length: 2 }],
  ])('of %s are read from the schema', (_, schema, bounds) => {
    expect(boundsOf(schema)).toEqual(bounds);
  });

  it('show which texts may have line breaks', () => {
    expect(allowsLineBreaks(field(clientProposalSchema, 'download', 'summary'))).toBe(true);
    expect(allowsLineBreaks(field(clientProposalSchema, 'hero', 'headline'))).toBe(false);
    expect(allowsLineBreaks(field(clientProposalSchema, 'packages', 'grow', 'teams'))).toBe(false);
    expect(allowsLineBreaks(field(clientProposalSchema, 'clientEmail'))).toBe(false);
  });

  it.each([
    ['email', field(clientProposalSchema, 'clientEmail')],
    ['web-address', field(clientProposalSchema, 'clientSite')],
    ['picture', field(clientProposalSchema, 'clientLogo', 'data')],
    ['slug', field(deckSchema, 'slides', '*', 'id')],
    ['plain', field(clientProposalSchema, 'clientName')],
    ['plain', field(clientProposalSchema, 'download', 'summary')],
  ])('show that a text has the format %s', (format, schema) => {
    expect(formatOf(schema)).toBe(format);
  });
});

describe('A new value', () => {
  it('has fixed-length lists filled, and one entry in lists that require one', () => {
    const content = emptyOf(clientProposalSchema) as {
      hero: { badges: unknown[] };
      timeline: { steps: unknown[] };
      stakeholders: unknown[];
      currency: string;
    };
    expect(content.hero.badges).toEqual(['', '', '', '']);
    expect(content.timeline.steps).toHaveLength(5);
    expect(content.stakeholders).toEqual([{ title: '', text: '' }]);
    expect(content.currency).toBe('CAD');
    expect(content).not.toHaveProperty('sender');
  });
});
