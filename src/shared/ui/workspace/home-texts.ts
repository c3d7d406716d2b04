/** What every card of the home screen says of its data; the rows fix the words. */
export const homeCardTexts = {
  /** WRK-074 */
  loading: 'Loading dashboard data...',
  /** WRK-075 */
  failed: 'Failed to load dashboard data. Please try again later.',
  /** WRK-076 */
  retryLabel: 'Retry',
} as const;
