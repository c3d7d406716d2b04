/** Pages that this browser alone has, and pages that nobody has. */
export const localTexts = {
  all: 'All Proposals',
  empty: 'No content yet. Edit this proposal in the Admin dashboard.',
  /** In place of a section without a body. */
  dash: '—',
  preparedFor: 'Prepared for',
  notice: 'This page is kept in this browser only. Publish it to show it to a client.',
  document: (title: string) => `${title} · ACF`,
  /** In proposal management. */
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
    text: (slug: string) =>
      `Nothing is published under “${slug}”, and nothing is stored under it in this browser. Check the address, or create the proposal in the Admin dashboard.`,
    back: 'Back to Proposals',
  },
} as const;
