import { type Actor, isAdmin, isStaff } from '@/shared/auth/actor';
import { policy } from '@/shared/auth/policy';
import { calendarEventEntity } from './entity';

const { update: keeps } = calendarEventEntity.access;

/** The fields that decide about an event. */
type EventOwners = Parameters<typeof calendarEventEntity.access.get>[1];

/** The people who take part in a meeting or may read it. */
interface MeetingPeople {
  readonly participants: readonly string[];
  readonly sharedWith: readonly string[];
}

const attends = (actor: Actor | undefined, { participants, sharedWith }: MeetingPeople): boolean =>
  (isStaff(actor) && [...participants, ...sharedWith].includes(actor.uid)) || isAdmin(actor);

export const calendarRules = {
  ...calendarEventEntity.rules,
  'meeting.get': attends,
  'meeting.list': isStaff,
  // Other systems write meetings through the API.
  'meeting.create': isAdmin,
  'meeting.update': isAdmin,
  'meeting.delete': isAdmin,
};

/** Checks whether a person may read, make, change, share or delete events. */
export const can = policy(calendarRules);

/** Checks whether a person may change an event and its times. People with the permission `edit` may, too. */
export const mayChangeTimes = (
  actor: Actor,
  event: EventOwners & { readonly sharedPermissions: Readonly<Record<string, string>> },
): boolean => keeps(actor, event) || (isStaff(actor) && event.sharedPermissions[actor.uid] === 'edit');

/**
 * Checks whether a person may move single dates of a repeated event. A moved date becomes an event that belongs to the
 * person who moves it.
 */
export const maySplit = (actor: Actor, { createdBy }: Pick<EventOwners, 'createdBy'>): boolean =>
  isStaff(actor) && actor.uid === createdBy;
