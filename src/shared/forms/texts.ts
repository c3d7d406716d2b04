/** Words that every form may say. */
export const formTexts = {
  optional: 'optional',
  network: 'Network error. Please check your connection and try again.',
  unexpected: 'An unexpected error occurred. Please try again.',
  /** Label of the honeypot field, in case a person meets it. */
  honeypot: 'Leave this field empty',
};
