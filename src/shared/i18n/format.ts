import { language } from './language';

/** The text for an invalid time (WRK-782). */
const noTime = 'Invalid date';

/**
 * Returns a function that formats times. It creates the formatter once, on first use, because creating one
 * costs over a hundred times as much as using it.
 */
export function formatter(options: Intl.DateTimeFormatOptions, locale?: string): (time: Date) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (time) => {
    // The browser's formatter throws for an invalid time.
    if (Number.isNaN(time.getTime())) return noTime;
    made ??= new Intl.DateTimeFormat(locale, options);
    return made.format(time);
  };
}

let numbers: Intl.NumberFormat | undefined;

/** Formats a number for the reader's locale: 12,345. */
export function formatNumber(value: number): string {
  numbers ??= new Intl.NumberFormat();
  return numbers.format(value);
}

/** Formats a time for the reader's locale and time zone: Nov 22, 2026, 2:05 PM. */
export const formatDateTime = formatter({ dateStyle: 'medium', timeStyle: 'short' });

/**
 * Formats the date of a time, with its weekday, for the reader's locale and time zone: Sunday, November 22,
 * 2026.
 */
export const formatWeekday = formatter({ dateStyle: 'full' });

/** Formats the time of day for the reader's locale and time zone: 2:05 PM. */
export const formatTime = formatter({ timeStyle: 'short' });

// The language and time zone are fixed, because hydration fails if the browser renders another text than the
// build.
const prerenderedDay = formatter({ dateStyle: 'long', timeZone: 'UTC' }, language);
const prerenderedMonth = formatter({ month: 'long', year: 'numeric', timeZone: 'UTC' }, language);

/** Formats a date such as `2026-03-01`, the same for every reader: March 1, 2026. */
export const formatCalendarDay = (day: string): string => prerenderedDay(new Date(`${day}T00:00:00Z`));

/** Formats a month such as `2026-03`, the same for every reader: March 2026. */
export const formatCalendarMonth = (month: string): string =>
  prerenderedMonth(new Date(`${month}-01T00:00:00Z`));
