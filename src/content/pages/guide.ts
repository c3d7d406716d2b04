/** The guide's name; written with a straight apostrophe wherever it stands. */
export const guideName = "The Fundraisers' AI Guide";

/** The address of the starter pack. */
export const starterPackAddress = '/playbook/day1-impact';

/** A figure the site claims for the starter pack. Each needs the owner's confirmation before it is published. */
export interface Claim {
  readonly figure: string;
  readonly text: string;
}

export const claims: readonly Claim[] = [
  { figure: '40', text: 'warm donor leads in under an hour' },
  { figure: '12', text: 'public grant boards, refreshed weekly' },
  { figure: '15', text: 'points in the tech audit' },
  { figure: '5', text: 'minutes of video, start to finish' },
  { figure: '2', text: 'pages of security checklist' },
];

export const valueClaim = '$2,000+ value';

/** Drawings a component may carry. */
export type GuideDrawing = 'letter' | 'map' | 'checklist' | 'screen' | 'shield';

/** A part of the starter pack as the guide page announces it. */
export interface GuideComponent {
  /** Fragment of the playbook page where the part stands. */
  readonly id: string;
  readonly name: string;
  readonly promise: string;
  readonly drawing: GuideDrawing;
}

export const guideComponents: readonly GuideComponent[] = [
  {
    id: 'prospect-provider',
    name: 'Prospect-Finder Mini-Playbook',
    promise: 'Find 40 warm donor leads in under an hour, among people who already know you.',
    drawing: 'letter',
  },
  {
    id: 'grant-radar',
    name: 'Grant-Radar',
    promise: '12 public grant boards, refreshed weekly, and a twenty-minute routine to read them.',
    drawing: 'map',
  },
  {
    id: 'tech-audit',
    name: 'Tech-Stack Snapshot Audit',
    promise: 'A 15-point tech audit that shows where hours leak between your tools.',
    drawing: 'checklist',
  },
  {
    id: 'quick-enable',
    name: 'Copilot/Gemini Quick-Enable Walk-through',
    promise: 'A 5-minute video and the same steps in writing: switch on the assistant you already pay for.',
    drawing: 'screen',
  },
  {
    id: 'security-sheet',
    name: 'Security Quick-Start Sheet',
    promise: 'A 2-page security checklist: what to settle before the first prompt, and every month after.',
    drawing: 'shield',
  },
];

/** Keys of the four steps, free one first. */
export type TierId = 'starter' | 'start' | 'grow' | 'expand';

/** A step on the way from the free pack to the largest package. Prices are agreed in the strategy session. */
export interface Tier {
  readonly id: TierId;
  readonly name: string;
  readonly packageName: string;
  readonly timeline: string;
  readonly summary: string;
  /** What a person has at the end, and how much of their time it takes. */
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

/** Copy of the page that offers the guide. */
export const guidePage = {
  title: "The Fundraisers' AI Guide: free starter pack · ACF",
  description:
    'A free guide to AI for nonprofit fundraisers: find donors, watch grants, check your tools and stay safe. Five parts you can use today.',
  kicker: 'Free guide for nonprofit fundraisers',
  heading: guideName,
  /** Two lines on a phone: the form follows it. */
  lead: 'Five tools that take the slow parts off your desk.',
  more: 'They find donors you already know, watch grants, and show what your software can do. About three hours in all, in any order you like.',
  assurances: [
    'Written for people, not for programmers',
    'Works with the tools you have',
    'Sent within 24 hours',
  ],
  formHeading: 'Get the free starter pack',
  formLead: 'Two fields, half a minute.',
  insideHeading: 'Five parts, each useful on its own',
  insideLead: 'Start with the one that hurts most. None needs a new subscription.',
  claimsHeading: 'What you hold at the end of the day',
  pathHeading: 'Where it leads, if you want it to',
  pathLead:
    'The pack stands on its own. When you want company, there are three packages, each with a fixed length. We agree the price before we begin.',
  choiceLegend: 'Pick the step you have in mind. Your next move appears on its card.',
  freeStep: 'Ask for it in the form at the top of this page.',
  freeAction: 'Go to the form',
  paidStep: 'Begin with a free half hour.',
  paidAction: 'Pick a time',
  /** Added to the action's label for screen readers only. */
  paidActionFor: (name: string) => `to talk about ${name}`,
  showDetails: 'Show Details',
  hideDetails: 'Hide Details',
  /** Added to both labels. */
  detailsOf: (name: string) => `for ${name}`,
  closingHeading: 'Half an hour tells you where to begin',
  closingText:
    'Bring the task that takes the most out of your week. We tell you which part of the guide helps with it, and what else would.',
  flyerText: 'Want to show it at a meeting?',
  flyerAction: 'Print it all on one page',
} as const;
