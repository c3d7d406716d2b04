import {
  FieldPath,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { dayMs, dayOf, DaySum, encodeRows, monthRows, startOf } from '@/features/analytics/daily/day-figures';
import { analyticsEvents } from '@/features/analytics/event-record';
import { eventSchema, momentOf } from '@/features/analytics/schema';
import { leads } from '@/features/leads/collections';
import { describeFailure } from '../pipeline/failure';
import { withDates } from './stored-records';

/** The most events and requests that one night reads. The next night continues with earlier days. */
const mostRecords = 100_000;
const perPage = 1_000;
/**
 * The number of recent days that are counted again, because an owner may have deleted or restored something.
 */
const daysAnew = 2;

interface Limits {
  readonly mostRecords: number;
}

/**
 * Writes the sums of each past UTC day that has none, and again of the last two days, newest first.
 * `dailyFigures/2026-11-23` holds quarters of an hour, `monthlyFigures/2026-11` holds all days of the month.
 * Counting a day again gives the same result. Returns how many days were written. A failed day does not stop
 * the others, but makes the call throw AggregateError at the end.
 */
export async function sumDays(
  database: Firestore,
  now: Date,
  limits: Limits = { mostRecords },
): Promise<number> {
  const today = startOf(dayOf(now));
  const first = await firstMoment(database);
  if (first === null || first >= today) return 0;
  const known = await summedDays(database);
  const failures: unknown[] = [];
  let read = 0;
  let count = 0;
  for (let at = today.getTime() - dayMs; at >= startOf(dayOf(first)).getTime(); at -= dayMs) {
    const day = dayOf(new Date(at));
    if (known.has(day) && at < today.getTime() - daysAnew * dayMs) continue;
    if (read >= limits.mostRecords) break;
    try {
      read += await sumDay(database, day);
      count += 1;
    } catch (error) {
      failures.push(error);
      console.error(
        JSON.stringify({
          severity: 'ERROR',
          message: `Failed: sums of ${day}.`,
          failure: describeFailure(error),
        }),
      );
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some days have no sums.');
  return count;
}

/** Returns the time of the first event or request. */
async function firstMoment(database: Firestore): Promise<Date | null> {
  const firsts = await Promise.all([
    // Strings sort after timestamps, so each type needs its own query.
    database.collection(analyticsEvents.path).orderBy('timestamp').limit(1).get(),
    database
      .collection(analyticsEvents.path)
      .where('timestamp', '>=', '')
      .orderBy('timestamp')
      .limit(1)
      .get(),
    database.collection(leads.path).orderBy('createdAt').limit(1).get(),
  ]);
  const moments = firsts.flatMap(({ docs }) => docs.map(momentIn)).filter((moment) => moment !== null);
  return moments.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null;
}

const momentIn = (document: QueryDocumentSnapshot): Date | null =>
  momentOf(withDates(document.get('timestamp') ?? document.get('createdAt')));

async function summedDays(database: Firestore): Promise<ReadonlySet<string>> {
  const { docs } = await database.collection('monthlyFigures').get();
  return new Set(
    docs.flatMap((month) =>
      Object.keys((month.get('days') ?? {}) as object).map((day) => `${month.id}-${day}`),
    ),
  );
}

/** Sums up a day and returns how many records it read. */
async function sumDay(database: Firestore, day: string): Promise<number> {
  const from = startOf(day);
  const to = new Date(from.getTime() + dayMs);
  const sum = new DaySum(day);
  let read = 0;
  const events = database
    .collection(analyticsEvents.path)
    .select('eventName', 'parameters', 'timestamp', 'pageLocation', 'referrer');
  const bounds = [
    [Timestamp.fromDate(from), Timestamp.fromDate(to)],
    [from.toISOString(), to.toISOString()],
  ] as const;
  for (const [begin, end] of bounds) {
    const ofDay = events.where('timestamp', '>=', begin).where('timestamp', '<', end).orderBy('timestamp');
    for await (const document of all(ofDay)) {
      read += 1;
      const parsed = z.safeParse(eventSchema, withDates(document.data()));
      const text = (field: string): string | undefined => {
        const value: unknown = document.get(field);
        return typeof value === 'string' ? value : undefined;
      };
      if (parsed.success)
        sum.add({ ...parsed.data, pageLocation: text('pageLocation'), referrer: text('referrer') });
    }
  }
  const requests = database
    .collection(leads.path)
    .where('createdAt', '>=', Timestamp.fromDate(from))
    .where('createdAt', '<', Timestamp.fromDate(to))
    .orderBy('createdAt')
    .select('createdAt');
  for await (const document of all(requests)) {
    read += 1;
    sum.addRequest(momentIn(document) ?? from);
  }

  const { rows, pages, sources } = sum.figures();
  const [month, dayOfMonth] = [day.slice(0, 7), day.slice(8)];
  const batch = database.batch();
  batch.set(database.doc(`dailyFigures/${day}`), {
    rows: encodeRows(rows),
    pages: JSON.stringify(pages),
    sources: JSON.stringify(sources),
  });
  batch.set(
    database.doc(`monthlyFigures/${month}`),
    { days: { [dayOfMonth]: encodeRows(monthRows(rows)) } },
    { merge: true },
  );
  await batch.commit();
  return read;
}

/** Yields every document that a query finds, a page at a time. */
async function* all(query: Query): AsyncGenerator<QueryDocumentSnapshot> {
  let next = query.orderBy(FieldPath.documentId()).limit(perPage);
  for (;;) {
    const { docs } = await next.get();
    yield* docs;
    const last = docs.at(-1);
    if (last === undefined || docs.length < perPage) return;
    next = query.orderBy(FieldPath.documentId()).limit(perPage).startAfter(last);
  }
}
