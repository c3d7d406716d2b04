import type { WithId } from '@/shared/firebase/collection';
import { listDocuments } from '@/shared/firebase/database';
import { contactCandidates } from './candidates';
import { contacts } from './collections';
import { belongsTo, contactQuery, type ContactView, isExact } from './queries';
import type { Contact } from './schema';

/**
 * Finds the first contacts of a view, whose search is folded: at most `most`, by last name. Rejects with the
 * database's error.
 */
export async function firstContacts(
  view: ContactView,
  most: number,
  signal: AbortSignal,
): Promise<readonly WithId<Contact>[]> {
  if (!isExact(view)) {
    const { fillPage } = await import('@/shared/lists/fill-page');
    return (await fillPage(contactCandidates(view), { wanted: most }, signal)).found;
  }
  const { documents } = await listDocuments(contacts, { ...contactQuery(view), limit: most }, { signal });
  return documents.filter(belongsTo(view));
}
