import type { FailureKind } from '@/shared/failures/failure-kind';
import { formatter, formatTime, formatWeekday } from '@/shared/i18n/format';
import { type Occurrence, repeatOf, type Span } from './dates/occurrences';
import type { CalendarEvent } from './schema';
import { calendarTexts as texts, statusLabels, typeLabels } from './texts';
import { dayMs, parseDay, deviceDayOf, midnightOf } from './dates/wall-clock';

/** Formats a day for a list of days: Mon, Nov 23. */
export const formatShortDay = formatter({ weekday: 'short', month: 'short', day: 'numeric' });
const formatDay = formatter({ dateStyle: 'medium' });
const formatWeekdayName = formatter({ weekday: 'long', timeZone: 'UTC' });

/** Returns the display title of an event. */
export const titleOf = ({ title }: Pick<CalendarEvent, 'title'>): string => title || texts.untitled;

/** Returns the same message for every reason for which the database refuses a write. */
export const refusedWith = (text: string): Partial<Readonly<Record<FailureKind, string>>> => ({
  denied: text,
  invalid: text,
  gone: text,
  exists: text,
});

/** Returns the last moment inside a span, whose end is exclusive. */
const lastOf = ({ start, end }: Span): Date => (end > start ? new Date(end.getTime() - 1) : start);

/**
 * Formats the times of an occurrence: "9:00 – 10:00 AM", or "All day". Adds the last day if it ends on
 * another day. The first day is shown next to this text.
 */
export function timesText(occurrence: Pick<Occurrence, 'start' | 'end' | 'allDay'>): string {
  const { start, end, allDay } = occurrence;
  const isOneDay = deviceDayOf(start) === deviceDayOf(lastOf(occurrence));
  if (allDay) return isOneDay ? texts.allDay : texts.allDayUntil(formatShortDay(lastOf(occurrence)));
  const to = isOneDay ? formatTime(end) : texts.when(formatShortDay(end), formatTime(end));
  return texts.span(formatTime(start), to);
}

/** Formats the day and times of an occurrence: Monday, November 23, 2026, 9:00 – 10:00 AM. */
export const whenText = (occurrence: Pick<Occurrence, 'start' | 'end' | 'allDay'>): string =>
  texts.when(formatWeekday(occurrence.start), timesText(occurrence));

/** Returns all details of an occurrence in one line, as the accessible name of its button. */
export const labelOf = (occurrence: Occurrence): string => {
  const { event } = occurrence;
  return texts.label([
    titleOf(event),
    whenText(occurrence),
    typeLabels[event.type],
    event.location,
    event.status === 'scheduled' ? '' : statusLabels[event.status],
    repeatOf(event) ? texts.repeats : '',
    event.sharedUserIds.length > 0 ? texts.shared : '',
  ]);
};

/**
 * Describes a repeat rule: "Every 2 weeks on Tuesday and Thursday, 10 times". Returns an empty string for a
 * single event.
 */
export function ruleText(event: Pick<CalendarEvent, 'repeat'>): string {
  if (event.repeat === '') return '';
  const repeat = repeatOf(event);
  if (repeat === undefined) return texts.rule.unknown;
  const every = texts.rule.every(repeat.frequency, repeat.interval);
  // January 1, 2024 was a Monday.
  const names = repeat.weekdays.map((weekday) => formatWeekdayName(new Date(Date.UTC(2024, 0, weekday))));
  const rule =
    names.length > 0
      ? texts.rule.on(every, new Intl.ListFormat(undefined, { type: 'conjunction' }).format(names))
      : every;
  if (repeat.count !== undefined) return texts.rule.times(rule, repeat.count);
  const until = repeat.until === undefined ? undefined : parseDay(repeat.until);
  return until === undefined ? rule : texts.rule.until(rule, formatDay(midnightOf(until)));
}

/** Formats the length of an occurrence: "1 hour, 30 minutes". Uses days if it lasts all day. */
export function lengthText({ start, end, allDay }: Pick<Occurrence, 'start' | 'end' | 'allDay'>): string {
  const unit = (value: number, name: 'day' | 'hour' | 'minute') =>
    value === 0
      ? ''
      : new Intl.NumberFormat(undefined, { style: 'unit', unit: name, unitDisplay: 'long' }).format(value);
  if (allDay) return unit(deviceDayOf(end) - deviceDayOf(start), 'day');
  const minutes = Math.round((end.getTime() - start.getTime()) / 60_000);
  const perDay = dayMs / 60_000;
  return texts.label([
    unit(Math.floor(minutes / perDay), 'day'),
    unit(Math.floor((minutes % perDay) / 60), 'hour'),
    unit(minutes % 60, 'minute'),
  ]);
}
