import { isAdmin } from '@/shared/auth/actor';
import { workspacePaths } from '@/shared/config/workspace-paths';
import { findInList } from '@/shared/lists/find-in-list';
import { fillPattern } from '@/shared/navigation/path-pattern';
import { contactList } from './queries';
import { nameOf } from './schema';
import { contactTexts } from './texts';

/**
 * Searches contacts for the command palette by parts of name, e-mail, phone and company. Includes archived
 * ones (WRK-124).
 */
export const findContacts = findInList(contactList, {
  scope: (actor) => {
    const seesAll: boolean = isAdmin(actor);
    return { archive: 'all' as const, owner: seesAll ? '' : actor.uid };
  },
  show: (contact, actor) => {
    const path = isAdmin(actor) ? workspacePaths.adminContact : workspacePaths.ownContact;
    return {
      id: `contact.${contact.id}`,
      title: nameOf(contact),
      detail: [contact.company, contact.email].filter((text) => text !== '').join(' · '),
      section: contactTexts.section,
      to: fillPattern(path, { contactId: contact.id }) ?? path,
    };
  },
});
