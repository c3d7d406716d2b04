/** The texts for choosing people. */
export const peopleTexts = {
  people: 'Share with',
  share: 'Save',
  cancel: 'Cancel',
  search: 'Search colleagues',
  loading: 'Loading colleagues…',
  failed: 'Failed to fetch colleagues',
  nobody: 'There is nobody else yet to share with.',
  noMatch: 'Nobody of that name.',
  former: 'Not active any more: can only be removed',
  unknown: 'A former colleague',
} as const;
