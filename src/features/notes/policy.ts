import { type Actor, isAdmin, isStaff } from '@/shared/auth/actor';
import { policy } from '@/shared/auth/policy';
import { noteEntity, type NoteOwners } from './entity';

/** Checks whether a person may read and change every note. */
export const isForAll = (actor: Actor | undefined): boolean => isAdmin(actor);

const { get, update, delete: remove } = noteEntity.access;

export const noteRules = {
  ...noteEntity.rules,
  'contactNote.get': get,
  'contactNote.list': isStaff,
  /** Staff create notes about their own contacts, admins about all. */
  'contactNote.create': (actor: Actor | undefined, contact: Pick<NoteOwners, 'contactOwnerId'>): boolean =>
    isForAll(actor) || (isStaff(actor) && actor.uid === contact.contactOwnerId),
  'contactNote.update': update,
  'contactNote.delete': remove,
};

/** Checks whether a person may read, create, change or delete notes. */
export const can = policy(noteRules);
