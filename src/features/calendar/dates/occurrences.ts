import type { WithId } from '@/shared/firebase/collection';
import { endOfTime, lastRepeatDay, parseRepeat, type Repeat, repeatDays } from './repeats';
import type { CalendarEvent } from '../schema';
import { dayMs, dayOf, dayText, deviceDayOf, instantAt, midnightOf, wallAt } from './wall-clock';

/** A time span that excludes its end. */
export interface Span {
  readonly start: Date;
  readonly end: Date;
}

/** One occurrence of an event, in this device's time. All-day occurrences start and end at local midnight. */
export interface Occurrence extends Span {
  /** A key that is unique among all occurrences of all events. */
  readonly key: string;
  readonly event: WithId<CalendarEvent>;
  /** The day on which it starts in the event's zone. Identifies the occurrence within its series. */
  readonly day: string;
  /** The number of occurrences before it. */
  readonly index: number;
  readonly allDay: boolean;
}

type Times = Pick<CalendarEvent, 'start' | 'end' | 'allDay' | 'timeZone' | 'repeat' | 'exceptions'>;

const parsed = new Map<string, Repeat | undefined>();

/**
 * Returns the repeat rule of an event. Returns undefined for a single event or an unsupported stored rule.
 */
export function repeatOf({ repeat }: Pick<CalendarEvent, 'repeat'>): Repeat | undefined {
  if (repeat === '') return undefined;
  if (!parsed.has(repeat)) parsed.set(repeat, parseRepeat(repeat));
  return parsed.get(repeat);
}

/** Returns the zone in which to read an event's times. All-day events use UTC. */
export const zoneOf = ({ allDay, timeZone }: Pick<Times, 'allDay' | 'timeZone'>): string =>
  allDay ? 'UTC' : timeZone;

/** Returns the first day of an event in its zone, and its time of day in ms. */
export function startOf(event: Pick<Times, 'start' | 'allDay' | 'timeZone'>): {
  day: number;
  time: number;
} {
  const wall = wallAt(event.start, zoneOf(event));
  const day = dayOf(wall);
  return { day, time: wall - day * dayMs };
}

/** Returns the end of the last occurrence, at most `endOfTime`. */
export function seriesEndOf(event: Omit<Times, 'exceptions'>): Date {
  const repeat = repeatOf(event);
  if (repeat === undefined) return event.end;
  const { day, time } = startOf(event);
  const last = lastRepeatDay(day, repeat);
  if (last === undefined || last === day) return last === undefined ? endOfTime : event.end;
  const start = instantAt(last * dayMs + time, zoneOf(event));
  const end = start.getTime() + event.end.getTime() - event.start.getTime();
  return new Date(Math.min(end, endOfTime.getTime()));
}

/** Converts the stored times of an all-day event, midnights in UTC, to local midnights. */
const asShown = ({ start, end }: Span, allDay: boolean): Span =>
  allDay
    ? { start: midnightOf(dayOf(start.getTime())), end: midnightOf(dayOf(end.getTime())) }
    : { start, end };

/** Converts times drawn or chosen on this device to their stored form. The inverse of `asShown`. */
export const asStored = ({ start, end }: Span, allDay: boolean): Span =>
  allDay
    ? { start: new Date(deviceDayOf(start) * dayMs), end: new Date(deviceDayOf(end) * dayMs) }
    : { start, end };

/**
 * Returns the occurrences of an event in a span, in order. Includes those that start earlier and reach into
 * it.
 */
export function occurrencesOf(event: WithId<CalendarEvent>, span: Span): readonly Occurrence[] {
  const repeat = repeatOf(event);
  const length = event.end.getTime() - event.start.getTime();
  if (Number.isNaN(length)) return [];
  const found: Occurrence[] = [];
  const add = (times: Span, day: string, index: number) => {
    const shown = asShown(times, event.allDay);
    if (shown.start < span.end && shown.end > span.start)
      found.push({
        ...shown,
        key: repeat ? `${event.id}/${day}` : event.id,
        event,
        day,
        index,
        allDay: event.allDay,
      });
  };
  if (repeat === undefined) {
    add(event, '', 0);
    return found;
  }

  const zone = zoneOf(event);
  const { day: first, time } = startOf(event);
  // One extra day on both sides, because the event's zone and this device's zone may be on different days.
  const from = dayOf(span.start.getTime() - length) - 1;
  const to = dayOf(span.end.getTime()) + 1;
  for (const { day, index } of repeatDays(first, repeat, Math.max(first, from))) {
    if (day > to) break;
    const name = dayText(day);
    if (event.exceptions.includes(name)) continue;
    const start = day === first ? event.start : instantAt(day * dayMs + time, zone);
    add({ start, end: new Date(start.getTime() + length) }, name, index);
  }
  return found;
}

/**
 * Returns the occurrences of events in a span: all-day ones first, then by start, and longer ones first if
 * several start together. `datesOf` may return cached occurrences of an event.
 */
export const occurrencesIn = (
  events: readonly WithId<CalendarEvent>[],
  span: Span,
  datesOf = (event: WithId<CalendarEvent>) => occurrencesOf(event, span),
): readonly Occurrence[] =>
  events
    .flatMap((event) => datesOf(event))
    .toSorted(
      (one, other) =>
        Number(other.allDay) - Number(one.allDay) ||
        one.start.getTime() - other.start.getTime() ||
        other.end.getTime() - one.end.getTime() ||
        one.event.title.localeCompare(other.event.title),
    );

/** Returns the occurrence of an event on a day, or undefined if it has none then. */
export function occurrenceOn(event: WithId<CalendarEvent>, day: string): Occurrence | undefined {
  const whole = { start: new Date(0), end: endOfTime };
  if (repeatOf(event) === undefined) return occurrencesOf(event, whole)[0];
  const at = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(at)) return undefined;
  const near = { start: new Date(at - 2 * dayMs), end: new Date(at + 3 * dayMs) };
  return occurrencesOf(event, near).find((occurrence) => occurrence.day === day);
}
