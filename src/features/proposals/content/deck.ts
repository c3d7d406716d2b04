import * as z from 'zod/mini';
import { appearanceSchema, drawings } from './appearance';
import { packageIds } from './client-proposal';
import { slugText, singleLine, paragraphs, clientFields, nonEmptyList } from './fields';
import { senderSchema } from './sender';

/** Actions that a deck's button can have. The page's code sets each label and destination (PRO-Q44). */
export const deckActions = ['startToday', 'deployNow', 'scaleUp', 'freePack', 'videos', 'session'] as const;
export type DeckAction = (typeof deckActions)[number];

const titled = z.object({ title: singleLine(160), text: paragraphs(600) });

const blockSchemas = [
  z.object({ type: z.literal('text'), text: paragraphs() }),
  /** The numbered points of the talk; `benefit` says what the listener gains from a point. */
  z.object({
    type: z.literal('agenda'),
    items: nonEmptyList(
      z.object({
        title: singleLine(160),
        text: z.optional(singleLine(300)),
        benefit: z.optional(singleLine(300)),
      }),
      8,
    ),
  }),
  z.object({
    type: z.literal('cards'),
    items: nonEmptyList(
      z.object({
        title: singleLine(160),
        /** A word or two above the title, such as a length or a kind. */
        mark: z.optional(singleLine(80)),
        text: z.optional(paragraphs(600)),
        points: z.optional(nonEmptyList(singleLine(240), 8)),
      }),
      8,
    ),
  }),
  /** Figures with a label and, if it isn't obvious, their source. */
  z.object({
    type: z.literal('figures'),
    items: nonEmptyList(
      z.object({ value: singleLine(40), label: singleLine(200), basis: z.optional(singleLine(240)) }),
      8,
    ),
  }),
  z.object({
    type: z.literal('roadmap'),
    phases: nonEmptyList(
      z.object({ period: singleLine(40), name: singleLine(120), tasks: nonEmptyList(singleLine(240), 6) }),
      6,
    ),
  }),
  /** Two lists side by side, such as "in scope" and "out of scope". */
  z.object({
    type: z.literal('comparison'),
    sides: z
      .array(z.object({ title: singleLine(160), points: nonEmptyList(singleLine(300), 8) }))
      .check(z.length(2)),
  }),
  /** Steps in order; `when` is shown before the title. */
  z.object({
    type: z.literal('steps'),
    items: nonEmptyList(
      z.object({ title: singleLine(160), text: paragraphs(600), when: z.optional(singleLine(80)) }),
      8,
    ),
  }),
  z.object({
    type: z.literal('points'),
    heading: z.optional(singleLine(160)),
    items: nonEmptyList(singleLine(300), 10),
  }),
  /** Pairs of a name and a fact. */
  z.object({
    type: z.literal('facts'),
    items: nonEmptyList(z.object({ name: singleLine(120), text: paragraphs(400) }), 10),
  }),
  /** Packages, each with a text. */
  z.object({
    type: z.literal('tiers'),
    tiers: nonEmptyList(
      z.object({
        package: z.enum(packageIds),
        text: paragraphs(500),
        points: z.optional(nonEmptyList(singleLine(240), 6)),
        action: z.optional(z.enum(deckActions)),
      }),
      4,
    ),
  }),
  /** One important thing, such as a promise or an outcome. */
  z.object({ type: z.literal('callout'), title: z.optional(singleLine(160)), text: paragraphs(800) }),
  z.object({
    type: z.literal('budget'),
    label: singleLine(160),
    amount: singleLine(60),
    includes: nonEmptyList(singleLine(240), 8),
  }),
  /** A calculation shown row by row, with its result. */
  z.object({
    type: z.literal('estimate'),
    title: singleLine(160),
    rows: nonEmptyList(z.object({ name: singleLine(200), value: singleLine(80) }), 8),
    result: z.object({ name: singleLine(200), value: singleLine(80) }),
    basis: singleLine(300),
  }),
  /** An example conversation; `note` says where it comes from. */
  z.object({
    type: z.literal('conversation'),
    note: singleLine(300),
    lines: nonEmptyList(z.object({ speaker: singleLine(80), text: paragraphs(500) }), 12),
  }),
  /** Example cases, each combined from several organizations; `note` says so (PRO-Q53). */
  z.object({
    type: z.literal('stories'),
    note: singleLine(300),
    items: nonEmptyList(z.object({ title: singleLine(160), parts: nonEmptyList(titled, 4) }), 4),
  }),
  z.object({ type: z.literal('quote'), text: paragraphs(500), by: z.optional(singleLine(160)) }),
  z.object({ type: z.literal('actions'), actions: nonEmptyList(z.enum(deckActions), 3) }),
  /** Our contact details, taken from the site's facts (PRO-Q43). */
  z.object({ type: z.literal('contact'), prompt: z.optional(singleLine(300)) }),
] as const;

export const blockSchema = z.discriminatedUnion('type', blockSchemas);
export type DeckBlock = z.infer<typeof blockSchema>;

/** The fields of a slide that readers receive. */
const shownSlideFields = {
  /** Unique in its deck. Reading time is counted by this id. */
  id: slugText,
  heading: singleLine(160),
  /** A few words above the heading. */
  kicker: z.optional(singleLine(120)),
  lead: z.optional(paragraphs(500)),
  /** `cover` and `closing` are the first and last slide, set large on a dark background. */
  look: z.enum(['cover', 'plain', 'sunk', 'band', 'closing']),
  /** True if the slide counts among the numbered sections and shows its number (PRO-254). */
  numbered: z._default(z.boolean(), false),
  /** Fills the empty space of a slide with few words. */
  drawing: z.optional(z.enum(drawings)),
  blocks: z.array(blockSchema).check(z.maxLength(6)),
};

/** One slide of the talk: at least as high as the window, and one page on paper. */
const slideSchema = z.object({
  ...shownSlideFields,
  /** Speaker notes. They never leave the draft: `reader-content.ts` strips them before sealing. */
  notes: z.optional(paragraphs(3000)),
});
export type Slide = z.infer<typeof slideSchema>;

/** The largest number of slides in a deck. */
export const maxSlides = 50;

const slideList = <T extends z.core.$ZodType<{ readonly id: string }>>(slide: T) =>
  nonEmptyList(slide, maxSlides).check(
    z.refine((slides) => new Set(slides.map(({ id }) => id)).size === slides.length),
  );

const deckFields = {
  kind: z.literal('deck'),
  ...clientFields,
  presentationTitle: singleLine(160),
  sender: z.optional(senderSchema),
  appearance: z.optional(appearanceSchema),
};

/** A slide deck. All of its text is plain (PRO-003). */
export const deckSchema = z.object({ ...deckFields, slides: slideList(slideSchema) });
export type Deck = z.infer<typeof deckSchema>;

/** A deck as readers receive it, without the speaker notes. */
export const shownDeckSchema = z.object({ ...deckFields, slides: slideList(z.object(shownSlideFields)) });
