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

// A separate module, so that the contact list can show its rows before this code loads.

/**
 * Returns the id of a contact's trash entry. Records deleted and restored together with the contact refer to
 * it.
 */
export const entryOf = (contactId: string): string => trashId(contacts.path, contactId);

/**
 * Moves a contact and its e-mails to the trash. A contact that is already gone counts as deleted (WRK-155 to
 * WRK-159).
 */
export const deleteContact = (contact: WithId<Contact>): SaveHandle =>
  save(
    batchChange([trashPart(contacts, contact, { title: nameOf(contact), base: contact })], {
      what: contactTexts.changeOfDeletion(nameOf(contact)),
      reasons: { denied: contactTexts.deleteDenied, invalid: contactTexts.notDeleted },
    }),
  );

/**
 * Restores a deleted contact from the trash.
 * @param owner the person whose contacts are searched for the same e-mail address. Empty for administrators.
 * @returns the change, and the names of contacts that have the address now.
 */
export async function restoreContact(
  { recordId, title, record }: WithId<TrashEntry>,
  owner: string,
): Promise<{ readonly handle: SaveHandle; readonly sameEmailNames: readonly string[] }> {
  const email = typeof record['email'] === 'string' ? record['email'] : '';
  // If the search fails, restore the contact anyway.
  const found =
    email === ''
      ? undefined
      : await listDocuments(contacts, sameEmailQuery(email, owner)).catch(() => undefined);
  const handle = save(
    batchChange([restorePart({ collection: contacts.path, recordId })], {
      what: contactTexts.changeOfRestoring(title),
    }),
  );
  return { handle, sameEmailNames: (found?.documents ?? []).filter(({ id }) => id !== recordId).map(nameOf) };
}
