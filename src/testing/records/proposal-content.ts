import type { ClientProposal, PackageOffer } from '@/features/proposals/content/client-proposal';
import type { Deck, Slide } from '@/features/proposals/content/deck';

const offer: PackageOffer = {
  coreGoal: 'One task, done well.',
  bullets: ['A page to look things up on'],
  details: [
    { title: 'A map', stage: 'Crawl', description: 'What holds what.' },
    { title: 'Training', description: 'An hour.' },
  ],
  teams: 'Development',
};

const step = { period: 'Weeks 1-2', title: 'Measure', text: 'We time the task.', short: 'Timed' };

/** Returns a complete proposal for River House with `changes` applied. */
export const aClientProposal = (changes: Partial<ClientProposal> = {}): ClientProposal => ({
  kind: 'proposal',
  clientName: 'River House',
  clientEmail: 'board@river-house.example',
  proposalTitle: 'A first month',
  currency: 'CAD',
  hero: { headline: 'Hours back', tagline: 'One task first.', badges: ['a', 'b', 'c', 'd'] },
  packages: { starter: offer, start: offer, grow: offer, expand: offer },
  details: { mode: 'exclusive', openAtFirst: [] },
  stakeholders: [{ title: 'A sponsor', text: 'Clears the way.' }],
  reasons: [{ title: 'We count', text: 'Hours, not features.' }],
  timeline: { heading: 'Timeline', steps: [step, step, step, step, step] },
  download: { summary: 'A summary.', pilotApproach: 'Thirty days.' },
  ...changes,
});

/** Returns a slide without blocks with `changes` applied. */
export const aSlide = (changes: Partial<Slide> = {}): Slide => ({
  id: 'title',
  look: 'plain',
  numbered: false,
  heading: 'Hours back',
  blocks: [],
  ...changes,
});

/** Returns a complete deck of two slides for River House with `changes` applied. */
export const aDeck = (changes: Partial<Deck> = {}): Deck => ({
  kind: 'deck',
  clientName: 'River House',
  clientEmail: 'board@river-house.example',
  presentationTitle: 'A first month',
  slides: [
    aSlide({ look: 'cover' }),
    aSlide({
      id: 'agenda',
      numbered: true,
      heading: 'Agenda',
      blocks: [{ type: 'agenda', items: [{ title: 'Why' }] }],
    }),
  ],
  ...changes,
});
