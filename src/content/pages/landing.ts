/** Drawings that a solution can use. */
export type SolutionDrawing = 'letter' | 'call' | 'ledger' | 'checklist' | 'map' | 'screen';

/** One of the six services, with a link to its page. */
export interface Solution {
  readonly name: string;
  readonly text: string;
  readonly drawing: SolutionDrawing;
  readonly to: string;
}

export const landingPage = {
  title: 'Fundraising, connected data and AI for nonprofits · ACF',
  description:
    'A small consultancy in Toronto that helps nonprofits raise funds, connect their data and put AI to work. Begin with the free starter pack.',
  heading: 'Give your fundraisers their hours back.',
  lead: 'We help nonprofits, and the small businesses beside them, raise funds, connect their data and adopt AI. You keep your tools, your donors and your judgment. The retyping goes.',
  start: 'Get the free starter pack',
  session: 'Book a free 30-minute strategy session',
  packHeading: 'One free pack, about three hours, five things to show your board.',
  packText:
    'Find donors you already know, watch the grants you would have missed, and see what your software can do before you buy more of it.',
  packAction: 'See the free guide',
  proofHeading: 'See the work before you ask for it',
  proofLead: 'One page of the pack as it is, and the month that follows when you want company.',
  pageCaption: 'A page of the free starter pack',
  pageAction: 'Read the whole part',
  monthCaption: 'A first month, in the package Start',
  monthNote:
    'This is the plan every first month begins with. We name no client and show no result here: yours will be your own.',
  filmHeading: 'Hear how we work before you call us',
  filmText:
    'A film in plain words: who we are, where we begin, and what stays in your hands. It has captions, so you can watch it at your desk.',
  film: {
    name: 'How we work with nonprofits',
    play: 'Play the video',
    loading: 'The video is loading.',
    unavailable: 'Video temporarily unavailable',
    elsewhere: 'Watch it on YouTube',
    note: 'The player comes from YouTube and loads only when you press play.',
  },
  more: [
    { before: 'More to watch? Open the', label: 'video library', to: '/videos' },
    { before: 'Rather read? There are short posts on the', label: 'blog', to: '/blog' },
  ],
  solutionsHeading: 'Six ways we work with you',
  solutionsLead: 'Take one. Most people begin with the guide and decide the rest later.',
  pathHeading: 'Start, Grow, Expand: each ends on a date',
  pathLead:
    'You know the length before we begin, and what you will hold at the end. We agree the price in a first conversation.',
  closingHeading: 'Tell us where the hours go',
  closingText:
    'In the free 30-minute strategy session you talk and we listen. You leave with the one change we would make first, whether or not we make it together.',
} as const;

export const solutions: readonly Solution[] = [
  {
    name: "The Fundraisers' AI Guide",
    text: 'A free starter pack in five parts. About three hours in all, one part at a time.',
    drawing: 'letter',
    to: '/impactplaybooks',
  },
  {
    name: 'Fundraising services',
    text: 'A calendar of asks, letters that sound like you, and a list of who to call this week and why.',
    drawing: 'call',
    to: '/services/fundraising',
  },
  {
    name: 'CRM services',
    text: 'Donor records that everybody trusts. We set up, clean and repair the system you chose, Salesforce included.',
    drawing: 'ledger',
    to: '/services/salesforce',
  },
  {
    name: 'AI Forward',
    text: 'An audit of where AI helps and where it does not, teaching for your staff, and AI-native apps when a tool is missing.',
    drawing: 'checklist',
    to: '/services/ai-forward',
  },
  {
    name: 'Data integration hub',
    text: 'One place where forms, gifts and newsletters meet. We are building it now; a waitlist is how you will get in.',
    drawing: 'map',
    to: '/acf-bridge',
  },
  {
    name: 'Development shop',
    text: 'Web, mobile and the pieces between your systems, built small and handed over with instructions.',
    drawing: 'screen',
    to: '/services/dev-shop',
  },
];
