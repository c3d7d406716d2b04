import { language } from './language';

/** What stands for a time that is none (WRK-782). */
const noTime = 'Invalid date';

/** Formats times; making the formatter costs over a hundred times as much as one use: it is made once, when first needed. */
export function formatter(options: Intl.DateTimeFormatOptions, locale?: string): (time: Date) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (time) => {
    // The browser's formatter throws for such a time.
    if (Number.isNaN(time.getTime())) return noTime;
    made ??= new Intl.DateTimeFormat(locale, options);
    return made.format(time);
  };
}

let numbers: Intl.NumberFormat | undefined;

/** A number by the reader's locale: 12,345. */
export function formatNumber(value: number): string {
  numbers ??= new Intl.NumberFormat();
  return numbers.format(value);
}

/** A moment by the reader's locale and zone: Nov 22, 2026, 2:05 PM. */
export const formatDateTime = formatter({ dateStyle: 'medium', timeStyle: 'short' });

/** The day of a moment with its weekday, by the reader's locale and zone: Sunday, November 22, 2026. */
export const formatWeekday = formatter({ dateStyle: 'full' });

/** The time of day by the reader's locale and zone: 2:05 PM. */
export const formatTime = formatter({ timeStyle: 'short' });

// Language and zone are fixed here: hydration fails where the browser renders another text than the build did.
const prerenderedDay = formatter({ dateStyle: 'long', timeZone: 'UTC' }, language);
const prerenderedMonth = formatter({ month: 'long', year: 'numeric', timeZone: 'UTC' }, language);

/** A calendar day such as `2026-03-01`, the same for every reader: March 1, 2026. */
export const formatCalendarDay = (day: string): string => prerenderedDay(new Date(`${day}T00:00:00Z`));

/** A calendar month such as `2026-03`, the same for every reader: March 2026. */
export const formatCalendarMonth = (month: string): string =>
  prerenderedMonth(new Date(`${month}-01T00:00:00Z`));
