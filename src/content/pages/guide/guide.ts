/** The guide's name, always written with a straight apostrophe. */
export const guideName = "The Fundraisers' AI Guide";

/** The path of the starter pack. */
export const starterPackAddress = '/playbook/day1-impact';

/**
 * A figure that the site claims for the starter pack. The owner must confirm each one before it is published.
 */
export interface Claim {
  readonly figure: string;
  readonly text: string;
}

export const claims: readonly Claim[] = [
  { figure: '40', text: 'warm donor leads in under an hour' },
  { figure: '12', text: 'public grant boards, refreshed weekly: six for Canada, six for the US' },
  { figure: '15', text: 'points in the tech audit' },
  { figure: '5', text: 'minutes of video, start to finish' },
  { figure: '2', text: 'pages of security checklist' },
];

export const valueClaim = '$2,000+ value';
