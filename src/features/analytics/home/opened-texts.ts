/** Words of the card of opened proposals on the home screen. */
export const openedTexts = {
  title: 'Opened by clients',
  none: 'No proposal has been opened yet.',
  someone: 'A client',
  all: 'All figures in Analytics',
} as const;
