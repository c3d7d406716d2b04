import type { WithId } from '@/shared/firebase/collection';
import { countDocuments, getDocument, listDocuments } from '@/shared/firebase/database';
import { dailyFigures, monthlyFigures } from '../daily/collections';
import { type FigureRow, dayOf } from '../daily/day-figures';
import {
  events,
  eventsIn,
  eventsWithText,
  latestEvents,
  type MomentKind,
  monthsBetween,
  oldestEvent,
  type Span,
} from '../queries';
import type { StoredEvent } from '../schema';

const newest = (one: StoredEvent, other: StoredEvent): number =>
  (other.timestamp?.getTime() ?? 0) - (one.timestamp?.getTime() ?? 0);

/** The latest events of a span, newest first. */
export interface LatestEvents {
  readonly span: Span;
  readonly documents: readonly WithId<StoredEvent>[];
  /** True if the span has no further events. */
  readonly isAll: boolean;
}

/** The rows of each summed day, sorted by day. */
export type SummedDays = ReadonlyMap<string, readonly FigureRow[]>;

const monthOf = (moment: Date): string => dayOf(moment).slice(0, 7);

/**
 * Creates a reader for events with one or both kinds of timestamps. Firestore cannot sort the two kinds
 * together by time (PUB-331).
 */
export async function eventReader(signal: AbortSignal | undefined) {
  const options = signal ? { signal } : {};
  const hasText = (await countDocuments(events, eventsWithText, options)) > 0;
  const kinds: readonly MomentKind[] = hasText ? ['time', 'text'] : ['time'];
  return {
    hasText,
    async count(span: Span, names?: readonly string[], having?: Readonly<Record<string, string>>) {
      const counted = { ...(names && { names }), ...(having && { having }) };
      // Without bounds, one query counts both kinds.
      const countedKinds = span.from || span.to ? kinds : (['time'] as const);
      const counts = await Promise.all(
        countedKinds.map((kind) => countDocuments(events, eventsIn(span, counted, kind), options)),
      );
      return counts.reduce((sum, each) => sum + each, 0);
    },
    async latest(span: Span, limit: number, names?: readonly string[]): Promise<LatestEvents> {
      // A lower bound separates the kinds when both exist.
      const bounded = hasText && !span.from ? { ...span, from: new Date(0) } : span;
      const lists = await Promise.all(
        kinds.map((kind) => listDocuments(events, latestEvents(bounded, limit, names, kind), options)),
      );
      const found = lists.flatMap(({ documents }) => documents).toSorted(newest);
      return {
        span,
        documents: found.slice(0, limit),
        isAll:
          found.length <= limit && lists.every((list) => list.documents.length + list.invalid.length < limit),
      };
    },
    async oldest() {
      const { documents } = await listDocuments(events, oldestEvent, options);
      return documents[0]?.timestamp ?? null;
    },
    /** Reads the daily totals of the months that these spans touch. */
    async summedDays(spans: readonly Span[]): Promise<SummedDays> {
      const lists = await Promise.all(
        monthsOf(spans).map(([from, to]) => listDocuments(monthlyFigures, monthsBetween(from, to), options)),
      );
      const days = lists.flatMap(({ documents }) =>
        documents.flatMap(({ id, days: rows }) =>
          [...rows].map(([day, some]): [string, readonly FigureRow[]] => [`${id}-${day}`, some]),
        ),
      );
      return new Map(days.toSorted(([one], [other]) => (one < other ? -1 : 1)));
    },
    /** Reads a day's totals by slot. Returns undefined if there are none. */
    async day(day: string): Promise<readonly FigureRow[] | undefined> {
      const found = await getDocument(dailyFigures, day, options);
      return found?.ok === true ? found.document.rows : undefined;
    },
  };
}

export type EventReader = Awaited<ReturnType<typeof eventReader>>;

/** Returns the ranges of months to read, without overlaps. */
function monthsOf(spans: readonly Span[]): readonly (readonly [from: string, to: string])[] {
  const sorted = spans
    .map(({ from, to }): [string, string] => [from ? monthOf(from) : '0000', to ? monthOf(to) : '9999'])
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const joined: [string, string][] = [];
  for (const [from, to] of sorted) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = to > last[1] ? to : last[1];
    else joined.push([from, to]);
  }
  return joined;
}
