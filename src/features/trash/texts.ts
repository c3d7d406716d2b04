import { formatNumber } from '@/shared/i18n/format';
import { plural } from '@/shared/i18n/plural';
import { daysInTrash } from '@/shared/trash/texts';

export const trashTexts = {
  section: 'Deleted records',
  intro: `You can restore what you delete for ${daysInTrash} days. After that it is deleted forever.`,
  kind: 'Kind',
  all: 'All',
  clearKind: 'Clear kind filter',
  columns: { title: 'Name', kind: 'Kind', deleted: 'Deleted', left: 'Deleted forever' },
  keys: { next: 'Next record', previous: 'Previous record' },
  untitled: 'Untitled',
  counted: (count: number): string =>
    plural(count, { one: '1 record', other: `${formatNumber(count)} records` }),
  loading: 'Loading the trash…',
  notFetched: 'The trash could not be loaded',
  timedOut: 'The trash is taking longer than usual to load.',
  none: 'The trash is empty.',
  noneYet: `What you delete stays here for ${daysInTrash} days.`,
  noneOfKind: 'Nothing of this kind was deleted lately.',
  noneFound: 'Nothing found',
  showAll: 'Show everything',
  restore: 'Restore',
  /** Texts for the permanent deletion of a contact. */
  erase: 'Delete forever',
  eraseTitle: 'Delete contact forever',
  eraseQuestion: (title: string): string =>
    `Delete ${title} forever, with all notes and emails about this person? This cannot be undone.`,
  erasing: 'Deleting…',
  erased: (title: string): string => `${title} was deleted forever.`,
  notErased: 'Some records could not be deleted. Try again to delete the rest.',
  more: (title: string): string => `Actions for ${title}`,
  close: 'Close',
  notThere: 'This is no longer in the trash. It was restored or deleted forever.',
  unreadable: 'This entry can’t be shown',
  unreadableWhy: (id: string): string => `The entry ${id} is not a valid entry of the trash.`,
  change: (title: string): string => `Restore ${title}`,
  isBack: (title: string): string => `Restored: ${title}.`,
  isBackWith: (title: string, count: number): string =>
    plural(count, {
      one: `Restored: ${title} and 1 related record.`,
      other: `Restored: ${title} and ${formatNumber(count)} related records.`,
    }),
  notBack: (title: string): string => `${title} could not be restored.`,
  goneMeanwhile: (title: string): string => `${title} is no longer in the trash.`,
  panel: {
    kind: 'Kind',
    deleted: 'Deleted',
    deletedBy: 'Deleted by',
    you: 'You',
    until: 'Kept until',
    held: 'Content',
  },
  /** Returns how long an entry is kept, from the number of days left. */
  left: (days: number): string =>
    days <= 0 ? 'Any time now' : plural(days, { one: 'In 1 day', other: `In ${formatNumber(days)} days` }),
} as const;
