import { formatDateTime, formatNumber } from '@/shared/i18n/format';
import { plural } from '@/shared/i18n/plural';
import { cutText } from '@/shared/lib/cut-text';
import type { LeadKind, LeadSort } from '../queries';
import { type Lead, type LeadStatus, starterPackKitLabel } from '../schema';

/** The number of characters of a message that a row shows (WRK-801). */
const previewLength = 100;

export const statusLabels: Readonly<Record<LeadStatus, string>> = {
  pending: 'Pending',
  sent: 'Sent',
  completed: 'Completed',
};

/** The label of each sort column (WRK-516). */
export const sortLabels: Readonly<Record<LeadSort, string>> = {
  createdAt: 'Created Date',
  name: 'Name',
  email: 'Email',
  status: 'Status',
};

/** The label of each kind, as a filter. */
export const kindLabels: Readonly<Record<LeadKind, string>> = {
  playbook: 'Playbook requests',
  message: 'Contact messages',
  subscription: 'Newsletter subscriptions',
  other: 'Other types',
};

/** Returns the stored type, or the label for older leads without a type (WRK-525). */
export const typeLabel = (bundleType: string | null | undefined): string => bundleType || starterPackKitLabel;

const sourceLabels: Readonly<Record<string, string>> = {
  contact_form: 'Contact form',
  footer_subscription: 'Newsletter form',
};

/** Returns the label of the form a lead comes from, or the stored text if it has none. */
export const sourceLabel = (source: string): string => sourceLabels[source] ?? source;

/** Formats a time in the reader's locale and time zone. Returns "N/A" if there is none (WRK-530). */
export const dateLabel = (time: Date | null | undefined): string => (time ? formatDateTime(time) : 'N/A');

const counted = (count: number): string =>
  plural(count, { one: `${formatNumber(count)} request`, other: `${formatNumber(count)} requests` });

const sortFieldWords: Readonly<Record<LeadSort, string>> = {
  createdAt: 'a date',
  name: 'a name',
  email: 'an email address',
  status: 'a status',
};

/** Texts of playbook management. The requirements fix some of them word for word. */
export const leadTexts = {
  section: 'Requests',
  tabsLabel: 'Lists',
  tabs: { leads: 'Requests', waitlist: 'Hub waitlist' },
  tiles: { total: 'Total Requests', pending: 'Pending', sent: 'Sent', completed: 'Completed' },
  countsFailed: 'The counts could not be loaded.',
  unknownCount: 'unknown',
  playbookLink: 'Playbook link',
  videos: 'Manage videos',
  /** Joins the type and, for messages, the text or its beginning (WRK-801). */
  typeAndMessage: ({ bundleType, message = '' }: Pick<Lead, 'bundleType' | 'message'>, isCut: boolean) =>
    [typeLabel(bundleType), isCut ? cutText(message, previewLength) : message]
      .filter((part) => part !== '')
      .join(' · '),
  copyLink: 'Copy playbook link',
  search: 'Search by name or email',
  status: 'Status',
  type: 'Type',
  all: 'All',
  clearStatus: 'Clear status filter',
  clearType: 'Clear type filter',
  saving: 'Saving…',
  columns: {
    name: 'Name',
    email: 'Email',
    type: 'Type',
    status: 'Status',
    created: 'Created',
    updated: 'Updated',
  },
  counted,
  loading: 'Loading playbook requests…',
  notFetched: 'Failed to fetch playbook requests',
  timedOut: 'Request timed out. Please try again.',
  timedOutDetail: 'Your change is saved on this device. We are still sending it.',
  notUpdated: 'Failed to update status',
  statusAsBefore: {
    denied: 'The status has not changed. Your account may not change requests.',
    gone: 'The request may have been deleted.',
    conflict: 'Someone else changed it at the same time. Review the conflict at the top of the screen.',
    other: 'The status has not changed. Check your connection and try again.',
  },
  notDeleted: 'Failed to delete request',
  gone: 'Playbook request not found. It may have already been deleted.',
  deleteDenied: 'Permission denied. You do not have permission to delete this request.',
  deleteUnexpected: 'An unexpected error occurred while deleting',
  idMissing: 'Request ID is required',
  notSent: 'Failed to send playbook link',
  noMail: (email: string) => `We couldn’t open an email to “${email}”. The status has not changed.`,
  dismiss: 'Dismiss',
  undo: 'Undo',
  send: 'Send link by email',
  sendShort: 'Send link',
  sendNext: 'Send and next',
  nothingWaitsHere: 'No pending requests on this page. Press Pending to see all.',
  nothingWaits: 'No more pending requests.',
  mark: (status: LeadStatus) => `Mark ${status}`,
  delete: 'Delete',
  deleting: 'Deleting…',
  more: (name: string) => `Actions for ${name}`,
  marked: (names: readonly string[], status: LeadStatus) =>
    names.length === 1
      ? `${names[0]} is marked as ${statusLabels[status].toLowerCase()}.`
      : `${counted(names.length)} are marked as ${statusLabels[status].toLowerCase()}.`,
  restored: (count: number) =>
    plural(count, {
      one: 'Undone. Status restored.',
      other: `Undone. Status of ${counted(count)} restored.`,
    }),
  mailOpen: (name: string) => `The email to ${name} is open in your email app.`,
  mailOpenAndSent: (name: string) =>
    `Send the email to ${name} from your email app. We marked the request as sent.`,
  reply: 'Reply',
  replyOpen: (name: string) => `The reply to ${name} is open in your email app.`,
  noReply: (email: string) => `We couldn’t open an email to “${email}”.`,
  notReplied: 'Failed to open the reply',
  changeOfStatus: (name: string) => `Status of ${name}’s request`,
  changeOfDeletion: (name: string) => `Delete ${name}’s request`,
  broughtBack: (count: number) =>
    plural(count, { one: 'Request restored.', other: `${formatNumber(count)} requests restored.` }),
  notBroughtBack: 'Some requests could not be restored. Try again from the trash.',
  askedAgain: 'There is a newer request with this email, so you now have both.',
  changeOfRestoring: (name: string) => `Restore ${name}’s request`,
  changeOfIndex: (name: string) => `Search entry of ${name}’s request`,
  deleteTitle: 'Delete Playbook Request',
  deleteQuestion: 'Are you sure you want to delete this playbook request?',
  deleteWhose: (labels: readonly string[]) =>
    labels.length === 1 ? `This is ${labels[0]}’s request.` : `This deletes ${counted(labels.length)}.`,
  deleted: (labels: readonly string[]) =>
    labels.length === 1 ? `${labels[0]}’s request was deleted.` : `${counted(labels.length)} were deleted.`,
  recordLabel: (id: string) => `record ${id}`,
  select: (name: string) => `Select ${name}`,
  open: 'Open request',
  keys: {
    next: 'Next request',
    previous: 'Previous request',
    select: 'Select request',
    search: 'Search requests',
  },
  close: 'Close request',
  panel: {
    email: 'Email',
    type: 'Type',
    subject: 'Subject',
    message: 'Message',
    source: 'Source',
    history: 'History',
  },
  cameIn: (when: string) => `Received ${when}`,
  statusSince: (status: LeadStatus, when: string) => `${statusLabels[status]} since ${when}`,
  isPending: 'Waiting for a reply',
  notThere: 'This request was not found. It may have been deleted.',
  unreadable: 'This request can’t be shown',
  unreadableWhy: (id: string) => `The record ${id} is not a valid request. Nothing in it was changed.`,
  noneFound: 'No playbook requests found',
  noneYet: 'The first request appears here when someone asks for the starter pack.',
  noneWithStatus: (status: LeadStatus) => `No request has the status ${statusLabels[status]}.`,
  noneWithSearch: (search: string) =>
    `No name or email here contains “${search}”. Change the search or the filters.`,
  noneWithFilters: 'No request matches these filters. Change them to see more.',
  showAll: 'Show all requests',
  searchedSome: (read: number) =>
    `No match among the first ${formatNumber(read)} requests. Keep searching to look at more.`,
  searchOn: 'Keep searching',
  searchOrder: 'Long search results are sorted by date. Narrow your search to sort by another column.',
  leftOut: (count: number, sort: LeadSort) =>
    plural(count, {
      one: `1 request without ${sortFieldWords[sort]} is not listed. Sort by Created Date to see it.`,
      other: `${formatNumber(count)} requests without ${sortFieldWords[sort]} are not listed. Sort by Created Date to see them.`,
    }),
  untyped: (count: number) =>
    plural(count, {
      one: '1 request without a type is not listed. Show all types to see it.',
      other: `${formatNumber(count)} requests without a type are not listed. Show all types to see them.`,
    }),
  arrived: (count: number, newest: string) =>
    plural(count, {
      one: `1 new request from ${newest}`,
      other: `${formatNumber(count)} new requests, the newest from ${newest}`,
    }),
  waiting: {
    title: 'Requests waiting',
    none: 'No requests waiting',
    all: 'Open Playbook Management',
    onWaitlist: (count: number) =>
      plural(count, {
        one: '1 application for the data integration hub',
        other: `${formatNumber(count)} applications for the data integration hub`,
      }),
    more: (count: number) =>
      plural(count, { one: '1 more waiting', other: `${formatNumber(count)} more waiting` }),
  },
  foundLine: (email: string, status: string) => `${email} · ${status}`,
} as const;
