import { formatNumber } from '@/shared/i18n/format';
import { plural } from '@/shared/i18n/plural';
import type { ArchiveChoice } from './queries';
import type { ContactSort } from './schema';

/** What the fields of a contact are called: labels of the form, facts, heads of columns. */
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

/** The label of each order (WRK-128). */
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
  all: 'Active and archived',
};

const contacts = (count: number): string =>
  plural(count, { one: `${formatNumber(count)} contact`, other: `${formatNumber(count)} contacts` });

/** Texts of the contacts; those whose words a requirement row fixes name the row. */
export const contactTexts = {
  section: 'Contacts',
  contacts,
  /** WRK-148 */
  notSaved: 'Failed to save contact',
  notAllowed: 'Failed to save contact. Your account may not change this contact.',
  /** WRK-151 */
  noToken: 'Authentication token not found. Please log in again.',
  /** WRK-152 */
  notArchived: 'Failed to archive contact',
  /** WRK-153 */
  notUnarchived: 'Failed to unarchive contact',
  /** WRK-154 */
  notArchivedBecause: (message: string) => `Failed to archive or unarchive contact: ${message}`,
  /** WRK-157 */
  notDeleted: 'Failed to delete contact',
  /** WRK-159 */
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

/** Texts of the e-mails to a contact. */
export const mailTexts = {
  labels: { subject: 'Subject', content: 'Text', to: 'To', status: 'Status' },
  /** WRK-206 */
  notFound: 'Email not found',
  changeOfDraft: (name: string) => `New e-mail to ${name}`,
  changeOfWords: (subject: string) => `E-mail ${subject}`,
  changeOfSending: (subject: string) => `Sending of the e-mail ${subject}`,
  changeOfDeletion: (subject: string) => `Deletion of the e-mail ${subject}`,
} as const;
