/** A step between the application and the first day with the hub. */
export interface EarlyAccessStep {
  readonly name: string;
  readonly text: string;
}

/** Texts of the waitlist application and of its thank-you screen. */
export const earlyAccessPage = {
  title: 'Apply for early access to the data integration hub · ACF',
  description:
    'Apply for the waitlist of our data integration hub for nonprofits. Seven fields, about three minutes, no cost, and a person reads it.',
  heading: 'Be among the first to try the hub.',
  lead: 'This puts you on the waitlist for the data integration hub. Seven fields, about three minutes. It costs nothing and binds you to nothing.',
  hubBefore: 'Not sure what it is?',
  hubAction: 'Read about the hub first',
  stepsHeading: 'What happens next',
  formHeading: 'Your application',
} as const;

export const earlyAccessSteps: readonly EarlyAccessStep[] = [
  { name: 'We read it', text: 'A person reads every application.' },
  {
    name: 'We write to you',
    text: 'When a place opens that fits your size and tools, you get an email and a few questions.',
  },
  {
    name: 'You look, then decide',
    text: 'We show you the hub with made-up data. You say whether yours should follow.',
  },
];

export const earlyAccessThanks = {
  heading: 'You are on the waitlist',
  text: 'Thank you. A person reads your application, and we write when there is something to try. Until then there is nothing you need to do.',
  action: 'Return to Home',
} as const;
