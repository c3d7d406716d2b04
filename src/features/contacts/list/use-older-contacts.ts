import type { WithId } from '@/shared/firebase/collection';
import { listDocuments } from '@/shared/firebase/database';
import { useAsync } from '@/shared/hooks/use-async';
import { contacts } from '../collections';
import { exactQueries } from '../queries';
import type { Contact } from '../schema';

/** The debounce in ms. It is longer than that of the rows, which load first. */
const pauseMs = 500;

async function readOlder(
  typed: string,
  owner: string,
  signal: AbortSignal,
): Promise<readonly WithId<Contact>[]> {
  const lists = await Promise.all(
    exactQueries(typed, owner).map((query) => listDocuments(contacts, query, { signal })),
  );
  const rows = lists.flatMap(({ documents }) => documents).filter(({ search }) => search === undefined);
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

/**
 * Finds contacts without search fields by their exact e-mail or name. The list itself finds all others.
 * Returns none if it fails, because the list already reports that the database cannot be reached.
 */
export function useOlderContacts(typed: string, owner: string): readonly WithId<Contact>[] {
  const key = typed === '' ? undefined : `${owner} ${typed}`;
  return useAsync(key, (signal) => readOlder(typed, owner, signal), { pauseMs }).data ?? [];
}
