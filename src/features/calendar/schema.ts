import * as z from 'zod/mini';
import { endOfTime } from './dates/repeats';
import { dayMs, dayNamed, isZone } from './dates/wall-clock';

/** What an event can be (WRK-423). */
export const eventTypes = ['meeting', 'task', 'follow-up', 'presentation', 'social'] as const;
export type EventType = (typeof eventTypes)[number];

export const eventStatuses = ['scheduled', 'completed', 'cancelled'] as const;

export const permissions = ['view', 'edit'] as const;
export type Permission = (typeof permissions)[number];

/** One colleague whom an event is shared with, for display (WRK-428). */
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

/** A stored moment; one that cannot be read is an invalid Date, which the form replaces (WRK-422). */
const moment = z.pipe(
  z._default(z.unknown(), ''),
  z.transform((stored: unknown) =>
    stored instanceof Date ? stored : new Date(typeof stored === 'string' ? stored : Number.NaN),
  ),
);

/**
 * An event (WRK-618), read tolerantly, while firestore.rules are strict about writes. `start` and `end` are instants; those of
 * an all-day event stand for days, as midnights of UTC, the end being the first day after it.
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
  /** The IANA name of the zone on whose wall clock it repeats, and in which it was made. */
  timeZone: z.catch(z.string().check(z.refine(isZone)), 'UTC'),
  /** How it repeats (`formatRepeat`); empty for once. */
  repeat: text,
  /** Days of its zone, `2026-12-03`, on which a repeated event has no date. */
  exceptions: z.pipe(
    texts,
    z.transform((days: string[]) => days.filter((day) => dayNamed(day) !== undefined)),
  ),
  /** When the last of its dates ends; `end` for a single one. What a range finds it by. */
  seriesEnd: moment,
  /** The contact that it is about; empty for none. */
  contactId: text,
  sharedUsers: z.catch(z.array(shareSchema), []),
  /** The same people for queries, and what each may do for the rules (WRK-Q98). */
  sharedUserIds: texts,
  sharedPermissions: z.catch(z.record(z.string(), z.enum(permissions)), {}),
  createdBy: text,
  userId: text,
  createdAt: z.catch(z.nullable(z.date()), null),
  updatedAt: z.catch(z.nullable(z.date()), null),
});
export type CalendarEvent = z.infer<typeof eventSchema>;

/** How long a new event is (WRK-424). */
export const usualMinutes = 30;
/** The bound of the rules. */
export const longestDays = 31;
/** Events begin after this moment, and end before the end of time. */
const beginning = new Date(Date.UTC(2000, 0, 1));

/** Why the database refuses the times of an event; undefined where it takes them. */
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

/** What its keepers say of an event. */
export type EventWriting = Pick<
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
