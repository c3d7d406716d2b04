import type { WithId } from '@/shared/firebase/collection';
import { listDocuments } from '@/shared/firebase/database';
import { contactCandidates } from './candidates';
import { contacts } from './collections';
import { contactList, type ContactView } from './queries';
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
  if (!contactList.isExact(view)) {
    const { fillPage } = await import('@/shared/lists/fill-page');
    return (await fillPage(contactCandidates(view), { wanted: most }, signal)).found;
  }
  const { documents } = await listDocuments(
    contacts,
    { ...contactList.query(view), limit: most },
    { signal },
  );
  return documents.filter(contactList.belongsTo(view));
}
