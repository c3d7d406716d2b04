import { plural } from '@/shared/i18n/plural';

const megabytes = (bytes: number): string => `${Math.round((bytes / 1_048_576) * 10) / 10} MB`;

/** The texts of fields that are more than a text input. */
export const fieldTexts = {
  date: 'Date',
  time: 'Time',
  dateMissing: 'Choose a date.',
  timeMissing: 'Choose a time.',

  wrongKind: (file: string) => `“${file}” is not a kind of file that is taken here. Choose another one.`,
  tooLarge: (file: string, maxBytes: number) =>
    `“${file}” is larger than ${megabytes(maxBytes)}. Choose a smaller file.`,

  create: (typed: string) => `Create “${typed}”`,
  creating: (typed: string) => `Creating “${typed}”…`,
  notCreated: (typed: string) => `“${typed}” could not be created. Try again, or choose an entry.`,
  notChosen: (typed: string) =>
    `“${typed}” was not chosen from the list. Choose an entry, or leave the field empty.`,
  searching: 'Searching…',
  searchFailed: 'The search failed. Check your connection, then type again.',
  noMatch: 'Nothing matches.',
  suggestions: 'Suggestions',
  entries: (count: number) => plural(count, { one: '1 entry', other: `${count} entries` }),

  tagsAdded: (tags: readonly string[]) =>
    plural(tags.length, { one: `${tags.join()} added`, other: `${tags.join(', ')} added` }),
  tagRepeated: (tag: string) => `${tag} is there already`,
  tagRemoved: (tag: string) => `${tag} removed`,
  removeTag: (tag: string) => `Remove ${tag}`,

  rowAdded: (item: string) => `${item} added`,
  rowRemoved: (item: string, left: number) =>
    plural(left, { one: `${item} removed, 1 is left`, other: `${item} removed, ${left} are left` }),
  rowMoved: (place: number, of: number) => `Moved to place ${place} of ${of}`,
  rowsFull: (max: number) => plural(max, { one: 'There can be only 1', other: `There can be only ${max}` }),
  remove: 'Remove',
  removeRow: (item: string) => `Remove ${item}`,
  up: 'Move up',
  down: 'Move down',
  moveUp: (item: string) => `Move up ${item}`,
  moveDown: (item: string) => `Move down ${item}`,

  // No full stop here, because the formatted time ends with one ("a.m.").
  draftFound: (time: string) => `You have an unsaved draft from ${time}`,
  draftOutdated:
    'What it changes has been saved differently since then. Restore it: saving joins both, and asks where that is not possible.',
  restoreDraft: 'Restore the draft',
  discardDraft: 'Discard the draft',
  draftRestored: 'The draft is restored',
  draftDiscarded: 'The draft is discarded',
};
