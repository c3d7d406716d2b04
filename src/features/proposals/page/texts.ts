import { brand } from '@/content/brand';
import type { PackageId } from '../content/client-proposal';

/** The length limit of a client's question, in characters. */
export const maxQuestionLength = 1000;

/** Texts that all client proposals share. */
export const pageTexts = {
  productLogo: `${brand.name}, to the site`,
  clientSite: (client: string) => `Website of ${client}`,
  preparedFor: 'Prepared for',
  download: 'Download',
  share: 'Share',
  exit: 'Exit',
  packagesHeading: 'Start → Grow → Expand: Your Path to Smarter Fundraising',
  packagesLegend: 'Choose the package you would begin with',
  packagesLead:
    'Choose the package you would begin with. You can stop after any of them and keep what you have.',
  selected: 'Selected',
  coreGoal: 'Core Goal',
  whatYouGet: 'What You Get',
  showDetails: 'Show Details',
  hideDetails: 'Hide Details',
  detailsOf: (name: string) => `for ${name}`,
  detailsHeading: (name: string) => `${name} in detail`,
  teams: 'Teams Benefiting',
  free: 'FREE',
  noCost: 'No Cost',
  timeline: 'Timeline',
  getStarterPack: 'Get Free Starter Pack',
  choiceHeading: 'Your choice',
  choice: {
    starter: 'You begin with the Free Starter Pack. It is free and arrives within 24 hours.',
    start: 'You begin with Start: one piece of work, done well, in 30 days.',
    grow: 'You begin with Grow: three systems connected, in 60 days.',
    expand: 'You begin with Expand: a way of working that lasts, in 90 days.',
  } satisfies Record<PackageId, string>,
  quoted: 'We quote the price after the scoping session, before you decide anything.',
  quotedLater: 'Quoted after the scoping session',
  price: 'Price',
  taxOf: (rate: number, tax: string) => `+ ${tax} tax (${rate}%)`,
  due: (due: string) => `Due: ${due}`,
  total: 'Total',
  costs: (name: string, sum: string) => `${name}: ${sum}`,
  youChose: (name: string, day: string) => `You chose ${name} on ${day}.`,
  notSentYet: (name: string) => `${name} is selected now. Press “Let's Get Connected” to send it instead.`,
  change: 'Change',
  sentOn: (day: string) => `Sent on ${day}`,
  updatedOn: (day: string) => `Updated on ${day}:`,
  allChanges: (count: number) => `Show all ${count} changes`,
  fewerChanges: 'Show fewer changes',
  validUntil: (day: string) => `Valid until ${day}`,
  contactHeading: 'Your contact',
  email: 'Email',
  phone: 'Phone',
  book: 'Book a time',
  connect: "Let's Get Connected",
  connectFailed: 'The next steps could not be loaded. Check your connection and try again.',
  schedule: 'Schedule Session',
  informationHeading: 'What it takes, and why us',
  stakeholders: "Who you'll need",
  reasons: 'Why hire us',
  sampleTimeline: 'Timeline (sample)',
  copyright: (since: number | undefined, year: number) =>
    `© ${since === undefined || since === year ? year : `${since} – ${year}`} ${brand.name}. All rights reserved.`,
  confidential: (client: string) => `Written for ${client}. Please share it only with your team.`,
} as const;

/** Texts of the dialog after a choice. */
export const confirmationTexts = {
  title: 'Excellent Choice!',
  chosen: (name: string) => `You have selected ${name}.`,
  nextSteps: 'Next Steps',
  steps: [
    'Schedule a consultation call',
    'Review your tech stack with us',
    'Create a customised implementation plan',
    'Begin the journey',
  ],
  question: 'A question for us',
  questionHint: 'We read it before the call, together with your choice.',
  questionTooLong: (longest: number) => `Use ${longest} characters or fewer.`,
  noQuestion: 'Enter your question.',
  send: 'Send my choice',
  sending: 'Sending…',
  sent: (name: string) => `Sent: your choice of ${name}. We answer within 24 hours on business days.`,
  sendQuestion: 'Send question',
  questionSent: 'Your question was sent. We answer within 24 hours on business days.',
  chosenBefore: (name: string) => `You have sent your choice of ${name}. You can still ask a question.`,
  notSent: (email: string | undefined) =>
    `Your choice was not sent. Your text is still here. Send it again${email === undefined ? '.' : `, or write to ${email}.`}`,
  questionNotSent: (email: string | undefined) =>
    `Your question was not sent. Your text is still here. Send it again${email === undefined ? '.' : `, or write to ${email}.`}`,
  consultation: 'Schedule Consultation',
  close: 'Close',
} as const;
