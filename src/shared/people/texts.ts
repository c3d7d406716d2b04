/** The texts for choosing people. */
export const peopleTexts = {
  people: 'Share with',
  share: 'Save',
  cancel: 'Cancel',
  search: 'Search colleagues',
  loading: 'Loading colleagues…',
  failed: 'Failed to fetch colleagues',
  nobody: 'There are no colleagues to share with yet.',
  noMatch: 'No colleague with that name.',
  former: 'No longer active; can only be removed',
  unknown: 'A former colleague',
} as const;
