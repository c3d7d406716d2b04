/** Error messages about facts, for the form and for the build that reads a file. */
export const factsTexts = {
  long: (most: number) => `Use ${most} characters or fewer.`,
  line: 'Use one line of plain text.',
  email: 'Enter an email address such as hello@example.org.',
  site: 'Enter the address as https:// and the site’s name, without a slash at its end.',
  link: 'Enter a full address that starts with https://.',
  video: 'Paste the film’s YouTube address, or its id of 11 characters.',
  count: (least: number, most: number) => `Enter a whole number from ${least} to ${most}.`,
  label: 'Enter the text of the link.',
  title: 'Enter the title on the certificate.',
  month: 'Enter the year and month, such as 2024-05.',
  many: (most: number) => `Keep at most ${most}.`,
  pair: 'Write the address, a space, and the text of the link.',
  certificate: 'Write the month as 2024-05, a space, and the title.',
} as const;
