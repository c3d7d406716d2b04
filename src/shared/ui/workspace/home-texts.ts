/** The texts that all cards of the home screen share. The requirements fix their wording. */
export const homeCardTexts = {
  loading: 'Loading dashboard data...',
  failed: 'Failed to load dashboard data. Please try again later.',
  retryLabel: 'Retry',
} as const;
