import { type Actor, isAdmin, isStaff } from '@/shared/auth/actor';
import { policy } from '@/shared/auth/policy';

/** What decides about a note: who made it, whose contact it is about, whom it is shared with. */
export interface NoteOwners {
  readonly createdBy: string;
  readonly contactOwnerId?: string | undefined;
  readonly sharedWith: readonly string[];
}

/** Whether somebody reads and changes every note (WRK-266, WRK-Q32). */
export const isForAll = (actor: Actor | undefined): boolean => isAdmin(actor);

/** The creator, the contact's owner, and administrators (WRK-295, WRK-Q68). */
const holds = (actor: Actor | undefined, { createdBy, contactOwnerId }: NoteOwners): boolean =>
  isForAll(actor) || (isStaff(actor) && (actor.uid === createdBy || actor.uid === contactOwnerId));

/** Also whoever it is shared with (WRK-171, WRK-265, WRK-315, WRK-316). */
const sees = (actor: Actor | undefined, note: NoteOwners): boolean =>
  holds(actor, note) || (isStaff(actor) && note.sharedWith.includes(actor.uid));

const ofEvery = { get: sees, update: holds, delete: sees };

export const noteRules = {
  'note.get': ofEvery.get,
  'note.list': isStaff,
  'note.create': isStaff,
  'note.update': ofEvery.update,
  'note.delete': ofEvery.delete,
  'contactNote.get': ofEvery.get,
  'contactNote.list': isStaff,
  /** About the own contacts; administrators about all. */
  'contactNote.create': (actor: Actor | undefined, contact: Pick<NoteOwners, 'contactOwnerId'>): boolean =>
    isForAll(actor) || (isStaff(actor) && actor.uid === contact.contactOwnerId),
  'contactNote.update': ofEvery.update,
  'contactNote.delete': ofEvery.delete,
};

/** Whether somebody may read, make, change or delete notes. */
export const can = policy(noteRules);
