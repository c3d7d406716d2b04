import type { Slug } from './opened-pages';

type State = 'loading' | 'gate' | 'opening' | 'refused' | 'failed';

/** A text of a gate: its requirement rows, the text, the page and the state of the gate. */
export type GateRow = readonly [rows: string, text: string, page: Slug, state: State];

const list = 'proposals';
const proposal = 'tipping-point';
const deck = 'tipping-point-presentation';
const second = 'canadian-cancer-society-presentation-v2';
const unreached =
  'We could not reach the page. Check your connection and try again. What you entered is still here.';
const refusal = 'Invalid access code or email. Please check your credentials and try again.';

/** The texts of the gates. Texts that no row quotes are copied from their decision or the content outline. */
export const gateTexts: readonly GateRow[] = [
  ['PRO-033', 'Loading...', list, 'loading'],
  ['PRO-033', 'Loading...', proposal, 'loading'],

  ['PRO-051', 'Secure Proposal Access', proposal, 'gate'],
  ['PRO-051', 'Secure Proposal Access', 'canadian-cancer-society', 'gate'],
  ['PRO-052', 'Enter your access credentials to view your proposal', proposal, 'gate'],
  ['PRO-053', 'Access Code', proposal, 'gate'],
  ['PRO-053', 'Enter your access code', proposal, 'gate'],
  ['PRO-054', 'Email Address', proposal, 'gate'],
  ['PRO-054', 'Enter your email address', proposal, 'gate'],
  ['PRO-056', 'Access Proposal', proposal, 'gate'],
  ['PRO-057', 'Secure access for authorized team members only', proposal, 'gate'],
  ['PRO-058, PRO-305', refusal, proposal, 'refused'],
  ['PRO-Q11', 'Secure Proposal Access · ACF', proposal, 'gate'],
  ['PRO-Q39', 'ACF, to the site', proposal, 'gate'],
  // Decision 049: the texts that help and inform at gates.
  ['PRO-Q7', 'Keep this page open on this device for 7 days', proposal, 'gate'],
  [
    'PRO-Q12',
    'Sealed for you. We see when you open it and which parts you read. What we keep',
    proposal,
    'gate',
  ],
  ['PRO-Q21', 'Lost your code?', proposal, 'gate'],
  [
    'PRO-Q21',
    'mailto:hello@acf.example?subject=My access code&body=Please send me a new access code for this page: http://localhost:3000/',
    proposal,
    'gate',
  ],
  [
    'PRO-Q21',
    'mailto:hello@acf.example?subject=My access code for Tipping Point&body=Please send me a new access code for this page: http://localhost:3000/',
    deck,
    'gate',
  ],

  ['PRO-061', 'Tipping Point', deck, 'gate'],
  ['PRO-061', 'Tipping Point', 'tipping-point-presentation-2', 'gate'],
  ['PRO-061', 'Canadian Cancer Society', 'canadian-cancer-society-presentation', 'gate'],
  ['PRO-061', 'Canadian Cancer Society', second, 'gate'],
  ['PRO-061', 'Toronto Symphony Orchestra', 'toronto-symphony-orchestra-presentation', 'gate'],
  ['PRO-061', 'Lantern & Ladder', 'lantern-and-ladder-presentation', 'gate'],
  ['PRO-062', 'AI-Powered Fundraising Presentation', deck, 'gate'],
  ['PRO-062', 'AI-Powered Fundraising Presentation', 'canadian-cancer-society-presentation', 'gate'],
  ['PRO-062', 'AI-Powered Fundraising Presentation', 'tipping-point-presentation-2', 'gate'],
  ['PRO-063', 'AI-Powered Fundraising Presentation V2', second, 'gate'],
  ['PRO-064', 'Access Code', deck, 'gate'],
  ['PRO-064', 'Enter your access code', deck, 'gate'],
  ['PRO-064', 'Email Address', deck, 'gate'],
  ['PRO-064', 'Enter your email address', deck, 'gate'],
  ['PRO-066', 'Access Presentation', deck, 'gate'],
  ['PRO-067, PRO-305', refusal, deck, 'refused'],
  ['PRO-068', 'Only for team members of Tipping Point.', deck, 'gate'],
  ['PRO-068', 'Only for team members of Canadian Cancer Society.', second, 'gate'],
  ['PRO-Q11', 'Presentation access · ACF', deck, 'gate'],

  ['PRO-034', 'Proposals', list, 'gate'],
  ['PRO-034', 'Enter the access code to see the list of proposals', list, 'gate'],
  ['PRO-035', 'Access Code', list, 'gate'],
  ['PRO-035', 'Enter your access code', list, 'gate'],
  ['PRO-Q5', 'Show the code', list, 'gate'],
  ['PRO-036', 'Open the list', list, 'gate'],
  ['PRO-037', 'Ask us for access', list, 'gate'],
  ['PRO-037', 'mailto:hello@acf.example?subject=Access to the proposals', list, 'gate'],
  ['PRO-038, PRO-306', 'Invalid access code. Please contact us for access.', list, 'refused'],
  ['PRO-Q11', 'Proposals · ACF', list, 'gate'],
  ['PRO-Q12', 'Sealed for you. We see when you open it. What we keep', list, 'gate'],

  // PRO-Q10 requires a busy state, and its own message for a network failure.
  ['PRO-Q10', 'Opening…', proposal, 'opening'],
  ['PRO-Q10', 'Opening…', deck, 'opening'],
  ['PRO-Q10', 'Opening…', list, 'opening'],
  ['PRO-Q10', 'Checking your credentials. This takes a moment.', proposal, 'opening'],
  ['PRO-Q10', unreached, proposal, 'failed'],
  ['PRO-Q10', unreached, deck, 'failed'],
  ['PRO-Q10', unreached, list, 'failed'],
];

const person = ['text required', 'email required', 'checkbox'] as const;

/** The fields of each gate: their requirement rows, the page and the fields. */
export const gateFields: readonly (readonly [rows: string, page: Slug, fields: readonly string[]])[] = [
  ['PRO-053, PRO-054, PRO-055', proposal, person],
  ['PRO-064, PRO-065', deck, person],
  ['PRO-063, PRO-064', second, person],
  ['PRO-035, PRO-036', list, ['password required']],
];
