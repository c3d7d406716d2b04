import { formatDateTime, formatNumber } from '@/shared/i18n/format';
import { plural } from '@/shared/i18n/plural';
import type { PeriodChoice } from './periods';
import { limits } from './limits';

const requests = (count: number) =>
  plural(count, { one: '1 request', other: `${formatNumber(count)} requests` });
const times = (count: number) => plural(count, { one: 'once', other: `${formatNumber(count)} times` });
const tries = (count: number) =>
  plural(count, { one: '1 attempt to open one', other: `${formatNumber(count)} attempts to open one` });
const copies = (count: number) =>
  plural(count, { one: '1 download or share', other: `${formatNumber(count)} downloads and shares` });

export const viewerTexts = {
  loading: 'Loading analytics…',
  denied: 'Your account may not see analytics. Sign out and in again, or ask an administrator for access.',
  failed: (message: string) => `Failed to load analytics data - ${message}`,
  retry: 'Retry',
  refresh: 'Refresh',
  refreshing: 'Refreshing…',
  updated: (time: Date) => `Updated ${formatDateTime(time)}`,
  debug: 'Details for whoever helps you',
  debugCode: 'Error code',
  debugTime: 'Time',
  debugSignedIn: 'Signed in as an administrator',
  yes: 'Yes',
  no: 'No',
  period: 'Period',
  from: 'First day',
  to: 'Last day',
  wrongWay: 'The last day is before the first. Choose a later last day.',
  choices: {
    all: 'All time',
    '7d': 'Last 7 days',
    '30d': 'Last 30 days',
    '90d': 'Last 90 days',
    '12m': 'Last 12 months',
    custom: 'From day to day',
  } satisfies Readonly<Record<PeriodChoice, string>>,
  exportAll: 'Export summary',
  notExported: (message: string) => `The file was not saved - ${message}`,
  exportTable: (title: string) => `Export ${title} as CSV`,
  exportShort: 'CSV',
  groups: { requests: 'Requests', pages: 'Playbook pages', proposals: 'Proposals' },
  figures: {
    totalRequests: 'Total requests',
    pendingRequests: 'Pending',
    sentRequests: 'Sent',
    completedRequests: 'Completed',
    recentRequests: 'Last 7 days',
    pageViews: 'Page views',
    playbookAccesses: 'Playbooks opened',
    linkClicks: 'Links pressed',
    calendlyWidgetLoads: 'Scheduling widget loads',
    calendlyScheduling: 'Sessions scheduled',
    calendlyInteractions: 'Loads and sessions',
    recentAnalytics: 'Events, last 7 days',
    proposalAccesses: 'Opened',
    proposalAuths: 'Attempts to open',
    proposalDownloads: 'Downloads',
    proposalShares: 'Shares',
  },
  overTime: {
    loading: 'Loading the charts…',
    notLoaded: 'The charts could not be loaded. The tables below hold the same figures.',
    requests: 'Requests over time',
    proposals: 'Proposal activity over time',
    when: 'When',
    requestCount: 'Requests',
    opens: 'Opened',
    attempts: 'Attempts to open',
    passedOn: 'Downloads and shares',
    figuresOf: (title: string) => `${title} in figures`,
    saysRequests: (total: number, best: string, mostRequests: number) =>
      `${requests(total)} came in; the busiest time was ${best}, with ${formatNumber(mostRequests)}.`,
    saysNoRequests: 'No request came in during this period.',
    saysProposals: (opens: number, best: string, mostOpens: number, attempts: number, passedOn: number) =>
      `Proposals were opened ${times(opens)}; the busiest time was ${best} (${times(mostOpens)}). There were ${tries(attempts)} and ${copies(passedOn)}.`,
    saysNoOpens: (attempts: number) =>
      `No proposal was opened during this period. There were ${tries(attempts)}.`,
    saysNoProposals: 'Nobody used a proposal during this period.',
  },
  byType: {
    title: 'Proposals by type',
    type: 'Type',
    accesses: 'Accesses',
    uniqueUsers: 'Unique users',
    auths: 'Attempts',
    downloads: 'Downloads',
    shares: 'Shares',
    rate: 'Success rate',
    openedRate: 'Right codes',
    none: 'No proposal was used in this period.',
    how: 'Success rate is unique users divided by accesses. Right codes are the attempts that opened a proposal, of all attempts.',
    capped: `Unique users are taken of the latest ${formatNumber(limits.events)} events of proposals, and of no day with too many to keep.`,
  },
  latestRequests: {
    title: 'Recent requests',
    name: 'Name',
    email: 'Email',
    type: 'Type',
    status: 'Status',
    created: 'Created',
    none: 'No request came in during this period.',
  },
  latestEvents: {
    title: 'Latest events',
    event: 'Event',
    details: 'Details',
    when: 'When',
    none: 'Nothing was counted in this period.',
  },
  percent: (value: number | undefined) => (value === undefined ? '-' : `${value}%`),
  noDate: 'N/A',
} as const;
