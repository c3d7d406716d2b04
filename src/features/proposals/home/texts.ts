import { plural } from '@/shared/i18n/plural';

/** Texts of the card "From clients". */
export const fromClientsTexts = {
  title: 'From clients',
  none: 'When clients open your proposals, choose or ask, you see it here.',
  note: 'Newest first',
  isNew: 'New',
  someone: 'A recipient',
  waiting: (count: number) => plural(count, { one: '1 new entry', other: `${count} new entries` }),
  announced: (sentence: string, page: string) => `New from a client: ${sentence} (${page})`,
  all: 'All proposals',
  opened: 'Opened by clients',
  openedNone: 'No client has opened a proposal yet.',
} as const;
