import type { FieldLabel } from '@/shared/saving/change';
import { formatDateTime, formatNumber } from '@/shared/i18n/format';
import { plural } from '@/shared/i18n/plural';
import type { NoteScope } from './queries';
import { contactNoteCategories, noteCategories } from './schema';

/** The labels of the built-in categories (WRK-268, WRK-269). */
const categoryLabels: Readonly<Record<string, string>> = {
  general: 'General',
  followup: 'Follow Up',
  meeting: 'Meeting',
  task: 'Task',
  important: 'Important',
  goal: 'Goal',
  project: 'Project',
} satisfies Record<(typeof noteCategories)[number], string>;

/**
 * Returns the label of a category. For a colleague's own category, derives it from the key (WRK-Q70,
 * WRK-Q71).
 */
export function categoryLabel(key: string, own: Readonly<Record<string, string>> = {}): string {
  const words = key.replaceAll('_', ' ').trim();
  return categoryLabels[key] ?? own[key] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

const options = (keys: readonly string[]) => keys.map((value) => ({ value, label: categoryLabel(value) }));

/** Returns the categories to choose from: the built-in ones, then the person's own. */
export const categoryOptions = (own: Readonly<Record<string, string>> = {}) => [
  ...options(noteCategories),
  ...Object.entries(own).map(([value, label]) => ({ value, label })),
];

/** The category options for a note about a contact (WRK-169). */
export const contactCategoryOptions = options(contactNoteCategories);

export const scopeLabels: Readonly<Record<NoteScope, string>> = {
  standalone: 'Standalone Notes',
  all: 'All Notes',
  contact: 'Contact Notes',
  shared: 'Shared Notes',
  archived: 'Archived Notes',
};

/**
 * Returns the message shown when notes fail to load. Falls back to the generic text for unknown errors
 * (WRK-247, WRK-251).
 */
export const loadErrorMessage = (live: { readonly status: string; readonly reason?: string }): string =>
  live.reason === 'unknown' ? noteTexts.unexpected : noteTexts.notLoaded;

const notesCounted = (count: number): string =>
  plural(count, { one: `${formatNumber(count)} note`, other: `${formatNumber(count)} notes` });

/** Texts of notes. The requirements fix some of them word for word. */
export const noteTexts = {
  section: 'Notes',
  tabs: { notes: 'Notes', templates: 'Templates', label: 'Notes and templates' },
  add: 'Add Note',
  counted: notesCounted,
  untitled: 'Untitled note',
  titleOf: (title: string) => (title === '' ? 'Untitled note' : title),

  search: 'Search notes...',
  scope: 'Show',
  category: 'Category',
  contact: 'Contact',
  user: 'User',
  date: 'Created',
  all: 'All',
  allUsers: 'All Users',
  systemNotes: 'System Notes',
  clearSearch: 'Clear search',
  clearCategory: 'Clear category filter',
  clearContact: 'Clear contact filter',
  clearUser: 'Clear user filter',
  clearDate: 'Clear date filter',
  dates: { all: 'Any time', today: 'Today', week: 'Last 7 days', month: 'Last month' },
  view: { label: 'View', list: 'List', grid: 'Grid' },

  loading: 'Loading notes…',
  notLoaded: 'Failed to load notes',
  notAvailable: 'Error: Notes data is not available',
  unexpected: 'An unexpected error occurred. Please try again.',
  timedOut: 'Notes are taking longer than usual to load.',
  noneFound: 'No notes found',
  noneYet: 'No notes yet',
  noneHere: 'Write the first one: what was said, what was promised, what comes next.',
  noneFits: 'No note matches your search and filters.',
  showAll: 'Clear search and filters',
  searchedSome: 'No match among the newest notes. Keep searching to look at more.',
  searchOn: 'Keep searching',
  unreadable: 'This note can’t be shown',
  unreadableWhy: (id: string) => `The record ${id} is not a valid note. Nothing in it was changed.`,
  notThere: 'Note not found. It may have been deleted, or it is no longer shared with you.',
  goneTitle: 'Note',
  adminsSee: 'Admins can see this note.',

  you: 'You',
  by: (who: string, when: string) => `${who}, ${when}`,
  madeBy: 'Written by',
  madeAt: 'Created',
  changedAt: 'Changed',
  archivedAt: 'Archived',
  completedAt: 'Completed',
  system: 'System',
  sharedWithYou: 'Shared with you',
  sharedByYou: 'Shared by you',
  sharedWith: 'Shared with',
  sharedCount: (count: number) =>
    plural(count, {
      one: 'Shared with 1 person',
      other: `Shared with ${formatNumber(count)} people`,
    }),
  unknownContact: 'A contact',
  archived: 'Archived',
  completed: 'Completed',
  edited: 'Edited',
  unsavedNote: 'Your changes to the note are not saved.',
  more: (title: string) => `Actions for ${title}`,
  open: 'Open',
  close: 'Close note',
  edit: 'Edit',
  share: 'Share',
  shareTitle: 'Share Note',
  archive: 'Archive',
  unarchive: 'Unarchive',
  duplicate: 'Duplicate',
  delete: 'Delete',
  leave: 'Remove from my notes',
  complete: 'Mark as completed',
  reopen: 'Mark as in progress',
  addStep: 'Add next step',
  addTask: 'Add task',
  goal: 'Goal',
  goToGoal: (title: string) => `Go to the goal ${title === '' ? 'Untitled note' : title}`,
  versions: 'Earlier versions',
  versionsOf: (title: string) => `Earlier versions of ${title}`,
  versionsLoading: 'Loading earlier versions…',
  versionsNotLoaded: 'Earlier versions could not be loaded',
  versionsNone: 'No earlier versions yet.',
  versionsKept: 'We keep the last 20 versions.',
  version: (when: string, who: string) => `${when}, ${who}`,
  versionText: 'Text of this version',
  closeVersions: 'Close',
  restoreVersion: 'Restore this version',
  keys: { next: 'Next note', previous: 'Previous note', search: 'Search notes', add: 'Add Note' },
  saving: 'Saving…',
  dateNone: 'N/A',
  dateLabel: (time: Date | null) => (time ? formatDateTime(time) : 'N/A'),

  messages: {
    created: 'Note created successfully',
    notCreated: 'Failed to create note',
    updated: 'Note updated successfully',
    notUpdated: 'Failed to update note. Please try again.',
    notUpdatedShort: 'Failed to update note',
    added: 'Note added successfully',
    show: 'Show',
    notAdded: 'Failed to add note. Please try again.',
    notAddedShort: 'Failed to add note',
    shared: 'Sharing updated',
    notShared: 'Failed to share note',
    archived: 'Note archived successfully',
    notArchived: 'Failed to archive note',
    unarchived: 'Note unarchived successfully',
    notUnarchived: 'Failed to unarchive note',
    duplicated: 'Note duplicated successfully',
    notDuplicated: 'Failed to duplicate note',
    deleted: 'Note deleted successfully',
    notDeleted: 'Failed to delete note. Please try again.',
    left: 'The note was removed from your notes',
    notLeft: 'The note wasn’t removed. Please try again.',
    completed: 'Goal marked as completed',
    inProgress: 'Goal marked as in-progress',
    notCompleted: 'Failed to update goal status',
    stepAdded: 'Next step added to goal',
    stepNotAdded: 'Failed to generate next step',
    timerNotChanged: 'The timer could not be changed. Please try again.',
    versionBack: 'Version restored. The previous text is in the list of versions.',
  },
  signedOutCreate: 'User must be logged in to create notes',
  signedOutDelete: 'User must be authenticated to delete notes',
  mayNotDelete: 'You do not have permission to delete this note',
  mayNotShare: 'You can only share notes that you created or own',

  deleteTitle: 'Delete note',
  deleteQuestion: 'Are you sure you want to delete this note?',
  deleting: 'Deleting…',

  copyOf: (title: string) => `${title === '' ? 'Untitled note' : title.slice(0, 193)} (Copy)`,
  changeOf: {
    note: (title: string) => `Note “${title}”`,
    archive: (title: string) => `Archive note “${title}”`,
    completion: (title: string) => `Complete goal “${title}”`,
    sharing: (title: string) => `Share note “${title}”`,
    timer: (title: string) => `Timer of note “${title}”`,
    deletion: (title: string) => `Delete note “${title}”`,
  },
} as const;

/** The labels of a note's fields in the list of pending changes. */
export const noteLabels: Readonly<Record<string, FieldLabel>> = {
  title: 'Title',
  content: 'Content',
  category: 'Category',
  isArchived: 'Archived',
  isCompleted: 'Completed',
  sharedWithEmails: 'Shared with',
  sharedWith: 'Shared with',
  timerData: 'Timer',
};
