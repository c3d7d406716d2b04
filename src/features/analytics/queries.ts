import { type Collection, defineCollection } from '@/shared/firebase/collection';
import type { Filter, ListQuery } from '@/shared/firebase/query';
import { defineQueries } from '@/shared/firebase/query-table';
import { dailyFigures, monthlyFigures } from './daily/collections';
import { analyticsEvents } from './event-record';
import { eventSchema, type StoredEvent } from './schema';

/** The counted events, for administrators to read. */
export const events = defineCollection(analyticsEvents.path, eventSchema);

/** A time span that includes `from` and excludes `to`. Without either, it covers all time. */
export interface Span {
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

/** The two stored forms of a timestamp: a Firestore timestamp, or ISO 8601 text (PUB-331, PUB-Q34). */
export type MomentKind = 'time' | 'text';

const within = ({ from, to }: Span, kind: MomentKind): Filter<StoredEvent>[] => {
  // The schema types both kinds as Date.
  const stored = (moment: Date) => (kind === 'text' ? (moment.toISOString() as unknown as Date) : moment);
  return [
    ...(from ? [['timestamp', '>=', stored(from)] satisfies Filter<StoredEvent>] : []),
    ...(to ? [['timestamp', '<', stored(to)] satisfies Filter<StoredEvent>] : []),
  ];
};

interface Counted {
  readonly names?: readonly string[];
  /** Further parameter values to match, such as a proposal type or a success. */
  readonly having?: Readonly<Record<string, string>>;
}

/** Returns the query for the events of a span, limited to `names` if given. */
export const eventsIn = (
  span: Span,
  { names, having = {} }: Counted = {},
  kind: MomentKind = 'time',
): ListQuery<StoredEvent> => ({
  where: [
    ...(names === undefined
      ? []
      : [
          (names.length === 1
            ? ['eventName', '==', names[0] ?? '']
            : ['eventName', 'in', names]) satisfies Filter<StoredEvent>,
        ]),
    ...Object.entries(having).map(
      ([name, value]): Filter<StoredEvent> => [`parameters.${name}`, '==', value],
    ),
    ...within(span, kind),
  ],
});

// Filters must have the field's type, but Firestore compares values of different types.
const firstText = '' as unknown as Date;

/** The query for events with a text timestamp. Firestore sorts texts after timestamps. */
export const eventsWithText: ListQuery<StoredEvent> = {
  where: [['timestamp', '>=', firstText]],
  limit: 1,
};

const shownFields = ['eventName', 'pageTitle', 'parameters', 'timestamp'] as const;

/** Returns the query for the latest events of a span, newest first. */
export const latestEvents = (
  span: Span,
  limit: number,
  names?: readonly string[],
  kind: MomentKind = 'time',
): ListQuery<StoredEvent> => ({
  ...eventsIn(span, names ? { names } : {}, kind),
  orderBy: [['timestamp', 'desc']],
  select: shownFields,
  limit,
});

/** The query for the first event ever stored. */
export const oldestEvent: ListQuery<StoredEvent> = {
  orderBy: [['timestamp', 'asc']],
  select: shownFields,
  limit: 1,
};

type MonthFigures = typeof monthlyFigures extends Collection<infer T> ? T : never;

/** Returns the query for the totals of the months `from` to `to`, such as `2026-11`. */
export const monthsBetween = (from: string, to: string): ListQuery<MonthFigures> => ({
  where: [
    ['__name__', '>=', from],
    ['__name__', '<=', to],
  ],
});

const spans: readonly Span[] = [{}, { from: new Date(0), to: new Date(1) }];
const names = ['proposal_access'];

/** Returns every query of these collections, so that the indexes can be generated. */
export const queryTables = () => [
  defineQueries(
    events,
    {
      counts: spans.flatMap((span) => [
        eventsIn(span),
        eventsIn(span, { names }),
        eventsIn(span, { names, having: { proposal_type: 'a' } }),
        eventsIn(span, { names, having: { proposal_type: 'a', success: 'true' } }),
      ]),
      latest: spans.flatMap((span) => [latestEvents(span, 1), latestEvents(span, 1, names)]),
      oldest: [oldestEvent],
    },
    { isMerged: true },
  ),
  defineQueries(monthlyFigures, { between: [monthsBetween('2026-10', '2026-11')] }, { noIndex: ['days'] }),
  defineQueries(dailyFigures, {}, { noIndex: ['rows'] }),
];
