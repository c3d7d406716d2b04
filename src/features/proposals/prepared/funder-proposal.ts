import type { ClientProposal } from '../content/client-proposal';

/**
 * A proposal to a foundation and its grantees. Only one card opens at a time, and the timeline covers the
 * pilot.
 */
export const funderProposal: ClientProposal = {
  kind: 'proposal',
  clientName: '[client name]',
  clientEmail: '',
  proposalTitle: 'A pilot for your grantee network',
  appearance: { accent: 'lake', drawing: 'ledger' },
  currency: 'CAD',
  hero: {
    headline: 'Give your grantees back the hours that paperwork takes',
    tagline:
      'One grantee first, with hours counted before and after. What works there goes to the others, in steps that each of them can stop after.',
    badges: [
      'Measured before and after',
      'In accounts the grantee owns',
      'No donor names in AI tools',
      'You can stop after every step',
    ],
  },
  packages: {
    starter: {
      coreGoal: 'Show every grantee, in a day and for nothing, what these tools are good for.',
      bullets: [
        '40 warm donor leads in under an hour',
        '12 public grant boards refreshed weekly',
        '15-point tech audit checklist',
        '5-minute video',
        '2-page security checklist',
        '30-minute audit session plus office hours',
        'Delivered within 24 hours, a $2,000 value',
      ],
      details: [
        {
          title: 'Prospect list',
          stage: 'Crawl',
          description:
            'Three exports that a grantee has already, and prompts that find the people in them who have a reason to hear from it this month.',
        },
        {
          title: 'Grant radar',
          stage: 'Crawl',
          description:
            'Twelve public boards, one morning a week, and one question that decides in a minute whether a call is worth reading.',
        },
        {
          title: 'Tech audit checklist',
          stage: 'Crawl',
          description: 'Fifteen points that a director can go through alone, without knowing what an API is.',
        },
        {
          title: 'Audit session and office hours',
          description: 'Thirty minutes with us for each grantee, and open hours afterwards for questions.',
        },
      ],
      teams: 'Every grantee: its director, and the person who writes the grants',
    },
    start: {
      coreGoal: 'Take the task that costs a grantee the most hours and cut it, in plain view.',
      bullets: [
        'The task timed before we touch it',
        'Two workflows built with the people who run them',
        'One 60-minute training for the whole team',
        'A page to look things up on, in their own words',
      ],
      details: [
        {
          title: 'Choosing the task',
          stage: 'Crawl',
          description:
            'We sit with the people who do the work for a morning and write down where it waits, is typed twice or is done from memory.',
        },
        {
          title: 'Two workflows',
          stage: 'Walk',
          description:
            'Usually a report to a funder and the follow-up after a gift. Built in the tools the grantee pays for already.',
        },
        {
          title: 'Training that is about their work',
          stage: 'Walk',
          description:
            'Sixty minutes on their own cases, recorded, with a short list of what never goes into an AI tool.',
        },
        {
          title: 'Hours after',
          description:
            'The same task timed again in week four. You get both numbers and how we counted, whichever way they turn out.',
        },
      ],
      teams: 'Development, programs and the executive director of the pilot grantee',
    },
    grow: {
      coreGoal: 'Connect three systems, so that a gift or an outcome is typed once and found everywhere.',
      bullets: [
        'Three systems connected: records, forms, mail',
        'Duplicates merged, with a person deciding',
        'The report you ask of grantees, drawn from records',
        'One named owner for each system',
      ],
      details: [
        {
          title: 'A map of the systems',
          stage: 'Crawl',
          description: 'What holds what, who may see it, and what it costs. One page, kept by the grantee.',
        },
        {
          title: 'Three connections',
          stage: 'Walk',
          description:
            'Between records, forms and mail, through the connectors those systems have. Nothing that only we could repair.',
        },
        {
          title: 'One report for all funders',
          stage: 'Run',
          description:
            'The figures that you and other funders ask for are drawn from the records, with the sentences around them drafted and a person signing.',
        },
      ],
      teams: 'Development, finance and data at up to three grantees that finished Start',
    },
    expand: {
      coreGoal: 'Make it a way of working in the network, which goes on without us.',
      bullets: [
        'An AI policy that boards can adopt',
        'Training for every role, from front desk to board',
        'Grantees teaching grantees, once a month',
        'A 60-day momentum check',
      ],
      details: [
        {
          title: 'Policy on two pages',
          stage: 'Walk',
          description:
            'What is allowed, what is not, and whom to ask. Written to be read in a board meeting.',
        },
        {
          title: 'A circle of practice',
          stage: 'Run',
          description:
            'One hour a month in which a grantee shows the others what it built, with the prompts. We lead the first two.',
        },
        {
          title: '60-day momentum check',
          stage: 'Run',
          description:
            'At day 60 we look at who uses what each week. What nobody uses is dropped, and its hours go elsewhere.',
        },
        {
          title: 'A year without us',
          description: 'A plan for the twelve months after, with a name beside every line.',
        },
      ],
      teams: 'The whole network: grantees, your program officers and both boards',
    },
  },
  details: { mode: 'exclusive', openAtFirst: [] },
  stakeholders: [
    {
      title: 'A sponsor at the foundation',
      text: 'Names the pilot grantee with us and clears the way. Two hours a month.',
    },
    {
      title: 'The grantee’s director',
      text: 'Decides which task comes first, and says so to the team. Three hours in week one, then one a week.',
    },
    {
      title: 'The person who does the task',
      text: 'Shows us how it is done today and tries what we build. Four hours a week for four weeks.',
    },
    {
      title: 'The person who holds the passwords',
      text: 'Gives access that can be taken back, and takes it back at the end. One hour.',
    },
  ],
  reasons: [
    {
      title: 'We count hours, not features',
      text: 'Every step begins and ends with a stopwatch. You see the sheet.',
    },
    {
      title: 'Grantees keep everything',
      text: 'Accounts, prompts and instructions are theirs from the first day. There is nothing to cancel with us.',
    },
    {
      title: 'We have sat at the table',
      text: 'We know what a report to a funder costs a team of five, because we have written them.',
    },
    {
      title: 'One grantee before ten',
      text: 'You learn from a small sum whether the larger one is worth it.',
    },
  ],
  timeline: {
    heading: 'Detailed Timeline – Pilot Focus (sample)',
    steps: [
      {
        period: 'Weeks 1-2',
        title: 'Choose and time',
        short: 'The task is chosen and timed',
        text: 'You name a grantee, the grantee names a task. We time it, list what it needs, and agree on what would count as success.',
      },
      {
        period: 'Weeks 3-4',
        title: 'Build and train',
        short: 'Two workflows and one training',
        text: 'Two workflows are built with the people who will run them, and the team is trained for sixty minutes on its own cases.',
      },
      {
        period: 'Month 2',
        title: 'Use it, and count again',
        short: 'Hours are counted again',
        text: 'The team works with it for real. Office hours each week; the task is timed again, and you get both numbers.',
      },
      {
        period: 'Month 3',
        title: 'Decide with the numbers',
        short: 'You decide about the next grantees',
        text: 'You, the grantee and we look at the sheet. You decide whether others follow, and which part they begin with.',
      },
      {
        period: 'Month 4',
        title: 'Hand over or widen',
        short: 'Handed over, or widened',
        text: 'Either the pilot is handed over with its instructions and we leave, or the next two grantees begin with what was learned.',
      },
    ],
  },
  download: {
    summary:
      'Grantees spend hours each week on reports, follow-up and typing the same facts into several systems. We propose to begin with a single grantee and a single task: time it, build two workflows for it, train the team, and time it again. The free starter pack goes to the whole network at once.\nIf the figures convince you, the program widens in steps of 30, 60 and 90 days. Every step stands for itself, and you can stop after any of them.',
    pilotApproach:
      'The pilot runs for 30 days at one grantee. Its aim is one task, chosen by the people who do it. We agree in week one on how success is counted, build in accounts that belong to the grantee, and put no donor names into AI tools.\nAt the end you have the hours before and after, two workflows with instructions, and a recommendation that may well be to stop.',
  },
};
