import { preloadDocument, preloadList } from '@/shared/firebase/live/first-answers';
import { readListSettings } from '@/shared/lists/settings/list-settings';
import { readRowChoice, rowsOf } from '@/shared/lists/settings/rows-per-page';
import { contacts } from './collections';
import { contactList, contactsPerPage } from './queries';

/**
 * Requests the rows that a person's list of contacts will show at an address, before the list's code is there. `owner` is
 * the person's id in the area that shows everybody their own contacts.
 */
export function preloadContacts(search: URLSearchParams, uid: string | undefined, owner?: string): void {
  const view = contactList.viewOf({ ...contactList.read(search), ...(owner !== undefined && { owner }) });
  const choice = uid === undefined ? 'usual' : readRowChoice(uid);
  const pageSize = rowsOf(choice, contactsPerPage, readListSettings().density);
  void preloadList(contacts, contactList.page(view, pageSize).query);
}

/** Requests a contact before its screen is there. */
export const preloadContact = (id: string): void => void preloadDocument(contacts, id);
