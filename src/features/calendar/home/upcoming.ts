import type { WithId } from '@/shared/firebase/collection';
import type { Occurrence, Span } from '../dates/occurrences';
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
  readonly source: 'calendar' | 'meeting';
  /** Of an event: its id, and the day of the date. */
  readonly event?: { readonly id: string; readonly day: string };
}

/** Events and meetings together, by their time; cancelled ones are left out. */
export const upcomingOf = (
  occurrences: readonly Occurrence[],
  found: readonly WithId<Meeting>[],
): readonly Upcoming[] =>
  [
    ...occurrences
      .filter(({ event }) => event.status !== 'cancelled')
      .map(
        (occurrence): Upcoming => ({
          key: occurrence.key,
          start: occurrence.start,
          title: titleOf(occurrence.event),
          day: formatShortDay(occurrence.start),
          time: timesText(occurrence),
          location: occurrence.event.location,
          description: occurrence.event.description,
          people: 1 + occurrence.event.sharedUserIds.length,
          source: 'calendar',
          event: { id: occurrence.event.id, day: occurrence.day },
        }),
      ),
    ...found.map(
      ({ id, title, date, participants, location, description }): Upcoming => ({
        key: `meeting ${id}`,
        start: date,
        title: titleOf({ title }),
        day: formatShortDay(date),
        time: formatTime(date),
        location,
        description,
        people: participants.length,
        source: 'meeting',
      }),
    ),
  ].toSorted(
    (one, other) => one.start.getTime() - other.start.getTime() || one.title.localeCompare(other.title),
  );
