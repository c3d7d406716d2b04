import type { Restorers } from '@/features/trash/changes';
import { type Actor, isAdmin } from '@/shared/auth/actor';

/** What features do beyond putting a record of theirs back; fetched when it is done. */
export const restorersOf = (actor: Actor): Restorers => ({
  bundleRequests: async (entry) => {
    const [{ restoreLead }, { leadTexts }] = await Promise.all([
      import('@/features/leads/deletion'),
      import('@/features/leads/management/texts'),
    ]);
    const { handle, isTaken } = await restoreLead(entry);
    return { handle, note: isTaken ? leadTexts.askedAgain : undefined };
  },
  manualContacts: async (entry) => {
    const [{ restoreContact }, { contactTexts }] = await Promise.all([
      import('@/features/contacts/deletion'),
      import('@/features/contacts/texts'),
    ]);
    const seesAll: boolean = isAdmin(actor);
    const { handle, twins } = await restoreContact(entry, seesAll ? '' : actor.uid);
    return { handle, note: twins.length === 0 ? undefined : contactTexts.emailTaken(twins) };
  },
});
