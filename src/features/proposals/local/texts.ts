/** Pages that this browser alone has, and pages that nobody has. */
export const localTexts = {
  all: 'All Proposals',
  empty: 'No content yet. Edit this proposal in the Admin dashboard.',
  /** In place of a section without a body. */
  dash: '—',
  preparedFor: 'Prepared for',
  notice: 'This page is kept in this browser only. Publish it to show it to a client.',
  document: (title: string) => `${title} · ACF`,
  missing: {
    heading: 'Proposal not found',
    text: (slug: string) =>
      `Nothing is published under “${slug}”, and nothing is stored under it in this browser. Check the address, or create the proposal in the Admin dashboard.`,
    back: 'Back to Proposals',
  },
} as const;
