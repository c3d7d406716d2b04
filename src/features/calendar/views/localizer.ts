import type { Day } from 'date-fns';
import { getDay } from 'date-fns/getDay';
import { startOfWeek } from 'date-fns/startOfWeek';
import type { DateLocalizer } from 'react-big-calendar';
import * as localizerModule from 'react-big-calendar/lib/localizers/date-fns';
import type { Span } from '../dates/occurrences';
import { deviceDayOf, midnightOf } from '../dates/wall-clock';
import { firstWeekday } from './calendar-range';

/** The package is CommonJS: bundlers and Node differ in where they leave its default export. */
export function defaultOf<T>(module: { readonly default: T }): T {
  const found = module.default as T & { readonly default?: T };
  return found.default ?? found;
}

/** The library's own arithmetic of days. The grid gives a function for each format, so none is written as a pattern. */
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
const usual = createLocalizer();

/**
 * What the library asks thousands of times for a month of a thousand events, answered with numbers: its own answers make a Date
 * for each step, which takes most of the time in which such a month is drawn.
 */
export const dayArithmetic = {
  startOf: (...asked: Parameters<DateLocalizer['startOf']>): Date =>
    asked[1] === 'day' ? midnightOf(deviceDayOf(asked[0])) : usual.startOf(...asked),
  ceil: (date: Date, unit?: Parameters<DateLocalizer['ceil']>[1]): Date => {
    if (unit !== 'day') return usual.ceil(date, unit);
    const day = deviceDayOf(date);
    const midnight = midnightOf(day);
    return midnight.getTime() === date.getTime() ? midnight : midnightOf(day + 1);
  },
  diff: (one: Date, other: Date, unit?: Parameters<DateLocalizer['diff']>[2]): number =>
    unit === 'day' ? Math.abs(deviceDayOf(one) - deviceDayOf(other)) : usual.diff(one, other, unit),
  daySpan: (start: Date, end: Date): number => daysOf({ start, end }),
  isSameDate: (one: Date, other: Date): boolean => deviceDayOf(one) === deviceDayOf(other),
  inEventRange: ({ event, range }: { readonly event: Span; readonly range: Span }): boolean =>
    deviceDayOf(event.start) <= deviceDayOf(range.end) && event.end > range.start,
  /** By their first day; then those of more days, those that last all day, the earlier, the shorter. */
  sortEvents: ({ evtA, evtB }: { readonly evtA: Sorted; readonly evtB: Sorted }): number =>
    deviceDayOf(evtA.start) - deviceDayOf(evtB.start) ||
    daysOf(evtB) - daysOf(evtA) ||
    Number(evtB.allDay ?? false) - Number(evtA.allDay ?? false) ||
    evtA.start.getTime() - evtB.start.getTime() ||
    evtA.end.getTime() - evtB.end.getTime(),
};

/** The days, weeks and months of the grid, by the clock of this device. */
export const localizer: DateLocalizer = Object.assign(createLocalizer(), dayArithmetic as object);
