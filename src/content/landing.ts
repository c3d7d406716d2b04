/** Drawings a solution may carry. */
export type SolutionDrawing = 'letter' | 'call' | 'ledger' | 'checklist' | 'map' | 'screen';

/** One of the six things the consultancy offers; `to` only where a page exists. */
export interface Solution {
  readonly name: string;
  readonly text: string;
  readonly drawing: SolutionDrawing;
  readonly to?: string;
}

export const landingPage = {
  title: 'ACF: fundraising, connected data and AI for nonprofits',
  description:
    'A small consultancy in Toronto that helps nonprofits and small businesses raise funds, connect their data and put AI to work. Begin with the free starter pack.',
  heading: 'Give your fundraisers their hours back.',
  lead: 'We help nonprofits, and the small businesses beside them, raise funds, connect their data and adopt AI. You keep your tools, your donors and your judgment. The copying goes.',
  start: 'Get the free starter pack',
  session: 'Book a free 30-minute strategy session',
  packHeading: 'One free pack. One working day. Five things you can show your board.',
  packText:
    'Find donors you already know, watch the grants you would have missed, and see what your software can do before you buy more of it.',
  packAction: 'See the free guide',
  solutionsHeading: 'Six ways we work with you',
  solutionsLead: 'Take one. Most people begin with the guide and decide the rest later.',
  pathHeading: 'Start, Grow, Expand: each ends on a date',
  pathLead:
    'You know the length before we begin, and what you hold at the end. The price we agree in a first conversation.',
  closingHeading: 'Tell us where the hours go',
  closingText:
    'In the free 30-minute strategy session you talk and we listen. You leave with the one change we would make first, whether or not we make it together.',
} as const;

export const solutions: readonly Solution[] = [
  {
    name: "The Fundraisers' AI Guide",
    text: 'A free starter pack in five parts. Read it in an evening and use it the next morning.',
    drawing: 'letter',
    to: '/impactplaybooks',
  },
  {
    name: 'Fundraising',
    text: 'A calendar of asks, letters that sound like you, and a list of who to call this week and why.',
    drawing: 'call',
  },
  {
    name: 'CRM platforms',
    text: 'Donor records that everybody trusts. We set up, clean and repair the system you chose, Salesforce included.',
    drawing: 'ledger',
  },
  {
    name: 'AI Forward',
    text: 'An audit of where AI helps and where it does not, teaching for your staff, and AI-native apps when a tool is missing.',
    drawing: 'checklist',
  },
  {
    name: 'Data integration hub',
    text: 'One place where forms, gifts and newsletters meet. We are building it now; a waitlist is how you will get in.',
    drawing: 'map',
  },
  {
    name: 'Dev Shop',
    text: 'Web, mobile and the pieces between your systems, built small and handed over with instructions.',
    drawing: 'screen',
  },
];
