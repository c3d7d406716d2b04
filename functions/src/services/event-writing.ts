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

/** A stored event. Throws where its times cannot be read: nobody could be told when it is. */
export function readEvent(id: string, data: DocumentData): EventRecord {
  const event = { ...z.parse(eventSchema, withDates(data)), id };
  if (problemOfTimes(event) === 'unread') throw new Error(`The times of the event ${id} cannot be read.`);
  return event;
}

/** Reads a stored event; undefined where it cannot be read. */
export function tryEvent(id: string, data: DocumentData): EventRecord | undefined {
  const parsed = z.safeParse(eventSchema, withDates(data));
  return parsed.success && problemOfTimes(parsed.data) !== 'unread' ? { ...parsed.data, id } : undefined;
}

/** What a call says of an event, as it is stored. */
type EventFields = EventInput & Pick<CalendarEvent, 'status' | 'exceptions'>;

/** The fields that a call sends, with its times as they are written. */
type Sent = {
  readonly [Name in keyof EventFields]?:
    | (EventFields[Name] extends Date ? string : EventFields[Name])
    | undefined;
};

const words = z.object(eventTextFields);

/** The moment that a call names; an invalid Date for a day that there is not. */
export const momentOf = (text: string): Date =>
  parseDay(text.slice(0, 10)) === undefined ? new Date(Number.NaN) : new Date(text);

/** What the form and the rules of the database refuse of an event, by field. `before` is the rule that it has, which may stay. */
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
 * The fields of an event to be stored: those that were sent, trimmed, with what follows from them. A series that begins on another
 * day takes its rule and its exceptions along, as in the calendar, unless they were sent as well.
 * @param before the event as it is; undefined for a new one.
 * @throws ApiError `invalid` with what is wrong by field.
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

/** An event may name a contact that the caller may see, and keep the one that it has. */
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

/** A place in a list by the end of the last date, the beginning and the id, to go on from. */
export const cursorOf = (data: DocumentData, id: string): string =>
  [data['seriesEnd'], data['start']]
    .map((time) => (time instanceof Timestamp ? `${time.seconds}.${time.nanoseconds}` : '0.0'))
    .concat(id)
    .join('_');

/** The seconds that a time of the database can have. */
const firstSecond = -62_135_596_800;
const lastSecond = 253_402_300_799;

/** Returns the values of such a place. Throws ApiError `invalid` for times that the database cannot hold. */
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
