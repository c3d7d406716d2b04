/** One part of the six-part fundraising method. */
export interface MethodPart {
  readonly id: 'plan' | 'pipeline' | 'connectors' | 'outreach' | 'team' | 'donors';
  readonly name: string;
  readonly claim: string;
  readonly text: string;
  /** The visitor's results. */
  readonly gets: readonly string[];
  readonly length: string;
  /** An example of an ordinary week with this part. */
  readonly week: string;
}

export const methodParts: readonly MethodPart[] = [
  {
    id: 'plan',
    name: 'My Plan',
    claim: 'A year of asks on one page.',
    text: 'You choose the three or four campaigns that matter and let the others go. Each one gets a goal, a date and an owner.',
    gets: [
      'A calendar of asks for twelve months',
      'A goal per campaign, in gifts as well as dollars',
      'One page your board can approve in one meeting',
    ],
    length: 'Two weeks, with two meetings of 90 minutes',
    week: 'On Monday you look at the page. The spring appeal is six weeks away, so the letter is due on Friday. The golf day is not on the page, and you say no to it with a clear conscience.',
  },
  {
    id: 'pipeline',
    name: 'My Pipeline',
    claim: 'Every prospect has a next step and a date.',
    text: 'We take the list of people who could give and find each one a stage: known, warm, asked, given. A name without a next step leaves the list.',
    gets: [
      'Your prospects by stage, in the system you use',
      'Rules for moving a name on, and for letting it go',
      'Two totals: one you hope for, one you can count on',
    ],
    length: 'Two weeks; four when the records need cleaning first',
    week: 'Tuesday takes twenty minutes. Nine names have a date this week: four calls, three letters, two visits. Two others have been silent for a year, and you take them off.',
  },
  {
    id: 'connectors',
    name: 'My Connectors',
    claim: 'People who open doors know which door.',
    text: 'Board members, former staff, volunteers and neighbours know donors you have not met. Most of them would help if the favour were small and clear.',
    gets: [
      'A private map of who knows whom',
      'A short note each connector can send in their own name',
      'A limit: two introductions a season from anyone',
    ],
    length: 'Two weeks, with a 20-minute talk per connector',
    week: 'On Wednesday your treasurer reads two names, knows one, and forwards the note you wrote for her. It takes her five minutes. You log the answer before lunch.',
  },
  {
    id: 'outreach',
    name: 'My Outreach',
    claim: 'Letters and calls that sound like you.',
    text: 'Each campaign gets its letters, emails and call notes. AI may draft them. Someone who knows the donor reads every one before it leaves.',
    gets: [
      'Wording for each campaign, by mail, email and telephone',
      'Prompts that draft in your voice, with your facts',
      'A thank you that leaves within two days',
    ],
    length: 'Three weeks for the first campaign, one for each that follows',
    week: 'On Thursday morning twelve drafts are waiting. You change the first line of most, because you have met these people. They leave at eleven.',
  },
  {
    id: 'team',
    name: 'My Team',
    claim: 'Everyone knows their hour a week.',
    text: 'Fundraising fails when it belongs to one tired person. We give staff, board and volunteers a role each, small enough to keep.',
    gets: [
      'A role per person, written in three lines',
      'A weekly meeting of 25 minutes, with a fixed agenda',
    ],
    length: 'Two weeks, and a check after a month',
    week: 'Friday at ten: who did we ask, who answered, who is next. Twenty-five minutes, standing if you like. The list itself is the minutes.',
  },
  {
    id: 'donors',
    name: 'My Donors',
    claim: 'Thanked, told and asked again, in that order.',
    text: 'A second gift is cheaper than a first. It comes from people who heard what the first one did, before anyone asked for another.',
    gets: [
      'A year of contact for new, returning and larger donors',
      'A short report that shows what a gift did',
      'Each month, the names of donors about to drift away',
    ],
    length: 'Two weeks to set up; it runs through the year',
    week: 'On the last day of the month you see who gave a year ago and has heard nothing since. You call three of them. You ask for nothing.',
  },
];

export const fundraisingPage = {
  title: 'Fundraising services: a six-part method · ACF',
  description:
    'A fundraising method for small nonprofit teams, in six parts: plan, pipeline, connectors, outreach, team and donors. What you get and how long it takes.',
  heading: 'Know who you ask this week, and why.',
  lead: 'Ideas are seldom what is missing. A list is: names, dates, and someone who makes the call. Our method builds it in six parts.',
  session: 'Book a free 30-minute strategy session',
  lineLabel: 'The six parts of the method',
  methodHeading: 'Six parts, in this order',
  methodLead:
    'All six take about 90 days. You can also take one on its own. The weeks described here are examples.',
  getsLabel: 'What you get',
  lengthLabel: 'How long',
  weekLabel: 'A week with it',
  closingHeading: 'Tell us where it gets stuck',
  closingText:
    'Many teams do some of the six well and miss the one in between. Write two sentences about yours, and we answer within 24 hours on business days.',
} as const;
