import type { Collection, DocumentList, ParsedDocument } from '../collection';
import { getDocument, listDocuments } from '../database';
import { DatabaseError, type DatabaseErrorCode } from '../database-error';
import { documentKey, keepShownList, shownDocument, takePreloaded } from './first-answers';
import { trackRead, whenIdle } from './idle';
import type { Listener, Live, Snapshot, Watch } from './live';
import { type ListQuery, queryKey, type QuerySource } from '../query';
import { identityReady } from '../rest';

type ListenCode = typeof import('./firestore-live');

/** The delay in ms before a failed import of the SDK's code is retried. */
const retryMs = 5_000;

/** Temporary failures. They start the listener, which retries until it gets through. */
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
  /** True if the first answer is only part of the data. `onShown` does not get it. */
  readonly readsPart?: boolean;
  /** Called with the shown data, and without data when the watch ends. */
  readonly onShown?: (data?: T) => void;
}

/** Follows data with one read, which is fast, and then with a listener, whose code is large. */
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
      // Before the server answers, the SDK reports what other listeners have cached. That may be incomplete,
      // or empty if it cannot connect.
      if (isConfirmed) show(data, fromServer);
      else if (isEmpty && shown) on({ status: 'ready', data: shown.data, fromServer: false });
    };

    const readFirst = async () => {
      try {
        const data = await read(reading.signal);
        if (hasEnded || shown) return;
        show(data, true, !readsPart);
        if (!isListening) stopListening = whenIdle(() => void startListening());
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
    void trackRead(readFirst());
    return end;
  },
});

/** Imports the full SDK's listeners. Resolves with undefined if they cannot be fetched. */
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
   * Queries with the same scope, such as a list with other filters, keep their rows on the screen until the
   * new ones arrive.
   */
  readonly scope?: string;
}

/** Follows a query. With `select`, the first answer has only these fields, and later ones have all. */
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
    ...('path' in source && { onShown: keepShownList(source.path) }),
  });
}

/**
 * Follows one document. `data` is undefined if it does not exist. If a list has shown the document, its data
 * are shown at once and still read.
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
      const document = shownDocument(source, id);
      return document && { status: 'ready', data: { ok: true, document }, fromServer: false };
    },
  };
}
