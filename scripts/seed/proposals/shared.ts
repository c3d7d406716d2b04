import type { DeckBlock } from '@/features/proposals/content/deck';

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
