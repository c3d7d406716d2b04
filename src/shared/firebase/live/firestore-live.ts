import {
  and,
  collection,
  collectionGroup,
  connectFirestoreEmulator,
  disableNetwork,
  doc,
  documentId,
  enableNetwork,
  endBefore,
  FieldPath,
  type Firestore,
  type FirestoreError,
  initializeFirestore,
  limit,
  limitToLast,
  memoryLocalCache,
  onSnapshot,
  or,
  orderBy,
  type Query,
  type QueryDocumentSnapshot,
  type QueryFilterConstraint,
  type QueryNonFilterConstraint,
  query,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore';
import { environment, firebaseApp, hostAndPort } from '@/shared/firebase/app';
import { type Collection, type DocumentList, parseDocument, type ParsedDocument } from '../collection';
import { listOf, readCursor } from '../database';
import { DatabaseError } from '../database-error';
import { segmentsOf } from '../fields';
import type { Listener } from './live';
import {
  fullOrder,
  type ListQuery,
  type PlainFilter,
  type PlainOrder,
  type PlainQuery,
  type QuerySource,
} from '../query';
import { tellDenied } from '../rest';
import { decode } from '../decode';
import { encode, type RestValue } from '../values';

function start(): Firestore {
  // No cache on disk, because everyone who uses the browser could read it, unencrypted.
  const firestore = initializeFirestore(firebaseApp, { localCache: memoryLocalCache() });
  // Reads the variable itself, so that a production build drops the code that connects to a local backend.
  if (import.meta.env.VITE_FIRESTORE_EMULATOR_HOST && environment.localBackend) {
    const { host, port } = hostAndPort(environment.localBackend.firestore);
    connectFirestoreEmulator(firestore, host, port);
  }
  return firestore;
}

const firestore = start();

// Tests of data code run without a window.
if (typeof window !== 'undefined') {
  // Firefox aborts the streams of a page that is being closed. The client would report that as a lost
  // connection.
  window.addEventListener('pagehide', () => void disableNetwork(firestore));
  // The page may return from the back/forward cache.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void enableNetwork(firestore);
  });
}

const fieldOf = (field: string) =>
  field === '__name__' ? documentId() : new FieldPath(...segmentsOf(field));

function constraintOf(filter: PlainFilter): QueryFilterConstraint {
  if ('or' in filter) return or(...filter.or.map(constraintOf));
  const [field, operator, value] = filter;
  return where(fieldOf(field), operator, value);
}

/** Converts a cursor's value for the SDK. Times keep their nanoseconds. */
function cursorValue(source: QuerySource<unknown>, value: RestValue): unknown {
  if ('timestampValue' in value) {
    const [, whole = '', fraction = ''] = /^(.*?)(?:\.(\d+))?Z$/.exec(value.timestampValue) ?? [];
    return new Timestamp(Date.parse(`${whole}Z`) / 1000, Number(fraction.padEnd(9, '0')));
  }
  if (!('referenceValue' in value)) return decode(value);
  const path = value.referenceValue;
  return 'path' in source ? path.slice(path.lastIndexOf('/') + 1) : path;
}

function build(source: QuerySource<unknown>, plain: PlainQuery, order: readonly PlainOrder[]): Query {
  const { before, after } = plain;
  const place = (cursor: string) => readCursor(cursor).map((value) => cursorValue(source, value));
  const constraints: QueryNonFilterConstraint[] = order.map(([field, direction]) =>
    orderBy(fieldOf(field), direction),
  );
  if (before) constraints.push(endBefore(...place(before)));
  if (after) constraints.push(startAfter(...place(after)));
  if (plain.limit !== undefined) {
    constraints.push(before === undefined ? limit(plain.limit) : limitToLast(plain.limit));
  }
  const base =
    'path' in source ? collection(firestore, source.path) : collectionGroup(firestore, source.groupId);
  const filters = (plain.where ?? []).map(constraintOf);
  return filters.length === 0 ? query(base, ...constraints) : query(base, and(...filters), ...constraints);
}

/** Converts database times to Dates, at any depth. */
function withDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, withDates(member)]));
}

/** Returns the position of a document in an order, in the REST API's form. */
const placeOf = (entry: QueryDocumentSnapshot, order: readonly PlainOrder[]): RestValue[] =>
  order.map(([field]) => {
    if (field === '__name__') return { referenceValue: entry.ref.path };
    const value: unknown = entry.get(new FieldPath(...segmentsOf(field)));
    if (!(value instanceof Timestamp)) return encode(value ?? null);
    const whole = new Date(value.seconds * 1000).toISOString().slice(0, 19);
    return { timestampValue: `${whole}.${String(value.nanoseconds).padStart(9, '0')}Z` };
  });

function failWith({ failed }: Pick<Listener<never>, 'failed'>) {
  return ({ code, message }: FirestoreError) => {
    if (code === 'permission-denied' || code === 'unauthenticated') tellDenied();
    failed(new DatabaseError(code, message));
  };
}

/** Listens to a query until the returned function is called. */
export function listenToList<T>(
  source: QuerySource<T>,
  list: ListQuery<T>,
  listener: Listener<DocumentList<T>>,
): () => void {
  const order = fullOrder(list);
  return onSnapshot(
    build(source, list, order),
    { includeMetadataChanges: true },
    ({ docs, metadata, empty }) =>
      listener.next({
        data: listOf(
          source,
          docs.map((entry) => ({
            path: entry.ref.path,
            data: withDates(entry.data()),
            place: placeOf(entry, order),
          })),
        ),
        fromServer: !metadata.fromCache,
        isEmpty: empty,
      }),
    failWith(listener),
  );
}

/** Listens to a document until the returned function is called. */
export function listenToDocument<T>(
  source: Collection<T>,
  id: string,
  listener: Listener<ParsedDocument<T> | undefined>,
): () => void {
  return onSnapshot(
    doc(firestore, source.path, id),
    { includeMetadataChanges: true },
    (snapshot) =>
      listener.next({
        data: snapshot.exists() ? parseDocument(source, id, withDates(snapshot.data())) : undefined,
        fromServer: !snapshot.metadata.fromCache,
        isEmpty: !snapshot.exists(),
      }),
    failWith(listener),
  );
}
