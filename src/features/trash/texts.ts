import { formatNumber } from '@/shared/i18n/format';
import { plural } from '@/shared/i18n/plural';
import { daysInTrash } from '@/shared/trash/texts';

export const trashTexts = {
  section: 'Deleted records',
  intro: `You can restore what you delete for ${daysInTrash} days. After that it is deleted forever.`,
  kind: 'Kind',
  all: 'All',
  clearKind: 'Clear the filter by kind',
  columns: { title: 'Name', kind: 'Kind', deleted: 'Deleted', left: 'Deleted forever in' },
  keys: { next: 'Next record', previous: 'Previous record' },
  untitled: 'Without a title',
  counted: (count: number): string =>
    plural(count, { one: '1 record', other: `${formatNumber(count)} records` }),
  loading: 'Loading the trash…',
  notFetched: 'The trash could not be loaded',
  timedOut: 'The database has not answered yet.',
  none: 'The trash is empty.',
  noneYet: `What you delete is kept here for ${daysInTrash} days.`,
  noneOfKind: 'Nothing of this kind was deleted in the last weeks.',
  noneFound: 'Nothing found',
  showAll: 'Show everything',
  restore: 'Bring back',
  /** Texts for the permanent deletion of a contact. */
  erase: 'Delete for good',
  eraseTitle: 'Delete contact for good',
  eraseQuestion: (title: string): string =>
    `Delete ${title} for good, with all notes and emails about this person? Nobody can bring them back.`,
  erasing: 'Deleting…',
  erased: (title: string): string => `${title} is deleted for good.`,
  notErased: 'Not everything could be deleted. Try again: what is left is deleted then.',
  more: (title: string): string => `Actions for ${title}`,
  close: 'Close',
  notThere: 'This is no longer in the trash: it was brought back, or its time was over.',
  unreadable: 'This entry cannot be read',
  unreadableWhy: (id: string): string => `The entry ${id} does not have the form that the trash expects.`,
  change: (title: string): string => `Bringing back ${title}`,
  isBack: (title: string): string => `${title} is back.`,
  isBackWith: (title: string, count: number): string =>
    plural(count, {
      one: `${title} is back, with 1 record that was deleted along with it.`,
      other: `${title} is back, with ${formatNumber(count)} records that were deleted along with it.`,
    }),
  notBack: (title: string): string => `${title} could not be brought back.`,
  goneMeanwhile: (title: string): string => `${title} is no longer in the trash.`,
  panel: {
    kind: 'Kind',
    deleted: 'Deleted',
    deletedBy: 'Deleted by',
    you: 'You',
    until: 'Kept until',
    held: 'What it holds',
  },
  /** Returns how long an entry is kept, from the number of days left. */
  left: (days: number): string =>
    days <= 0 ? 'Any time now' : plural(days, { one: 'In 1 day', other: `In ${formatNumber(days)} days` }),
} as const;
