import type { Day } from 'date-fns';
import { getDay } from 'date-fns/getDay';
import { startOfWeek } from 'date-fns/startOfWeek';
import type { DateLocalizer } from 'react-big-calendar';
import * as localizerModule from 'react-big-calendar/lib/localizers/date-fns';
import type { Span } from '../dates/occurrences';
import { deviceDayOf, midnightOf } from '../dates/wall-clock';
import { firstWeekday } from './calendar-range';

/** Returns the default export of a CommonJS package. Bundlers and Node wrap it differently. */
export function defaultOf<T>(module: { readonly default: T }): T {
  const found = module.default as T & { readonly default?: T };
  return found.default ?? found;
}

/**
 * Creates the library's localizer without format patterns, because the grid passes a function for each
 * format.
 */
export const createLocalizer = (): DateLocalizer =>
  defaultOf(localizerModule)({
    format: String,
    parse: String,
    startOfWeek: (date: Date) => startOfWeek(date, { weekStartsOn: (firstWeekday() % 7) as Day }),
    getDay,
    locales: {},
  });

type Sorted = Span & { readonly allDay?: boolean };
const daysOf = ({ start, end }: Span): number => deviceDayOf(end) - deviceDayOf(start);
const base = createLocalizer();

/**
 * Number-based versions of functions that the library calls thousands of times for a month with a thousand
 * events. The library's own versions create a Date per step and take most of the render time.
 */
export const dayArithmetic = {
  startOf: (...args: Parameters<DateLocalizer['startOf']>): Date =>
    args[1] === 'day' ? midnightOf(deviceDayOf(args[0])) : base.startOf(...args),
  ceil: (date: Date, unit?: Parameters<DateLocalizer['ceil']>[1]): Date => {
    if (unit !== 'day') return base.ceil(date, unit);
    const day = deviceDayOf(date);
    const midnight = midnightOf(day);
    return midnight.getTime() === date.getTime() ? midnight : midnightOf(day + 1);
  },
  diff: (one: Date, other: Date, unit?: Parameters<DateLocalizer['diff']>[2]): number =>
    unit === 'day' ? Math.abs(deviceDayOf(one) - deviceDayOf(other)) : base.diff(one, other, unit),
  daySpan: (start: Date, end: Date): number => daysOf({ start, end }),
  isSameDate: (one: Date, other: Date): boolean => deviceDayOf(one) === deviceDayOf(other),
  inEventRange: ({ event, range }: { readonly event: Span; readonly range: Span }): boolean =>
    deviceDayOf(event.start) <= deviceDayOf(range.end) && event.end > range.start,
  /**
   * Sorts by first day. On the same day, longer events come first, then all-day ones, earlier starts and
   * earlier ends.
   */
  sortEvents: ({ evtA, evtB }: { readonly evtA: Sorted; readonly evtB: Sorted }): number =>
    deviceDayOf(evtA.start) - deviceDayOf(evtB.start) ||
    daysOf(evtB) - daysOf(evtA) ||
    Number(evtB.allDay ?? false) - Number(evtA.allDay ?? false) ||
    evtA.start.getTime() - evtB.start.getTime() ||
    evtA.end.getTime() - evtB.end.getTime(),
};

/** The localizer for the grid's days, weeks and months, in local time. */
export const localizer: DateLocalizer = Object.assign(createLocalizer(), dayArithmetic as object);
