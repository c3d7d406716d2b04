import * as z from 'zod/mini';
import { commonMessages, contract, idPattern } from './contract';

/** Messages of the API about events. */
export const eventMessages = {
  notFound: 'Event not found',
  invalid: 'Invalid event data',
  notFetched: 'Failed to fetch events',
  notCreated: 'Failed to create event',
  notUpdated: 'Failed to update event',
  notDeleted: 'Failed to delete event',
  forbidden: 'You do not have permission to change this event.',
  everybody: 'Only administrators can fetch the events of everybody.',
  changed: 'Somebody else changed this event meanwhile. Fetch it again and repeat the change.',
  notMidnight: 'An all-day event is given by its days, as in 2026-12-03; the end is the day after the last',
  badRule: 'This is not a rule that the calendar knows',
  badException: 'Name days, as in 2026-12-03',
  tooManyExceptions: 'At most 200 days',
  badCursor: 'Send the value of `next` as it came',
} as const;

const id = z.string().check(z.regex(idPattern));
const params = z.object({ id });
const line = z.string().check(z.maxLength(2_048), z.regex(/^[^\r\n]*$/, 'One line of text'));

/** An ISO 8601 time with a time zone. All-day events begin and end at midnight UTC. */
const instant = z
  .string()
  .check(
    z.regex(
      /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$/,
      'A time with its zone, as in 2026-12-03T09:30:00-05:00',
    ),
  );

const type = z.enum(['meeting', 'task', 'follow-up', 'presentation', 'social']);
const status = z.enum(['scheduled', 'completed', 'cancelled']);

const event = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  location: z.string(),
  type,
  status,
  start: z.string(),
  end: z.string(),
  allDay: z.boolean(),
  timeZone: z.string(),
  repeat: z.string(),
  exceptions: z.array(z.string()),
  contactId: z.string(),
  sharedUsers: z.array(
    z.object({
      userId: z.string(),
      email: z.string(),
      name: z.string(),
      permission: z.enum(['view', 'edit']),
    }),
  ),
  createdBy: z.string(),
  createdAt: z.nullable(z.string()),
  updatedAt: z.nullable(z.string()),
});

const fields = z.object({
  title: line,
  description: z.optional(z.string()),
  location: z.optional(line),
  type: z.optional(type),
  start: instant,
  end: instant,
  allDay: z.optional(z.boolean()),
  /** The IANA name of the time zone in which it repeats, UTC by default. */
  timeZone: z.optional(line),
  /** The recurrence as an RRULE of RFC 5545. Empty for a single event. */
  repeat: z.optional(line),
  /** Dates, in its time zone, on which a repeated event does not take place. */
  exceptions: z.optional(z.array(line).check(z.maxLength(200, eventMessages.tooManyExceptions))),
  contactId: z.optional(z.string().check(z.regex(/^((?!__.*__$)[A-Za-z0-9_-]{1,128})?$/))),
});

const failing = (internal: string) => ({
  internal,
  forbidden: eventMessages.forbidden,
  'not-found': eventMessages.notFound,
});

/**
 * Lists the events with dates between two times, one page at a time: the caller's own and those shared with
 * them. Administrators may request everyone's. A repeated event appears once, with its rule (WRK-745,
 * WRK-746). `unreadable` has the ids of invalid records on the page.
 */
export const listEvents = contract({
  method: 'GET',
  path: '/calendar/events',
  summary: 'Events of the caller, and those shared with them',
  caller: 'staff',
  query: z.object({
    from: z.optional(instant),
    to: z.optional(instant),
    whose: z.optional(z.enum(['mine', 'all'])),
    limit: z.optional(z.string().check(z.regex(/^([1-9]|[1-9][0-9]|100)$/))),
    cursor: z.optional(
      z.string().check(z.regex(/^(-?\d{1,12}\.\d{1,9}_){2}(?!__.*__$)[A-Za-z0-9_-]{1,128}$/)),
    ),
  }),
  answer: z.object({
    events: z.array(event),
    unreadable: z.array(z.string()),
    next: z.nullable(z.string()),
  }),
  errors: { internal: eventMessages.notFetched, forbidden: eventMessages.everybody },
});

/** Creates an event. A retry with the same Idempotency-Key returns the first event (WRK-747, WRK-748). */
export const createEvent = contract({
  method: 'POST',
  path: '/calendar/events',
  summary: 'Creates an event of the caller, shared with nobody',
  caller: 'staff',
  body: fields,
  answer: event,
  status: 201,
  errors: {
    internal: eventMessages.notCreated,
    invalid: eventMessages.invalid,
    conflict: commonMessages.inTrash,
  },
});

/**
 * Changes the given fields. Of a repeated event, all dates change. With `updatedAt`, fails if the event has
 * changed since. People with the permission `edit` may change all fields except place, status and contact
 * (WRK-749, WRK-750).
 */
export const updateEvent = contract({
  method: 'PUT',
  path: '/calendar/events/:id',
  summary: 'Changes an event',
  caller: 'staff',
  params,
  body: z.extend(z.partial(fields), { status: z.optional(status), updatedAt: z.optional(z.string()) }),
  answer: event,
  errors: {
    ...failing(eventMessages.notUpdated),
    invalid: eventMessages.invalid,
    conflict: eventMessages.changed,
  },
});

/**
 * Moves an event to the trash, from which its creator or an administrator can restore it (WRK-751, WRK-752).
 */
export const deleteEvent = contract({
  method: 'DELETE',
  path: '/calendar/events/:id',
  summary: 'Deletes an event: it moves to the trash',
  caller: 'staff',
  params,
  errors: failing(eventMessages.notDeleted),
});
