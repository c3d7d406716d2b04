import * as z from 'zod/mini';
import { appearanceSchema, drawings } from './appearance';
import { packageIds } from './client-proposal';
import { fragment, line, prose, recipientFields, several } from './fields';
import { senderSchema } from './sender';

/** Actions that a deck's button can have. The page's code sets each label and destination (PRO-Q44). */
export const deckActions = ['startToday', 'deployNow', 'scaleUp', 'freePack', 'videos', 'session'] as const;
export type DeckAction = (typeof deckActions)[number];

const titled = z.object({ title: line(160), text: prose(600) });

const blockSchemas = [
  z.object({ type: z.literal('text'), text: prose() }),
  /** The numbered points of the talk; `benefit` says what the listener gains from a point. */
  z.object({
    type: z.literal('agenda'),
    items: several(
      z.object({
        title: line(160),
        text: z.optional(line(300)),
        benefit: z.optional(line(300)),
      }),
      8,
    ),
  }),
  z.object({
    type: z.literal('cards'),
    items: several(
      z.object({
        title: line(160),
        /** A word or two above the title, such as a length or a kind. */
        mark: z.optional(line(80)),
        text: z.optional(prose(600)),
        points: z.optional(several(line(240), 8)),
      }),
      8,
    ),
  }),
  /** Figures with a label and, if it isn't obvious, their source. */
  z.object({
    type: z.literal('figures'),
    items: several(z.object({ value: line(40), label: line(200), basis: z.optional(line(240)) }), 8),
  }),
  z.object({
    type: z.literal('roadmap'),
    phases: several(z.object({ period: line(40), name: line(120), tasks: several(line(240), 6) }), 6),
  }),
  /** Two lists side by side, such as "in scope" and "out of scope". */
  z.object({
    type: z.literal('comparison'),
    sides: z.array(z.object({ title: line(160), points: several(line(300), 8) })).check(z.length(2)),
  }),
  /** Steps in order; `when` is shown before the title. */
  z.object({
    type: z.literal('steps'),
    items: several(z.object({ title: line(160), text: prose(600), when: z.optional(line(80)) }), 8),
  }),
  z.object({
    type: z.literal('points'),
    heading: z.optional(line(160)),
    items: several(line(300), 10),
  }),
  /** Pairs of a name and a fact. */
  z.object({
    type: z.literal('facts'),
    items: several(z.object({ name: line(120), text: prose(400) }), 10),
  }),
  /** Packages, each with a text. */
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
  /** One important thing, such as a promise or an outcome. */
  z.object({ type: z.literal('callout'), title: z.optional(line(160)), text: prose(800) }),
  z.object({
    type: z.literal('budget'),
    label: line(160),
    amount: line(60),
    includes: several(line(240), 8),
  }),
  /** A calculation shown row by row, with its result. */
  z.object({
    type: z.literal('estimate'),
    title: line(160),
    rows: several(z.object({ name: line(200), value: line(80) }), 8),
    result: z.object({ name: line(200), value: line(80) }),
    basis: line(300),
  }),
  /** An example conversation; `note` says where it comes from. */
  z.object({
    type: z.literal('conversation'),
    note: line(300),
    lines: several(z.object({ speaker: line(80), text: prose(500) }), 12),
  }),
  /** Example cases, each combined from several organizations; `note` says so (PRO-Q53). */
  z.object({
    type: z.literal('stories'),
    note: line(300),
    items: several(z.object({ title: line(160), parts: several(titled, 4) }), 4),
  }),
  z.object({ type: z.literal('quote'), text: prose(500), by: z.optional(line(160)) }),
  z.object({ type: z.literal('actions'), actions: several(z.enum(deckActions), 3) }),
  /** Our contact details, taken from the site's facts (PRO-Q43). */
  z.object({ type: z.literal('contact'), prompt: z.optional(line(300)) }),
] as const;

export const blockSchema = z.discriminatedUnion('type', blockSchemas);
export type DeckBlock = z.infer<typeof blockSchema>;

/** The fields of a slide that readers receive. */
const shownSlideFields = {
  /** Unique in its deck. Reading time is counted by this id. */
  id: fragment,
  heading: line(160),
  /** A few words above the heading. */
  kicker: z.optional(line(120)),
  lead: z.optional(prose(500)),
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
  notes: z.optional(prose(3000)),
});
export type Slide = z.infer<typeof slideSchema>;

/** The largest number of slides in a deck. */
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

/** A slide deck. All of its text is plain (PRO-003). */
export const deckSchema = z.object({ ...deckFields, slides: slideList(slideSchema) });
export type Deck = z.infer<typeof deckSchema>;

/** A deck as readers receive it, without the speaker notes. */
export const shownDeckSchema = z.object({ ...deckFields, slides: slideList(z.object(shownSlideFields)) });
