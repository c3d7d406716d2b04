import { type DocumentData, type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { contactMessages } from '@/contracts/contacts';
import { eventMessages } from '@/contracts/calendar';
import { seriesEndOf, startOf } from '@/features/calendar/dates/occurrences';
import { formatRepeat, parseRepeat } from '@/features/calendar/dates/repeats';
import { movedSeries } from '@/features/calendar/dates/series';
import { dayMs, parseDay, isZone } from '@/features/calendar/dates/wall-clock';
import { eventTextFields } from '@/features/calendar/form/schema';
import { type CalendarEvent, eventSchema, type EventInput, problemOfTimes } from '@/features/calendar/schema';
import { calendarTexts as texts } from '@/features/calendar/texts';
import { ApiError } from '../pipeline/api-error';
import type { Caller } from '../pipeline/caller';
import { loadContact, withDates } from './stored-records';

export type EventRecord = CalendarEvent & { readonly id: string };

/**
 * Reads a stored event. Throws if its times cannot be read, because it could not be placed in the calendar.
 */
export function readEvent(id: string, data: DocumentData): EventRecord {
  const event = { ...z.parse(eventSchema, withDates(data)), id };
  if (problemOfTimes(event) === 'unread') throw new Error(`The times of the event ${id} are not valid.`);
  return event;
}

/** Reads a stored event; returns undefined if it cannot be read. */
export function tryEvent(id: string, data: DocumentData): EventRecord | undefined {
  const parsed = z.safeParse(eventSchema, withDates(data));
  return parsed.success && problemOfTimes(parsed.data) !== 'unread' ? { ...parsed.data, id } : undefined;
}

/** The stored form of an event's fields that a call may write. */
type EventFields = EventInput & Pick<CalendarEvent, 'status' | 'exceptions'>;

/** The fields that a call sends, with times as strings. */
type Sent = {
  readonly [Name in keyof EventFields]?:
    | (EventFields[Name] extends Date ? string : EventFields[Name])
    | undefined;
};

const words = z.object(eventTextFields);

/** Returns the time that a call sends; an invalid Date if its day does not exist. */
export const momentOf = (text: string): Date =>
  parseDay(text.slice(0, 10)) === undefined ? new Date(Number.NaN) : new Date(text);

/**
 * Returns the errors of an event by field, as the form and the security rules check them. `before` is its
 * current repeat rule, which may stay even if it is unreadable.
 */
function problemsOf(event: EventFields, before: string | undefined): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {};
  const parsed = z.safeParse(words, event);
  for (const { path, message } of parsed.error?.issues ?? []) problems[path.join('.')] = message;
  const ofTimes = problemOfTimes(event);
  if (ofTimes === 'endBeforeStart') problems['end'] = texts.endBeforeStart;
  if (ofTimes === 'tooLong') problems['end'] = texts.tooLong;
  if (ofTimes === 'outOfTime') problems['start'] = texts.outOfTime;
  for (const name of ['start', 'end'] as const) {
    const time = event[name].getTime();
    if (Number.isNaN(time)) problems[name] = texts.notADay;
    else if (event.allDay && time % dayMs !== 0) problems[name] = eventMessages.notMidnight;
  }
  if (!isZone(event.timeZone)) problems['timeZone'] = texts.badZone;
  if (event.exceptions.some((day) => parseDay(day) === undefined))
    problems['exceptions'] = eventMessages.badException;
  if (event.repeat === '' || event.repeat === before || Object.keys(problems).length > 0) return problems;
  const repeat = parseRepeat(event.repeat);
  if (repeat === undefined) problems['repeat'] = eventMessages.badRule;
  else if (repeat.until !== undefined && (parseDay(repeat.until) ?? 0) < startOf(event).day)
    problems['repeat'] = texts.untilBeforeStart;
  return problems;
}

const blank: Partial<EventFields> = {
  title: '',
  description: '',
  location: '',
  type: 'meeting',
  status: 'scheduled',
  allDay: false,
  timeZone: 'UTC',
  repeat: '',
  exceptions: [],
  contactId: '',
};

/**
 * Returns the fields of an event to store: the sent ones, trimmed, with derived fields. If a series is moved
 * to another day, its repeat rule and exceptions move along, as in the calendar, unless the call sends them.
 * @param before the current event; undefined for a new one.
 * @throws ApiError `invalid` with the errors by field.
 */
export async function writtenEvent(
  people: { readonly database: Firestore; readonly caller: Caller },
  { start, end, ...sent }: Sent,
  before?: EventRecord,
): Promise<Partial<EventFields> & Pick<CalendarEvent, 'seriesEnd'>> {
  const given: Partial<EventFields> = {
    ...(before === undefined && blank),
    ...Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)),
    ...(start !== undefined && { start: momentOf(start) }),
    ...(end !== undefined && { end: momentOf(end) }),
  };
  const wanted = { ...before, ...given } as EventFields;
  const isMoved = before !== undefined && start !== undefined && problemOfTimes(wanted) === undefined;
  const moved = isMoved ? movedSeries({ event: before, day: '' }, wanted) : undefined;
  const fields = { ...(moved && { repeat: moved.repeat, exceptions: moved.exceptions }), ...given };
  const event = { ...wanted, ...fields } as EventFields;
  const problems = {
    ...problemsOf(event, before?.repeat),
    ...(await contactProblem(people, event, before)),
  };
  if (Object.keys(problems).length > 0)
    throw new ApiError('invalid', eventMessages.invalid, { fields: problems });

  const repeat = parseRepeat(event.repeat);
  const stored: EventFields = {
    ...event,
    ...z.parse(words, event),
    repeat: repeat ? formatRepeat(repeat) : event.repeat,
    exceptions: [...new Set(event.exceptions)].toSorted(),
  };
  return {
    ...Object.fromEntries(Object.entries(stored).filter(([name]) => name in fields)),
    seriesEnd: seriesEndOf(stored),
  };
}

/**
 * Returns an error if the caller may not see the contact. An event may keep the contact that it already has.
 */
async function contactProblem(
  { database, caller }: { readonly database: Firestore; readonly caller: Caller },
  { contactId }: Pick<EventFields, 'contactId'>,
  before: EventRecord | undefined,
): Promise<Readonly<Record<string, string>>> {
  if (contactId === '' || contactId === before?.contactId) return {};
  try {
    await loadContact(database, caller, contactId);
    return {};
  } catch (cause) {
    if (cause instanceof ApiError) return { contactId: contactMessages.notFound };
    throw cause;
  }
}

/** Returns the cursor of an event in a list sorted by end of the last date, start and id. */
export const cursorOf = (data: DocumentData, id: string): string =>
  [data['seriesEnd'], data['start']]
    .map((time) => (time instanceof Timestamp ? `${time.seconds}.${time.nanoseconds}` : '0.0'))
    .concat(id)
    .join('_');

/** The range of seconds that a timestamp of the database can hold. */
const firstSecond = -62_135_596_800;
const lastSecond = 253_402_300_799;

/** Parses a cursor. Throws ApiError `invalid` for times that the database cannot hold. */
export function placeOf(cursor: string): readonly [Timestamp, Timestamp, string] {
  const [end = '', start = '', ...id] = cursor.split('_');
  const timeOf = (text: string) => {
    const [seconds = 0, nanoseconds = 0] = text.split('.').map(Number);
    if (seconds < firstSecond || seconds > lastSecond)
      throw new ApiError('invalid', undefined, { fields: { cursor: eventMessages.badCursor } });
    return new Timestamp(seconds, nanoseconds);
  };
  return [timeOf(end), timeOf(start), id.join('_')];
}
