/** Texts of rich text and its editor. */
export const richTextTexts = {
  checked: 'Done:',
  unchecked: 'To do:',
} as const;
