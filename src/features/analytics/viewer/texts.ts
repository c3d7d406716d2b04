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
  debug: 'Details for support',
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
    custom: 'Choose dates',
  } satisfies Readonly<Record<PeriodChoice, string>>,
  exportAll: 'Export summary',
  notExported: (message: string) => `The file wasn’t saved - ${message}`,
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
    linkClicks: 'Links clicked',
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
    notLoaded: 'The charts could not be loaded. The tables below have the same figures.',
    requests: 'Requests over time',
    proposals: 'Proposal activity over time',
    when: 'When',
    requestCount: 'Requests',
    opens: 'Opened',
    attempts: 'Attempts to open',
    passedOn: 'Downloads and shares',
    figuresOf: (title: string) => `${title} in figures`,
    saysRequests: (total: number, best: string, mostRequests: number) =>
      `We received ${requests(total)}. The busiest time was ${best}, with ${formatNumber(mostRequests)}.`,
    saysNoRequests: 'No requests in this period.',
    saysProposals: (opens: number, best: string, mostOpens: number, attempts: number, passedOn: number) =>
      `Proposals were opened ${times(opens)}. The busiest time was ${best} (${times(mostOpens)}). There were ${tries(attempts)} and ${copies(passedOn)}.`,
    saysNoOpens: (attempts: number) =>
      `No proposal was opened in this period. There were ${tries(attempts)}.`,
    saysNoProposals: 'No proposal activity in this period.',
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
    openedRate: 'Correct codes',
    none: 'No proposal activity in this period.',
    how: 'Success rate: unique users divided by accesses. Correct codes: the share of attempts that opened a proposal.',
    capped: `Unique users come from the latest ${formatNumber(limits.events)} proposal events. Days with too many events are left out.`,
  },
  latestRequests: {
    title: 'Recent requests',
    name: 'Name',
    email: 'Email',
    type: 'Type',
    status: 'Status',
    created: 'Created',
    none: 'No requests in this period.',
  },
  latestEvents: {
    title: 'Latest events',
    event: 'Event',
    details: 'Details',
    when: 'When',
    none: 'No events in this period.',
  },
  percent: (value: number | undefined) => (value === undefined ? '-' : `${value}%`),
  noDate: 'N/A',
} as const;
