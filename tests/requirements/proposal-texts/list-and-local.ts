const prefix = 'acf.proposals.static.bySlug.';

/** A page stored in this browser, or an address without a published page. */
interface LocalView {
  readonly address: string;
  /** The heading that shows that the view has loaded. */
  readonly heading: string;
  readonly stored?: Readonly<Record<string, string>>;
}

/** The stored flag of a staff member's browser. */
const staff = { 'acf.session': '1' };

const found = JSON.stringify({
  title: 'A first month',
  clientName: 'River House',
  clientEmail: 'board@river-house.example',
  sections: [
    { heading: 'Scope', bodyHtml: '<p>One task.</p>' },
    { heading: 'Price', bodyHtml: '' },
  ],
});
const withoutSections = JSON.stringify({ title: 'An idea', sections: [] });

/** The browser's entries next to the sealed list: one with every text of a card, and one with none. */
export const besideTheList: Readonly<Record<string, string>> = {
  [`${prefix}river-house`]: JSON.stringify({ title: 'A first month', description: 'One task' }),
  [`${prefix}harbour`]: '{}',
};

export const localViews = {
  'an unknown address': { address: '/proposals/nothing-here', heading: 'Proposal not found' },
  'an unknown address, for staff': {
    address: '/proposals/nothing-here',
    heading: 'Proposal not found',
    stored: staff,
  },
  'the reserved address': { address: '/standalone-proposal', heading: 'Proposal not found' },
  'a stored page': {
    address: '/proposals/river-house',
    heading: 'A first month',
    stored: { [`${prefix}river-house`]: found },
  },
  'a stored page without sections': {
    address: '/proposals/idea',
    heading: 'An idea',
    stored: { [`${prefix}idea`]: withoutSections },
  },
  'a stored page without sections, for staff': {
    address: '/proposals/idea',
    heading: 'An idea',
    stored: { [`${prefix}idea`]: withoutSections, ...staff },
  },
} as const satisfies Readonly<Record<string, LocalView>>;

export type ViewName = keyof typeof localViews;

/** The texts of the unlocked list, each with its requirement rows. */
export const listTexts: readonly (readonly [rows: string, text: string])[] = [
  ['PRO-049, PRO-050, PRO-285', 'Logout'],
  ['PRO-039', 'Proposals'],
  ['PRO-039', 'Each page asks for its own access code and email address.'],
  ['PRO-041', 'Canadian Cancer Society demo'],
  ['PRO-042', 'Canadian Cancer Society presentation'],
  ['PRO-043', 'Tipping Point proposal'],
  ['PRO-044, PRO-045', 'A first month'],
  ['PRO-046', 'One task'],
  ['PRO-045', 'harbour'],
  ['PRO-046', 'Static page (local)'],
];

/** The texts of stored and missing pages: requirement rows, text and page. */
export const localTexts: readonly (readonly [rows: string, text: string, view: ViewName])[] = [
  ['PRO-018, PRO-149', 'Proposal not found', 'an unknown address'],
  ['PRO-019, PRO-149', 'Proposal not found', 'the reserved address'],
  ['PRO-Q16', 'Proposal not found · ACF', 'an unknown address'],
  ['PRO-151', 'Back to Proposals', 'an unknown address'],
  // Decision 049: visitors see a contact address.
  [
    'PRO-150',
    'This page is no longer available, or the address is wrong. Write to hello@acf.example and we send you a new link.',
    'an unknown address',
  ],
  ['PRO-150', 'Email us for a new link', 'an unknown address'],
  ['PRO-150', 'mailto:hello@acf.example?subject=Link to the proposal “nothing-here”', 'an unknown address'],
  [
    'PRO-150',
    'Nothing is published under “nothing-here”, and nothing is stored under it in this browser. Create the proposal in the Admin dashboard. Open proposal management',
    'an unknown address, for staff',
  ],
  ['PRO-152', 'Prepared for River House · board@river-house.example', 'a stored page'],
  ['PRO-153', 'A first month', 'a stored page'],
  ['PRO-154', 'All Proposals', 'a stored page'],
  ['PRO-155', 'Scope', 'a stored page'],
  ['PRO-155', 'One task.', 'a stored page'],
  ['PRO-156', '—', 'a stored page'],
  ['PRO-Q27', 'This page is kept in this browser only. Publish it to show it to a client.', 'a stored page'],
  [
    'PRO-157',
    'No content yet. Edit this proposal in the Admin dashboard.',
    'a stored page without sections, for staff',
  ],
  ['PRO-157', 'No content yet.', 'a stored page without sections'],
];

/** The texts of a page that fails to render: requirement rows, text and browser. */
export const failureTexts: readonly (readonly [rows: string, text: string, browser: 'Safari' | 'Chrome'])[] =
  [
    ['PRO-307', 'Something went wrong', 'Safari'],
    ['PRO-307', 'Something went wrong', 'Chrome'],
    ['PRO-308', 'Refresh Page', 'Safari'],
    ['PRO-308', 'Refresh Page', 'Chrome'],
    ['PRO-309', 'Safari compatibility issue detected. Please try refreshing the page.', 'Safari'],
    ['PRO-310', 'An error occurred. Please try refreshing the page.', 'Chrome'],
  ];
