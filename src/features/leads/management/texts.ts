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

/** Formats a time in the reader's locale and time zone. Returns "N/A" if there is none (WRK-530). */
export const dateLabel = (time: Date | null | undefined): string => (time ? formatDateTime(time) : 'N/A');

const counted = (count: number): string =>
  plural(count, { one: `${formatNumber(count)} request`, other: `${formatNumber(count)} requests` });

const sortFieldWords: Readonly<Record<LeadSort, string>> = {
  createdAt: 'a created date',
  name: 'a name to sort by',
  email: 'an address to sort by',
  status: 'a status',
};

/** Texts of playbook management. The requirements fix some of them word for word. */
export const leadTexts = {
  section: 'Requests',
  tabsLabel: 'Lists',
  tabs: { leads: 'Requests', waitlist: 'Hub waitlist' },
  tiles: { total: 'Total Requests', pending: 'Pending', sent: 'Sent', completed: 'Completed' },
  countsFailed: 'The counts could not be loaded.',
  unknownCount: 'not known',
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
  clearStatus: 'Clear the filter by status',
  clearType: 'Clear the filter by type',
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
  timedOutDetail:
    'The change is kept and sent as soon as that is possible; this message leaves when it has arrived.',
  notUpdated: 'Failed to update status',
  statusAsBefore: {
    denied: 'The status is as it was. Your account may not change requests.',
    gone: 'The request may have been deleted meanwhile.',
    conflict: 'Someone else changed it at the same time. Review the conflict at the top of the screen.',
    other: 'The status is as it was. Check your connection, then try again.',
  },
  notDeleted: 'Failed to delete request',
  gone: 'Playbook request not found. It may have already been deleted.',
  deleteDenied: 'Permission denied. You do not have permission to delete this request.',
  deleteUnexpected: 'An unexpected error occurred while deleting',
  idMissing: 'Request ID is required',
  notSent: 'Failed to send playbook link',
  noMail: (email: string) => `No mail to “${email}” could be opened. The status is as it was.`,
  dismiss: 'Dismiss',
  undo: 'Undo',
  send: 'Send link by email',
  sendShort: 'Send link',
  sendNext: 'Send and next',
  nothingWaitsHere: 'No playbook request waits on this page. Press Pending to see all that wait.',
  nothingWaits: 'No playbook request waits any more.',
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
      one: 'The request has its former status again.',
      other: `${counted(count)} have their former status again.`,
    }),
  mailOpen: (name: string) => `The mail to ${name} is open in your mail program.`,
  mailOpenAndSent: (name: string) =>
    `The mail to ${name} is open in your mail program: send it there. The request now counts as sent.`,
  reply: 'Reply',
  replyOpen: (name: string) => `The reply to ${name} is open in your mail program.`,
  noReply: (email: string) => `No mail to «${email}» could be opened.`,
  notReplied: 'Failed to open the reply',
  changeOfStatus: (name: string) => `Status of the request of ${name}`,
  changeOfDeletion: (name: string) => `Deletion of the request of ${name}`,
  broughtBack: (count: number) =>
    plural(count, { one: 'The request is back.', other: `${formatNumber(count)} requests are back.` }),
  notBroughtBack: 'Not everything could be brought back. Look in the trash.',
  askedAgain: 'Somebody has asked with this address again meanwhile: both requests are kept.',
  changeOfRestoring: (name: string) => `Bringing back the request of ${name}`,
  changeOfIndex: (name: string) => `What the request of ${name} is found by`,
  deleteTitle: 'Delete Playbook Request',
  deleteQuestion: 'Are you sure you want to delete this playbook request?',
  deleteWhose: (labels: readonly string[]) =>
    labels.length === 1 ? `It is the request of ${labels[0]}.` : `It concerns ${counted(labels.length)}.`,
  deleted: (labels: readonly string[]) =>
    labels.length === 1
      ? `The request of ${labels[0]} is deleted.`
      : `${counted(labels.length)} are deleted.`,
  recordLabel: (id: string) => `the record ${id}`,
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
  cameIn: (when: string) => `Came in ${when}`,
  statusSince: (status: LeadStatus, when: string) => `${statusLabels[status]} since ${when}`,
  isPending: 'Waits for an answer',
  notThere: 'This request is not there. It may have been deleted.',
  unreadable: 'This request cannot be read',
  unreadableWhy: (id: string) =>
    `The record ${id} is stored, but not in the form of a request. Nothing in it was changed.`,
  noneFound: 'No playbook requests found',
  noneYet:
    'None have come in yet. The first one appears here by itself when somebody asks for the starter pack.',
  noneWithStatus: (status: LeadStatus) => `No request has the status ${statusLabels[status]}.`,
  noneWithSearch: (search: string) =>
    `No name or email here contains “${search}”. Change the search or the filters.`,
  noneWithFilters: 'No request fits these filters. Change them to see others.',
  showAll: 'Show all requests',
  searchedSome: (read: number) =>
    `No match among the first ${formatNumber(read)} requests. Keep searching to look at more.`,
  searchOn: 'Keep searching',
  searchOrder:
    'What a search finds on several pages is ordered by date. Narrow it to sort by another column.',
  leftOut: (count: number, sort: LeadSort) =>
    plural(count, {
      one: `1 more request is stored without ${sortFieldWords[sort]} and left out of this order. Sort by Created Date to see it.`,
      other: `${formatNumber(count)} more requests are stored without ${sortFieldWords[sort]} and left out of this order. Sort by Created Date to see them.`,
    }),
  untyped: (count: number) =>
    plural(count, {
      one: '1 request is stored without a type and left out of this filter. Show all types to see it.',
      other: `${formatNumber(count)} requests are stored without a type and left out of this filter. Show all types to see them.`,
    }),
  arrived: (count: number, newest: string) =>
    plural(count, {
      one: `1 new request from ${newest}`,
      other: `${formatNumber(count)} new requests, the newest from ${newest}`,
    }),
  waiting: {
    title: 'Requests waiting',
    none: 'Every request has been answered.',
    all: 'Open Playbook Management',
    onWaitlist: (count: number) =>
      plural(count, {
        one: '1 application waits for the data integration hub',
        other: `${formatNumber(count)} applications wait for the data integration hub`,
      }),
    more: (count: number) =>
      plural(count, { one: '1 more waits.', other: `${formatNumber(count)} more wait.` }),
  },
  foundLine: (email: string, status: string) => `${email} · ${status}`,
} as const;
