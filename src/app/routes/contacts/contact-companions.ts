import type { ContactCompanions } from '@/features/contacts/list/use-contact-actions';
import type { Actor } from '@/shared/auth/actor';

/** A contact goes to the trash with its notes, and comes back with them. */
export const companionsOf = (actor: Actor): ContactCompanions => ({
  readAlong: async (contact) => {
    const [{ entryOf }, { deleteNote, readNotesOf }] = await Promise.all([
      import('@/features/contacts/deletion'),
      import('@/features/notes/deletion'),
    ]);
    const notes = await readNotesOf(contact.id, actor);
    return async () => {
      await Promise.all(notes.map(async (note) => deleteNote(note, actor, entryOf(contact.id)).settled));
    };
  },
  bringBack: async (contact) => {
    const [{ entryOf }, { bringBack }, { restorersOf }] = await Promise.all([
      import('@/features/contacts/deletion'),
      import('@/features/trash/changes'),
      import('../trash/restorers'),
    ]);
    const { outcome, note } = await bringBack({ id: entryOf(contact.id) }, actor, restorersOf(actor));
    return { isBack: outcome.state === 'saved', note };
  },
});
