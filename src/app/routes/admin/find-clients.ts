import { contacts } from '@/features/contacts/collections';
import { contactList } from '@/features/contacts/queries';
import { nameOf } from '@/features/contacts/schema';
import type { FindClients } from '@/features/proposals/management/new/new-proposal';
import { listDocuments } from '@/shared/firebase/database';

/** The maximum number of contacts that the field suggests. */
const maxOptions = 6;

/**
 * Finds contacts as clients of a proposal, named by their organization, or by their own name if they have
 * none.
 */
export const findClients: FindClients = async (typed, signal) => {
  const view = contactList.viewOf({ search: typed });
  if (view.search === '') return [];
  const { query } = contactList.page(view, maxOptions);
  const { documents } = await listDocuments(contacts, query, { signal });
  return documents
    .filter(contactList.belongsTo(view))
    .slice(0, maxOptions)
    .map((contact) => {
      const name = nameOf(contact);
      const { id, company, email } = contact;
      const label = company.trim() || name;
      const detail = [...new Set([name, email])].filter((part) => part !== '' && part !== label).join(' · ');
      return { value: id, label, email, ...(detail !== '' && { detail }) };
    });
};
