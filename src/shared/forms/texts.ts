/** The texts that all forms share. */
export const formTexts = {
  optional: 'optional',
  network: 'Network error. Please check your connection and try again.',
  unexpected: 'An unexpected error occurred. Please try again.',
  /** Label of the honeypot field, in case a person encounters it. */
  honeypot: 'Leave this field empty',
};
