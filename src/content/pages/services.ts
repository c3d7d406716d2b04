/** One of the six offers, with facts that help a visitor choose it or rule it out. */
export interface Offer {
  readonly id: 'fundraising' | 'crm' | 'ai-forward' | 'dev-shop' | 'hub' | 'guide';
  readonly name: string;
  readonly to: string;
  /** Availability, if the offer isn't simply for sale: free, or not available yet. */
  readonly stage?: string;
  readonly text: string;
  /** A sentence that a client who needs this offer would say. */
  readonly sign: string;
  /** The effort for the visitor's team. */
  readonly takes: string;
  /** The case in which another offer fits better. */
  readonly unless: string;
}

export const offers: readonly Offer[] = [
  {
    id: 'guide',
    name: "The Fundraisers' AI Guide",
    to: '/impactplaybooks',
    stage: 'Free',
    text: 'A starter pack in five parts, to read on your own. It shows you what AI is good for before you spend anything, on us or on software.',
    sign: 'We should do something with AI. Nobody knows what.',
    takes: 'About three hours in all',
    unless: 'You use AI every week already and have written rules for it.',
  },
  {
    id: 'fundraising',
    name: 'Fundraising services',
    to: '/services/fundraising',
    text: 'A method in six parts, from a plan on one page to donors who give again. You know who is asked this week, by whom, and what comes after the thank you.',
    sign: 'We know people who would give. Nobody calls them.',
    takes: 'Two hours a week from whoever does the asking',
    unless: 'No one, not even a volunteer, has time to make the calls.',
  },
  {
    id: 'crm',
    name: 'CRM services',
    to: '/services/salesforce',
    text: 'Donor records that everybody trusts, on Salesforce or the platform you chose. We set up, move, clean and repair them, and teach the people who use them.',
    sign: 'Three lists, three totals, and the audit is in May.',
    takes: 'Half a day a week from the person who knows the data',
    unless: 'Your list fits on one screen and one person keeps it well.',
  },
  {
    id: 'ai-forward',
    name: 'AI Forward',
    to: '/services/ai-forward',
    text: 'Audits, education and AI-native apps: where AI helps you, how your staff use it safely, and a tool of your own when none fits.',
    sign: 'Half of us use AI, and nobody says so.',
    takes: 'An hour with each person, then two half-days of teaching',
    unless: 'You are in the middle of a campaign. Finish it, then learn.',
  },
  {
    id: 'dev-shop',
    name: 'Development shop',
    to: '/services/dev-shop',
    text: 'Web, mobile and the pieces between your systems. Built small, tested by the people who will use it, and handed over with instructions.',
    sign: 'We type every online gift a second time.',
    takes: 'One call a week, and somebody to test',
    unless: 'A product you can buy does the job. We look for it first.',
  },
  {
    id: 'hub',
    name: 'Data integration hub',
    to: '/acf-bridge',
    stage: 'Waitlist',
    text: 'One place where forms, gifts and newsletters meet. We are building it now. You can join the waitlist; you cannot buy or use it yet.',
    sign: 'Our forms, gifts and newsletters never meet.',
    takes: 'Three minutes to join the waitlist',
    unless: 'You need it this quarter. A connection built for you is sooner.',
  },
];

export const servicesPage = {
  name: 'Services',
  title: 'Services: where a nonprofit begins · ACF',
  description:
    'Six ways to work with us, from a free guide to software built for you. See which one fits your week, what it takes, and when to leave it alone.',
  heading: 'Fix one thing first. Know when it is done.',
  lead: 'We have six offers, and you need one of them to begin. Find the sentence your team says out loud, and start there.',
  compare: 'See where to begin',
  session: 'Book a free 30-minute strategy session',
  beginHeading: 'Where to begin: what does your team say?',
  beginLead: 'Each offer helps in one case and wastes your time in another. Both are in the list.',
  columns: {
    sign: 'What you hear',
    offer: 'Begin with',
    takes: 'What it takes',
    unless: 'Leave it when',
  },
  offersHeading: 'What each offer is',
  promisesHeading: 'Three things hold for all of them',
  promises: [
    {
      name: 'An end on the calendar',
      text: 'Paid work runs 30, 60 or 90 days. We call the lengths Start, Grow and Expand.',
    },
    {
      name: 'A price before the work',
      text: 'We agree it in writing after a first conversation. The first conversation is free.',
    },
    {
      name: 'Everything in your name',
      text: 'Accounts, records, code and instructions belong to you, on the first day and the last.',
    },
  ],
  closingHeading: 'Two of them sound like you? Bring both.',
  closingText:
    'In the free 30-minute strategy session we listen, ask what costs you the most hours, and say which one we would fix first.',
} as const;
