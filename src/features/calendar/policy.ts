import { type Actor, isAdmin, isStaff } from '@/shared/auth/actor';
import { policy } from '@/shared/auth/policy';

/** What decides about an event: who made it, and whom it is shared with. */
interface EventOwners {
  readonly createdBy: string;
  readonly sharedUserIds: readonly string[];
}

/** The creator, and administrators (WRK-Q99). */
const keeps = (actor: Actor | undefined, { createdBy }: Pick<EventOwners, 'createdBy'>): boolean =>
  (isStaff(actor) && actor.uid === createdBy) || isAdmin(actor);

const sees = (actor: Actor | undefined, event: EventOwners): boolean =>
  (isStaff(actor) && event.sharedUserIds.includes(actor.uid)) || keeps(actor, event);

/** Who takes part in a meeting, or may read it. */
interface MeetingPeople {
  readonly participants: readonly string[];
  readonly sharedWith: readonly string[];
}

const attends = (actor: Actor | undefined, { participants, sharedWith }: MeetingPeople): boolean =>
  (isStaff(actor) && [...participants, ...sharedWith].includes(actor.uid)) || isAdmin(actor);

export const calendarRules = {
  'calendarEvent.get': sees,
  'calendarEvent.list': isStaff,
  'calendarEvent.create': isStaff,
  /** All that can be said of it, and sharing. */
  'calendarEvent.update': keeps,
  'calendarEvent.delete': keeps,
  'meeting.get': attends,
  'meeting.list': isStaff,
  // Other systems write them through the API (WRK-Q24).
  'meeting.create': isAdmin,
  'meeting.update': isAdmin,
  'meeting.delete': isAdmin,
};

/** Whether somebody may read, make, change, share or delete events. */
export const can = policy(calendarRules);

/** Whether somebody may change what an event is and when: also who has the permission `edit` (WRK-426). */
export const mayChangeTimes = (
  actor: Actor,
  event: EventOwners & { readonly sharedPermissions: Readonly<Record<string, string>> },
): boolean => keeps(actor, event) || (isStaff(actor) && event.sharedPermissions[actor.uid] === 'edit');

/**
 * Whether somebody may give single dates of a repeated event times of their own: such a date becomes an event of its own, which
 * belongs to whoever makes it.
 */
export const maySplit = (actor: Actor, { createdBy }: Pick<EventOwners, 'createdBy'>): boolean =>
  isStaff(actor) && actor.uid === createdBy;
