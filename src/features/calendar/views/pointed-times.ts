import type { Occurrence, Span } from '../dates/occurrences';
import { deviceDayOf, midnightOf } from '../dates/wall-clock';
import { defaultTimes } from '../form/schema';
import type { View } from '../queries';

/**
 * Returns the times of a dropped occurrence. Dropped among the all-day events, it lasts one day. Dropped from
 * there onto the hours, it lasts one hour.
 */
export function droppedTimes(occurrence: Occurrence, { start, end }: Span, allDay: boolean) {
  if (allDay === occurrence.allDay) return { start, end, allDay };
  const day = deviceDayOf(start);
  return allDay
    ? { start: midnightOf(day), end: midnightOf(day + 1), allDay }
    : { start, end: new Date(start.getTime() + 60 * 60_000), allDay };
}

/**
 * Returns the times of a new event for a selected range. A single day in the month view gives half an hour at
 * nine, not an all-day event.
 */
export function selectedTimes({ start, end }: Span, isDays: boolean, view: View) {
  const isOneDay = deviceDayOf(end) - deviceDayOf(start) === 1;
  if (view !== 'month' || !isDays || !isOneDay) return { start, end, allDay: isDays };
  const nine = new Date(start);
  nine.setHours(9);
  return { ...defaultTimes(nine), allDay: false };
}
