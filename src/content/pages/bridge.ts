/** A tool that the hub connects. `brings` says what its data adds to the record. */
export interface BridgeTool {
  readonly name: string;
  readonly brings: string;
}

/** A planned feature of the hub. */
export interface BridgeFeature {
  readonly name: string;
  readonly text: string;
}

/** A client's quote, published with their consent (PUB-Q49). */
export interface BridgeTestimonial {
  readonly quote: string;
  readonly role: string;
}

/** Texts of the data integration hub's page during its waitlist stage (PUB-006). */
export const bridgePage = {
  title: 'Data integration hub for nonprofits: join the waitlist · ACF',
  description:
    'We are building one place where forms, gifts, email, events and accounting meet in one donor record. Join the waitlist to try it first.',
  kicker: 'In the making. The waitlist is open.',
  heading: 'Every gift, form and letter in one record.',
  lead: 'Your tools each know a piece of every supporter. The data integration hub joins the pieces, so that one record shows the whole person. We are building it now: you cannot use or buy it yet, but you can be first in line.',
  assurances: [
    'You keep the tools you have',
    'Joining costs nothing and binds you to nothing',
    'We write when there is something to try',
  ],
  boxHeading: 'Join the waitlist',
  boxLead: 'Leave your address now. The application follows: seven fields, about three minutes.',
  diagramHeading: 'Six tools, one thread, one record',
  diagramLead:
    'Nothing is replaced. Each tool goes on doing its work and hands on what it learns. This is how it is meant to look for one supporter.',
  featuresHeading: 'What the hub will do for you',
  featuresLead: 'This is what we are building, in the order your staff will notice it.',
  testimonialsHeading: 'What people who use the hub say',
  closingHeading: 'Tell us what your tools look like today',
  closingText:
    'The application has seven fields and takes about three minutes. It tells us who you are and how large your organization is, and it helps us choose whom to ask first.',
  closingAction: 'Apply for early access',
  sessionBefore: 'Need your data joined sooner? The tools you own can often do more than they do now.',
  sessionAction: 'Book a free 30-minute strategy session',
} as const;

export const bridgeTools: readonly BridgeTool[] = [
  { name: 'Web forms', brings: 'Who signed up, and for what' },
  { name: 'Gifts', brings: 'Amount, date and campaign' },
  { name: 'Email', brings: 'Letters sent, and who opted out' },
  { name: 'Events', brings: 'Who came, and who brought a guest' },
  { name: 'Accounting', brings: 'What was booked and receipted' },
  { name: 'Spreadsheets', brings: 'The lists only one person can find' },
];

/** The record in the middle of the diagram: one fictional supporter. */
export const bridgeRecord = {
  label: 'Example',
  name: 'One supporter, one record',
  entries: [
    'Gave in spring, by web form',
    'Came to the open house with a guest',
    'Wants letters, not email',
    'Receipt sent, gift booked',
  ],
  closing: 'Nobody typed any of it twice.',
} as const;

export const bridgeFeatures: readonly BridgeFeature[] = [
  {
    name: 'Nothing typed twice',
    text: 'A form that comes in becomes an entry in the right record, with its date and where it came from.',
  },
  {
    name: 'One person, once',
    text: 'When two records look like one person, you see them side by side. You decide; the hub never merges on its own.',
  },
  {
    name: 'You set the direction',
    text: 'For every tool you say what flows in, what flows out and what stays where it is.',
  },
  {
    name: 'A no that holds everywhere',
    text: 'Whoever opts out of one list is out of all of them. Consent travels with the person.',
  },
  {
    name: 'A trail you can read',
    text: 'Every change says when it came, from which tool and through whom. Your auditor can follow it.',
  },
  {
    name: 'The door stays open',
    text: 'You can take everything out as plain files on any day, without asking us.',
  },
];

/** Only real quotes. While this is empty, the page omits the section. */
export const bridgeTestimonials: readonly BridgeTestimonial[] = [];
