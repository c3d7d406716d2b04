import { type Actor, isAdmin, isStaff } from '@/shared/auth/actor';
import type { SearchProvider } from '@/shared/commands/command';
import { defineEntity } from '@/shared/entity/define-entity';
import type { EntityPreload } from '@/shared/entity/entity-preload';

/** The people who determine access to a note: its author, the owner of its contact, and its readers. */
export interface NoteOwners {
  readonly createdBy: string;
  readonly contactOwnerId?: string | undefined;
  readonly sharedWith: readonly string[];
}

const holds = (actor: Actor | undefined, { createdBy, contactOwnerId }: NoteOwners): boolean =>
  isStaff(actor) && (actor.uid === createdBy || actor.uid === contactOwnerId || isAdmin(actor));

const sees = (actor: Actor | undefined, note: NoteOwners): boolean =>
  holds(actor, note) || (isStaff(actor) && note.sharedWith.includes(actor.uid));

/**
 * Notes. Everyone who can read a note may delete it. Only its author, its contact's owner and admins may
 * change it.
 */
export const noteEntity = defineEntity({
  name: 'note',
  collection: 'notes',
  access: { get: sees, list: isStaff, create: isStaff, update: holds, delete: sees },
  trash: 'Note',
  preload: async (): Promise<EntityPreload> => (await import('./note-preload')).notePreload,
  search: {
    failed: 'Notes could not be searched.',
    load: async (): Promise<SearchProvider['find']> =>
      (await import('./search/notes-in-palette')).findInNotes,
  },
  screens: {
    path: 'notes',
    areas: ['admin', 'regular'],
    list: {
      title: 'Notes Hub',
      group: 'work',
      icon: 'M5 3.5h7l3.5 3.5v9.5H5zM12 3.5V7h3.5M7.5 10.5h5M7.5 13.5h5',
      keywords: ['notes', 'goals', 'tasks', 'timers', 'templates'],
      shortcut: ['g', 'n'],
    },
  },
});
