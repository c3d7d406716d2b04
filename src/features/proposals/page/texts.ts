import { brand } from '@/content/brand';
import type { PackageId } from '../content/client-proposal';

/** Every word of a client's proposal that is the same for all clients. */
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
    starter: 'You begin with the Free Starter Pack. It costs nothing, and it is there within 24 hours.',
    start: 'You begin with Start: one piece of work, done well, in 30 days.',
    grow: 'You begin with Grow: three systems connected, in 60 days.',
    expand: 'You begin with Expand: a way of working that lasts, in 90 days.',
  } satisfies Record<PackageId, string>,
  quoted: 'What it costs is quoted after the scoping session, before you decide anything.',
  connect: "Let's Get Connected",
  connectFailed: 'The next steps could not be loaded. Check your connection and press again.',
  schedule: 'Schedule Session',
  informationHeading: 'What it takes, and why us',
  stakeholders: "Who you'll need",
  reasons: 'Why hire us',
  sampleTimeline: 'Timeline (sample)',
  copyright: (year: number) => `© ${brand.since} – ${year} ${brand.name}. All rights reserved.`,
  confidential: (client: string) => `Written for ${client}. Keep it among the people it is for.`,
} as const;

/** The dialog that follows a choice. */
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
  questionTooLong: (longest: number) => `Write at most ${longest} characters.`,
  send: 'Send My Choice',
  sending: 'Sending…',
  sent: (name: string) => `Sent: your choice of ${name}. We answer within 24 hours on business days.`,
  notSent: `Your choice was not sent. Your words are still here: send them again, or write to ${brand.contactAddress}.`,
  consultation: 'Schedule Consultation',
  close: 'Close',
} as const;
