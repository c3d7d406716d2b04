/** Error messages about facts, for the form and for the build that reads a file. */
export const factsTexts = {
  long: (most: number) => `Use ${most} characters or fewer.`,
  line: 'Use one line of plain text.',
  email: 'Enter an email address such as hello@example.org.',
  site: 'Enter an address such as https://example.org, without a slash at the end.',
  link: 'Enter a full address that starts with https://.',
  video: 'Paste the film’s YouTube address or its 11-character id.',
  count: (least: number, most: number) => `Enter a whole number from ${least} to ${most}.`,
  label: 'Enter the link text.',
  title: 'Enter the title on the certificate.',
  month: 'Enter the year and month, such as 2024-05.',
  many: (most: number) => `Add ${most} or fewer.`,
  pair: 'Write the address, a space and the link text.',
  certificate: 'Write the month as 2024-05, a space and the title.',
} as const;
