import * as z from 'zod/mini';
import { appearanceSchema, drawings } from './appearance';
import { packageIds } from './client-proposal';
import { fragment, line, prose, recipientFields, several } from './fields';
import { senderSchema } from './sender';

/** What a button of a deck is for; each has its label and its destination in the page's code (PRO-Q44). */
export const deckActions = ['startToday', 'deployNow', 'scaleUp', 'freePack', 'videos', 'session'] as const;
export type DeckAction = (typeof deckActions)[number];

const titled = z.object({ title: line(160), text: prose(600) });

const blockSchemas = [
  z.object({ type: z.literal('text'), text: prose() }),
  /** The points of the talk, numbered; `benefit` is what the listener has of one. */
  z.object({
    type: z.literal('agenda'),
    items: several(
      z.object({ title: line(160), text: z.optional(line(300)), benefit: z.optional(line(300)) }),
      8,
    ),
  }),
  z.object({
    type: z.literal('cards'),
    items: several(
      z.object({
        title: line(160),
        /** A word or two above the title: a length, a kind. */
        mark: z.optional(line(80)),
        text: z.optional(prose(600)),
        points: z.optional(several(line(240), 8)),
      }),
      8,
    ),
  }),
  /** Figures with what they count and, where it is not plain, what they rest on. */
  z.object({
    type: z.literal('figures'),
    items: several(z.object({ value: line(40), label: line(200), basis: z.optional(line(240)) }), 8),
  }),
  z.object({
    type: z.literal('roadmap'),
    phases: several(z.object({ period: line(40), name: line(120), tasks: several(line(240), 6) }), 6),
  }),
  /** Two lists side by side: in and out of scope, what we do and what the client does. */
  z.object({
    type: z.literal('comparison'),
    sides: z.array(z.object({ title: line(160), points: several(line(300), 8) })).check(z.length(2)),
  }),
  /** Things done in order; `when` stands before the title. */
  z.object({
    type: z.literal('steps'),
    items: several(z.object({ title: line(160), text: prose(600), when: z.optional(line(80)) }), 8),
  }),
  z.object({ type: z.literal('points'), heading: z.optional(line(160)), items: several(line(300), 10) }),
  /** A pair or more of name and fact. */
  z.object({ type: z.literal('facts'), items: several(z.object({ name: line(120), text: prose(400) }), 10) }),
  /** The packages named, each with its length. */
  z.object({
    type: z.literal('tiers'),
    tiers: several(
      z.object({
        package: z.enum(packageIds),
        text: prose(500),
        points: z.optional(several(line(240), 6)),
        action: z.optional(z.enum(deckActions)),
      }),
      4,
    ),
  }),
  /** One thing that must not be overlooked: a promise, an outcome. */
  z.object({ type: z.literal('callout'), title: z.optional(line(160)), text: prose(800) }),
  z.object({
    type: z.literal('budget'),
    label: line(160),
    amount: line(60),
    includes: several(line(240), 8),
  }),
  /** A sum done before the reader's eyes. */
  z.object({
    type: z.literal('estimate'),
    title: line(160),
    rows: several(z.object({ name: line(200), value: line(80) }), 8),
    result: z.object({ name: line(200), value: line(80) }),
    basis: line(300),
  }),
  /** Who says what in a conversation that could be held anywhere. */
  z.object({
    type: z.literal('conversation'),
    note: line(300),
    lines: several(z.object({ speaker: line(80), text: prose(500) }), 12),
  }),
  /** A case made up of several, and said to be (PRO-Q53). */
  z.object({
    type: z.literal('stories'),
    note: line(300),
    items: several(z.object({ title: line(160), parts: several(titled, 4) }), 4),
  }),
  z.object({ type: z.literal('quote'), text: prose(500), by: z.optional(line(160)) }),
  z.object({ type: z.literal('actions'), actions: several(z.enum(deckActions), 3) }),
  /** How to reach us, out of the site's own facts (PRO-Q43). */
  z.object({ type: z.literal('contact'), prompt: z.optional(line(300)) }),
] as const;

export const blockSchema = z.discriminatedUnion('type', blockSchemas);
export type DeckBlock = z.infer<typeof blockSchema>;

/** The parts of a slide that its readers see. */
const shownSlideFields = {
  /** Unique in its deck; by it the time that readers spend is counted. */
  id: fragment,
  heading: line(160),
  /** A few words above the heading. */
  kicker: z.optional(line(120)),
  lead: z.optional(prose(500)),
  /** `cover` and `closing` are the first and the last page of the talk, set large on a dark ground. */
  look: z.enum(['cover', 'plain', 'sunk', 'band', 'closing']),
  /** Counted among the numbered sections, with its number shown (PRO-254). */
  numbered: z._default(z.boolean(), false),
  /** Fills the room of a slide with few words. */
  drawing: z.optional(z.enum(drawings)),
  blocks: z.array(blockSchema).check(z.maxLength(6)),
};

/** One part of the talk: as high as the window at least, and one page on paper. */
const slideSchema = z.object({
  ...shownSlideFields,
  /** What the speaker says. Notes never leave the draft: `reader-content.ts` strips them before sealing. */
  notes: z.optional(prose(3000)),
});
export type Slide = z.infer<typeof slideSchema>;

/** The most slides that a deck may have. */
export const maxSlides = 50;

const slideList = <T extends z.core.$ZodType<{ readonly id: string }>>(slide: T) =>
  several(slide, maxSlides).check(
    z.refine((slides) => new Set(slides.map(({ id }) => id)).size === slides.length),
  );

const deckFields = {
  kind: z.literal('deck'),
  ...recipientFields,
  presentationTitle: line(160),
  sender: z.optional(senderSchema),
  appearance: z.optional(appearanceSchema),
};

/** A talk in slides, all of it plain text (PRO-003). */
export const deckSchema = z.object({ ...deckFields, slides: slideList(slideSchema) });
export type Deck = z.infer<typeof deckSchema>;

/** The talk as its readers get it: the same without the speaker's notes. */
export const shownDeckSchema = z.object({ ...deckFields, slides: slideList(z.object(shownSlideFields)) });
