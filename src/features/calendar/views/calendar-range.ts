import { formatter } from '@/shared/i18n/format';
import { formatShortDay } from '../event-format';
import type { Span } from '../dates/occurrences';
import type { View } from '../queries';
import { calendarTexts } from '../texts';
import { parseDay, dayText, deviceDayOf, midnightOf, weekdayOf } from '../dates/wall-clock';

const formatMonth = formatter({ month: 'long', year: 'numeric' });
const formatFullDay = formatter({ dateStyle: 'full' });
const formatYear = formatter({ year: 'numeric' });

/** The number of days in the agenda. */
export const agendaDays = 30;

let firstDay: number | undefined;

/**
 * Returns the first day of the week in this locale, from 1 for Monday to 7 for Sunday (WRK-Q102). Returns
 * Monday if the browser does not know.
 */
export function firstWeekday(): number {
  if (firstDay === undefined) {
    const locale = new Intl.Locale(new Intl.DateTimeFormat().resolvedOptions().locale) as Intl.Locale & {
      getWeekInfo?: () => { firstDay: number };
      weekInfo?: { firstDay: number };
    };
    firstDay = (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
  }
  return firstDay;
}

const weekOf = (day: number): number => day - ((weekdayOf(day) - firstWeekday() + 7) % 7);

/** Returns the day named in the URL, or today. */
export const shownDay = (date: string, today = new Date()): number => parseDay(date) ?? deviceDayOf(today);

const monthOf = (day: number, months = 0): number => {
  const date = midnightOf(day);
  return deviceDayOf(new Date(date.getFullYear(), date.getMonth() + months, 1));
};

/** Returns the span that a view shows around a day, in local time. A month covers whole weeks. */
export function spanOf(view: View, day: number): Span {
  const span = (from: number, to: number) => ({ start: midnightOf(from), end: midnightOf(to) });
  switch (view) {
    case 'month':
      return span(weekOf(monthOf(day)), weekOf(monthOf(day, 1) + 6));
    case 'week':
      return span(weekOf(day), weekOf(day) + 7);
    case 'day':
      return span(day, day + 1);
    default:
      return span(day, day + agendaDays);
  }
}

/**
 * Returns the span of events to query for a view. Month, week and day all query the weeks of the month, so
 * switching between them reads nothing. Everyone's events are many, so only the shown span is queried.
 */
export const readSpanOf = (view: View, day: number, whose: 'mine' | 'all'): Span =>
  spanOf(view === 'agenda' || whose === 'all' ? view : 'month', day);

/** Returns the title of a span: "November 2026", or "Nov 23 – 29" for a week. */
export function spanTitle(view: View, day: number): string {
  if (view === 'month') return formatMonth(midnightOf(day));
  if (view === 'day') return formatFullDay(midnightOf(day));
  const { start, end } = spanOf(view, day);
  const last = midnightOf(deviceDayOf(end) - 1);
  return `${calendarTexts.span(formatShortDay(start), formatShortDay(last))}, ${formatYear(last)}`;
}

/** Returns the day for the URL after one step forwards or backwards. */
export function stepped(view: View, day: number, steps: 1 | -1): string {
  if (view !== 'month') return dayText(day + steps * { week: 7, day: 1, agenda: agendaDays }[view]);
  return dayText(monthOf(day, steps));
}
