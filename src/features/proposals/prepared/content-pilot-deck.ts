import { deckOf, promises, thanks } from './slides';

/** A deck for a national health charity: a pilot with bilingual content and a guarantee. */
export const contentPilotDeck = deckOf({
  kind: 'deck',
  clientName: '[client name]',
  clientEmail: '',
  presentationTitle: 'Content Ops Accelerator',
  appearance: { accent: 'clay', drawing: 'ribbon' },
  slides: [
    {
      id: 'title',
      look: 'cover',
      kicker: 'For [client name]',
      heading: 'Content Ops Accelerator',
      lead: 'From brief to approval in two languages, with less waiting and the same care.',
      notes: 'Ask who approved the last piece that went out, and how long it lay on their desk.',
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
            { title: 'The pilot', text: 'What is in it, and what is not.' },
            { title: 'How we measure it', text: 'Four targets, and a guarantee.' },
            { title: 'Four weeks, three steps', text: 'Who does what, and when.' },
            { title: 'Security and investment', text: 'What stays inside, and what it takes.' },
            { title: 'What could follow', text: 'Once the figures are on the table.' },
          ],
        },
      ],
    },
    {
      id: 'pilot-scope',
      look: 'sunk',
      kicker: 'Pilot scope',
      heading: '30-Day Content Ops Accelerator',
      lead: 'One content flow, one team, two languages.',
      notes: 'The right-hand list matters as much as the left. It is why 30 days are enough.',
      blocks: [
        {
          type: 'comparison',
          sides: [
            {
              title: 'In the pilot',
              points: [
                'One recurring content type, chosen by you',
                'Drafting, French translation and checking as one flow',
                'A list of terms that drafts must keep to',
                'Training for writers, translators and approvers',
                'Four figures, before and after',
              ],
            },
            {
              title: 'Not in the pilot',
              points: [
                'Anything with facts about a person’s health',
                'Medical information for patients',
                'New software that you would have to buy',
                'Sending anything without a person’s approval',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'success-metrics',
      look: 'plain',
      heading: 'Success Metrics',
      lead: 'Four targets, measured at the end of week 4 against the four weeks before.',
      notes: 'Read the guarantee slowly. Ask whether they would measure anything differently.',
      blocks: [
        {
          type: 'figures',
          items: [
            { value: '40-60%', label: 'cycle-time cut', basis: 'Target: days from brief to approval' },
            {
              value: '25-40%',
              label: 'French translation savings',
              basis: 'Target: hours spent on each piece',
            },
            { value: '95%', label: 'QA pass', basis: 'Target: drafts that pass the check the first time' },
            {
              value: 'Over 70%',
              label: 'weekly staff adoption',
              basis: 'Target: members of the team who use it each week',
            },
          ],
        },
        {
          type: 'callout',
          title: 'Our guarantee',
          text: 'With fewer than two targets met at the end of week 4, the next workflow build is free.',
        },
      ],
    },
    {
      id: 'pilot-logistics',
      look: 'sunk',
      heading: 'Pilot Logistics',
      blocks: [
        {
          type: 'steps',
          items: [
            {
              when: 'Week 1',
              title: 'Follow and measure',
              text: 'We follow three pieces from brief to approval, agree on the terms, and have the tools approved by privacy and IT.',
            },
            {
              when: 'Weeks 2-3',
              title: 'Build and use',
              text: 'The flow runs on real pieces beside the old way. Writers and translators say what to change, and we change it the same day.',
            },
            {
              when: 'Week 4',
              title: 'Measure and hand over',
              text: 'The four figures are counted, the instructions handed over, and you decide what follows.',
            },
          ],
        },
      ],
    },
    {
      id: 'security',
      look: 'plain',
      kicker: 'During the pilot',
      heading: 'Security',
      blocks: [
        {
          type: 'cards',
          items: [
            {
              title: 'Published words only',
              text: 'The pilot works with texts that are meant for the public. No donor records, no health facts.',
            },
            {
              title: 'Your accounts',
              text: 'The tools run under your contracts, with training on your texts switched off.',
            },
            {
              title: 'Approval in writing',
              text: 'Privacy and IT approve each tool before its first use, and may stop it on any day.',
            },
          ],
        },
      ],
    },
    {
      id: 'investment',
      look: 'plain',
      heading: 'Investment & ROI',
      lead: 'Scope and time are fixed. The price is quoted after the scoping session.',
      notes:
        'No figures for the return here: we do not have their volume yet. Offer to work it out with them.',
      blocks: [
        {
          type: 'facts',
          items: [
            { name: 'Scope', text: 'One content flow, built and handed over.' },
            { name: 'Duration', text: '30 days from the first piece that we follow.' },
            {
              name: 'Your time',
              text: 'Half a day a week from the lead, two hours from each writer and translator.',
            },
            {
              name: 'Where the return comes from',
              text: 'Fewer days of waiting, fewer rounds of correction, and translators who edit rather than begin with an empty page.',
            },
            {
              name: 'What you know at the end',
              text: 'The hours that a piece costs today and would cost tomorrow. With your volume, that is the return, in your own figures.',
            },
          ],
        },
      ],
    },
    {
      id: 'next-steps',
      look: 'sunk',
      kicker: 'To begin the pilot',
      heading: 'Next Steps',
      blocks: [
        {
          type: 'steps',
          items: [
            {
              title: 'Choose the content type',
              text: 'Something that goes out every week, and where a late piece would hurt nobody.',
            },
            { title: 'Name the lead', text: 'One person who may decide, with half a day a week for it.' },
            {
              title: 'Have the tools approved',
              text: 'We bring the answers that privacy and IT usually ask for.',
            },
            { title: 'Set the date', text: 'Week 1 begins when three pieces are under way at once.' },
          ],
        },
        { type: 'actions', actions: ['session'] },
      ],
    },
    {
      id: 'expected-impact',
      look: 'band',
      heading: 'Expected Impact When Ready',
      lead: 'What changes for people, once the flow carries more than one kind of content.',
      blocks: [
        {
          type: 'cards',
          items: [
            {
              title: 'For writers',
              text: 'They begin with a draft that knows the house style, and spend their time on the story.',
            },
            {
              title: 'For translators',
              text: 'The list of terms is kept, so that they judge tone and not vocabulary.',
            },
            {
              title: 'For approvers',
              text: 'Names, dates, links and both languages are checked before a piece reaches them.',
            },
            { title: 'For chapters', text: 'National texts arrive in time to be made their own.' },
          ],
        },
      ],
    },
    {
      id: 'roadmap',
      look: 'plain',
      kicker: 'After the pilot',
      heading: 'The road from one flow to the whole house',
      notes: 'Nothing here is decided today. It shows that the pilot leads somewhere.',
      blocks: [
        {
          type: 'roadmap',
          phases: [
            {
              period: '30 days',
              name: 'Start',
              tasks: ['A second content type', 'The list of terms, widened', 'Leads train their own teams'],
            },
            {
              period: '60 days',
              name: 'Grow',
              tasks: [
                'Three systems connected',
                'Content finds the right donors',
                'Momentum review at 60 days',
              ],
            },
            {
              period: '90 days',
              name: 'Expand',
              tasks: [
                'Chapters join, one by one',
                'A policy that the board adopts',
                'Momentum review at 90 days',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'security-compliance',
      look: 'sunk',
      kicker: 'For the continuing program',
      heading: 'Security & Compliance',
      blocks: [
        {
          type: 'points',
          items: [
            'A register of tools: what each may see, who owns it, when it was reviewed',
            'Canadian privacy law looked at before each new use, with your privacy officer',
            'Health facts stay in the systems made for them',
            'A person signs for everything that leaves the house',
            'Access reviewed each quarter, and taken back when roles change',
          ],
        },
      ],
    },
    {
      id: 'commitment',
      look: 'plain',
      heading: 'Next Steps & Our Commitment',
      blocks: [
        promises(
          [
            'The guarantee, in the contract',
            'The same two people from start to end',
            'Instructions in both languages',
          ],
          ['A lead who may decide', 'Honest figures from before', 'An hour together at the end of each week'],
        ),
        {
          type: 'callout',
          title: 'The outcome',
          text: 'A content flow that your team runs without us, in two languages, with figures that you can show to anyone who asks.',
        },
      ],
    },
    thanks('We would be glad to follow your first three pieces.', 'Thank you · Merci'),
  ],
});
