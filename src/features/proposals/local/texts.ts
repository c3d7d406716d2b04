/** Texts of pages stored only in this browser, and of missing pages. */
export const localTexts = {
  all: 'All Proposals',
  empty: {
    visitor: 'No content yet.',
    staff: 'No content yet. Edit this proposal in the Admin dashboard.',
  },
  /** Shown for a section without a body. */
  dash: '—',
  preparedFor: 'Prepared for',
  notice: 'This page is kept in this browser only. Publish it to show it to a client.',
  document: (title: string) => `${title} · ACF`,
  /** Texts for the list in proposal management. */
  management: {
    heading: 'In this browser only',
    note: 'Nobody else can open these. Make a presentation of one to edit it here and publish it to a client.',
    taken: 'Another page has this address, and is shown there in its place.',
    open: 'Open',
    openNamed: (title: string) => `Open ${title} (opens in a new tab)`,
    make: 'Make a presentation of it',
    making: 'Making it…',
    failed:
      'No presentation was made. The page in this browser is as it was. Try again, or make a new proposal.',
  },
  missing: {
    heading: 'Proposal not found',
    text: 'This page is no longer available, or the address is wrong.',
    write: (email: string) => `Write to ${email} and we send you a new link.`,
    form: 'Use the contact form and we send you a new link.',
    mail: 'Email us for a new link',
    contact: 'Open the contact form',
    subject: (slug: string) => `Link to the proposal “${slug}”`,
    home: 'Go to the site',
    staff: (slug: string) =>
      `Nothing is published under “${slug}”, and nothing is stored under it in this browser. Create the proposal in the Admin dashboard.`,
    manage: 'Open proposal management',
    back: 'Back to Proposals',
  },
} as const;
