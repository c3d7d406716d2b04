import { formatNumber } from '@/shared/i18n/format';
import { plural } from '@/shared/i18n/plural';
import type { ArchiveChoice } from './queries';
import type { ContactSort } from './schema';

/** The labels of a contact's fields in forms, facts and column headers. */
export const fieldLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  title: 'Title',
  linkedin: 'LinkedIn',
  website: 'Website',
  address: 'Address',
  source: 'Source',
  status: 'Status',
  archived: 'Archived',
} as const;

/** The label of each sort column (WRK-128). */
export const sortLabels: Readonly<Record<ContactSort, string>> = {
  firstName: fieldLabels.firstName,
  lastName: fieldLabels.lastName,
  email: fieldLabels.email,
  phone: fieldLabels.phone,
  company: fieldLabels.company,
  status: fieldLabels.status,
};

export const archiveLabels: Readonly<Record<ArchiveChoice, string>> = {
  active: 'Active',
  archived: 'Archived',
  all: 'All',
};

const contacts = (count: number): string =>
  plural(count, { one: `${formatNumber(count)} contact`, other: `${formatNumber(count)} contacts` });

/** Texts of the contacts. The requirements fix some of them word for word. */
export const contactTexts = {
  section: 'Contacts',
  add: 'Add Contact',
  capture: 'AI Capture',
  analyse: 'AI analysis',
  search: 'Search contacts...',
  clearSearch: 'Clear the search',
  all: 'All',
  show: 'Show',
  owner: 'Owner',
  everybody: 'Everybody',
  clearStatus: 'Clear the filter by status',
  clearArchive: 'Show active contacts only',
  clearOwner: 'Clear the filter by owner',
  loading: 'Loading contacts…',
  notFetched: 'Failed to load contacts',
  timedOut: 'The contacts did not come in time',
  noneWithFilters: 'No contacts found. Try adjusting your filters.',
  noneWithSearch: 'No contacts found that match your criteria.',
  noneYet: 'No contacts yet',
  noneYetHint: 'Add the first person you talk with: a name is enough to begin.',
  showAll: 'Clear search and filters',
  searchedSome: (read: number) =>
    `No match among the first ${formatNumber(read)} contacts. Keep searching to look at more.`,
  searchOn: 'Keep searching',
  searchOrder:
    'What a search finds on several pages is ordered by last name. Narrow it to sort by another column.',
  leftOut: (count: number) =>
    plural(count, {
      one: '1 more contact is stored without what lists sort by. Search for its exact email or name to find it.',
      other: `${formatNumber(count)} more contacts are stored without what lists sort by. Search for their exact email or name to find them.`,
    }),
  mentioned: 'Found in notes and emails',
  older: 'Older contacts with exactly this name or email',
  select: (name: string) => `Select ${name}`,
  actionsFor: (name: string) => `Actions for ${name}`,
  edit: 'Edit',
  editInRow: 'Edit in the row',
  editing: (name: string) => `Editing ${name}`,
  saveRow: (name: string) => `Save ${name}`,
  editField: (label: string) => `Edit ${label}`,
  noValue: '—',
  changed: (name: string) => `${name} is saved.`,
  notes: 'Notes',
  sync: 'Sync to Salesforce',
  syncSelected: (count: number) => `Sync Selected (${formatNumber(count)})`,
  salesforce: 'Salesforce',
  syncStates: {
    never: 'Not synced',
    synced: (when: string) => `Synced ${when}`,
    failed: (why: string) => `Not synced: ${why}`,
  },
  archive: 'Archive',
  unarchive: 'Unarchive',
  delete: 'Delete',
  setStatus: 'Set status',
  export: 'Export as CSV',
  notExported: 'The contacts could not be exported. Check your connection, then try again.',
  created: 'Created',
  exportSelected: (count: string) => `Export ${count} as CSV`,
  details: 'Details',
  saving: 'Saving…',
  archivedMark: 'Archived',
  unreadable: 'This contact cannot be read',
  unreadableWhy: (id: string) =>
    `The record ${id} is stored, but not in the form of a contact. Nothing in it was changed.`,
  keys: {
    next: 'Next contact',
    previous: 'Previous contact',
    select: 'Select contact',
    edit: 'Edit contact',
    add: 'Add contact',
    search: 'Search contacts',
  },
  archived: (names: readonly string[], archived: boolean) => {
    const what = names.length === 1 ? names[0] : contacts(names.length);
    return archived ? `Archived: ${what}.` : `Active again: ${what}.`;
  },
  statusSet: (names: readonly string[], status: string) =>
    names.length === 1
      ? `The status of ${names[0]} is ${status}.`
      : `The status of ${contacts(names.length)} is ${status}.`,
  statusRestored: (count: number) =>
    plural(count, {
      one: 'The contact has its former status again.',
      other: `${contacts(count)} have their former status again.`,
    }),
  doneForSome: (count: number) => `Done for ${contacts(count)}.`,
  contact: 'Contact',
  loadingOne: 'Loading the contact…',
  oneNotFetched: 'The contact could not be fetched',
  notFound: 'Contact not found',
  deleteTitle: 'Delete contact',
  deleteQuestion: 'Are you sure you want to delete this contact?',
  deleteConsequence: (name: string) =>
    `${name} moves to the trash with all emails and notes. You can restore it from the trash for 30 days. To keep it out of your lists only, archive it.`,
  deleting: 'Deleting…',
  deleted: 'Contact deleted successfully',
  restored: (name: string) => `${name} is back.`,
  /** Shown after restoring a contact whose e-mail address another contact has by now. */
  emailTaken: (names: readonly string[]) =>
    `By now the same email address belongs to ${names.join(' and ')} too. One of them may be a duplicate.`,
  notRestored: (name: string) => `${name} could not be brought back. Look into the trash.`,
  counted: contacts,
  notSaved: 'Failed to save contact',
  notAllowed: 'Failed to save contact. Your account may not change this contact.',
  noToken: 'Authentication token not found. Please log in again.',
  notArchived: 'Failed to archive contact',
  notUnarchived: 'Failed to unarchive contact',
  notArchivedBecause: (message: string) => `Failed to archive or unarchive contact: ${message}`,
  signedOutCreate: 'User must be logged in to create contacts',
  signedOutUpdate: 'User must be logged in to update contacts',
  signedOutDelete: 'User must be logged in to delete contacts',
  notDeleted: 'Failed to delete contact',
  deleteDenied: 'You do not have permission to delete this contact',
  changeOfNew: (name: string) => `New contact ${name}`,
  changeOf: (name: string) => `Contact ${name}`,
  changeOfStatus: (name: string) => `Status of ${name}`,
  changeOfPreferences: (name: string) => `How ${name} wants to be reached`,
  changeOfArchive: (name: string, archived: boolean) =>
    archived ? `Archiving of ${name}` : `Unarchiving of ${name}`,
  changeOfDeletion: (name: string) => `Deletion of the contact ${name}`,
  changeOfRestoring: (name: string) => `Bringing back of the contact ${name}`,
} as const;
