/** What every card of the home screen says of its data; the rows fix the words. */
export const homeCardTexts = {
  loading: 'Loading dashboard data...',
  failed: 'Failed to load dashboard data. Please try again later.',
  retryLabel: 'Retry',
} as const;
