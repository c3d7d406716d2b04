import { deckOf, momentumReviews, starterFigures, starterPromise, thanks, thirtyDays } from './slides';

/** A deck for a fundraising agency, with numbered sections. */
export const agencyDeck = deckOf({
  kind: 'deck',
  clientName: '[client name]',
  clientEmail: '',
  presentationTitle: 'What your clients will ask you about AI',
  appearance: { accent: 'moss', drawing: 'lantern' },
  slides: [
    {
      id: 'introduction',
      look: 'cover',
      kicker: 'For [client name]',
      heading: 'What your clients will ask you about AI',
      lead: 'You raise funds for others. They will ask you what to make of these tools. This is what we would show them, and how we would do it with you.',
      notes: 'They sell to the same people as we do. Say early that the client stays theirs.',
      blocks: [],
    },
    {
      id: 'typical-discussion',
      look: 'plain',
      numbered: true,
      heading: 'A typical discussion',
      blocks: [
        {
          type: 'conversation',
          note: 'Put together from many first meetings.',
          lines: [
            { speaker: 'Director', text: 'The board wants to know what we do about AI.' },
            { speaker: 'Us', text: 'What would you do with ten more hours a week?' },
            { speaker: 'Fundraiser', text: 'Call people. I have a list of two hundred, and I get to five.' },
            { speaker: 'Us', text: 'What do you do instead?' },
            {
              speaker: 'Fundraiser',
              text: 'I copy gifts from one system to another, and I write the same report three times.',
            },
            { speaker: 'Us', text: 'Then that is what we do about AI.' },
          ],
        },
      ],
    },
    {
      id: 'two-stories',
      look: 'sunk',
      numbered: true,
      heading: 'Two stories',
      blocks: [
        {
          type: 'stories',
          note: 'Illustrative: each is made up of several organizations, and none of them is named.',
          items: [
            {
              title: 'The report that was written three times',
              parts: [
                {
                  title: 'Before',
                  text: 'A team of six writes to three funders, each with its own form, from the same records.',
                },
                {
                  title: 'What was done',
                  text: 'The facts are kept once. Drafts for all three forms are made of them, and a person corrects and signs.',
                },
                {
                  title: 'After',
                  text: 'The reports go out in the week they are due. Friday afternoons are for calls.',
                },
              ],
            },
            {
              title: 'The donor with four records',
              parts: [
                {
                  title: 'Before',
                  text: 'He gave at a gala, by mail, online, and through his employer, and was thanked as four strangers.',
                },
                {
                  title: 'What was done',
                  text: 'Records that might be one person are laid side by side, and a person who knows the donor decides.',
                },
                { title: 'After', text: 'One letter, which mentions all of it.' },
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'free-starter-pack',
      look: 'plain',
      numbered: true,
      heading: 'The free starter pack',
      lead: 'Yours to hand on to every client, with your name beside ours.',
      blocks: [starterFigures, starterPromise, { type: 'actions', actions: ['freePack', 'videos'] }],
    },
    {
      id: 'three-tiers',
      look: 'plain',
      numbered: true,
      heading: 'Three tiers',
      blocks: [
        {
          type: 'tiers',
          tiers: [
            {
              package: 'start',
              text: 'One task of one client, timed before and after.',
              points: ['You choose the client', 'We do the work beside your account lead'],
              action: 'startToday',
            },
            {
              package: 'grow',
              text: 'Three systems connected: records, forms, mail.',
              points: ['Duplicates decided by people', 'Reports drawn from the records'],
              action: 'deployNow',
            },
            {
              package: 'expand',
              text: 'Your own people do it for the next client.',
              points: ['Two leads trained', 'A policy you can offer'],
              action: 'scaleUp',
            },
          ],
        },
        momentumReviews,
      ],
    },
    {
      id: 'expected-impact',
      look: 'band',
      numbered: true,
      heading: 'Expected impact',
      lead: 'What we aim for, in words. The first client gives us the figures.',
      blocks: [
        {
          type: 'cards',
          items: [
            {
              title: 'For your clients',
              text: 'Hours that went into copying and formatting go into conversations.',
            },
            {
              title: 'For your account leads',
              text: 'They come to a meeting with the list, the reasons and the draft.',
            },
            { title: 'For your agency', text: 'An answer to the question that every board asks this year.' },
          ],
        },
      ],
    },
    {
      id: 'roadmap',
      look: 'plain',
      numbered: true,
      heading: 'Roadmap: the first thirty days',
      blocks: [
        thirtyDays(
          ['Choose', ['A client who is willing', 'A task that hurts', 'A measure that all accept']],
          ['Build', ['In the client’s accounts', 'With your lead at the table', 'Approved by the client']],
          ['Use', ['Real cases', 'Office hours', 'Fixes on the same day']],
          ['Count', ['Hours before and after', 'Instructions handed over', 'A page for your next pitch']],
        ),
      ],
    },
    {
      id: 'security',
      look: 'sunk',
      numbered: true,
      heading: 'Security',
      blocks: [
        {
          type: 'points',
          items: [
            'Each client’s data stays in that client’s accounts, never in yours or ours',
            'No donor names in AI tools: rows have numbers, and the client keeps the key',
            'What is learned at one client goes to others as method, never as data',
            'Access ends with the engagement, on a date that stands in the contract',
          ],
        },
      ],
    },
    {
      id: 'why-it-matters',
      look: 'plain',
      numbered: true,
      heading: 'Why it matters',
      blocks: [
        {
          type: 'quote',
          text: 'People give to people. Everything that keeps a fundraiser from talking to one is worth looking at.',
        },
        {
          type: 'text',
          text: 'Your clients will use these tools with you or without you. With you they begin with a task and a measure. Without you they begin with a subscription.',
        },
      ],
    },
    {
      id: 'digital-first',
      look: 'sunk',
      numbered: true,
      heading: 'When the mail stops: postal strike and digital-first',
      lead: 'A campaign that depends on the letterbox stands still when the letterbox does.',
      blocks: [
        {
          type: 'comparison',
          sides: [
            {
              title: 'While the mail is disrupted',
              points: [
                'Tell donors early, by the ways they have agreed to',
                'Offer a way to give that needs no envelope',
                'Move the ask, not the thanks',
              ],
            },
            {
              title: 'Working digital-first afterwards',
              points: [
                'Ask for an email address with each reply card',
                'Plan every appeal with a version that needs no stamp',
                'Keep the letter for those who like letters',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'investment',
      look: 'plain',
      numbered: true,
      heading: 'Investment and ROI',
      lead: 'Quoted for each client after a scoping session, before you decide.',
      blocks: [
        {
          type: 'facts',
          items: [
            { name: 'Scope', text: 'One task of one client, built and handed over.' },
            {
              name: 'Duration',
              text: '30 days, 60 for connected systems, 90 until your own people carry it.',
            },
            { name: 'Your time', text: 'An account lead, half a day a week.' },
            {
              name: 'The return',
              text: 'For the client, hours in the task that it chose. For you, work that a client keeps coming back for. We count the first together, and leave the second to you.',
            },
          ],
        },
      ],
    },
    {
      id: 'next-steps',
      look: 'sunk',
      numbered: true,
      heading: 'Next steps',
      blocks: [
        {
          type: 'steps',
          items: [
            { title: 'Try the free pack on yourselves', text: 'Your own pipeline is a donor list, too.' },
            { title: 'Name one client', text: 'One who would forgive us a mistake.' },
            {
              title: 'Meet for a scoping session',
              text: 'You, the client and we, with the task on the table.',
            },
          ],
        },
        { type: 'actions', actions: ['session'] },
      ],
    },
    thanks('The ladder is yours. We would be glad to hold the lantern.'),
  ],
});
