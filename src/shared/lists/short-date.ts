import { formatter } from '@/shared/i18n/format';
import { language } from '@/shared/i18n/language';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

let formats: Intl.RelativeTimeFormat | undefined;
function relative(value: number, unit: Intl.RelativeTimeFormatUnit): string {
  formats ??= new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  return formats.format(value, unit);
}
const thisYear = formatter({ month: 'short', day: 'numeric' }, language);
const otherYears = formatter({ month: 'short', day: 'numeric', year: 'numeric' }, language);

/**
 * Returns a time as a short text: "5 min. ago" or "3 days ago" within a week, then "Nov 18", with the year if
 * it is another one.
 */
export function shortDate(time: Date, now = new Date()): string {
  const ago = now.getTime() - time.getTime();
  // Clocks differ, so a time slightly in the future counts as now.
  if (ago < minute && ago > -5 * minute) return relative(0, 'second');
  if (ago > 0 && ago < hour) return relative(-Math.floor(ago / minute), 'minute');
  if (ago > 0 && ago < day) return relative(-Math.floor(ago / hour), 'hour');
  if (ago > 0 && ago < 7 * day) return relative(-Math.floor(ago / day), 'day');
  return (time.getFullYear() === now.getFullYear() ? thisYear : otherYears)(time);
}
