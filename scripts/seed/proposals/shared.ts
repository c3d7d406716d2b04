import * as z from 'zod/mini';
import { type Deck, type DeckBlock, deckSchema, type Slide } from '@/features/proposals/content/deck';

/** A deck as it is sealed, out of one in which slides are not numbered unless they say so. */
export const deckOf = (deck: z.input<typeof deckSchema>): Deck => z.parse(deckSchema, deck);

/** What the free pack holds, as every deck says it (PRO-Q57). */
export const starterFigures: DeckBlock = {
  type: 'figures',
  items: [
    { value: '40', label: 'warm donor leads in under an hour' },
    { value: '12', label: 'public grant boards refreshed weekly' },
    { value: '15-point', label: 'tech audit checklist' },
    { value: '5-minute', label: 'video' },
    { value: '2-page', label: 'security checklist' },
    { value: '30-minute', label: 'audit session plus office hours' },
  ],
};

/** The promise that goes with the free pack. */
export const starterPromise: DeckBlock = {
  type: 'callout',
  title: 'Delivered within 24 hours',
  text: 'A $2,000 value, at no cost. Nothing to install, and nothing to sign.',
};

/** When progress is looked at together, where a deck shows all tiers (PRO-Q58). */
export const momentumReviews: DeckBlock = {
  type: 'callout',
  title: 'Momentum reviews at 60 and 90 days',
  text: 'We look together at who uses what each week. What nobody uses is dropped, and its hours go elsewhere.',
};

const periods = ['Days 1-7', 'Days 8-14', 'Days 15-21', 'Days 22-30'] as const;

type Phase = readonly [name: string, tasks: readonly string[]];

/** The thirty days of a pilot, in the four phases that all decks have (PRO-Q49). */
export const thirtyDays = (...phases: readonly [Phase, Phase, Phase, Phase]): DeckBlock => ({
  type: 'roadmap',
  phases: phases.map(([name, tasks], place) => ({ period: periods[place] ?? '', name, tasks: [...tasks] })),
});

/** What both sides promise, ours first. */
export const promises = (ours: readonly string[], yours: readonly string[]): DeckBlock => ({
  type: 'comparison',
  sides: [
    { title: 'What we commit to', points: [...ours] },
    { title: 'What we ask of you', points: [...yours] },
  ],
});

/** The last slide, with the ways to reach us. */
export const thanks = (lead: string, heading = 'Thank you'): Slide => ({
  id: 'thank-you',
  look: 'closing',
  numbered: false,
  heading,
  lead,
  blocks: [{ type: 'contact' }],
});
