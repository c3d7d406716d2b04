import { findInList } from '@/shared/lists/find-in-list';
import { contactEntity } from './entity';
import { contactList } from './queries';
import { nameOf } from './schema';

/**
 * Searches contacts for the command palette by parts of name, e-mail, phone and company. Includes archived
 * ones (WRK-124).
 */
export const findContacts = findInList(contactEntity, contactList, {
  scope: { archive: 'all' },
  show: (contact) => ({
    title: nameOf(contact),
    detail: [contact.company, contact.email].filter((text) => text !== '').join(' · '),
  }),
});
