import { guideName } from './guide';

/** Texts of the page that offers the guide. */
export const guidePage = {
  title: "The Fundraisers' AI Guide: free starter pack · ACF",
  description:
    'A free guide to AI for nonprofit fundraisers: find donors, watch grants, check your tools and stay safe. Five parts you can use today.',
  kicker: 'Free guide for nonprofit fundraisers',
  heading: guideName,
  /** Two lines on a phone, because the form follows. */
  lead: 'Five tools that take the slow parts off your desk.',
  more: 'They find donors you already know, watch grants, and show what your software can do. About three hours in all, in any order you like.',
  assurances: [
    'Written for people, not for programmers',
    'Works with the tools you have',
    'Opens at once. The link follows by email within 24 hours.',
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
  closingHeading: 'Half an hour tells you where to begin',
  closingText:
    'Bring the task that takes the most out of your week. We tell you which part of the guide helps with it, and what else would.',
  flyerText: 'Want to show it at a meeting?',
  flyerAction: 'Print it all on one page',
} as const;
