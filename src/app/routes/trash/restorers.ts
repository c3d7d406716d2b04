import { contactEntity } from '@/features/contacts/entity';
import { leadEntity } from '@/features/leads/entity';
import { noteEntity } from '@/features/notes/entity';
import type { Restorers } from '@/features/trash/changes';
import { type Actor, isAdmin } from '@/shared/auth/actor';

/** Returns the extra steps of features when one of their records is restored. Their code loads on demand. */
export const restorersOf = (actor: Actor): Restorers => ({
  [leadEntity.collection]: async (entry) => {
    const [{ restoreLead }, { leadTexts }] = await Promise.all([
      import('@/features/leads/deletion'),
      import('@/features/leads/management/texts'),
    ]);
    const { handle, isTaken } = await restoreLead(entry);
    return { handle, note: isTaken ? leadTexts.askedAgain : undefined };
  },
  [noteEntity.collection]: async (entry) => {
    const [{ restoreNote }, { contacts }, { getDocument }, { trashTexts }] = await Promise.all([
      import('@/features/notes/deletion'),
      import('@/features/contacts/collections'),
      import('@/shared/firebase/database'),
      import('@/features/trash/texts'),
    ]);
    const { contactId } = entry.record;
    // The security rules deny reading a contact that does not exist.
    const contact =
      typeof contactId === 'string'
        ? await getDocument(contacts, contactId).catch(() => undefined)
        : undefined;
    const what = trashTexts.change(entry.title || trashTexts.untitled);
    return { handle: restoreNote(entry, actor, { what, contactIsThere: contact !== undefined }) };
  },
  [contactEntity.collection]: async (entry) => {
    const [{ restoreContact }, { contactTexts }] = await Promise.all([
      import('@/features/contacts/deletion'),
      import('@/features/contacts/texts'),
    ]);
    const seesAll: boolean = isAdmin(actor);
    const { handle, sameEmailNames } = await restoreContact(entry, seesAll ? '' : actor.uid);
    return {
      handle,
      note: sameEmailNames.length === 0 ? undefined : contactTexts.emailTaken(sameEmailNames),
    };
  },
});
