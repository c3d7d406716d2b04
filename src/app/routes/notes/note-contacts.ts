import { firstContacts } from '@/features/contacts/first-contacts';
import { contacts } from '@/features/contacts/collections';
import { foldSearch } from '@/features/contacts/contact-search';
import { contactParameters } from '@/features/contacts/queries';
import { nameOf } from '@/features/contacts/schema';
import type { NoteContacts } from '@/features/notes/contact-names';
import { type Actor, isAdmin } from '@/shared/auth/actor';
import { getDocument } from '@/shared/firebase/database';
import { readState } from '@/shared/lists/address-state';

const everything = readState(contactParameters, new URLSearchParams());

/** How many contacts a field offers at once. */
const offered = 15;

/** The contacts as notes need them: those that the person may read. */
export function noteContactsOf(actor: Actor, addressOf: (id: string) => string): NoteContacts {
  const seesAll: boolean = isAdmin(actor);
  const owner = seesAll ? '' : actor.uid;
  return {
    read: async (id) => {
      const found = await getDocument(contacts, id);
      return found?.ok ? { id, ownerId: found.document.ownerId, name: nameOf(found.document) } : undefined;
    },
    find: async (typed, signal) => {
      const view = { ...everything, search: foldSearch(typed), owner };
      return (await firstContacts(view, offered, signal)).map((contact) => ({
        value: contact.id,
        label: nameOf(contact),
        ...(contact.company !== '' && { detail: contact.company }),
      }));
    },
    addressOf,
  };
}
