import type { Collection, DocumentList, WithId } from '@/shared/firebase/collection';
import { countDocuments, listDocuments, listPlaced, type PlacedList } from '@/shared/firebase/database';
import type { Watch } from '@/shared/firebase/live/live';
import { watchList } from '@/shared/firebase/live/watch';
import type { ListQuery } from '@/shared/firebase/query';
import { searchPieces } from '@/shared/search/grams';
import type { Parameters } from './address/address-state';
import type { List, ListView } from './define-list';
import type { Candidates } from './pages/fill-page';

/** Reads and counts the records of a list. Tests pass an object of their own. */
export interface ListSource<T> {
  watch(query: ListQuery<T>): Watch<DocumentList<T>>;
  count(query: ListQuery<T>): Promise<number>;
  /** Lists records with the position of each. */
  listPlaced(query: ListQuery<T>, signal: AbortSignal): Promise<PlacedList<T>>;
}

/** Returns the source that reads a collection of the database. */
export const listSource = <T>(collection: Collection<T>): ListSource<T> => ({
  watch: (query) => watchList(collection, query, { scope: collection.path }),
  count: (query) => countDocuments(collection, query),
  listPlaced: (query, signal) => listPlaced(collection, query, { signal }),
});

/** Returns the records that may match a search of one or more words, with their check. */
export const candidatesOf = <T extends object, V extends object, S extends string, E extends Parameters>(
  list: List<T, V, S, E>,
  view: ListView<V, S>,
  source: Pick<ListSource<T>, 'count' | 'listPlaced'> = listSource(list.collection),
): Candidates<T> => ({
  queries: searchPieces(view.search).map((piece) => list.query(view, piece)),
  matches: list.belongsTo(view),
  count: (query) => source.count(query),
  read: (query, signal) => source.listPlaced(query, signal),
});

/**
 * Finds the first records of a view, whose search is folded: at most `most`, in the order of its query. Rejects with
 * the database's error.
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
