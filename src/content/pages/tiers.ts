/** Ids of the four tiers, free one first. */
export type TierId = 'starter' | 'start' | 'grow' | 'expand';

/** A tier, from the free pack to the largest package. Prices are agreed in the strategy session. */
export interface Tier {
  readonly id: TierId;
  readonly name: string;
  readonly packageName: string;
  readonly timeline: string;
  readonly summary: string;
  /** The results for the client, and how much of their time it takes. */
  readonly details: readonly string[];
}

export const tiers: readonly Tier[] = [
  {
    id: 'starter',
    name: 'Free Starter Pack',
    packageName: 'Free Starter Pack',
    timeline: '24 hours',
    summary: 'Five tools you use on your own, today. You see what AI is good for before you spend anything.',
    details: [
      'Five parts: donors, grants, tools, assistant, security.',
      'Every prompt and every checklist in full, ready to copy or print.',
      'About three hours of your time, in any order you like.',
      'No meeting, no payment, nothing to install.',
    ],
  },
  {
    id: 'start',
    name: 'Start',
    packageName: 'Start Package',
    timeline: '30 days',
    summary:
      'One task, done well. We pick the one that costs your team the most hours, set it up and train the people who do it.',
    details: [
      'We time the task first, so that you can see what changes.',
      'One tool set up for it, in accounts that belong to you.',
      'Training for the people who do the work, and a page they can look things up on.',
      'At the end: the hours before and the hours after, side by side.',
    ],
  },
  {
    id: 'grow',
    name: 'Grow',
    packageName: 'Grow Package',
    timeline: '60 days',
    summary:
      'Your records in one place. We clean them, connect the tools you keep and draw up the reports your board asks for.',
    details: [
      'Donor records cleaned and duplicates merged, in the system you keep.',
      'Forms, gifts and newsletters connected, so that nobody types a gift twice.',
      'The monthly report for your board, drawn from the records.',
      'At the end: a map of your tools, with one of your people named beside each.',
    ],
  },
  {
    id: 'expand',
    name: 'Expand',
    packageName: 'Expand Package',
    timeline: '90 days',
    summary:
      'A way of working that lasts. Policies, training for every role, and tools built for the gaps nothing on the market fills.',
    details: [
      'A policy on AI that your board can adopt, in words your staff can follow.',
      'Training for each role, from the front desk to the board table.',
      'Small tools for the gaps, handed over with their code and instructions.',
      'At the end: a plan for the year after, which you can follow without us.',
    ],
  },
];

/** Labels of the expandable details of a tier. */
export const tierDetails = {
  show: 'Show Details',
  hide: 'Hide Details',
  /** Added to both labels. */
  of: (name: string) => `for ${name}`,
} as const;
