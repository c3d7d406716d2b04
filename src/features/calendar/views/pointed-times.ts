import type { Occurrence, Span } from '../dates/occurrences';
import { deviceDayOf, midnightOf } from '../dates/wall-clock';
import { usualTimes } from '../form/schema';
import type { View } from '../queries';

/** The times of a dropped date: among the days it lasts whole days, out of them an hour. */
export function droppedTimes(occurrence: Occurrence, { start, end }: Span, allDay: boolean) {
  if (allDay === occurrence.allDay) return { start, end, allDay };
  const day = deviceDayOf(start);
  return allDay
    ? { start: midnightOf(day), end: midnightOf(day + 1), allDay }
    : { start, end: new Date(start.getTime() + 60 * 60_000), allDay };
}

/** The times of a new event where somebody has pointed: a single day of a month is not all day, but half an hour at nine. */
export function selectedTimes({ start, end }: Span, isDays: boolean, view: View) {
  const isOneDay = deviceDayOf(end) - deviceDayOf(start) === 1;
  if (view !== 'month' || !isDays || !isOneDay) return { start, end, allDay: isDays };
  const nine = new Date(start);
  nine.setHours(9);
  return { ...usualTimes(nine), allDay: false };
}
