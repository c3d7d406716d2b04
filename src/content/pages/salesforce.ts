/** A service we offer on a CRM platform. */
export interface PlatformService {
  readonly name: string;
  readonly text: string;
}

export const platformServices: readonly PlatformService[] = [
  { name: 'Setup', text: 'A new system that speaks your language: gifts, funds, households, tributes.' },
  { name: 'Moving in', text: 'From spreadsheets or an old database, with a count before and a count after.' },
  { name: 'Cleaning', text: 'Duplicates, dead addresses, and one foundation in three spellings.' },
  {
    name: 'Repair',
    text: 'Somebody built it, left, and now nobody dares to touch it. We read it and write it down.',
  },
  { name: 'Reports', text: 'The few your board asks for, on one page, with a date on it.' },
  { name: 'Connections', text: 'Donation form, newsletter and books: each gift is typed once.' },
  { name: 'Teaching', text: 'An hour per role, on your own records, with notes to keep.' },
  {
    name: 'Looking after',
    text: 'For an agreed time: a monthly check, small changes, and someone who answers.',
  },
];

export const platformBenefits: readonly PlatformService[] = [
  {
    name: 'One total',
    text: 'Fundraising and finance stop comparing lists. The figure on the screen is the figure in the books.',
  },
  {
    name: 'Ready before the phone rings',
    text: 'The last gift, the last conversation and the next step are on one page, for everyone who may see them.',
  },
  {
    name: 'Yours to run',
    text: 'Your own people can add a field, a report or a colleague. The instructions grow as we work.',
  },
];

/** Names of the team's totals on Salesforce's learning platform. */
export const learningUnits = { badges: 'badges', points: 'points', trails: 'trails' } as const;

export const salesforcePage = {
  title: 'Salesforce and CRM services · ACF',
  description:
    'CRM services for nonprofits: Salesforce set up, moved, cleaned, repaired and taught, so that fundraising, finance and board read one number.',
  heading: 'One donor record, and everybody trusts it.',
  lead: 'We set up, repair and look after Salesforce, and CRM platforms like it. Your gift officer, your bookkeeper and your board then read the same number.',
  session: 'Book a free 30-minute strategy session',
  drawing: 'A box of record cards, one of them raised above the others.',
  licencesHeading: '10 licences may cost you nothing',
  licencesText:
    'Salesforce runs a nonprofit program that provides 10 free licences to organizations that qualify. Salesforce decides who does. We help you apply, and tell you before you do what the free licences leave out.',
  servicesHeading: 'What we do on your platform',
  servicesLead: 'Take one line or several. Each has an end and a price before it begins.',
  benefitsHeading: 'What changes for you',
  learningHeading: 'We keep learning, and Salesforce keeps count',
  learningLead: 'Trailhead is Salesforce’s own school. These are our team’s totals there.',
  certificatesHeading: 'Check our certificates before you hire us',
  issuedLabel: 'Issued',
  closingHeading: 'Show us the report nobody believes',
  closingText:
    'Tell us what it should say and what it says. We answer within 24 hours on business days, with a first guess at where the numbers drift apart.',
} as const;
