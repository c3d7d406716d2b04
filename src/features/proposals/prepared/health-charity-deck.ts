import { deckOf, promises, starterFigures, starterPromise, thirtyDays } from './slides';

/** A deck for a national health charity: from the free pack to three connected systems. */
export const healthCharityDeck = deckOf({
  kind: 'deck',
  clientName: '[client name]',
  clientEmail: '',
  presentationTitle: 'AI that gives fundraisers their day back',
  appearance: { accent: 'clay', drawing: 'ribbon' },
  slides: [
    {
      id: 'title',
      look: 'cover',
      kicker: 'For [client name]',
      heading: 'AI that gives fundraisers their day back',
      lead: 'One task first, with the hours counted before and after. Then the next.',
      notes:
        'Welcome. Say who we are in two sentences. Ask each person for the one task they would hand over tomorrow, and write the answers down: they come back on the last slide.',
      blocks: [],
    },
    {
      id: 'agenda',
      look: 'plain',
      heading: "Today's Agenda",
      notes: 'Forty minutes, and twenty to talk. Say that questions are welcome at any point.',
      blocks: [
        {
          type: 'agenda',
          items: [
            { title: 'What you can have tomorrow', text: 'The free starter pack, and what is in it.' },
            { title: 'What we would do in 30 days', text: 'The Start package, week by week.' },
            { title: 'Where it leads', text: 'The Grow package, and what it takes to keep data safe.' },
            { title: 'What we need from each other', text: 'Time, people, decisions, and the next step.' },
          ],
        },
      ],
    },
    {
      id: 'free-starter-pack',
      look: 'sunk',
      heading: 'Free Starter Pack',
      lead: 'Five tools that a team uses on its own, within 24 hours of asking.',
      notes: 'Do not sell this. Offer it, and go on. People who try it come back with better questions.',
      blocks: [starterFigures, starterPromise],
    },
    {
      id: 'start-package',
      look: 'plain',
      kicker: '30 days',
      heading: 'Start Package',
      lead: 'One piece of work, done well, with the people who do it.',
      notes: 'Ask which of the five they would take first. That is the pilot.',
      blocks: [
        {
          type: 'figures',
          items: [
            { value: '5', label: 'playbooks, written for your teams' },
            { value: '40 hours', label: 'of consulting' },
          ],
        },
        {
          type: 'points',
          heading: 'The five playbooks',
          items: [
            'Grant proposals, from the call to the draft',
            'Donor follow-up after a gift or an event',
            'Data entry, from paper and mail to the record',
            'Reports for chapters, funders and the board',
            'Asking well: prompts, privacy and what to check',
          ],
        },
        { type: 'actions', actions: ['startToday'] },
      ],
    },
    {
      id: 'grow-preview',
      look: 'band',
      kicker: '60 days',
      heading: 'Grow Package Preview',
      lead: 'Start makes one task quick. Grow makes sure that no one types its result again.',
      notes:
        'Only a glance ahead. If they ask for prices: scope first, then a quote, after the scoping session.',
      blocks: [
        {
          type: 'comparison',
          sides: [
            {
              title: 'After Start',
              points: [
                'One team works in a new way',
                'Its hours are known, before and after',
                'The other systems are as they were',
              ],
            },
            {
              title: 'After Grow',
              points: [
                'Three systems are connected',
                'A gift is typed once',
                'Reports are drawn from the records',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'grow-package',
      look: 'plain',
      kicker: '60 days',
      heading: 'Grow Package',
      notes: 'Name their three systems if they have told us. Otherwise ask now.',
      blocks: [
        {
          type: 'figures',
          items: [
            { value: '50 hours', label: 'of consulting and building' },
            { value: '3-system', label: 'integration, with the connectors your systems come with' },
          ],
        },
        {
          type: 'cards',
          items: [
            {
              mark: 'System 1',
              title: 'The donor record',
              text: 'Who gave, when, for what, and what they told you.',
            },
            {
              mark: 'System 2',
              title: 'Events and forms',
              text: 'Registrations and teams, with no emailed spreadsheets.',
            },
            {
              mark: 'System 3',
              title: 'Mail and newsletters',
              text: 'Thanks, appeals and reports, to the right people.',
            },
          ],
        },
        { type: 'actions', actions: ['deployNow'] },
      ],
    },
    {
      id: 'roadmap',
      look: 'sunk',
      heading: '30-Day Implementation Roadmap',
      notes:
        'The success metrics are targets. Say how each is counted, and that we publish the sheet either way.',
      blocks: [
        thirtyDays(
          [
            'Look and measure',
            ['Choose the task with the team', 'Time it, five times', 'Agree on what success is'],
          ],
          [
            'Build',
            [
              'Set the tools up in your accounts',
              'Write the first playbooks',
              'Have privacy and IT approve them',
            ],
          ],
          ['Train and use', ['Train by role', 'Work with it on real cases', 'Change what does not fit']],
          ['Count and decide', ['Time the task again', 'Hand over the playbooks', 'Decide what follows']],
        ),
        {
          type: 'figures',
          items: [
            { value: '80%', label: 'less manual data entry', basis: 'Target, in the chosen task' },
            { value: '15+', label: 'hours saved weekly', basis: 'Target, across the pilot team' },
            { value: '3x', label: 'faster grant proposals', basis: 'Target, from call to first draft' },
          ],
        },
      ],
    },
    {
      id: 'security',
      look: 'plain',
      heading: 'Security & Compliance First',
      lead: 'Nothing is built before your privacy and IT people have said yes.',
      notes: 'Offer a call between their privacy officer and us, without fundraising in the room.',
      blocks: [
        {
          type: 'cards',
          items: [
            {
              title: 'Health facts stay out',
              text: 'No fact about a person’s illness goes into an AI tool. The flows enforce the rule, so no one has to remember it.',
            },
            {
              title: 'Your accounts',
              text: 'Tools run in accounts that you own and can close, under contracts that you have read.',
            },
            {
              title: 'Least access',
              text: 'We see what the task needs, for as long as it takes. You take the access back at the end.',
            },
            {
              title: 'A person signs',
              text: 'Nothing is sent, deleted or decided by a tool alone. We record who approved what.',
            },
          ],
        },
      ],
    },
    {
      id: 'investment',
      look: 'plain',
      heading: 'Investment & Expected Returns',
      lead: 'Your side of the investment is time. Ours is quoted after the scoping session, before you decide anything.',
      notes:
        'Read the estimate aloud, line by line. Say that it is arithmetic on a target and not a promise.',
      blocks: [
        {
          type: 'cards',
          items: [
            {
              mark: 'What you put in',
              title: 'A 40-hour engagement',
              text: 'Spread over 30 days, with about four hours a week from the people who do the task.',
            },
            {
              mark: 'What donors notice',
              title: '-75% donor follow-up time',
              text: 'Target: from a gift to a personal answer, with a person still signing it.',
            },
            {
              mark: 'What leaders notice',
              title: '-60% report generation',
              text: 'Target: time from the question to the page on the table.',
            },
          ],
        },
        {
          type: 'estimate',
          title: 'ROI estimate, in hours',
          rows: [
            { name: 'Saved each week, by target', value: '15+ hours' },
            { name: 'Weeks in a quarter', value: '13' },
            { name: 'Hours of the engagement', value: '40' },
          ],
          result: { name: 'Hours back in the first quarter, beyond the engagement', value: '155+' },
          basis:
            'An estimate: 15 hours × 13 weeks = 195 hours, less 40. It assumes that the target is met from the first week after the pilot.',
        },
      ],
    },
    {
      id: 'next-steps',
      look: 'sunk',
      heading: 'Next Steps & Commitment',
      notes: 'Agree on a date for the scoping session before the meeting ends.',
      blocks: [
        {
          type: 'steps',
          items: [
            {
              when: 'This week',
              title: 'A 45-minute scoping session',
              text: 'You bring one task and the people who do it. We bring the stopwatch.',
            },
            {
              when: 'Next week',
              title: 'A plan on two pages',
              text: 'Scope, measure, dates, and what it costs. You decide with that in hand.',
            },
            {
              when: 'The week after',
              title: 'Day 1',
              text: 'Privacy and IT have approved the tools, and the task is timed.',
            },
          ],
        },
        promises(
          ['The same two people from start to end', 'Figures shown as they are', 'Everything handed over'],
          [
            'One person who may decide',
            'Four hours a week from those who do the task',
            'Frank feedback when something does not work',
          ],
        ),
      ],
    },
    {
      id: 'questions',
      look: 'plain',
      heading: 'Questions & Discussion',
      notes: 'Go back to the tasks they named at the start. Which of them is the first?',
      blocks: [
        { type: 'contact', prompt: 'Which task would you hand over tomorrow, and who would miss it?' },
        {
          type: 'text',
          text: 'The free pack does not have to wait for a decision. It is delivered within 24 hours.',
        },
        { type: 'actions', actions: ['freePack'] },
      ],
    },
    {
      id: 'thank-you',
      look: 'closing',
      heading: 'Thank you',
      lead: 'For your time today, and for what you do with the rest of it.',
      blocks: [],
    },
  ],
});
