/** The texts around all AI calls. */
export const aiTexts = {
  sends: 'We send the text to the AI service. Nothing is saved until you choose what to keep.',
  working: 'Working…',
  repeating: 'This is taking longer than usual…',
  cancel: 'Cancel',
  close: 'Close',
  again: 'Ask again',
} as const;
