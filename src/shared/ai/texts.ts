/** The texts around all AI calls. */
export const aiTexts = {
  sends: 'The text goes to the AI service. Nothing is saved before you choose what to keep.',
  working: 'Asking the AI service…',
  repeating: 'Still asking, the service did not answer at once…',
  cancel: 'Cancel',
  close: 'Close',
  again: 'Ask again',
} as const;
