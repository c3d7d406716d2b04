import { useEffect, useState } from 'react';
import type { WithId } from '@/shared/firebase/collection';
import { listDocuments } from '@/shared/firebase/database';
import { contacts } from '../collections';
import { exactQueries } from '../queries';
import type { Contact } from '../schema';

/** How long typing must pause: these come after the rows, in ms. */
const pauseMs = 500;

/** Contacts without search fields that have exactly the typed e-mail or name; others are found by the list itself. */
export function useOlderContacts(typed: string, owner: string): readonly WithId<Contact>[] {
  const [found, setFound] = useState<{ readonly typed: string; readonly rows: readonly WithId<Contact>[] }>({
    typed: '',
    rows: [],
  });
  useEffect(() => {
    if (typed === '') return undefined;
    const asking = new AbortController();
    const ask = async () => {
      const lists = await Promise.all(
        exactQueries(typed, owner).map((query) => listDocuments(contacts, query, { signal: asking.signal })),
      );
      const rows = lists.flatMap(({ documents }) => documents).filter(({ search }) => search === undefined);
      setFound({ typed, rows: [...new Map(rows.map((row) => [row.id, row])).values()] });
    };
    // The list says by itself when the database cannot be reached.
    const timer = setTimeout(() => void ask().catch(() => {}), pauseMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [typed, owner]);
  return found.typed === typed ? found.rows : [];
}
