import type { CsvValue } from '@/shared/lib/csv';
import { formatDateTime } from '@/shared/i18n/format';
import { describeEvent } from './event-format';
import type { RequestRow } from './request-source';
import type { Activity, LongLists, Summary } from './summary';
import { viewerTexts as texts } from './texts';

/** A table that screens show and exported files contain. */
export interface FigureTable {
  /** The file name without its extension: `requests-over-time`. */
  readonly name: string;
  readonly title: string;
  readonly columns: readonly { readonly label: string; readonly isNumber?: boolean }[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly CsvValue[] }[];
}

const { figures, overTime, byType } = texts;
const number = (label: string) => ({ label, isNumber: true });

/** The figures by group, in display order (WRK-543 to WRK-545). */
export const figureGroups = [
  {
    title: texts.groups.requests,
    keys: ['totalRequests', 'pendingRequests', 'sentRequests', 'completedRequests', 'recentRequests'],
  },
  {
    title: texts.groups.pages,
    keys: [
      'pageViews',
      'playbookAccesses',
      'linkClicks',
      'calendlyWidgetLoads',
      'calendlyScheduling',
      'calendlyInteractions',
      'recentAnalytics',
    ],
  },
  {
    title: texts.groups.proposals,
    keys: ['proposalAccesses', 'proposalAuths', 'proposalDownloads', 'proposalShares'],
  },
] as const satisfies readonly { title: string; keys: readonly (keyof typeof figures)[] }[];

export const requestsOverTime = (activity: readonly Activity[]): FigureTable => ({
  name: 'requests-over-time',
  title: overTime.requests,
  columns: [{ label: overTime.when }, number(overTime.requestCount)],
  rows: activity.map(({ label, from, requests }) => ({ key: from.toISOString(), cells: [label, requests] })),
});

export const proposalsOverTime = (activity: readonly Activity[]): FigureTable => ({
  name: 'proposals-over-time',
  title: overTime.proposals,
  columns: [
    { label: overTime.when },
    number(overTime.opens),
    number(overTime.attempts),
    number(overTime.passedOn),
  ],
  rows: activity.map(({ label, from, opens, attempts, passedOn }) => ({
    key: from.toISOString(),
    cells: [label, opens, attempts, passedOn],
  })),
});

/** Returns the table of figures per proposal type (WRK-548, WRK-549). */
export const proposalsByType = ({ proposalStats }: Summary): FigureTable => ({
  name: 'proposals-by-type',
  title: byType.title,
  columns: [
    { label: byType.type },
    number(byType.accesses),
    number(byType.uniqueUsers),
    number(byType.downloads),
    number(byType.shares),
    number(byType.rate),
    number(byType.auths),
    number(byType.openedRate),
  ],
  rows: proposalStats.map((stats) => ({
    key: stats.type,
    cells: [
      stats.type,
      stats.accesses,
      stats.uniqueUsers,
      stats.downloads,
      stats.shares,
      texts.percent(stats.uniqueRate),
      stats.auths,
      texts.percent(stats.openedRate),
    ],
  })),
});

/** Returns the table of requests, newest first (WRK-546). */
export const requestTable = (requests: readonly RequestRow[]): FigureTable => ({
  name: 'recent-requests',
  title: texts.latestRequests.title,
  columns: [
    { label: texts.latestRequests.name },
    { label: texts.latestRequests.email },
    { label: texts.latestRequests.type },
    { label: texts.latestRequests.status },
    { label: texts.latestRequests.created },
  ],
  rows: requests.map(({ id, name, email, type, status, createdAt }) => ({
    key: id,
    cells: [name, email, type, status, createdAt],
  })),
});

/** Returns the table of events, newest first (WRK-550). */
export const eventTable = (events: Summary['analyticsEvents']): FigureTable => ({
  name: 'latest-events',
  title: texts.latestEvents.title,
  columns: [
    { label: texts.latestEvents.event },
    { label: texts.latestEvents.details },
    { label: texts.latestEvents.when },
  ],
  rows: events.map((event) => {
    const { name, details } = describeEvent(event);
    return { key: event.id, cells: [name, details, event.timestamp] };
  }),
});

/** Formats a cell as text. Dates use the reader's locale and time zone. */
export const cellText = (value: CsvValue): string =>
  value instanceof Date ? formatDateTime(value) : value === null ? texts.noDate : String(value ?? '');

/** Returns a table as the rows of a CSV file. */
export const fileRows = ({ columns, rows }: FigureTable): readonly (readonly CsvValue[])[] => [
  columns.map(({ label }) => label),
  ...rows.map(({ cells }) => cells),
];

/** Returns the whole summary as the rows of one CSV file: figures first, then each table under its title. */
export function summaryRows(summary: Summary, lists: LongLists): readonly (readonly CsvValue[])[] {
  const tables = [
    requestsOverTime(summary.activity),
    proposalsOverTime(summary.activity),
    proposalsByType(summary),
    requestTable(lists.bundleRequests),
    eventTable(lists.analyticsEvents),
  ];
  return [
    ...figureGroups.flatMap(({ title, keys }) => [
      [title],
      ...keys.map((key) => [figures[key], summary[key]]),
      [],
    ]),
    ...tables.flatMap((table) => [[table.title], ...fileRows(table), []]),
    [texts.updated(new Date(summary.lastUpdated)), summary.lastUpdated],
  ];
}

const highest = (activity: readonly Activity[], of: (each: Activity) => number) =>
  activity.reduce<Activity | undefined>(
    (best, each) => (best === undefined || of(each) > of(best) ? each : best),
    undefined,
  );
const sum = (activity: readonly Activity[], of: (each: Activity) => number) =>
  activity.reduce((total, each) => total + of(each), 0);

/** Describes the chart of requests in a sentence. */
export function requestSentence(activity: readonly Activity[]): string {
  const total = sum(activity, ({ requests }) => requests);
  const best = highest(activity, ({ requests }) => requests);
  return best === undefined || total === 0
    ? overTime.saysNoRequests
    : overTime.saysRequests(total, best.label, best.requests);
}

/** Describes the chart of proposals in a sentence. */
export function proposalSentence(activity: readonly Activity[]): string {
  const opens = sum(activity, (each) => each.opens);
  const attempts = sum(activity, (each) => each.attempts);
  const passedOn = sum(activity, (each) => each.passedOn);
  const best = highest(activity, (each) => each.opens);
  if (best !== undefined && opens > 0)
    return overTime.saysProposals(opens, best.label, best.opens, attempts, passedOn);
  return attempts > 0 ? overTime.saysNoOpens(attempts) : overTime.saysNoProposals;
}
