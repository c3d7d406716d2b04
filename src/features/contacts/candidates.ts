import { countDocuments, listPlaced } from '@/shared/firebase/database';
import type { Candidates } from '@/shared/lists/fill-page';
import { searchPieces } from '@/shared/search/grams';
import { contacts } from './collections';
import { contactList, type ContactView } from './queries';
import type { Contact } from './schema';

/** The contacts that may match a search of one or more words, with their check. */
export const contactCandidates = (view: ContactView): Candidates<Contact> => ({
  queries: searchPieces(view.search).map((piece) => contactList.query(view, piece)),
  matches: contactList.belongsTo(view),
  count: (query) => countDocuments(contacts, query),
  read: (query, signal) => listPlaced(contacts, query, { signal }),
});
