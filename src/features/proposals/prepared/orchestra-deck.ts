import { deckOf, momentumReviews, starterFigures, starterPromise, thanks, thirtyDays } from './slides';

/** A deck for an orchestra: from the box office's records to the season's appeal. */
export const orchestraDeck = deckOf({
  kind: 'deck',
  clientName: '[client name]',
  clientEmail: '',
  presentationTitle: 'Know the person in seat F 12',
  appearance: { accent: 'ink', drawing: 'seat' },
  slides: [
    {
      id: 'hero',
      look: 'cover',
      kicker: 'For [client name]',
      heading: 'Know the person in seat F 12',
      lead: 'Say she has come to eleven concerts, and no one has ever written to her. Tools can notice that. People can do something about it.',
      notes: 'The listener is an example. Say so, then ask how many like her there may be.',
      blocks: [],
    },
    {
      id: 'agenda',
      look: 'plain',
      heading: 'The program for this hour',
      blocks: [
        {
          type: 'agenda',
          items: [
            { title: 'Overture', text: 'A free pack for your development team.' },
            { title: 'First movement: Start', text: 'One task before the season opens.' },
            { title: 'Second movement: Grow', text: 'Box office, donors and mail in one score.' },
            { title: 'Third movement: Expand', text: 'What another season could look like.' },
            { title: 'Finale', text: 'Privacy, investment, and what each of us promises.' },
          ],
        },
      ],
    },
    {
      id: 'free-starter-pack',
      look: 'sunk',
      heading: 'Free Starter Pack',
      lead: 'For an orchestra: subscribers who lapsed, volunteers who never gave, patrons who came alone.',
      blocks: [starterFigures, starterPromise, { type: 'actions', actions: ['freePack'] }],
    },
    {
      id: 'start-package',
      look: 'plain',
      kicker: '30 days',
      heading: 'Start Package',
      lead: 'One task, done well, before the season opens.',
      blocks: [
        {
          type: 'cards',
          items: [
            {
              title: 'After the concert',
              text: 'A note to first-time patrons within two days, drafted from what they heard and signed by a person.',
            },
            {
              title: 'The lapsed subscriber',
              text: 'Who has not renewed, why that may be, and who should call.',
            },
            {
              title: 'The sponsor’s report',
              text: 'What a sponsor’s evening brought, on one page, in the same week.',
            },
          ],
        },
        {
          type: 'text',
          text: 'You choose one of them. We time it, build it with the people who do it, train them, and time it again.',
        },
        { type: 'actions', actions: ['startToday'] },
      ],
    },
    {
      id: 'grow-preview',
      look: 'plain',
      kicker: '60 days',
      heading: 'Grow, in preview',
      lead: 'Three systems connected, so that a patron is one person in all of them.',
      blocks: [
        {
          type: 'cards',
          items: [
            {
              mark: 'System 1',
              title: 'Box office',
              text: 'Which concerts a patron heard, with whom, from which seat.',
            },
            { mark: 'System 2', title: 'Donor record', text: 'What they gave, and what they care about.' },
            { mark: 'System 3', title: 'Mail', text: 'What they were told, and whether they answered.' },
          ],
        },
        { type: 'actions', actions: ['deployNow'] },
      ],
    },
    {
      id: 'expand-future',
      look: 'band',
      kicker: '90 days, later',
      heading: 'Expand, when the house is ready',
      lead: 'Development, marketing and education read from the same score.',
      blocks: [
        {
          type: 'points',
          items: [
            'One view of a patron for all who meet them, with what each role may see',
            'A policy on AI that musicians, staff and board have read',
            'A lead in each department, trained by the first team',
          ],
        },
        momentumReviews,
        { type: 'actions', actions: ['scaleUp'] },
      ],
    },
    {
      id: 'roadmap',
      look: 'sunk',
      heading: 'A 30-day roadmap',
      blocks: [
        thirtyDays(
          ['Listen', ['Choose the task', 'Time it over one concert week', 'Agree on the measure']],
          ['Rehearse', ['Build it in your accounts', 'Try it on last month’s concerts', 'Privacy approves']],
          ['Perform', ['Use it for a concert week', 'A person signs each note', 'Fix it the same day']],
          ['Review', ['Time the task again', 'Hand over the instructions', 'Decide on the next movement']],
        ),
      ],
    },
    {
      id: 'security',
      look: 'plain',
      heading: 'Security, and Canadian privacy law',
      lead: 'What a patron told the box office was told to the box office.',
      notes: 'Their counsel decides which act applies to what. We bring the questions.',
      blocks: [
        {
          type: 'cards',
          items: [
            {
              title: 'Purpose and consent',
              text: 'Canadian privacy law, PIPEDA among it, asks what a fact was collected for. We list that for each fact before it is used for fundraising.',
            },
            {
              title: 'Asked before mailed',
              text: 'Canada’s anti-spam law asks for consent before commercial messages. Lists carry where each consent came from.',
            },
            {
              title: 'No names in AI tools',
              text: 'Drafts are made from row numbers. Names are put in by your own system, after approval.',
            },
            {
              title: 'Access for a month',
              text: 'We see what the task needs, and you take the access back on day 30.',
            },
          ],
        },
      ],
    },
    {
      id: 'investment',
      look: 'plain',
      heading: 'Investment and expected outcomes',
      lead: 'The price is quoted after the scoping session. This is the time it takes.',
      blocks: [
        {
          type: 'cards',
          items: [
            {
              mark: 'Your time',
              title: 'Four hours a week',
              text: 'From the person who does the task, for one month of the season.',
            },
            {
              mark: 'Expected',
              title: 'No one waits for thanks',
              text: 'A first visit or a first gift is answered while the music is still in the ear.',
            },
            {
              mark: 'Expected',
              title: 'Calls that are worth it',
              text: 'The team knows whom to call this week, and what about.',
            },
          ],
        },
      ],
    },
    {
      id: 'commitment',
      look: 'sunk',
      heading: 'What we promise each other',
      blocks: [
        {
          type: 'comparison',
          sides: [
            {
              title: 'We',
              points: [
                'Work around rehearsals and concert weeks',
                'Show the hours as they are',
                'Leave everything in your hands',
              ],
            },
            {
              title: 'You',
              points: [
                'Name one person who may decide',
                'Give us one concert week to watch',
                'Tell us early what does not work',
              ],
            },
          ],
        },
        { type: 'actions', actions: ['session'] },
      ],
    },
    thanks('We look forward to the next season, and to hearing it.'),
  ],
});
