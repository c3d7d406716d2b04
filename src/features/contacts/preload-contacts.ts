import { preloadDocument, preloadList } from '@/shared/firebase/live';
import { readState } from '@/shared/lists/address-state';
import { pageSizeOf } from '@/shared/lists/list-settings';
import { contacts } from './collections';
import { foldSearch } from './contact-search';
import { contactPage, contactParameters, contactsPerPage } from './queries';

/**
 * Requests the rows that the list of contacts will show at an address, before the list's code is there. `owner` is the
 * person in the area that shows everybody their own contacts.
 */
export function preloadContacts(search: URLSearchParams, owner?: string): void {
  const state = readState(contactParameters, search);
  const view = { ...state, search: foldSearch(state.search), ...(owner !== undefined && { owner }) };
  preloadList(contacts, contactPage(view, { pageSize: pageSizeOf(contactsPerPage) }).query);
}

/** Requests a contact before its screen is there. */
export const preloadContact = (id: string): void => preloadDocument(contacts, id);
