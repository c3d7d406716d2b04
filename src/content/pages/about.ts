export const aboutPage = {
  title: 'About us: a small consultancy in Toronto · ACF',
  description:
    'ACF is a small consultancy in Toronto. Since 2020 we have helped nonprofits with fundraising, connecting data and adopting AI. How we work, and what we refuse.',
  heading: 'We sit at your table before we open your software.',
  lead: 'ACF is a small consultancy in Toronto. We help nonprofits, and small businesses that are just as short of time, with fundraising, connecting data and adopting AI.',
  contact: 'Contact Us',
  services: 'See our six offers',
  drawing: 'The skyline of Toronto above the lake, drawn in one line.',
  factsLabel: 'ACF in brief',
  facts: [
    { term: 'Where', text: 'Toronto, ON' },
    { term: 'Since', text: '2020' },
    { term: 'For', text: 'Nonprofit staff, leaders and boards' },
    { term: 'Size', text: 'Small. You talk to the people who do the work.' },
  ],
  workHeading: 'We have four habits, and you can hold us to them',
  habits: [
    {
      name: 'We begin with the week you had.',
      text: 'Before any advice, we ask what was done, by whom, and how long it took. The answer is rarely the software.',
    },
    {
      name: 'We agree the end before the start.',
      text: 'A date, a result and a price, in writing. Paid work takes 30, 60 or 90 days.',
    },
    {
      name: 'We use what you own first.',
      text: 'Much of what you need is in tools you already pay for. We look there before we add another.',
    },
    {
      name: 'We leave you able to go on.',
      text: 'Accounts in your name, instructions in your words, and a colleague who has already done it without us.',
    },
  ],
  refusalsHeading: 'What we say no to',
  refusalsLead: 'A consultancy is known by the work it turns down.',
  refusals: [
    'A tool you do not need. If the spreadsheet does the job, we say so.',
    'Donor data in an AI service your board has not approved.',
    'Messages that claim a human hand when no one has read them.',
    'Pay as a share of what you raise. It sets our interest against your donors.',
    'Work without an end.',
  ],
  offersHeading: 'What we do all day',
  offers: [
    { name: 'Fundraising services', to: '/services/fundraising', text: 'who is asked, when, and by whom' },
    { name: 'CRM services', to: '/services/salesforce', text: 'records everybody trusts' },
    { name: 'AI Forward', to: '/services/ai-forward', text: 'audits, education and AI-native apps' },
    { name: 'Development shop', to: '/services/dev-shop', text: 'the piece that is missing' },
    { name: 'Data integration hub', to: '/acf-bridge', text: 'being built, with a waitlist' },
    {
      name: "The Fundraisers' AI Guide",
      to: '/impactplaybooks',
      text: 'free, and the best place to meet us',
    },
  ],
  history: 'Read our history',
  closingHeading: 'Tell us about your table',
  closingText:
    'Tell us who is on your team and what is on your plate this month. We answer within 24 hours on business days.',
} as const;
