import type { ClientProposal } from '../content/client-proposal';

/**
 * A proposal to a national health charity. Cards open independently, and the timeline covers all packages.
 */
export const healthCharityProposal: ClientProposal = {
  kind: 'proposal',
  clientName: '[client name]',
  clientEmail: '',
  proposalTitle: 'From first draft to every chapter',
  appearance: { accent: 'clay', drawing: 'ribbon' },
  currency: 'CAD',
  hero: {
    headline: 'Less time on the record, more with the people it is about',
    tagline:
      'A path in four steps for a national charity: prove it with one team, connect what that team needs, then carry it to the chapters in both languages.',
    badges: [
      'Built with the team that runs it',
      'English and French from the start',
      'Health facts stay out of AI tools',
      'Hours counted before and after',
    ],
  },
  packages: {
    starter: {
      coreGoal: 'Let each team try, this week, what AI does well and what it does badly.',
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
          title: 'Warm donors in your own lists',
          stage: 'Crawl',
          description:
            'Event participants, lapsed monthly donors and volunteers, ranked by reasons you can check. Names are replaced by row numbers before anything is pasted.',
        },
        {
          title: 'Grant boards, once a week',
          stage: 'Crawl',
          description:
            'Twelve public boards in one sheet, with the question that decides in a minute whether a call is yours.',
        },
        {
          title: 'Two-page security checklist',
          stage: 'Crawl',
          description:
            'What never goes into an AI tool, health facts first. Made to be pinned beside the screen.',
        },
        {
          title: 'Audit session and office hours',
          description:
            'Thirty minutes on your fifteen points, and open hours for anyone who wants to try more.',
        },
      ],
      teams: 'Fundraising, events and volunteers, in any chapter that wants to',
    },
    start: {
      coreGoal: 'One piece of work, done well: the content that goes out to donors each week.',
      bullets: [
        'The work timed, from brief to approval',
        'Drafting, translation and checking as one flow',
        'A house style that people and tools both follow',
        'Training for writers, translators and approvers',
      ],
      details: [
        {
          title: 'From brief to approval',
          stage: 'Crawl',
          description:
            'We follow three pieces through your house and write down where they wait. Usually it is not the writing.',
        },
        {
          title: 'A first draft in both languages',
          stage: 'Walk',
          description:
            'The tool drafts and translates, a person edits. Your terms for illness, treatment and loss are fixed in a list that it must keep to.',
        },
        {
          title: 'A check before a person checks',
          stage: 'Walk',
          description:
            'Names of campaigns, dates, links and the two languages against each other, so that the approver reads for sense.',
        },
        {
          title: 'Training by role',
          description:
            'Writers, translators and approvers each learn what changes for them. Recorded, an hour each.',
        },
      ],
      teams: 'Marketing and communications, translation, donor relations',
    },
    grow: {
      coreGoal: 'Connect three systems, so that what a donor told one team is known to the next.',
      bullets: [
        'Three systems connected: donors, events, mail',
        'Duplicates merged, with a person deciding',
        'Follow-up drafted after each gift and each event',
        'The monthly report for chapters, drawn from records',
      ],
      details: [
        {
          title: 'One donor, one record',
          stage: 'Crawl',
          description:
            'Rules for what makes two records one, agreed with those who know the donors. Doubtful cases go to a person.',
        },
        {
          title: 'Three connections',
          stage: 'Walk',
          description:
            'Between the donor record, event registration and mail, through the connectors those systems have, with an owner for each.',
        },
        {
          title: 'Thanks within a day',
          stage: 'Walk',
          description:
            'A draft waits for the fundraiser with the facts that matter. It is sent by a person, or not at all.',
        },
        {
          title: 'A report that chapters read',
          stage: 'Run',
          description: 'One page a month, the same for each chapter, with what changed and why.',
        },
      ],
      teams: 'Donor relations, events, data and finance, nationally and in two chapters',
    },
    expand: {
      coreGoal: 'Carry what works to every chapter, with people who own it there.',
      bullets: [
        'A lead in each chapter, trained to train',
        'A policy on AI, adopted by the board',
        'A shared library of prompts and examples',
        'A 60-day momentum check',
      ],
      details: [
        {
          title: 'Chapter leads',
          stage: 'Walk',
          description:
            'One person a chapter, with two hours a week for it. They learn from the first team rather than from us.',
        },
        {
          title: 'Policy and review',
          stage: 'Walk',
          description:
            'Two pages on what is allowed, who decides, and how privacy law is kept. Reviewed twice a year.',
        },
        {
          title: '60-day momentum check',
          stage: 'Run',
          description:
            'Who uses what, chapter by chapter. What nobody uses is dropped; what one chapter invented goes to the others.',
        },
        {
          title: 'A library that grows',
          stage: 'Run',
          description:
            'Prompts, examples and mistakes in both languages, each with the name of a person to ask.',
        },
        {
          title: 'The year after',
          description:
            'A plan you can follow without us, with the hours it takes and the roles that give them.',
        },
      ],
      teams: 'Chapters, programs, IT, privacy and the board',
    },
  },
  details: { mode: 'independent', openAtFirst: ['starter'] },
  stakeholders: [
    {
      title: 'An executive sponsor',
      text: 'Says why this matters, and settles what two departments cannot. One hour a month.',
    },
    {
      title: 'A lead in communications',
      text: 'Owns the first workflow and its figures. Half a day a week for the first month.',
    },
    {
      title: 'Translation and donor relations',
      text: 'Fix the terms, judge the drafts, and may stop them. Two hours a week each.',
    },
    {
      title: 'Privacy and IT',
      text: 'Approve tools and access before anything is built. Three hours at the start, then as questions come up.',
    },
  ],
  reasons: [
    {
      title: 'We begin where it hurts',
      text: 'Not with a platform, but with the work that keeps your people late.',
    },
    {
      title: 'Two languages are one job',
      text: 'French is part of the flow from the first draft, not the last step before the deadline.',
    },
    {
      title: 'Careful with illness',
      text: 'Facts about a person’s health stay in your systems. Our design enforces it, so nobody has to remember.',
    },
    {
      title: 'We leave it with you',
      text: 'Your accounts, your prompts, your instructions. Every step ends with a hand-over.',
    },
  ],
  timeline: {
    heading: 'Detailed timeline: from the first team to the chapters (sample)',
    steps: [
      {
        period: 'Weeks 1-2',
        title: 'Starter pack, and the first measure',
        short: 'Free pack; the work is timed',
        text: 'Teams try the free pack. We follow three pieces of content from brief to approval and time each step.',
      },
      {
        period: 'Weeks 3-4',
        title: 'Start: the content flow',
        short: 'Start: one flow, two languages',
        text: 'Drafting, translation and checking become one flow, with the list of terms and an hour of training by role.',
      },
      {
        period: 'Month 2',
        title: 'Grow: donor record and events',
        short: 'Grow: first connections',
        text: 'The first two connections are made and duplicates decided. The content flow is timed again.',
      },
      {
        period: 'Month 3',
        title: 'Grow: mail and the report',
        short: 'Grow: third connection, report',
        text: 'The third connection, follow-up drafts for fundraisers, and the first monthly page for two chapters.',
      },
      {
        period: 'Month 4+',
        title: 'Expand: chapter by chapter',
        short: 'Expand: the chapters',
        text: 'Chapter leads are trained by the first team, the policy goes to the board, and the momentum check follows at day 60 of this step.',
      },
    ],
  },
  download: {
    summary:
      'A national charity writes to its donors every week, in two languages, through many hands. The time goes into waiting, retyping and checking rather than into writing. We propose to begin with that work: time it, make drafting, translation and checking one flow, and time it again.\nThe same care then goes to the donor record, where three systems are connected, and at last to the chapters. Each step has its own end, and you decide after each whether the next one follows.',
    pilotApproach:
      'The first 30 days belong to one team in communications. Privacy and IT approve the tools before anything is built. Facts about a person’s health stay out of AI tools by design, not by good will.\nSuccess is agreed in writing in week one and measured in week four: time from brief to approval, the share of drafts that pass the check at once, and how many of the team use the flow each week.',
  },
};
