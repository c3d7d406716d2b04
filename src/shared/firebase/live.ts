import type { Collection, DocumentList, ParsedDocument, WithId } from './collection';
import { getDocument, listDocuments } from './database';
import { DatabaseError, type DatabaseErrorCode } from './database-error';
import { type ListQuery, queryKey, type QuerySource } from './query';
import { hasToken, identityReady } from './rest';

/** Why live data failed; after `timeout` it keeps listening and recovers by itself. */
export type LiveFailure = 'timeout' | 'unavailable' | 'unknown';

/**
 * The states of live data. `fromServer`: confirmed by the server. `denied` is a state of its own and never shown
 * as empty; `failed` keeps what was shown.
 */
export type Live<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'denied' }
  | { readonly status: 'failed'; readonly reason: LiveFailure; readonly data?: T }
  | { readonly status: 'ready'; readonly data: T; readonly fromServer: boolean };

/** Live data that can be followed. */
export interface Watch<T> {
  /** Equal keys mean the same data. */
  readonly key: string;
  /** While a watch with another key but the same scope loads, the old data may stay on the screen. */
  readonly scope: string;
  /**
   * Calls `on` with each state; returns the function that unsubscribes. Without an answer after `timeoutMs` the state
   * is `failed: timeout` until the answer comes; not given, there is no such state.
   */
  readonly start: (on: (live: Live<T>) => void, timeoutMs?: number) => () => void;
  /** What is known before the first answer; undefined where nothing is. Not confirmed, and decides nothing. */
  readonly known?: () => Live<T> | undefined;
}

/** A snapshot of the full SDK's listener. `isEmpty`: no document matches, or the document is missing. */
export interface Snapshot<T> {
  readonly data: T;
  readonly fromServer: boolean;
  readonly isEmpty: boolean;
}

export type Listener<T> = {
  readonly next: (snapshot: Snapshot<T>) => void;
  readonly failed: (error: DatabaseError) => void;
};

type ListenCode = typeof import('./firestore-live');

/**
 * How long all first reads must have been done before the full SDK is fetched: it is large, and what a person
 * waits for comes first.
 */
const quietMs = 500;

/** After how long the SDK's code is fetched again when that failed. */
const retryMs = 5_000;

let readings = 0;
let lastReading = 0;

/** Makes `whenQuiet` wait for `wait` as for a read: used for code whose first reads are still to come. */
export async function holdQuiet(wait: Promise<unknown>): Promise<void> {
  readings += 1;
  try {
    await wait;
  } finally {
    readings -= 1;
    lastReading = performance.now();
  }
}

/**
 * Calls back once all first reads of the page are done and the browser is idle; returns the function that cancels
 * it.
 */
export function whenQuiet(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    const left = lastReading + quietMs - performance.now();
    if (readings === 0 && left <= 0) afterwards();
    else timer = setTimeout(wait, Math.max(left, 50));
  };
  const afterwards = () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 2_000 });
    else setTimeout(work, 0);
  };
  wait();
  return () => clearTimeout(timer);
}

/** How long a preloaded answer may be used, in milliseconds. */
const preloadLastsMs = 10_000;

/** Preloaded first reads, begun before the code of their screen was there, by the keys of their watches. */
const preloaded = new Map<string, Preloaded>();

interface Preloaded {
  readonly answer: Promise<unknown>;
  readonly askedAt: number;
}

const isFresh = ({ askedAt }: Preloaded): boolean => performance.now() - askedAt < preloadLastsMs;

/**
 * Takes the preloaded answer for a watch, once: a later watch wants newer data. Undefined where nobody was signed in.
 */
function takePreloaded<T>(key: string): Promise<T | undefined> | undefined {
  const found = preloaded.get(key);
  preloaded.delete(key);
  return found && isFresh(found) ? (found.answer as Promise<T | undefined>) : undefined;
}

/**
 * Begins a first read for the next watch of the same key, unless one is under way. Reads nothing for somebody who is not
 * signed in. Resolves to the answer, or to undefined where there is none or it was asked for before.
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
  void holdQuiet(settled);
  return settled;
}

/**
 * Begins the first read of a list before its screen is there; the next watch of the same query takes the answer.
 * After a failure that watch reads again. Reads nothing for somebody who is not signed in.
 */
export const preloadList = <T>(
  source: QuerySource<T>,
  query: ListQuery<T>,
): Promise<DocumentList<T> | undefined> =>
  preload(queryKey(source, query), () => listDocuments(source, query));

/** Begins the first read of one document in the same way. */
export const preloadDocument = <T>(source: Collection<T>, id: string): Promise<unknown> =>
  preload(documentKey(source, id), () => getDocument(source, id));

/** The documents of a list, by its watch; `endedAt` once nobody follows it any more. */
interface Listed {
  documents: readonly WithId<unknown>[];
  endedAt?: number;
}

/** What lists show and have shown shortly before, by the paths of their collections. */
const listed = new Map<string, Set<Listed>>();

/** The lists of a collection that may be used; drops those that were left too long ago. */
function listsOf(path: string): Set<Listed> {
  const lists = listed.get(path) ?? new Set();
  listed.set(path, lists);
  for (const list of lists)
    if (list.endedAt !== undefined && performance.now() - list.endedAt > preloadLastsMs) lists.delete(list);
  return lists;
}

/** A document that a list shows, or has shown until the screen was opened that asks. */
function listedDocument<T>({ path }: Collection<T>, id: string): WithId<T> | undefined {
  const leftAt = ({ endedAt = Number.MAX_VALUE }: Listed) => endedAt;
  // A list that is still followed is newer than all that were left.
  const lists = [...listsOf(path)].toSorted((one, other) => leftAt(other) - leftAt(one));
  const [found] = lists.flatMap(({ documents }) => documents.find((document) => document.id === id) ?? []);
  return found as WithId<T> | undefined;
}

/** Drops answers that no watch has taken and what lists have shown, so that the next person's screens cannot show them. */
export function forgetAnswers(): void {
  preloaded.clear();
  listed.clear();
}

/** Failures that pass by themselves: start the listener, which retries until it gets through. */
const passing: ReadonlySet<DatabaseErrorCode> = new Set([
  'unavailable',
  'deadline-exceeded',
  'resource-exhausted',
  'aborted',
]);

function failureOf({ code }: DatabaseError): Live<never> {
  if (code === 'permission-denied' || code === 'unauthenticated') return { status: 'denied' };
  return { status: 'failed', reason: code === 'unavailable' ? 'unavailable' : 'unknown' };
}

interface Source<T> {
  readonly key: string;
  readonly scope: string;
  readonly read: (signal: AbortSignal) => Promise<T>;
  readonly listen: (code: ListenCode, listener: Listener<T>) => () => void;
  /** The first answer is a part of the data: `onShown` does not get it. */
  readonly readsPart?: boolean;
  /** Called with the data that are shown, and without when nobody follows them any more. */
  readonly onShown?: (data?: T) => void;
}

/** Follows data by one read, which is quick, and then by a listener, whose code is large. */
const watch = <T>({ key, scope, read, listen, readsPart = false, onShown }: Source<T>): Watch<T> => ({
  key,
  scope,
  start(on, timeoutMs) {
    const reading = new AbortController();
    let shown: { readonly data: T } | undefined;
    let isListening = false;
    let isConfirmed = false;
    let hasEnded = false;
    let stopListening = () => {};
    let timer: ReturnType<typeof setTimeout> | undefined;

    const end = () => {
      hasEnded = true;
      clearTimeout(timer);
      reading.abort();
      stopListening();
      onShown?.();
    };
    const fail = (error: DatabaseError) => {
      end();
      on(failureOf(error));
    };
    const show = (data: T, fromServer: boolean, isWhole = true) => {
      shown = { data };
      clearTimeout(timer);
      if (isWhole) onShown?.(data);
      on({ status: 'ready', data, fromServer });
    };

    const startListening = async () => {
      if (isListening || hasEnded) return;
      isListening = true;
      const code = await loadListening();
      if (hasEnded) return;
      if (code !== undefined) {
        stopListening = listen(code, { next, failed: fail });
        return;
      }
      isListening = false;
      on(
        shown
          ? { status: 'ready', data: shown.data, fromServer: false }
          : { status: 'failed', reason: 'unavailable' },
      );
      const again = setTimeout(() => void startListening(), retryMs);
      stopListening = () => clearTimeout(again);
    };

    const next = ({ data, fromServer, isEmpty }: Snapshot<T>) => {
      if (fromServer) isConfirmed = true;
      // Before the server answers, the SDK reports what other listeners have cached, which may be a part, or an
      // empty result when it cannot connect.
      if (isConfirmed) show(data, fromServer);
      else if (isEmpty && shown) on({ status: 'ready', data: shown.data, fromServer: false });
    };

    const readFirst = async () => {
      try {
        const data = await read(reading.signal);
        if (hasEnded || shown) return;
        show(data, true, !readsPart);
        if (!isListening) stopListening = whenQuiet(() => void startListening());
      } catch (error) {
        if (hasEnded || shown) return;
        const known = error instanceof DatabaseError ? error : new DatabaseError('unknown', String(error));
        if (passing.has(known.code)) void startListening();
        else fail(known);
      }
    };

    if (timeoutMs !== undefined) {
      timer = setTimeout(() => {
        on({ status: 'failed', reason: 'timeout' });
        void startListening();
      }, timeoutMs);
    }
    void holdQuiet(readFirst());
    return end;
  },
});

/** Imports the full SDK's listeners; undefined when they cannot be fetched. */
async function loadListening(): Promise<ListenCode | undefined> {
  try {
    const [code] = await Promise.all([import('./firestore-live'), identityReady()]);
    return code;
  } catch {
    return undefined;
  }
}

interface WatchOptions {
  /**
   * Queries of the same scope, such as one list with other filters, keep their rows on the screen until the new
   * ones arrive.
   */
  readonly scope?: string;
}

/** Follows a query. With `select` the first answer has these fields only, later ones all. */
export function watchList<T>(
  source: QuerySource<T>,
  query: ListQuery<T>,
  { scope }: WatchOptions = {},
): Watch<DocumentList<T>> {
  const key = queryKey(source, query);
  return watch({
    key,
    scope: scope ?? key,
    read: async (signal) =>
      (await takePreloaded<DocumentList<T>>(key)) ?? listDocuments(source, query, { signal }),
    listen: (code, listener) => code.listenToList(source, query, listener),
    readsPart: query.select !== undefined,
    ...('path' in source && { onShown: holdListed(source.path) }),
  });
}

/** Keeps what one watch of a list shows for screens that open one of its documents. */
function holdListed<T>(path: string): (shown?: DocumentList<T>) => void {
  const list: Listed = { documents: [] };
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

const documentKey = ({ path }: Collection<unknown>, id: string): string => `${path}/${id}`;

/**
 * Follows one document; `data` is undefined when it does not exist. One that a list has shown is known at once and read
 * none the less.
 */
export function watchDocument<T>(source: Collection<T>, id: string): Watch<ParsedDocument<T> | undefined> {
  const key = documentKey(source, id);
  return {
    ...watch({
      key,
      scope: key,
      read: async (signal) =>
        (await takePreloaded<ParsedDocument<T>>(key)) ?? getDocument(source, id, { signal }),
      listen: (code, listener) => code.listenToDocument(source, id, listener),
    }),
    known: () => {
      const document = listedDocument(source, id);
      return document && { status: 'ready', data: { ok: true, document }, fromServer: false };
    },
  };
}
