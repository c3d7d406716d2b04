import { findInList } from '@/shared/lists/find-in-list';
import { contactEntity } from './entity';
import { contactList } from './queries';
import { nameOf } from './schema';

/** The palette's search of contacts, archived ones too: by parts of name, address, phone and company (WRK-124). */
export const findContacts = findInList(contactEntity, contactList, {
  scope: { archive: 'all' },
  show: (contact) => ({
    title: nameOf(contact),
    detail: [contact.company, contact.email].filter((text) => text !== '').join(' · '),
  }),
});
