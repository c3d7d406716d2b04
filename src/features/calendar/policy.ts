import { type Actor, isAdmin, isStaff } from '@/shared/auth/actor';
import { policy } from '@/shared/auth/policy';
import { calendarEventEntity } from './entity';

const { update: keeps } = calendarEventEntity.access;

/** The fields of an event that determine access to it. */
type EventOwners = Parameters<typeof calendarEventEntity.access.get>[1];

/** The participants of a meeting and the people who may read it. */
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

/** Checks whether a person may read, create, change, share or delete events. */
export const can = policy(calendarRules);

/**
 * Checks whether a person may change an event and its times. People with the permission `edit` may do so too.
 */
export const mayChangeTimes = (
  actor: Actor,
  event: EventOwners & { readonly sharedPermissions: Readonly<Record<string, string>> },
): boolean => keeps(actor, event) || (isStaff(actor) && event.sharedPermissions[actor.uid] === 'edit');

/**
 * Checks whether a person may move single occurrences of a repeated event. A moved occurrence becomes an
 * event that belongs to the person who moves it.
 */
export const maySplit = (actor: Actor, { createdBy }: Pick<EventOwners, 'createdBy'>): boolean =>
  isStaff(actor) && actor.uid === createdBy;
