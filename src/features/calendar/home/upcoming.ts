import type { WithId } from '@/shared/firebase/collection';
import { type Occurrence, repeatOf, type Span } from '../dates/occurrences';
import { deviceDayOf, midnightOf } from '../dates/wall-clock';
import { formatTime } from '@/shared/i18n/format';
import { formatShortDay, timesText, titleOf } from '../event-format';
import type { Meeting } from './meetings';

/** The number of days shown after today (WRK-090). */
export const daysAhead = 14;

/**
 * Returns the span from the start of today to the end of the fourteenth day after it, in local time
 * (WRK-Q21).
 */
export function upcomingSpan(now: Date): Span {
  const today = deviceDayOf(now);
  return { start: midnightOf(today), end: midnightOf(today + daysAhead + 1) };
}

/** One row of the card. */
export interface Upcoming {
  readonly key: string;
  readonly start: Date;
  readonly title: string;
  readonly day: string;
  readonly time: string;
  readonly location: string;
  readonly description: string;
  /**
   * The number of people: a meeting's participants, or an event's creator and the people it is shared with
   * (WRK-Q22).
   */
  readonly people: number;
  /** True if the series continues after this occurrence. Later ones have no rows. */
  readonly repeats: boolean;
  readonly source: 'calendar' | 'meeting';
  /** The event's id and the day of its occurrence. Unset for meetings. */
  readonly event?: { readonly id: string; readonly day: string };
}

/** The length in ms of a meeting without a stored end. */
const meetingMs = 3_600_000;

/** Keeps only the first occurrence of each event. Occurrences must be sorted. */
function firstDates(occurrences: readonly Occurrence[]): readonly Occurrence[] {
  const first = new Map<string, Occurrence>();
  for (const occurrence of occurrences)
    if (!first.has(occurrence.event.id)) first.set(occurrence.event.id, occurrence);
  return [...first.values()];
}

/**
 * Merges events and meetings, sorted by time. Leaves out past and cancelled ones. A series has one row, with
 * its next occurrence.
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
