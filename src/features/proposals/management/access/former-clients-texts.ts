/** Texts of the warning before publishing. */
export const formerClientTexts = {
  title: 'This text names another client',
  question: (client: string) => `This page is for ${client}. Check these places before clients read them.`,
  toText: 'Go to the text',
  publish: 'Publish anyway',
} as const;
