import { deckOf, momentumReviews, promises, thanks, thirtyDays } from './slides';

/** A deck for a foundation: the pilot's cost, its risks and its lessons. */
export const funderDeck = deckOf({
  kind: 'deck',
  clientName: '[client name]',
  clientEmail: '',
  presentationTitle: 'What one pilot can tell a whole network',
  appearance: { accent: 'lake', drawing: 'ledger' },
  slides: [
    {
      id: 'agenda',
      look: 'plain',
      heading: 'What we would like to decide today',
      notes: 'Ask which of the five they want to spend most time on, and begin there.',
      blocks: [
        {
          type: 'agenda',
          items: [
            { title: 'The program in five minutes', text: 'What it is, and what it is not.' },
            { title: 'Three tiers and one pilot', text: 'A small sum first, then a larger one.' },
            { title: 'Thirty days', text: 'Who does what, and when you hear of it.' },
            { title: 'Care with data', text: 'What grantees and their clients may rely on.' },
            { title: 'What follows', text: 'The decision that you would have figures for.' },
          ],
        },
      ],
    },
    {
      id: 'program-overview',
      look: 'sunk',
      heading: 'A program that proves itself before it grows',
      blocks: [
        {
          type: 'text',
          text: 'Your grantees are asked for more reports each year and have the same hands to write them. Tools that could help are for sale everywhere; the time to find out which of them do is not. We propose to find out once, at one grantee, and to share what we learn with all.',
        },
        {
          type: 'comparison',
          sides: [
            {
              title: 'What it is',
              points: [
                'A measured pilot of one task',
                'Training for the people who do it',
                'Instructions that others can follow',
              ],
            },
            {
              title: 'What it is not',
              points: [
                'A platform that grantees must move to',
                'A reason to ask for more reports',
                'A way to do without people',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'three-tiers',
      look: 'plain',
      heading: 'Three tiers, each with its own end',
      blocks: [
        {
          type: 'tiers',
          tiers: [
            {
              package: 'start',
              text: 'One grantee, one task, hours counted before and after. This is the pilot.',
            },
            {
              package: 'grow',
              text: 'Three systems connected at grantees that finished Start: records, forms, mail.',
            },
            {
              package: 'expand',
              text: 'The network teaches itself: a policy, trained leads, an hour a month together.',
            },
          ],
        },
        momentumReviews,
      ],
    },
    {
      id: 'pilot-budget',
      look: 'sunk',
      heading: 'The pilot, and what it costs',
      lead: 'The only amount you decide on now.',
      blocks: [
        {
          type: 'budget',
          label: 'Paid once',
          amount: '',
          includes: [
            '30-day pilot with a single grantee',
            'One 60-minute training',
            '2 workflows, handed over with instructions',
            'A session with your program officers on what was learned',
          ],
        },
      ],
    },
    {
      id: 'roadmap',
      look: 'plain',
      heading: 'A 30-day roadmap in four phases',
      notes: 'Say at which points they hear from us: day 7, day 21, day 30.',
      blocks: [
        thirtyDays(
          [
            'Foundation',
            ['Grantee and task are chosen with you', 'Hours are counted', 'Success is agreed in writing'],
          ],
          [
            'Training',
            [
              'Sixty minutes for the whole team',
              'First workflow, tried together',
              'A list of what stays out of tools',
            ],
          ],
          [
            'Live application',
            ['Both workflows on real cases', 'Weekly office hours', 'A short word to you on how it goes'],
          ],
          [
            'Optimization',
            [
              'Hours are counted again',
              'Instructions are handed over',
              'You get both numbers, and our advice',
            ],
          ],
        ),
      ],
    },
    {
      id: 'security',
      look: 'plain',
      heading: 'Security and compliance',
      lead: 'A pilot that put a client’s name at risk would have failed, whatever it saved.',
      blocks: [
        {
          type: 'cards',
          items: [
            {
              title: 'Names stay out',
              text: 'No names of donors or clients in AI tools. Rows have numbers, and the key stays with the grantee.',
            },
            {
              title: 'Owned by the grantee',
              text: 'Accounts, contracts and data belong to the grantee. Neither you nor we see its records.',
            },
            {
              title: 'Written down',
              text: 'Which tool may see what, approved by the grantee’s director before its first use.',
            },
          ],
        },
      ],
    },
    {
      id: 'why-it-matters',
      look: 'band',
      heading: 'Why it matters',
      blocks: [
        {
          type: 'quote',
          text: 'Your grant pays for every hour spent on a report, and that hour helps no one.',
        },
        {
          type: 'text',
          text: 'Grantees rarely say so to the one who asks for the report. A funder that begins with the hours tells its grantees something that no convening can: that their time counts. And it learns which of its own questions cost more than they bring.',
        },
      ],
    },
    {
      id: 'next-steps',
      look: 'sunk',
      heading: 'Next steps and commitment',
      blocks: [
        {
          type: 'steps',
          items: [
            {
              when: 'Week 1',
              title: 'You name a sponsor',
              text: 'One person at the foundation, with two hours a month.',
            },
            {
              when: 'Week 2',
              title: 'We choose the grantee together',
              text: 'Among those who put a task forward, with a reason that you can tell the others.',
            },
            {
              when: 'Week 3',
              title: 'Day 1',
              text: 'The grantee’s director has approved the tools, and the task is timed.',
            },
          ],
        },
        promises(
          [
            'Both numbers, whichever way they turn out',
            'Instructions that need no consultant',
            'A recommendation that may be to stop',
          ],
          [
            'No extra report about the pilot',
            'A sponsor who answers within two days',
            'Patience until day 30',
          ],
        ),
        { type: 'actions', actions: ['session'] },
      ],
    },
    {
      id: 'outcome',
      look: 'plain',
      heading: 'What you have on day 30',
      blocks: [
        {
          type: 'points',
          items: [
            'The hours of one task, before and after, and how they were counted',
            'Two workflows that a second grantee could set up from the instructions',
            'What the team says about them, in its own words',
            'A recommendation: widen, change, or stop',
          ],
        },
        {
          type: 'callout',
          title: 'The outcome',
          text: 'A decision about the network that rests on something you have seen, for the price of a pilot.',
        },
      ],
    },
    thanks('For asking what your grantees’ hours are worth.'),
  ],
});
