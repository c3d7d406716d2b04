/** Words that every form may say. */
export const formTexts = {
  network: 'Network error. Please check your connection and try again.',
  unexpected: 'An unexpected error occurred. Please try again.',
  /** Of the field that only programs fill in. */
  honeypot: 'Leave this field empty',
};
