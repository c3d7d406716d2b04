import type { WithId } from '@/shared/firebase/collection';
import { countDocuments, listDocuments, listPlaced } from '@/shared/firebase/database';
import { type Candidates, fillPage } from '@/shared/lists/fill-page';
import { searchPieces } from '@/shared/search/grams';
import { contacts } from './collections';
import { belongsTo, contactFilters, contactQuery, type ContactView, isExact } from './queries';
import type { Contact } from './schema';

/** The contacts that may match a search of one or more words, with their check. */
export const contactCandidates = (view: ContactView): Candidates<Contact> => ({
  queries: searchPieces(view.search).map((piece) => ({
    ...contactQuery(view),
    where: contactFilters(view, piece),
  })),
  matches: belongsTo(view),
  count: (query) => countDocuments(contacts, query),
  read: (query, signal) => listPlaced(contacts, query, { signal }),
});

/**
 * Finds the first contacts of a view, whose search is folded: at most `most`, by last name. Rejects with the
 * database's error.
 */
export async function firstContacts(
  view: ContactView,
  most: number,
  signal: AbortSignal,
): Promise<readonly WithId<Contact>[]> {
  if (!isExact(view)) return (await fillPage(contactCandidates(view), { wanted: most }, signal)).found;
  const { documents } = await listDocuments(contacts, { ...contactQuery(view), limit: most }, { signal });
  return documents.filter(belongsTo(view));
}
