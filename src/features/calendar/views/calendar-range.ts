import { formatter } from '@/shared/i18n/format';
import { formatShortDay } from '../event-words';
import type { Span } from '../dates/occurrences';
import type { View } from '../queries';
import { calendarTexts } from '../texts';
import { dayNamed, dayText, deviceDayOf, midnightOf, weekdayOf } from '../dates/wall-clock';

const formatMonth = formatter({ month: 'long', year: 'numeric' });
const formatFullDay = formatter({ dateStyle: 'full' });
const formatYear = formatter({ year: 'numeric' });

/** How many days the agenda shows at once. */
export const agendaDays = 30;

let firstDay: number | undefined;

/** The day with which a week begins here, from 1 for Monday to 7 for Sunday (WRK-Q102); Monday where the browser does not say. */
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

/** The shown day of an address: today unless it names one. */
export const shownDay = (date: string, today = new Date()): number => dayNamed(date) ?? deviceDayOf(today);

const monthOf = (day: number, months = 0): number => {
  const date = midnightOf(day);
  return deviceDayOf(new Date(date.getFullYear(), date.getMonth() + months, 1));
};

/** What a view shows around a day, by the clock of this device: of a month whole weeks. */
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
 * The span whose events are read for a view: month, week and day read the weeks of the month, so that going from one to
 * the other reads nothing. Those of everybody are many: they are read as they are shown.
 */
export const readSpanOf = (view: View, day: number, whose: 'mine' | 'all'): Span =>
  spanOf(view === 'agenda' || whose === 'all' ? view : 'month', day);

/** The heading of a span: November 2026; Nov 23 – 29 as days of a week. */
export function spanTitle(view: View, day: number): string {
  if (view === 'month') return formatMonth(midnightOf(day));
  if (view === 'day') return formatFullDay(midnightOf(day));
  const { start, end } = spanOf(view, day);
  const last = midnightOf(deviceDayOf(end) - 1);
  return `${calendarTexts.span(formatShortDay(start), formatShortDay(last))}, ${formatYear(last)}`;
}

/** The day to show after one step forwards or backwards, as the address has it. */
export function stepped(view: View, day: number, steps: 1 | -1): string {
  if (view !== 'month') return dayText(day + steps * { week: 7, day: 1, agenda: agendaDays }[view]);
  return dayText(monthOf(day, steps));
}
