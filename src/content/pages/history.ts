/** A stage of the company's history. `letter` is the letter of ACF that it explains. */
export interface HistoryStage {
  readonly id: 'fundraise' | 'connect' | 'ai' | 'next';
  readonly letter?: 'F' | 'C' | 'A';
  readonly word: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly link: { readonly name: string; readonly to: string };
}

export const historyStages: readonly HistoryStage[] = [
  {
    id: 'fundraise',
    letter: 'F',
    word: 'Fundraise',
    heading: 'It begins with the ask',
    paragraphs: [
      'ACF has worked from Toronto since 2020, and it began with the oldest part of the job: who is asked, when, by whom, and how they are thanked.',
      'That work taught us an order. A plan before a list, a list before a letter, a thank you before the next ask. Today it is a method in six parts.',
    ],
    link: { name: 'See the six parts', to: '/services/fundraising' },
  },
  {
    id: 'connect',
    letter: 'C',
    word: 'Connect',
    heading: 'The best plan fails on three lists that disagree',
    paragraphs: [
      'A good letter to the wrong address is a wasted letter. So the second part of the work became the records: CRM platforms set up, cleaned, repaired, and joined to the tools around them.',
      'Where no connection can be bought, we build one. That is what the development shop is for.',
    ],
    link: { name: 'See the CRM services', to: '/services/salesforce' },
  },
  {
    id: 'ai',
    letter: 'A',
    word: 'AI',
    heading: 'AI helps once you can trust the records',
    paragraphs: [
      'AI drafts well from good notes and badly from a muddle. That is why it comes third with us, and why AI Forward starts with an audit, before any tool.',
      'The first things we learned went into a free guide, so that nobody has to hire us to try them.',
    ],
    link: { name: 'See AI Forward', to: '/services/ai-forward' },
  },
  {
    id: 'next',
    word: 'Next',
    heading: 'One place where it all meets',
    paragraphs: [
      'Forms, gifts and newsletters still live apart in most organizations. We are building a data integration hub for them. It is at the waitlist stage: you can put your name down, and you cannot buy or use it yet.',
    ],
    link: { name: 'See the data integration hub', to: '/acf-bridge' },
  },
];

export const historyPage = {
  title: 'Our history: fundraising first, AI last · ACF',
  description:
    'Why a Toronto consultancy for nonprofits began with fundraising, went on to the records behind it, and came to AI last. Our story, told in three letters.',
  heading: 'Fundraising first. AI came last.',
  lead: 'Our name says AI, then Connect, then Fundraise. Our story runs the other way round: fundraising taught us to mind the records, and good records made AI useful.',
  onwardLabel: 'Read on',
  onward: [
    { name: 'About us', to: '/about', text: 'How we work, and what we say no to' },
    { name: 'Blog', to: '/blog', text: 'Short posts from the work' },
    { name: 'Contact', to: '/contact', text: 'Tell us your own story' },
  ],
} as const;
