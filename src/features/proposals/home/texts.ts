import { plural } from '@/shared/i18n/plural';

/** Texts of the card "From clients". */
export const fromClientsTexts = {
  title: 'From clients',
  none: 'Choices, questions and first openings of your proposals appear here.',
  note: 'Newest first',
  isNew: 'New',
  someone: 'A recipient',
  waiting: (count: number) => plural(count, { one: '1 new entry', other: `${count} new entries` }),
  announced: (sentence: string, page: string) => `New from a client: ${sentence} (${page})`,
  all: 'All proposals',
  opened: 'Opened by clients',
  openedNone: 'Nobody has opened a proposal yet.',
} as const;
