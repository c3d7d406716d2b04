import type { WithId } from '@/shared/firebase/collection';
import { listDocuments } from '@/shared/firebase/database';
import { batchChange } from '@/shared/saving/change';
import { save } from '@/shared/saving/current';
import type { SaveHandle } from '@/shared/saving/saving';
import { restorePart, trashId, type TrashEntry, trashPart } from '@/shared/trash/trash';
import { contacts } from './collections';
import { sameEmailQuery } from './queries';
import { type Contact, nameOf } from './schema';
import { contactTexts } from './texts';

// Apart from the other changes: a list of contacts shows its rows without this code.

/** The id of a contact's entry in the trash, which names what goes and comes back with it. */
export const entryOf = (contactId: string): string => trashId(contacts.path, contactId);

/** Moves a contact to the trash, with its e-mails below it; one that is gone already counts as deleted (WRK-155 to WRK-159). */
export const deleteContact = (contact: WithId<Contact>): SaveHandle =>
  save(
    batchChange([trashPart(contacts, contact, { title: nameOf(contact), base: contact })], {
      what: contactTexts.changeOfDeletion(nameOf(contact)),
      reasons: { denied: contactTexts.deleteDenied, invalid: contactTexts.notDeleted },
    }),
  );

/**
 * Brings a deleted contact back from the trash.
 * @param owner whose contacts are looked through for the same e-mail address; empty for administrators.
 * @returns the names of those that have it by now.
 */
export async function restoreContact(
  { recordId, title, record }: WithId<TrashEntry>,
  owner: string,
): Promise<{ readonly handle: SaveHandle; readonly twins: readonly string[] }> {
  const email = typeof record['email'] === 'string' ? record['email'] : '';
  // Without an answer it comes back all the same.
  const found =
    email === ''
      ? undefined
      : await listDocuments(contacts, sameEmailQuery(email, owner)).catch(() => undefined);
  const handle = save(
    batchChange([restorePart({ collection: contacts.path, recordId })], {
      what: contactTexts.changeOfRestoring(title),
    }),
  );
  return { handle, twins: (found?.documents ?? []).filter(({ id }) => id !== recordId).map(nameOf) };
}
