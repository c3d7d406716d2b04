/** A kind of work that the development shop does. */
export interface DevShopWork {
  readonly id: 'web' | 'mobile' | 'integration';
  readonly name: string;
  readonly text: string;
  readonly example: string;
}

export const devShopWork: readonly DevShopWork[] = [
  {
    id: 'web',
    name: 'Web',
    text: 'Sites and forms that open on an old phone, work with a screen reader, and take a gift without an account.',
    example: 'An event page that sells the seat, prints the list and checks people in at the door.',
  },
  {
    id: 'mobile',
    name: 'Mobile',
    text: 'Apps for people who work standing up: drivers, volunteers, staff at a door. They keep working when the signal stops.',
    example: 'A delivery list that works in a basement and catches up at street level.',
  },
  {
    id: 'integration',
    name: 'Integration',
    text: 'The pieces between your systems, so that a gift is typed once. They are watched, and they speak up when something stops.',
    example: 'Gifts from the online form in the donor record by morning, with the receipt sent.',
  },
];

/** A step of the approach, with its result for the visitor. */
export interface ApproachStep {
  readonly name: string;
  readonly text: string;
  readonly result: string;
}

export const approachSteps: readonly ApproachStep[] = [
  {
    name: 'Discovery',
    text: 'We watch the work being done and look for something you could buy instead. If it exists, we say so and stop.',
    result: 'Two pages: the problem, the choices, the price',
  },
  {
    name: 'Design',
    text: 'You click through the screens before any is built. The people who will use them try them first.',
    result: 'Screens to try, and a list of what is left out',
  },
  {
    name: 'Development',
    text: 'We build in short rounds. Each one ends with something you can use.',
    result: 'A working version every two weeks',
  },
  {
    name: 'Deployment',
    text: 'It moves into your accounts on a quiet day, with the way back kept open.',
    result: 'Code, passwords and instructions in your name',
  },
  {
    name: 'Support',
    text: 'We answer, mend and update. When you would rather do it yourselves, we teach someone.',
    result: 'A fixed monthly price, or a clean goodbye',
  },
];

export const devShopPage = {
  title: 'Development shop: web, mobile and integration · ACF',
  description:
    'A development shop for nonprofits: web, mobile and the pieces between your systems. Built small in five steps, tested by your staff, handed over whole.',
  heading: 'Built small, handed over whole.',
  lead: 'When nothing on the market does the job, we build the piece that is missing. It does one thing, in your accounts, and your people can run it without us.',
  session: 'Book a free 30-minute strategy session',
  drawing:
    'One line carries a gift from a form on a screen through a small piece into a ledger and a letter.',
  drawingCaption:
    'One gift, typed once: from the form, through the piece we build, to the record and the receipt.',
  workHeading: 'Three kinds of work',
  exampleLabel: 'For example',
  approachHeading: 'Five steps, and a way out after the first',
  approachLead:
    'Discovery is short and has its own small price. Many problems end there, with a product you buy.',
  resultLabel: 'You get',
  notHeading: 'When not to build',
  not: [
    'A product does nine tenths of it, and you can live without the tenth.',
    'The way of working will change within a year.',
    'Nobody on your side has time to test it.',
  ],
  closingHeading: 'Describe the thing you type twice',
  closingText:
    'Two sentences are enough: where it comes from, and where it has to go. We answer within 24 hours on business days.',
} as const;
