import { deckOf, momentumReviews, starterFigures, starterPromise, thanks, thirtyDays } from './slides';

/** A deck for a foundation's grantees: the pilot, and its benefit for each of them. */
export const granteeDeck = deckOf({
  kind: 'deck',
  clientName: '[client name]',
  clientEmail: '',
  presentationTitle: 'Hours back for the work you were funded for',
  appearance: { accent: 'lake', drawing: 'ledger' },
  slides: [
    {
      id: 'title',
      look: 'cover',
      kicker: 'For the grantees of [client name]',
      heading: 'Hours back for the work you were funded for',
      lead: 'A pilot with one grantee, open to all of you to learn from.',
      notes: 'Ask for a show of hands: who has typed the same figure into three reports this month?',
      blocks: [],
    },
    {
      id: 'agenda',
      look: 'plain',
      heading: 'Agenda',
      blocks: [
        {
          type: 'agenda',
          items: [
            { title: 'What the program is', benefit: 'You know in ten minutes whether it is for you.' },
            {
              title: 'What you can have for free',
              benefit: 'Tools you can try this week, without asking for permission.',
            },
            { title: 'What the pilot does', benefit: 'You see what one team goes through, hour by hour.' },
            { title: 'How data is kept safe', benefit: 'An answer for your board before it asks.' },
            { title: 'How to take part', benefit: 'A clear yes or no by the end of the month.' },
          ],
        },
      ],
    },
    {
      id: 'pilot-budget',
      look: 'sunk',
      heading: 'Pilot Budget',
      lead: 'One payment, one grantee. The others follow along for free.',
      blocks: [
        {
          type: 'budget',
          label: 'The whole pilot',
          amount: '',
          includes: [
            '30-day pilot with a single grantee',
            'One 60-minute training for the whole team',
            '2 workflows, built with the people who run them',
            'The hours before and after, on one sheet',
          ],
        },
      ],
    },
    {
      id: 'program-overview',
      look: 'plain',
      heading: 'Program Overview',
      lead: 'Small teams do not lack ideas. They lack the afternoon in which to try one.',
      blocks: [
        {
          type: 'text',
          text: 'The program gives you that afternoon. It begins with a free pack that every grantee can use alone. One grantee then goes through a pilot, with its hours counted in front of everyone. We pass on what works, with instructions, to those who want it.',
        },
        {
          type: 'points',
          heading: 'Three rules that hold throughout',
          items: [
            'You keep the accounts, the prompts and the instructions',
            'Names of donors and clients stay out of AI tools',
            'You can stop after every step',
          ],
        },
      ],
    },
    {
      id: 'three-tiers',
      look: 'plain',
      heading: 'Three-Tier Program Structure',
      blocks: [
        {
          type: 'tiers',
          tiers: [
            {
              package: 'start',
              text: 'One task, timed, rebuilt and timed again.',
              points: ['Two workflows', 'A training on your own cases'],
            },
            {
              package: 'grow',
              text: 'What one task produces is found wherever it is needed.',
              points: ['Three systems connected', 'One report for all funders'],
            },
            {
              package: 'expand',
              text: 'A way of working that the network keeps up by itself.',
              points: ['Grantees teach grantees', 'A policy that boards can adopt'],
            },
          ],
        },
        momentumReviews,
      ],
    },
    {
      id: 'expected-impact',
      look: 'band',
      heading: 'Expected Impact Across Grantee Network',
      lead: 'What we aim for. The pilot shows how near we come.',
      notes: 'Both figures are targets. Say so before you are asked.',
      blocks: [
        {
          type: 'figures',
          items: [
            {
              value: '20+',
              label: 'hours per week saved',
              basis: 'Target, across the team of a grantee that finished Start',
            },
            { value: '15-30%', label: 'efficiency gain', basis: 'Target, in the tasks that were rebuilt' },
          ],
        },
        {
          type: 'text',
          text: 'The hours do not leave your organization. They go back to programs, to donors, and to going home on time.',
        },
      ],
    },
    {
      id: 'free-starter-pack',
      look: 'sunk',
      heading: 'Free Starter Pack for All Grantees',
      lead: 'You need not be the pilot to begin.',
      blocks: [starterFigures, starterPromise, { type: 'actions', actions: ['freePack'] }],
    },
    {
      id: 'start-package',
      look: 'plain',
      kicker: '30 days',
      heading: 'Start Package (Pilot Program)',
      lead: '5 custom AI playbooks. The pilot turns two of them into workflows.',
      blocks: [
        {
          type: 'cards',
          items: [
            {
              mark: 'Playbook 1',
              title: 'The funder report',
              text: 'From your records to a draft that you correct.',
            },
            {
              mark: 'Playbook 2',
              title: 'After a gift',
              text: 'A personal answer within a day, signed by a person.',
            },
            {
              mark: 'Playbook 3',
              title: 'The grant draft',
              text: 'From the call to a first draft in your own words.',
            },
            {
              mark: 'Playbook 4',
              title: 'The intake note',
              text: 'From a form to the record, without names in a tool.',
            },
            {
              mark: 'Playbook 5',
              title: 'The board page',
              text: 'One page a month, from what you know already.',
            },
          ],
        },
        { type: 'actions', actions: ['startToday'] },
      ],
    },
    {
      id: 'grow-preview',
      look: 'plain',
      kicker: '60 days',
      heading: 'Grow Package Preview',
      lead: 'Three systems connected: your records, your forms, your mail.',
      blocks: [
        {
          type: 'steps',
          items: [
            { title: 'A map', text: 'What is where, who owns it and what it costs. One page.' },
            {
              title: 'Three connections',
              text: 'Made with the connectors your systems have, so that you can repair them yourselves.',
            },
            { title: 'One report', text: 'The figures that funders ask for are drawn from the records.' },
          ],
        },
        { type: 'actions', actions: ['deployNow'] },
      ],
    },
    {
      id: 'roadmap',
      look: 'sunk',
      kicker: 'The pilot',
      heading: 'Thirty days, day by day',
      blocks: [
        thirtyDays(
          ['Foundation', ['The task is chosen', 'Its hours are counted', 'Access is given']],
          ['Training', ['Sixty minutes for the team', 'The first workflow is tried', 'A one-page reference']],
          ['Live application', ['Both workflows on real cases', 'Office hours', 'Fixes on the same day']],
          [
            'Optimization',
            ['The task is timed again', 'Instructions are handed over', 'The network hears how it went'],
          ],
        ),
      ],
    },
    {
      id: 'security',
      look: 'plain',
      heading: 'What stays with you',
      lead: 'Your clients trusted you with their names, not us.',
      blocks: [
        {
          type: 'cards',
          items: [
            { title: 'No names in tools', text: 'Rows have numbers. The key stays in your house.' },
            { title: 'Your accounts', text: 'Each tool runs in an account that you own and can close.' },
            {
              title: 'Access for a month',
              text: 'We see what the task needs, and you take the access back on day 30.',
            },
            { title: 'A person signs', text: 'Nothing is sent or decided by a tool alone.' },
          ],
        },
      ],
    },
    {
      id: 'investment',
      look: 'plain',
      heading: 'Investment & Expected Returns',
      lead: 'Beyond the pilot, each step is quoted after a scoping session.',
      blocks: [
        {
          type: 'cards',
          items: [
            {
              mark: 'What you put in',
              title: 'Four hours a week',
              text: 'From the person who does the task, for four weeks.',
            },
            {
              mark: 'What comes back',
              title: '40-60% cut in content update cycle',
              text: 'Target: days from a change in your program to the change on your pages.',
            },
            {
              mark: 'What lasts',
              title: '95% QA pass rate',
              text: 'Target: drafts that pass the check the first time.',
            },
          ],
        },
      ],
    },
    {
      id: 'next-steps',
      look: 'sunk',
      heading: 'Next Steps & Our Commitment',
      blocks: [
        {
          type: 'steps',
          items: [
            {
              when: 'Now',
              title: 'Take the free pack',
              text: 'No form beyond your address, and no meeting.',
            },
            {
              when: 'Within two weeks',
              title: 'Put your task forward',
              text: 'Two sentences: what it is, and how many hours it eats.',
            },
            {
              when: 'By the end of the month',
              title: 'The pilot is named',
              text: 'The foundation and we choose one, and tell the others why.',
            },
          ],
        },
        {
          type: 'callout',
          title: 'Our commitment',
          text: 'Every grantee not chosen gets thirty minutes with us on the task they put forward, and everything that the pilot teaches us.',
        },
      ],
    },
    thanks('For the work that no tool will ever do for you.'),
  ],
});
