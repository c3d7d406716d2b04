import type { WithId } from '@/shared/firebase/collection';
import { endOfTime, lastRepeatDay, parseRepeat, type Repeat, repeatDays } from './repeats';
import type { CalendarEvent } from '../schema';
import { dayMs, dayOf, dayText, deviceDayOf, instantAt, midnightOf, wallAt } from './wall-clock';

/** A span of time; the end does not belong to it. */
export interface Span {
  readonly start: Date;
  readonly end: Date;
}

/** One date of an event, as this device shows it: all-day ones begin and end at its midnights. */
export interface Occurrence extends Span {
  /** Unique among all dates of all events. */
  readonly key: string;
  readonly event: WithId<CalendarEvent>;
  /** The day on which it begins in the event's zone; names it among the dates of a repeated event. */
  readonly day: string;
  /** How many dates come before it. */
  readonly place: number;
  readonly allDay: boolean;
}

type Times = Pick<CalendarEvent, 'start' | 'end' | 'allDay' | 'timeZone' | 'repeat' | 'exceptions'>;

const parsed = new Map<string, Repeat | undefined>();

/** How an event repeats; undefined for once, and for a stored rule that nobody can follow. */
export function repeatOf({ repeat }: Pick<CalendarEvent, 'repeat'>): Repeat | undefined {
  if (repeat === '') return undefined;
  if (!parsed.has(repeat)) parsed.set(repeat, parseRepeat(repeat));
  return parsed.get(repeat);
}

/** The zone on whose wall clock an event stands: days have none. */
export const zoneOf = ({ allDay, timeZone }: Pick<Times, 'allDay' | 'timeZone'>): string =>
  allDay ? 'UTC' : timeZone;

/** The first day of an event in its zone, and its time of that day in milliseconds. */
export function startOf(event: Pick<Times, 'start' | 'allDay' | 'timeZone'>): {
  day: number;
  time: number;
} {
  const wall = wallAt(event.start, zoneOf(event));
  const day = dayOf(wall);
  return { day, time: wall - day * dayMs };
}

/** When the last date of an event ends, at most the end of time. */
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

/** The times of an all-day event, midnights of UTC, as midnights of this device. */
const asShown = ({ start, end }: Span, allDay: boolean): Span =>
  allDay
    ? { start: midnightOf(dayOf(start.getTime())), end: midnightOf(dayOf(end.getTime())) }
    : { start, end };

/** The other way round: what was drawn or chosen on this device as what is stored. */
export const asStored = ({ start, end }: Span, allDay: boolean): Span =>
  allDay
    ? { start: new Date(deviceDayOf(start) * dayMs), end: new Date(deviceDayOf(end) * dayMs) }
    : { start, end };

/** The dates of an event within a span, in order: those that begin before it and last into it included. */
export function occurrencesOf(event: WithId<CalendarEvent>, span: Span): readonly Occurrence[] {
  const repeat = repeatOf(event);
  const length = event.end.getTime() - event.start.getTime();
  if (Number.isNaN(length)) return [];
  const found: Occurrence[] = [];
  const add = (times: Span, day: string, place: number) => {
    const shown = asShown(times, event.allDay);
    if (shown.start < span.end && shown.end > span.start)
      found.push({
        ...shown,
        key: repeat ? `${event.id}/${day}` : event.id,
        event,
        day,
        place,
        allDay: event.allDay,
      });
  };
  if (repeat === undefined) {
    add(event, '', 0);
    return found;
  }

  const zone = zoneOf(event);
  const { day: first, time } = startOf(event);
  // A day more on both sides: the zone of the event and that of this device may stand on different days.
  const from = dayOf(span.start.getTime() - length) - 1;
  const to = dayOf(span.end.getTime()) + 1;
  for (const { day, place } of repeatDays(first, repeat, Math.max(first, from))) {
    if (day > to) break;
    const name = dayText(day);
    if (event.exceptions.includes(name)) continue;
    const start = day === first ? event.start : instantAt(day * dayMs + time, zone);
    add({ start, end: new Date(start.getTime() + length) }, name, place);
  }
  return found;
}

/**
 * The dates of events within a span, by their beginning, those of whole days first; of those that begin at once, the longest first.
 * `datesOf` finds the dates of one event, where they are known already.
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

/** One date of an event by its day; undefined where the event has none then. */
export function occurrenceOn(event: WithId<CalendarEvent>, day: string): Occurrence | undefined {
  const whole = { start: new Date(0), end: endOfTime };
  if (repeatOf(event) === undefined) return occurrencesOf(event, whole)[0];
  const at = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(at)) return undefined;
  const near = { start: new Date(at - 2 * dayMs), end: new Date(at + 3 * dayMs) };
  return occurrencesOf(event, near).find((occurrence) => occurrence.day === day);
}
