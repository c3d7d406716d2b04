import type { WithId } from '@/shared/firebase/collection';
import { countDocuments, listDocuments, listPlaced } from '@/shared/firebase/database';
import { searchPieces } from '@/shared/search/grams';
import type { Parameters } from './address/address-state';
import type { List, ListView } from './define-list';
import type { Candidates } from './pages/fill-page';

/** Returns the candidates for a search of one or more words, with the check that they match. */
export const candidatesOf = <T extends object, V extends object, S extends string, E extends Parameters>(
  list: List<T, V, S, E>,
  view: ListView<V, S>,
): Candidates<T> => ({
  queries: searchPieces(view.search).map((piece) => list.query(view, piece)),
  matches: list.belongsTo(view),
  count: (query) => countDocuments(list.collection, query),
  read: (query, signal) => listPlaced(list.collection, query, { signal }),
});

/**
 * Finds the first records of a view with a normalized search: at most `most`, in the order of its query.
 * Rejects with the database's error.
 */
export async function firstMatches<
  T extends object,
  V extends object,
  S extends string,
  E extends Parameters,
>(
  list: List<T, V, S, E>,
  view: ListView<V, S>,
  most: number,
  signal: AbortSignal,
): Promise<readonly WithId<T>[]> {
  if (!list.isExact(view)) {
    const { fillPage } = await import('./pages/fill-page');
    return (await fillPage(candidatesOf(list, view), { wanted: most }, signal)).found;
  }
  const { documents } = await listDocuments(
    list.collection,
    { ...list.query(view), limit: most },
    { signal },
  );
  return documents.filter(list.belongsTo(view));
}
