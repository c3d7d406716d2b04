import type { WithId } from '@/shared/firebase/collection';
import { listDocuments } from '@/shared/firebase/database';
import { useAsync } from '@/shared/hooks/use-async';
import { contacts } from '../collections';
import { exactQueries } from '../queries';
import type { Contact } from '../schema';

/** The pause in typing, in ms. It is longer than for the rows, which come first. */
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
 * Finds contacts without search fields that have exactly the typed e-mail or name; the list itself finds others. If it
 * fails, the list says that the database can't be reached.
 */
export function useOlderContacts(typed: string, owner: string): readonly WithId<Contact>[] {
  const key = typed === '' ? undefined : `${owner} ${typed}`;
  return useAsync(key, (signal) => readOlder(typed, owner, signal), { pauseMs }).data ?? [];
}
