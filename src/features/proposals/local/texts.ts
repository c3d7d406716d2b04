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
  notice: 'This page is stored only in this browser. Publish it to show it to a client.',
  document: (title: string) => `${title} · ACF`,
  /** Texts for the list in proposal management. */
  management: {
    heading: 'Only in this browser',
    note: 'Only you can open these. Turn one into a presentation to edit and publish it.',
    taken: 'Another page uses this address and is shown instead.',
    open: 'Open',
    openNamed: (title: string) => `Open ${title} (opens in a new tab)`,
    make: 'Turn into presentation',
    making: 'Working…',
    failed: 'The presentation wasn’t created. Your page has not changed. Try again, or make a new proposal.',
  },
  missing: {
    heading: 'Proposal not found',
    text: 'This page is no longer available, or the address is wrong.',
    write: (email: string) => `Write to ${email} and we’ll send you a new link.`,
    form: 'Use the contact form and we’ll send you a new link.',
    mail: 'Email us for a new link',
    contact: 'Open the contact form',
    subject: (slug: string) => `Link to the proposal “${slug}”`,
    home: 'Go to the site',
    staff: (slug: string) =>
      `There is no published page or page in this browser at “${slug}”. Create the proposal in the Admin dashboard.`,
    manage: 'Open proposal management',
    back: 'Back to Proposals',
  },
} as const;
