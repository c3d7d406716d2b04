import { dayMs, parseDay, dayText, weekdayOf } from './wall-clock';

export const frequencies = ['daily', 'weekly', 'monthly', 'yearly'] as const;
export type Frequency = (typeof frequencies)[number];

/** The rule by which an event repeats, in wall-clock time of its zone, from its first day on. */
export interface Repeat {
  readonly frequency: Frequency;
  /** The number of days, weeks, months or years between occurrences. */
  readonly interval: number;
  /**
   * The weekdays of a weekly rule, from 1 for Monday to 7 for Sunday. The weekday of the first occurrence is
   * always included.
   */
  readonly weekdays: readonly number[];
  /** The number of occurrences, including those listed in `exceptions`. */
  readonly count?: number;
  /** The last possible day of an occurrence, `2026-12-31`. */
  readonly until?: string;
}

export const maxOccurrences = 999;
export const maxInterval = 99;

const weekdayCodes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/**
 * Formats a rule for storage: an RFC 5545 `RRULE` with parts in a fixed order and `UNTIL` as a day of the
 * event's zone.
 */
export function formatRepeat({ frequency, interval, weekdays, count, until }: Repeat): string {
  return [
    `FREQ=${frequency.toUpperCase()}`,
    interval > 1 && `INTERVAL=${interval}`,
    frequency === 'weekly' &&
      weekdays.length > 0 &&
      `BYDAY=${weekdays
        .toSorted((one, other) => one - other)
        .map((weekday) => weekdayCodes[weekday - 1])
        .join(',')}`,
    count !== undefined && `COUNT=${count}`,
    until !== undefined && `UNTIL=${until.replaceAll('-', '')}`,
  ]
    .filter((part) => part !== false)
    .join(';');
}

/** Parses a stored rule. Returns undefined for a rule that this calendar does not support. */
export function parseRepeat(text: string): Repeat | undefined {
  const parts = new Map(
    text.split(';').map((part): [string, string] => {
      const at = part.indexOf('=');
      return [part.slice(0, at), part.slice(at + 1)];
    }),
  );
  const frequency = frequencies.find((each) => each.toUpperCase() === parts.get('FREQ'));
  const interval = Number(parts.get('INTERVAL') ?? 1);
  const weekdays = (parts.get('BYDAY') ?? '')
    .split(',')
    .filter((code) => code !== '')
    .map((code) => weekdayCodes.indexOf(code) + 1);
  const count = parts.has('COUNT') ? Number(parts.get('COUNT')) : undefined;
  const day = parts.get('UNTIL');
  const until = day?.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
  const known = ['FREQ', 'INTERVAL', 'BYDAY', 'COUNT', 'UNTIL'];
  const isWhole = (number: number, most: number) => Number.isInteger(number) && number >= 1 && number <= most;
  if (
    frequency === undefined ||
    [...parts.keys()].some((name) => !known.includes(name)) ||
    !isWhole(interval, maxInterval) ||
    weekdays.includes(0) ||
    (weekdays.length > 0 && frequency !== 'weekly') ||
    (count !== undefined && (!isWhole(count, maxOccurrences) || until !== undefined)) ||
    (until !== undefined && parseDay(until) === undefined)
  )
    return undefined;
  return {
    frequency,
    interval,
    weekdays: [...new Set(weekdays)].toSorted((one, other) => one - other),
    ...(count !== undefined && { count }),
    ...(until !== undefined && { until }),
  };
}

/** The end of the supported range. The security rules have the same limit. */
export const endOfTime = new Date(Date.UTC(2100, 0, 1));
const endOfDays = endOfTime.getTime() / dayMs;

/** One occurrence of a repeated event: its day, and its index from 0. */
interface RepeatDay {
  readonly day: number;
  readonly index: number;
}

/** Returns the weekdays on which a weekly event occurs. */
const weekdaysFrom = (first: number, { weekdays }: Repeat): readonly number[] =>
  [...new Set([...weekdays, weekdayOf(first)])].toSorted((one, other) => one - other);

function* everySoManyDays(first: number, interval: number, from: number): Generator<RepeatDay> {
  for (let index = Math.max(0, Math.ceil((from - first) / interval)); ; index += 1)
    yield { day: first + index * interval, index };
}

function* everySoManyWeeks(first: number, repeat: Repeat, from: number): Generator<RepeatDay> {
  const weekdays = weekdaysFrom(first, repeat);
  const monday = first - weekdayOf(first) + 1;
  const skipped = weekdays.indexOf(weekdayOf(first));
  const span = 7 * repeat.interval;
  for (let week = Math.max(0, Math.floor((from - monday) / span)); ; week += 1) {
    for (const [position, weekday] of weekdays.entries()) {
      const day = monday + week * span + weekday - 1;
      if (day >= first) yield { day, index: week * weekdays.length + position - skipped };
    }
  }
}

/**
 * Generates monthly days. Skips months without that day, as RFC 5545 requires: a 31st exists in seven months
 * of the year.
 */
function* everySoManyMonths(first: number, interval: number, from: number): Generator<RepeatDay> {
  const start = new Date(first * dayMs);
  const [year, month, date] = [start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate()];
  const months = (day: number) => {
    const then = new Date(day * dayMs);
    return (then.getUTCFullYear() - year) * 12 + then.getUTCMonth() - month;
  };
  // The index can be computed directly only for days that every month has. Days 29 to 31 need a loop over all
  // months.
  const begin = date > 28 ? 0 : Math.max(0, Math.floor(months(from) / interval));
  let index = begin;
  for (let step = begin; ; step += 1) {
    const then = new Date(Date.UTC(year, month + step * interval, date));
    if (then.getUTCDate() === date) {
      yield { day: then.getTime() / dayMs, index };
      index += 1;
    }
    if (then.getTime() / dayMs > endOfDays) return;
  }
}

function daysOf(first: number, repeat: Repeat, from: number): Generator<RepeatDay> {
  const { frequency, interval } = repeat;
  if (frequency === 'daily') return everySoManyDays(first, interval, from);
  if (frequency === 'weekly') return everySoManyWeeks(first, repeat, from);
  return everySoManyMonths(first, frequency === 'monthly' ? interval : interval * 12, from);
}

/**
 * Generates the days on which an event occurs, starting at `from`, in order. Days count from 1970-01-01, and
 * exceptions are included. `first` is the first day of the event. Its cost depends on the days requested, not
 * on how long the event has been repeating.
 */
export function* repeatDays(first: number, repeat: Repeat, from = first): Generator<RepeatDay> {
  const last = repeat.until === undefined ? endOfDays : (parseDay(repeat.until) ?? endOfDays);
  for (const found of daysOf(first, repeat, from)) {
    if (found.day > last || found.day >= endOfDays) return;
    if (repeat.count !== undefined && found.index >= repeat.count) return;
    if (found.day >= from) yield found;
  }
}

/** Returns the day of the last occurrence, or undefined if the rule never ends. */
export function lastRepeatDay(first: number, repeat: Repeat): number | undefined {
  if (repeat.count === undefined && repeat.until === undefined) return undefined;
  let last = first;
  for (const { day } of repeatDays(first, repeat)) last = day;
  return last;
}

/** Returns the rule for occurrences moved by a number of days. Its weekdays and its end move too. */
export function movedRepeat(repeat: Repeat, days: number): Repeat {
  const end = repeat.until === undefined ? undefined : parseDay(repeat.until);
  return {
    ...repeat,
    weekdays: repeat.weekdays
      .map((weekday) => weekdayOf(weekday + days - 4))
      .toSorted((one, other) => one - other),
    ...(end !== undefined && { until: dayText(end + days) }),
  };
}

/** Returns the rule for the occurrences before `day`. */
export const repeatBefore = ({ frequency, interval, weekdays }: Repeat, day: number): Repeat => ({
  frequency,
  interval,
  weekdays,
  until: dayText(day - 1),
});

/**
 * Returns the rule for one occurrence and all later ones. `index` is the number of earlier occurrences. The
 * weekday of `first`, the first day of the series, is added because the rest may start on another weekday.
 */
export const repeatFrom = (repeat: Repeat, index: number, first: number): Repeat => ({
  ...repeat,
  ...(repeat.weekdays.length > 0 && { weekdays: weekdaysFrom(first, repeat) }),
  ...(repeat.count !== undefined && { count: repeat.count - index }),
});
