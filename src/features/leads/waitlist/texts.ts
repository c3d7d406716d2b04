import { formatNumber } from '@/shared/i18n/format';
import { plural } from '@/shared/i18n/plural';
import type { WaitlistEntry, WaitlistStatus } from '../schema';

export const waitlistStatusLabels: Readonly<Record<WaitlistStatus, string>> = {
  unfinished: 'Address only',
  pending: 'Pending',
  sent: 'Sent',
  completed: 'Completed',
};

export const waitlistListTexts = {
  section: 'Waitlist',
  keys: { next: 'Next entry', previous: 'Previous entry' },
  total: 'All',
  counted: (count: number) =>
    plural(count, { one: `${formatNumber(count)} entry`, other: `${formatNumber(count)} entries` }),
  status: 'Status',
  all: 'All',
  clearStatus: 'Clear the filter by status',
  sortLabel: 'Date',
  columns: {
    name: 'Name',
    email: 'Email',
    organization: 'Organization',
    status: 'Status',
    created: 'Created',
    updated: 'Updated',
  },
  /** Returns the name of an entry, or its address if it has no name. */
  nameOf: ({ fullName, email }: Pick<WaitlistEntry, 'fullName' | 'email'>) => fullName ?? email,
  loading: 'Loading the waitlist…',
  notFetched: 'The waitlist couldn’t be loaded.',
  timedOut: 'The waitlist is taking longer than usual to load.',
  notUpdated: (name: string) => `The status of ${name} wasn’t changed. It is as it was.`,
  changeOfStatus: (name: string) => `Status of ${name} on the waitlist`,
  marked: (name: string, status: WaitlistStatus) =>
    `${name} is marked as ${waitlistStatusLabels[status].toLowerCase()}.`,
  mark: (status: WaitlistStatus) => `Mark ${waitlistStatusLabels[status].toLowerCase()}`,
  write: 'Write an email',
  more: (name: string) => `Actions for ${name}`,
  open: 'Waitlist entry',
  close: 'Close entry',
  export: 'Export as CSV',
  notExported: 'The waitlist couldn’t be exported. Check your connection and try again.',
  noneYet: 'Nobody is on the waitlist yet. The first entry appears here when a visitor joins it.',
  noneFound: 'No entries found',
  noneWithStatus: (status: WaitlistStatus) => `No entry has the status ${waitlistStatusLabels[status]}.`,
  showAll: 'Show all entries',
  notThere: 'This entry is not there. It may have been deleted.',
  unreadable: 'This entry cannot be read',
  unreadableWhy: (id: string) =>
    `The record ${id} is stored, but not in the form of a waitlist entry. Nothing in it was changed.`,
  arrived: (count: number, newest: string) =>
    plural(count, {
      one: `${newest} joined the waitlist`,
      other: `${formatNumber(count)} new entries on the waitlist, the newest from ${newest}`,
    }),
  fields: {
    email: 'Email',
    linkedin: 'LinkedIn profile',
    company: 'Organization',
    companySize: 'Organization size',
    role: 'Role',
    status: 'Status',
    created: 'Joined',
    updated: 'Status since',
  },
} as const;
