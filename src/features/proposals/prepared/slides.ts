import type { Deck, DeckBlock, Slide } from '../content/deck';

type PreparedSlide = Omit<Slide, 'numbered'> & { readonly numbered?: boolean };

/** Returns a prepared deck. Slides are unnumbered unless they set `numbered`. */
export const deckOf = ({
  slides,
  ...deck
}: Omit<Deck, 'slides'> & { readonly slides: readonly PreparedSlide[] }): Deck => ({
  ...deck,
  slides: slides.map((slide) => ({ ...slide, numbered: slide.numbered ?? false })),
});

/** The contents of the free pack, the same in every deck. */
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

/** Our promise about the free pack. */
export const starterPromise: DeckBlock = {
  type: 'callout',
  title: 'Delivered within 24 hours',
  text: 'A $2,000 value, at no cost. Nothing to install, and nothing to sign.',
};

/** The dates of the momentum reviews, for decks that show all tiers. */
export const momentumReviews: DeckBlock = {
  type: 'callout',
  title: 'Momentum reviews at 60 and 90 days',
  text: 'We look together at who uses what each week. We drop what no one uses and spend the hours elsewhere.',
};

const periods = ['Days 1-7', 'Days 8-14', 'Days 15-21', 'Days 22-30'] as const;

type Phase = readonly [name: string, tasks: readonly string[]];

/** Returns a roadmap of a pilot's thirty days in four phases. */
export const thirtyDays = (...phases: readonly [Phase, Phase, Phase, Phase]): DeckBlock => ({
  type: 'roadmap',
  phases: phases.map(([name, tasks], index) => ({ period: periods[index] ?? '', name, tasks: [...tasks] })),
});

/** Returns a comparison of both sides' promises, ours first. */
export const promises = (ours: readonly string[], yours: readonly string[]): DeckBlock => ({
  type: 'comparison',
  sides: [
    { title: 'What we commit to', points: [...ours] },
    { title: 'What we ask of you', points: [...yours] },
  ],
});

/** Returns the last slide, with our contact details. */
export const thanks = (lead: string, heading = 'Thank you'): Slide => ({
  id: 'thank-you',
  look: 'closing',
  numbered: false,
  heading,
  lead,
  blocks: [{ type: 'contact' }],
});
