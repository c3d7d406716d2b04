/** A role in a nonprofit, with an invented quote from a bad day and what changes for them. */
export interface Persona {
  readonly id:
    | 'executive-director'
    | 'development-director'
    | 'gift-officer'
    | 'grant-writer'
    | 'database-manager'
    | 'communications-manager'
    | 'programme-manager'
    | 'board-treasurer';
  readonly role: string;
  readonly says: string;
  readonly change: string;
  readonly offer: { readonly name: string; readonly to: string };
}

const fundraising = { name: 'Fundraising services', to: '/services/fundraising' } as const;
const records = { name: 'CRM services', to: '/services/salesforce' } as const;
const ai = { name: 'AI Forward', to: '/services/ai-forward' } as const;
const building = { name: 'Development shop', to: '/services/dev-shop' } as const;

export const personas: readonly Persona[] = [
  {
    id: 'executive-director',
    role: 'Executive director',
    says: 'The board asks how we are doing. I need a day to find out.',
    change: 'One page, true every morning: gifts, grants, cash, and what is due this week.',
    offer: records,
  },
  {
    id: 'development-director',
    role: 'Development director',
    says: 'I run the campaign in my head.',
    change: 'A plan on one page and a date behind every name, so that you can take a holiday.',
    offer: fundraising,
  },
  {
    id: 'gift-officer',
    role: 'Gift officer',
    says: 'I know my donors. The system does not.',
    change: 'Two minutes of talking after a visit become a clean note and a next step. You check both.',
    offer: ai,
  },
  {
    id: 'grant-writer',
    role: 'Grant writer',
    says: 'I describe the same work in nine word counts.',
    change: 'A shelf of approved answers, and first drafts that fit the box. The argument stays yours.',
    offer: ai,
  },
  {
    id: 'database-manager',
    role: 'Database manager',
    says: 'Everyone keeps a list, and I am asked which one is right.',
    change:
      'Rules for duplicates, connections that carry the data, and the standing to refuse list number four.',
    offer: records,
  },
  {
    id: 'communications-manager',
    role: 'Communications manager',
    says: 'Six channels, one of me.',
    change:
      'One story becomes a letter, a post and a paragraph for the report. You read each before it goes.',
    offer: ai,
  },
  {
    id: 'programme-manager',
    role: 'Program manager',
    says: 'I count for the funder at night.',
    change: 'You count once, at the door, on a phone. The report fills itself, and you correct it by day.',
    offer: building,
  },
  {
    id: 'board-treasurer',
    role: 'Board treasurer',
    says: 'I sign totals I cannot trace.',
    change: 'Every total opens to the gifts beneath it. Fundraising and the books agree each month.',
    offer: records,
  },
];

export const solutionsPage = {
  title: 'Empowering Every Role in a nonprofit · ACF',
  description:
    'Eight roles in a nonprofit, from executive director to board treasurer: what each says on a bad day, what changes, and how we begin with one task.',
  heading: 'Empowering Every Role, from the front desk to the board',
  lead: 'A tool that helps one desk and burdens the next helps nobody. Find your role. Then look at the one beside it.',
  find: 'Find your role',
  rolesHeading: 'Eight roles, one set of records',
  rolesLead: 'We made these sentences up so that you would recognize them. The work is real.',
  beginLabel: 'Begin with',
  stepsHeading: 'How It Works',
  stepsLead: 'Three steps. Only the second takes real time from your team.',
  steps: [
    {
      name: 'You tell us your week',
      text: 'Half an hour, your role, no slides. We ask what you did yesterday and what you would rather have done.',
    },
    {
      name: 'We change one task',
      text: 'The one that costs the most hours across the desks it touches. You test it while the old way still runs.',
    },
    {
      name: 'You keep what works',
      text: 'After a month we count the hours together. What saved none is dropped. What saved some, the next role learns.',
    },
  ],
  closingHeading: 'Bring the colleague from the next desk',
  closingText:
    'The free 30-minute strategy session goes better with two roles in the room. You leave with one task you would both change.',
  closingAction: 'Book a free 30-minute strategy session',
} as const;
