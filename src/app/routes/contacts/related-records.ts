import type { RelatedRecords } from '@/features/contacts/list/use-contact-actions';
import type { Actor } from '@/shared/auth/actor';
import { lazyCode } from '@/shared/lazy/lazy-code';

const contactDeletion = lazyCode(() => import('@/features/contacts/deletion'));
const noteDeletion = lazyCode(() => import('@/features/notes/deletion'));

/** Returns functions that move a contact's notes to the trash with it, and restore them. */
export const relatedRecordsOf = (actor: Actor): RelatedRecords => ({
  readRelated: async (contact) => {
    const [{ entryOf }, { deleteNote, readNotesOf }] = await Promise.all([
      contactDeletion.load(),
      noteDeletion.load(),
    ]);
    const notes = await readNotesOf(contact.id, actor);
    return async () => {
      await Promise.all(notes.map(async (note) => deleteNote(note, actor, entryOf(contact.id)).settled));
    };
  },
  restore: async (contact) => {
    const [{ entryOf }, { restore }, { restorersOf }] = await Promise.all([
      contactDeletion.load(),
      import('@/features/trash/changes'),
      import('../trash/restorers'),
    ]);
    return restore({ id: entryOf(contact.id) }, actor, restorersOf(actor));
  },
});
