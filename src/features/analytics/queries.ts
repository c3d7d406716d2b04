import { type Collection, defineCollection } from '@/shared/firebase/collection';
import type { Filter, ListQuery } from '@/shared/firebase/query';
import { defineQueries } from '@/shared/firebase/query-table';
import { dailyFigures, monthlyFigures } from './daily/collections';
import { analyticsEvents } from './event-record';
import { eventSchema, type StoredEvent } from './schema';

/** The counted events as administrators read them. */
export const events = defineCollection(analyticsEvents.path, eventSchema);

/** A span of time: from a moment on, and before another; all time without either. */
export interface Span {
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

/** In which of its two kinds a moment is stored: as the database's time, or as text in ISO 8601 (PUB-331, PUB-Q34). */
export type MomentKind = 'time' | 'text';

const within = ({ from, to }: Span, kind: MomentKind): Filter<StoredEvent>[] => {
  // The schema reads both kinds as Date.
  const stored = (moment: Date) => (kind === 'text' ? (moment.toISOString() as unknown as Date) : moment);
  return [
    ...(from ? [['timestamp', '>=', stored(from)] satisfies Filter<StoredEvent>] : []),
    ...(to ? [['timestamp', '<', stored(to)] satisfies Filter<StoredEvent>] : []),
  ];
};

interface Counted {
  readonly names?: readonly string[];
  /** Further parameters with their values: a type of proposal, a success. */
  readonly having?: Readonly<Record<string, string>>;
}

/** The events of these names in a span; of every name unless given. */
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

// Filters have the field's type; the service compares across types.
const firstText = '' as unknown as Date;

/** Events whose moment is stored as text; texts sort after times. */
export const eventsWithText: ListQuery<StoredEvent> = {
  where: [['timestamp', '>=', firstText]],
  limit: 1,
};

const shownFields = ['eventName', 'pageTitle', 'parameters', 'timestamp'] as const;

/** The latest events of a span, newest first. */
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

/** The first event of all. */
export const oldestEvent: ListQuery<StoredEvent> = {
  orderBy: [['timestamp', 'asc']],
  select: shownFields,
  limit: 1,
};

type MonthFigures = typeof monthlyFigures extends Collection<infer T> ? T : never;

/** The sums of the months from one to another, such as `2026-11`. */
export const monthsBetween = (from: string, to: string): ListQuery<MonthFigures> => ({
  where: [
    ['__name__', '>=', from],
    ['__name__', '<=', to],
  ],
});

const spans: readonly Span[] = [{}, { from: new Date(0), to: new Date(1) }];
const names = ['proposal_access'];

/** Every query of the collection, for the indexes. */
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
