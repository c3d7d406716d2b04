import {
  collection,
  connectFirestoreEmulator,
  doc,
  type Firestore,
  type FirestoreError,
  getCountFromServer,
  initializeFirestore,
  limit,
  memoryLocalCache,
  onSnapshot,
  orderBy,
  type Query,
  type QueryConstraint,
  query,
  runTransaction,
  serverTimestamp,
  type Transaction,
  updateDoc,
  type WhereFilterOp,
  where,
} from 'firebase/firestore';
import { environment, firebaseApp, hostAndPort } from './app';
import { type Collection, type DamagedDocument, parseDocument, type WithId } from './collection';
import type { Live, LiveFailure, Watch } from './live';

function start(): Firestore {
  // No disk cache: it is unencrypted and shared by everyone who uses the browser.
  const firestore = initializeFirestore(firebaseApp, { localCache: memoryLocalCache() });
  if (environment.localBackend) {
    const { host, port } = hostAndPort(environment.localBackend.firestore);
    connectFirestoreEmulator(firestore, host, port);
  }
  return firestore;
}

const firestore = start();

/** A query as data, so that features can name what they need without importing the SDK. */
export interface ListQuery {
  readonly where?: readonly (readonly [field: string, operator: WhereFilterOp, value: unknown])[];
  readonly orderBy?: readonly (readonly [field: string, direction: 'asc' | 'desc'])[];
  readonly limit?: number;
}

/** The documents that fit their schema, in the query's order, and those that do not. */
export interface LiveList<T> {
  readonly documents: readonly WithId<T>[];
  readonly damaged: readonly DamagedDocument[];
}

function build(source: Collection<unknown>, list: ListQuery): Query {
  const constraints: QueryConstraint[] = [
    ...(list.where ?? []).map(([field, operator, value]) => where(field, operator, value)),
    ...(list.orderBy ?? []).map(([field, direction]) => orderBy(field, direction)),
    ...(list.limit === undefined ? [] : [limit(list.limit)]),
  ];
  return query(collection(firestore, source.path), ...constraints);
}

const denialListeners = new Set<() => void>();

/** Tells that the rules have refused something that was being followed; returns the way to stop. */
export function onDenied(listener: () => void): () => void {
  denialListeners.add(listener);
  return () => denialListeners.delete(listener);
}

function failureOf(error: FirestoreError): Live<never> {
  if (error.code === 'permission-denied') {
    for (const listener of denialListeners) listener();
    return { status: 'denied' };
  }
  const reason: LiveFailure = error.code === 'unavailable' ? 'unavailable' : 'unknown';
  return { status: 'failed', reason };
}

/**
 * Holds back what only the empty local cache says, and reports `failed: timeout` when the server has not
 * answered after `timeoutMs`; an answer that comes later still arrives.
 */
function untilServerAnswers<T>(on: (live: Live<T>) => void, timeoutMs: number | undefined) {
  let answered = false;
  const timer =
    timeoutMs === undefined
      ? undefined
      : setTimeout(() => {
          if (!answered) on({ status: 'failed', reason: 'timeout' });
        }, timeoutMs);
  return {
    accept(fresh: boolean, empty: boolean): boolean {
      if (fresh) answered = true;
      if (fresh && timer !== undefined) clearTimeout(timer);
      return answered || !empty;
    },
    end() {
      answered = true;
      if (timer !== undefined) clearTimeout(timer);
    },
  };
}

/** Follows a query; `timeoutMs` bounds the wait for the first answer of the server. */
export function watchList<T>(
  source: Collection<T>,
  list: ListQuery,
  options: { readonly timeoutMs?: number } = {},
): Watch<LiveList<T>> {
  return (on) => {
    const wait = untilServerAnswers(on, options.timeoutMs);
    const stop = onSnapshot(
      build(source, list),
      { includeMetadataChanges: true },
      (snapshot) => {
        const fresh = !snapshot.metadata.fromCache;
        if (!wait.accept(fresh, snapshot.empty)) return;
        const parsed = snapshot.docs.map((entry) =>
          parseDocument(source, entry.id, entry.data({ serverTimestamps: 'estimate' })),
        );
        on({
          status: 'ready',
          data: {
            documents: parsed.flatMap((entry) => (entry.ok ? [entry.document] : [])),
            damaged: parsed.flatMap((entry) => (entry.ok ? [] : [entry.damaged])),
          },
          fresh,
          saving: snapshot.metadata.hasPendingWrites,
        });
      },
      (error) => {
        wait.end();
        on(failureOf(error));
      },
    );
    return () => {
      wait.end();
      stop();
    };
  };
}

/**
 * Follows one document; `data` is undefined when it does not exist, and a DamagedDocument when it does not fit. With
 * `confirmed` only what the server has confirmed is told, never what is remembered.
 */
export function watchDocument<T>(
  source: Collection<T>,
  id: string,
  { confirmed = false }: { readonly confirmed?: boolean } = {},
): Watch<ReturnType<typeof parseDocument<T>> | undefined> {
  return (on) =>
    onSnapshot(
      doc(firestore, source.path, id),
      { includeMetadataChanges: confirmed },
      (snapshot) => {
        // An absent document that only the cache reports is not known to be absent.
        if (snapshot.metadata.fromCache && (confirmed || !snapshot.exists())) return;
        on({
          status: 'ready',
          data: snapshot.exists()
            ? parseDocument(source, id, snapshot.data({ serverTimestamps: 'estimate' }))
            : undefined,
          fresh: !snapshot.metadata.fromCache,
          saving: snapshot.metadata.hasPendingWrites,
        });
      },
      (error) => on(failureOf(error)),
    );
}

/** Counts on the server, without reading the documents. */
export async function countDocuments(source: Collection<unknown>, list: ListQuery): Promise<number> {
  return (await getCountFromServer(build(source, list))).data().count;
}

/** The server's time, to be written into a field. */
export const serverTime = serverTimestamp;

/** Changes the given fields of an existing document; rejects with the code `not-found` when it is gone. */
export function updateDocument(
  source: Collection<unknown>,
  id: string,
  fields: Record<string, unknown>,
): Promise<void> {
  return updateDoc(doc(firestore, source.path, id), fields);
}

/** What a transaction may do; reads come before writes. */
export interface TransactionScope {
  read<T>(source: Collection<T>, id: string): Promise<ReturnType<typeof parseDocument<T>> | undefined>;
  remove(source: Collection<unknown>, id: string): void;
}

/** Runs reads and writes as one; repeated by the SDK when something read was changed meanwhile. */
export function inTransaction<T>(work: (scope: TransactionScope) => Promise<T>): Promise<T> {
  return runTransaction(firestore, (transaction: Transaction) =>
    work({
      async read(source, id) {
        const snapshot = await transaction.get(doc(firestore, source.path, id));
        return snapshot.exists() ? parseDocument(source, id, snapshot.data()) : undefined;
      },
      remove(source, id) {
        transaction.delete(doc(firestore, source.path, id));
      },
    }),
  );
}
