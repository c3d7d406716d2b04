/** Short entries under a heading, such as audit points or pages of a checklist. */
export interface PlaybookList {
  readonly heading: string;
  readonly numbered: boolean;
  readonly entries: readonly string[];
}

/** The lists in the starter pack, by the id of their part. */
export const playbookLists: Readonly<Record<string, readonly PlaybookList[]>> = {
  'tech-audit': [
    {
      heading: 'The 15 points',
      numbered: true,
      entries: [
        'We have a list of every tool we pay for, with its price.',
        'Each tool has one person who answers for it.',
        'Donor records live in one place, and everyone knows which.',
        'A gift is typed in by hand once at most.',
        'Two people can export all our records without asking a vendor.',
        'We tried to restore a backup in the last twelve months.',
        'Duplicates are merged on a fixed day.',
        'Consent to be written to is stored with the person.',
        'Receipts go out without anybody copying an address.',
        'The website form fills the donor records by itself.',
        'The monthly report for the board takes under an hour.',
        'We know the nonprofit price of each tool, and pay it.',
        'Accounts of people who have left are closed within a day.',
        'Every account that sees donors needs a second step to sign in.',
        'New colleagues get a written page on how we use each tool.',
      ],
    },
  ],
  'security-sheet': [
    {
      heading: 'Page 1: before the first prompt',
      numbered: false,
      entries: [
        'Name one person who decides what AI may be used for. Write the name in the margin.',
        'Never paste: names with gifts, addresses, health or immigration details, anything about a child, card numbers, passwords.',
        'Paste freely: published texts, public calls for grants, tables without names, your own drafts.',
        'Ask first: minutes, contracts, letters from donors.',
        'Use only the assistants on our list, with a work account and a second step to sign in.',
        'A person reads everything before it leaves the house. The reader, not the assistant, signs.',
        'Tell donors in your privacy notice if AI helps to handle their data.',
      ],
    },
    {
      heading: 'Page 2: every month',
      numbered: false,
      entries: [
        'Close the accounts of people who have left.',
        'Look at who can export the donor list. Remove one who does not need it.',
        'Check that training on our content is still off in each assistant.',
        'Read three letters an assistant helped with. Are the facts right, is the tone ours?',
        'Restore one file from the backup.',
        'Write down anything that went wrong, however small, and what you changed.',
        'If personal data went where it should not: stop, note the time, tell the person named on page 1 today, and look up whom the law makes you tell.',
      ],
    },
  ],
};
