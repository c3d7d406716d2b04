import * as z from 'zod/mini';
import { endOfTime } from './dates/repeats';
import { dayMs, parseDay, isZone } from './dates/wall-clock';

/** The types of events (WRK-423). */
export const eventTypes = ['meeting', 'task', 'follow-up', 'presentation', 'social'] as const;
export type EventType = (typeof eventTypes)[number];

export const eventStatuses = ['scheduled', 'completed', 'cancelled'] as const;

export const permissions = ['view', 'edit'] as const;
export type Permission = (typeof permissions)[number];

/** A colleague the event is shared with, for display (WRK-428). */
const shareSchema = z.object({
  userId: z.string(),
  email: z.catch(z.string(), ''),
  name: z.catch(z.string(), ''),
  permission: z.catch(z.enum(permissions), 'view'),
  addedBy: z.catch(z.string(), ''),
  addedAt: z.catch(z.nullable(z.date()), null),
});
export type Share = z.infer<typeof shareSchema>;

const text = z.catch(z.string(), '');
const texts = z.catch(z.array(z.string()), []);

/** A stored time. An unreadable value becomes an invalid Date, which the form replaces (WRK-422). */
const moment = z.pipe(
  z._default(z.unknown(), ''),
  z.transform((stored: unknown) =>
    stored instanceof Date ? stored : new Date(typeof stored === 'string' ? stored : Number.NaN),
  ),
);

/**
 * An event (WRK-618). Invalid fields get a default, but firestore.rules check writes strictly. `start` and
 * `end` are instants. All-day events store days as UTC midnights, and the end is the day after the last one.
 */
export const eventSchema = z.object({
  title: text,
  description: text,
  location: text,
  type: z.catch(z.enum(eventTypes), 'meeting'),
  status: z.catch(z.enum(eventStatuses), 'scheduled'),
  start: moment,
  end: moment,
  allDay: z.catch(z.boolean(), false),
  /** The IANA name of the zone in which the event was created and repeats. */
  timeZone: z.catch(z.string().check(z.refine(isZone)), 'UTC'),
  /** The repeat rule written by `formatRepeat`. Empty for a single event. */
  repeat: text,
  /** Days in its zone, `2026-12-03`, on which a repeated event does not occur. */
  exceptions: z.pipe(
    texts,
    z.transform((days: string[]) => days.filter((day) => parseDay(day) !== undefined)),
  ),
  /** The end of the last occurrence, or `end` for a single event. Range queries filter by it. */
  seriesEnd: moment,
  /** The id of the related contact. Empty if there is none. */
  contactId: text,
  sharedUsers: z.catch(z.array(shareSchema), []),
  /** The ids of `sharedUsers`, for queries, and their permissions, for the security rules (WRK-Q98). */
  sharedUserIds: texts,
  sharedPermissions: z.catch(z.record(z.string(), z.enum(permissions)), {}),
  createdBy: text,
  userId: text,
  createdAt: z.catch(z.nullable(z.date()), null),
  updatedAt: z.catch(z.nullable(z.date()), null),
});
export type CalendarEvent = z.infer<typeof eventSchema>;

/** The length of a new event in minutes (WRK-424). */
export const defaultMinutes = 30;
/** The maximum length of an event in days, as in the security rules. */
export const longestDays = 31;
/** The earliest start of an event. Events end before `endOfTime`. */
const beginning = new Date(Date.UTC(2000, 0, 1));

/** Returns why the database would refuse the times of an event, or undefined if it accepts them. */
export function problemOfTimes({
  start,
  end,
}: Pick<CalendarEvent, 'start' | 'end'>): 'unread' | 'endBeforeStart' | 'tooLong' | 'outOfTime' | undefined {
  const length = end.getTime() - start.getTime();
  if (Number.isNaN(length)) return 'unread';
  if (length <= 0) return 'endBeforeStart';
  if (length > longestDays * dayMs) return 'tooLong';
  return start <= beginning || end >= endOfTime ? 'outOfTime' : undefined;
}

export const longestDescription = 5_000;

/** The fields of an event that its owners edit. */
export type EventInput = Pick<
  CalendarEvent,
  | 'title'
  | 'description'
  | 'location'
  | 'type'
  | 'start'
  | 'end'
  | 'allDay'
  | 'timeZone'
  | 'repeat'
  | 'contactId'
>;
