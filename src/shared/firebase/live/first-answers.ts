import type { Collection, DocumentList, WithId } from '../collection';
import { getDocument, listDocuments } from '../database';
import { trackRead } from './idle';
import { type ListQuery, queryKey, type QuerySource } from '../query';
import { hasToken } from '../rest';

/** The time in ms that a prefetched answer, or a list that was closed, may be used. */
const lastsMs = 10_000;

/** Prefetched first reads by the keys of their watches. */
const preloaded = new Map<string, Preloaded>();

interface Preloaded {
  readonly answer: Promise<unknown>;
  readonly askedAt: number;
}

const isFresh = ({ askedAt }: Preloaded): boolean => performance.now() - askedAt < lastsMs;

/** Returns the key of a watch that follows one document. */
export const documentKey = ({ path }: Collection<unknown>, id: string): string => `${path}/${id}`;

/**
 * Takes the prefetched answer for a watch. Works only once, because a later watch wants newer data. Resolves
 * with undefined if the person was not signed in.
 */
export function takePreloaded<T>(key: string): Promise<T | undefined> | undefined {
  const found = preloaded.get(key);
  preloaded.delete(key);
  return found && isFresh(found) ? (found.answer as Promise<T | undefined>) : undefined;
}

/**
 * Starts a first read for the next watch with the same key, unless one is pending. Reads nothing unless a
 * person is signed in. Resolves with the answer, or with undefined if it read nothing.
 */
async function preload<T>(key: string, read: () => Promise<T>): Promise<T | undefined> {
  const earlier = preloaded.get(key);
  if (earlier && isFresh(earlier)) return undefined;
  const answer = hasToken().then((isSignedIn) => (isSignedIn ? read() : undefined));
  preloaded.set(key, { answer, askedAt: performance.now() });
  const settled = answer.catch(() => {
    preloaded.delete(key);
    return undefined;
  });
  void trackRead(settled);
  return settled;
}

/**
 * Starts the first read of a list before its screen loads. The next watch of the same query uses the answer,
 * or reads again if this read failed. Reads nothing unless a person is signed in.
 */
export const preloadList = <T>(
  source: QuerySource<T>,
  query: ListQuery<T>,
): Promise<DocumentList<T> | undefined> =>
  preload(queryKey(source, query), () => listDocuments(source, query));

/** Starts the first read of one document before its screen loads, as `preloadList` does. */
export const preloadDocument = <T>(source: Collection<T>, id: string): Promise<unknown> =>
  preload(documentKey(source, id), () => getDocument(source, id));

/** The documents of one watch of a list. `endedAt` is set when the watch ends. */
interface ShownList {
  documents: readonly WithId<unknown>[];
  endedAt?: number;
}

/** Lists that are open or were closed less than `lastsMs` ago, by the paths of their collections. */
const shownLists = new Map<string, Set<ShownList>>();

/** Returns the usable lists of a collection. Drops those that were closed too long ago. */
function listsOf(path: string): Set<ShownList> {
  const lists = shownLists.get(path) ?? new Set();
  shownLists.set(path, lists);
  for (const list of lists)
    if (list.endedAt !== undefined && performance.now() - list.endedAt > lastsMs) lists.delete(list);
  return lists;
}

/** Keeps the documents of one watch of a list, for screens that open one of them. */
export function keepShownList<T>(path: string): (shown?: DocumentList<T>) => void {
  const list: ShownList = { documents: [] };
  return (shown) => {
    if (shown === undefined) {
      list.endedAt = performance.now();
      return;
    }
    list.documents = shown.documents;
    delete list.endedAt;
    listsOf(path).add(list);
  };
}

/** Finds a document in lists that are open or were closed recently. */
export function shownDocument<T>({ path }: Collection<T>, id: string): WithId<T> | undefined {
  const leftAt = ({ endedAt = Number.MAX_VALUE }: ShownList) => endedAt;
  // A list that is still open is newer than all closed ones.
  const lists = [...listsOf(path)].toSorted((one, other) => leftAt(other) - leftAt(one));
  const [found] = lists.flatMap(({ documents }) => documents.find((document) => document.id === id) ?? []);
  return found as WithId<T> | undefined;
}

/** Drops all cached answers, so that the next person's screens cannot show them. */
export function forgetAnswers(): void {
  preloaded.clear();
  shownLists.clear();
}
