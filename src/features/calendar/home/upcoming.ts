import type { WithId } from '@/shared/firebase/collection';
import { type Occurrence, repeatOf, type Span } from '../dates/occurrences';
import { deviceDayOf, midnightOf } from '../dates/wall-clock';
import { formatTime } from '@/shared/i18n/format';
import { formatShortDay, timesText, titleOf } from '../event-words';
import type { Meeting } from './meetings';

/** How many days ahead are shown (WRK-090). */
export const daysAhead = 14;

/** From the beginning of today to the end of the fourteenth day after it, by the clock of this device (WRK-Q21). */
export function upcomingSpan(now: Date): Span {
  const today = deviceDayOf(now);
  return { start: midnightOf(today), end: midnightOf(today + daysAhead + 1) };
}

/** One line of the widget. */
export interface Upcoming {
  readonly key: string;
  readonly start: Date;
  readonly title: string;
  readonly day: string;
  readonly time: string;
  readonly location: string;
  readonly description: string;
  /** The people of a meeting; of an event its creator and whom it is shared with (WRK-Q22). */
  readonly people: number;
  /** True if more dates of the series follow. They have no lines of their own. */
  readonly repeats: boolean;
  readonly source: 'calendar' | 'meeting';
  /** Of an event: its id, and the day of the date. */
  readonly event?: { readonly id: string; readonly day: string };
}

/** The length of a meeting without a stored end. */
const meetingMs = 3_600_000;

/** Keeps the first date of each event; those of one event stand in order. */
function firstDates(occurrences: readonly Occurrence[]): readonly Occurrence[] {
  const first = new Map<string, Occurrence>();
  for (const occurrence of occurrences)
    if (!first.has(occurrence.event.id)) first.set(occurrence.event.id, occurrence);
  return [...first.values()];
}

/**
 * Events and meetings together, by their time. Leaves out those that are over and cancelled ones; a series stands once,
 * with its next date.
 */
export const upcomingOf = (
  occurrences: readonly Occurrence[],
  found: readonly WithId<Meeting>[],
  now: Date,
): readonly Upcoming[] =>
  [
    ...firstDates(occurrences.filter(({ event, end }) => event.status !== 'cancelled' && end > now)).map(
      (occurrence): Upcoming => ({
        key: occurrence.key,
        start: occurrence.start,
        title: titleOf(occurrence.event),
        day: formatShortDay(occurrence.start),
        time: timesText(occurrence),
        location: occurrence.event.location,
        description: occurrence.event.description,
        people: 1 + occurrence.event.sharedUserIds.length,
        repeats: repeatOf(occurrence.event) !== undefined,
        source: 'calendar',
        event: { id: occurrence.event.id, day: occurrence.day },
      }),
    ),
    ...found
      .filter(({ date }) => date.getTime() + meetingMs > now.getTime())
      .map(
        ({ id, title, date, participants, location, description }): Upcoming => ({
          key: `meeting ${id}`,
          start: date,
          title: titleOf({ title }),
          day: formatShortDay(date),
          time: formatTime(date),
          location,
          description,
          people: participants.length,
          repeats: false,
          source: 'meeting',
        }),
      ),
  ].toSorted(
    (one, other) => one.start.getTime() - other.start.getTime() || one.title.localeCompare(other.title),
  );
