import * as z from 'zod/mini';
import { scopes } from '../dates/series';
import { asStored, type Occurrence, repeatOf, type Span, startOf, zoneOf } from '../dates/occurrences';
import { formatRepeat, frequencies, maxOccurrences, maxInterval, parseRepeat } from '../dates/repeats';
import {
  type CalendarEvent,
  eventStatuses,
  eventTypes,
  type EventInput,
  longestDescription,
  problemOfTimes,
  defaultMinutes,
} from '../schema';
import { calendarTexts as texts } from '../texts';
import {
  dayMs,
  parseDay,
  dayText,
  deviceZone,
  instantAt,
  isZone,
  wallAt,
  parseWallClock,
} from '../dates/wall-clock';

/** The form's keys for the weekdays, Monday first. */
export const weekdayKeys = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] as const;

const text = (most: number, tooLong: string) => z.string().check(z.trim(), z.maxLength(most, tooLong));
const moment = z.object({ date: z.string(), time: z._default(z.string(), '') });
const checkbox = z._default(z.boolean(), false);

/** The text fields of an event. The API uses the same schema. */
export const eventTextFields = {
  title: z.string().check(z.trim(), z.minLength(1, texts.titleMissing), z.maxLength(200, texts.titleTooLong)),
  location: text(200, texts.locationTooLong),
  description: text(longestDescription, texts.descriptionTooLong),
};

const fields = z.object({
  ...eventTextFields,
  /** Falls back to a meeting if no type is chosen (WRK-421). */
  type: z.catch(z.enum(eventTypes), 'meeting'),
  status: z.catch(z.enum(eventStatuses), 'scheduled'),
  allDay: checkbox,
  start: moment,
  end: moment,
  timeZone: z.string(),
  repeat: z.enum(['once', ...frequencies]),
  interval: z.string(),
  weekdays: z.object({
    mo: checkbox,
    tu: checkbox,
    we: checkbox,
    th: checkbox,
    fr: checkbox,
    sa: checkbox,
    su: checkbox,
  }),
  ends: z.enum(['never', 'count', 'until']),
  count: z.string(),
  until: z.string(),
  contactId: z._default(z.string(), ''),
  scope: z._default(z.enum(scopes), 'all'),
});
type FormFields = z.infer<typeof fields>;

/** The form's fields (WRK-418 to WRK-421). The parsed result contains instants. */
export const eventFormSchema = z.pipe(
  fields,
  z.transform((values: FormFields, context) => {
    const complain = (path: readonly string[], message: string) => {
      context.issues.push({ code: 'custom', path: [...path], message, input: context.value });
    };
    const { allDay } = values;
    const timeZone = isZone(values.timeZone) ? values.timeZone : deviceZone();
    if (!allDay && !isZone(values.timeZone)) complain(['timeZone'], texts.badZone);
    const instantOf = (name: 'start' | 'end'): Date => {
      const { date, time } = values[name];
      const day = parseDay(date);
      if (day === undefined) {
        complain([name, 'date'], date === '' ? texts.dateMissing : texts.notADay);
        return new Date(Number.NaN);
      }
      // The form takes the last day of an all-day event. The stored end is the day after it.
      if (allDay) return new Date((name === 'end' ? day + 1 : day) * dayMs);
      const wall = parseWallClock(`${date}T${time}`);
      if (Number.isNaN(wall)) {
        complain([name, 'time'], texts.timeMissing);
        return new Date(Number.NaN);
      }
      return instantAt(wall, timeZone);
    };
    const start = instantOf('start');
    const end = instantOf('end');
    const isRead = !Number.isNaN(start.getTime() + end.getTime());
    const problem = problemOfTimes({ start, end });
    if (problem === 'endBeforeStart') complain(['end', allDay ? 'date' : 'time'], texts.endBeforeStart);
    else if (problem === 'tooLong') complain(['end', 'date'], texts.tooLong);
    else if (problem === 'outOfTime') complain(['start', 'date'], texts.outOfTime);

    const input: EventInput & Pick<CalendarEvent, 'status'> = {
      title: values.title,
      description: values.description,
      location: values.location,
      type: values.type,
      status: values.status,
      contactId: values.contactId,
      start,
      end,
      allDay,
      timeZone,
      repeat: isRead && values.scope !== 'this' ? ruleOf(values, { start, allDay, timeZone }, complain) : '',
    };
    return { input, scope: values.scope };
  }),
);
export type EventFormResult = z.output<typeof eventFormSchema>;

function ruleOf(
  values: FormFields,
  first: Pick<CalendarEvent, 'start' | 'allDay' | 'timeZone'>,
  complain: (path: readonly string[], message: string) => void,
): string {
  if (values.repeat === 'once') return '';
  const whole = (name: 'interval' | 'count', most: number, message: string): number => {
    const number = Number(values[name]);
    if (!/^\d+$/.test(values[name].trim()) || number < 1 || number > most) complain([name], message);
    return number;
  };
  const { day } = startOf(first);
  const until = parseDay(values.until);
  if (values.ends === 'until') {
    if (until === undefined) complain(['until'], values.until === '' ? texts.dateMissing : texts.notADay);
    else if (until < day) complain(['until'], texts.untilBeforeStart);
  }
  return formatRepeat({
    frequency: values.repeat,
    interval: whole('interval', maxInterval, texts.badInterval),
    weekdays:
      values.repeat === 'weekly'
        ? weekdayKeys.flatMap((key, index) => (values.weekdays[key] ? [index + 1] : []))
        : [],
    ...(values.ends === 'count' && { count: whole('count', maxOccurrences, texts.badCount) }),
    ...(values.ends === 'until' && { until: values.until }),
  });
}

/** The initial values of the form's fields. */
export interface EventFormValues extends Omit<FormFields, 'scope'> {
  readonly scope: FormFields['scope'];
  /** True if the stored dates could not be read and the current time replaces them (WRK-422). */
  readonly isReplaced: boolean;
}

type Shown = Span & { readonly allDay: boolean };

/** Returns the form values for an occurrence to edit, or for a new event. */
export function formValues(
  event: Omit<EventInput, 'start' | 'end'> & Pick<CalendarEvent, 'status'> & Span,
): EventFormValues {
  const isRead = !Number.isNaN(event.start.getTime() + event.end.getTime());
  const times = isRead ? event : { ...event, ...defaultTimes(new Date()), allDay: false };
  const zone = zoneOf(times);
  const parts = (instant: Date, isLast: boolean) => {
    const wall = wallAt(instant, zone) - (times.allDay && isLast ? dayMs : 0);
    const [date = '', time = ''] = new Date(wall).toISOString().split('T');
    return { date, time: times.allDay ? '' : time.slice(0, 5) };
  };
  const repeat = parseRepeat(event.repeat);
  const day = startOf(times).day;
  return {
    title: event.title,
    type: event.type,
    status: event.status,
    allDay: times.allDay,
    start: parts(times.start, false),
    end: parts(times.end, true),
    timeZone: event.timeZone,
    repeat: repeat?.frequency ?? 'once',
    interval: String(repeat?.interval ?? 1),
    weekdays: Object.fromEntries(
      weekdayKeys.map((key, index) => [key, repeat?.weekdays.includes(index + 1) ?? false]),
    ) as Record<(typeof weekdayKeys)[number], boolean>,
    ends: repeat?.count !== undefined ? 'count' : repeat?.until !== undefined ? 'until' : 'never',
    count: String(repeat?.count ?? 10),
    until: repeat?.until ?? dayText(day + 28),
    location: event.location,
    contactId: event.contactId,
    description: event.description,
    scope: repeatOf(event) ? 'this' : 'all',
    isReplaced: !isRead,
  };
}

/** Returns the default times of a new event: half an hour from the next half hour on (WRK-424). */
export function defaultTimes(now: Date): Span {
  const half = defaultMinutes * 60_000;
  const start = new Date(Math.ceil(now.getTime() / half) * half);
  return { start, end: new Date(start.getTime() + half) };
}

/** The initial values of a new event. Times are in this device's zone and may be invalid. */
export interface NewEvent extends Shown {
  readonly title?: string;
  readonly description?: string;
  readonly contactId?: string;
  /** The suggested time as text, set only if it could not be parsed. */
  readonly unreadTime?: string;
}

/** Returns the fields of a new event for chosen times or a suggestion. */
export const newInput = ({
  title = '',
  description = '',
  contactId = '',
  ...shown
}: NewEvent): EventInput & Pick<CalendarEvent, 'status'> => ({
  title,
  description,
  location: '',
  type: 'meeting',
  status: 'scheduled',
  contactId,
  repeat: '',
  timeZone: deviceZone(),
  allDay: shown.allDay,
  ...asStored(shown, shown.allDay),
});

/** A suggestion from the AI, as the server returns it. */
interface Suggestion {
  readonly title: string;
  readonly description: string;
  readonly suggestedTime: string;
  readonly durationMinutes: number;
  readonly attendees: readonly string[];
}

/**
 * Converts a suggestion to a new event. Its time is text and is used only if it is valid ISO 8601. Otherwise
 * the form starts at the current time (WRK-422).
 */
export function suggestedEvent(
  { title, description, suggestedTime, durationMinutes, attendees }: Suggestion,
  contactId: string,
): NewEvent {
  const start = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(suggestedTime)
    ? new Date(suggestedTime)
    : new Date(Number.NaN);
  const minutes = durationMinutes > 0 ? durationMinutes : defaultMinutes;
  return {
    title: title.slice(0, 200),
    description: [description, attendees.length > 0 ? texts.suggestions.with(attendees.join(', ')) : '']
      .filter((part) => part !== '')
      .join('\n\n')
      .slice(0, longestDescription),
    contactId,
    start,
    end: new Date(start.getTime() + minutes * 60_000),
    allDay: false,
    ...(Number.isNaN(start.getTime()) && { unreadTime: suggestedTime }),
  };
}

/** Returns the times of one occurrence in stored form. They take the place of the series' start and end. */
export const timesOf = ({ start, end, allDay }: Pick<Occurrence, 'start' | 'end' | 'allDay'>): Span =>
  asStored({ start, end }, allDay);
