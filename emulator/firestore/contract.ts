import type { Caller } from '../caller';
import type { CommitRecord, Micros, StoredDocument } from './model';

/** A validated structured query with its full order, including implicit orders and `__name__`. */
export interface Query {
  /** The resource name of the parent: '…/documents' or a document. */
  readonly parent: string;
  /**
   * The collection id. Undefined means every collection below the parent (admin only, for recursive deletes).
   */
  readonly collectionId: string | undefined;
  readonly allDescendants: boolean;
  /** Checks whether a document belongs to the result, ignoring cursors, limit and offset. */
  matches(document: StoredDocument): boolean;
  /** Compares two documents in the query's full order. The order is total and ends with the name. */
  compare(a: StoredDocument, b: StoredDocument): number;
  readonly limit: number | undefined;
  readonly offset: number;
  /** The field paths to return; undefined for all. */
  readonly projection: readonly string[] | undefined;
}

/** One Firestore database ('projects/P/databases/D'), synchronous and in memory. */
export interface Database {
  readonly name: string;
  get(name: string): StoredDocument | undefined;
  /** Returns the result of the query in order, with limit and offset applied. Uses ordered indexes. */
  execute(query: Query): StoredDocument[];
  /** Returns the time of the newest commit, or of the start if there is none. It never goes back. */
  readTime(): Micros;
  /**
   * Adds a listener that is called synchronously after each commit, in order. Returns the function that
   * removes it.
   */
  onCommit(listener: (commit: CommitRecord) => void): () => void;
  /**
   * Adds a listener that is called after the whole database is cleared or replaced. Stream listeners must
   * then start over (RESET).
   */
  onReset(listener: () => void): () => void;
  /**
   * Returns the names of documents changed after `time`. Returns undefined if the history does not reach back
   * that far (trimmed, or from another run); the caller must then answer RESET with the whole result.
   */
  changedSince(time: Micros): ReadonlySet<string> | undefined;
  /** Returns the document as it was at `time`; only for times for which `changedSince` is defined. */
  getAt(name: string, time: Micros): StoredDocument | undefined;
  /** Returns the result of `execute` at `time`; only for times for which `changedSince` is defined. */
  executeAt(query: Query, time: Micros): StoredDocument[];
  /** The id of this run of the store, which is part of every resume token. */
  readonly runId: string;
}

/** A proto3 JSON message of google.firestore.v1. Enums in requests may be names or numbers. */
export type Json = Record<string, unknown>;

/** The reads that Firestore would bill. */
export interface ReadCounts {
  /** Documents sent in answers and to listeners. */
  readonly documents: number;
  /** Aggregation queries, which send no documents. */
  readonly aggregations: number;
}

/**
 * The Firestore RPCs, independent of transport. Requests are parsed proto3 JSON, not validated. A malformed
 * request is refused with INVALID_ARGUMENT and changes nothing. Errors are thrown as StatusError. Streaming
 * answers are returned as arrays of messages.
 */
export interface FirestoreService {
  /**
   * Returns the database 'projects/P/databases/D', created on first use. Throws INVALID_ARGUMENT for a
   * malformed name.
   */
  database(name: string): Database;
  /** Parses and validates a StructuredQuery below `parent`. */
  parseQuery(parent: string, structuredQuery: unknown): Query;
  /**
   * Throws PERMISSION_DENIED unless the rules allow the caller to read this document, even if it does not
   * exist.
   */
  authorizeGet(caller: Caller, name: string): void;
  /** Throws PERMISSION_DENIED unless the rules allow the query for every document that it may return. */
  authorizeList(caller: Caller, query: Query): void;
  getDocument(caller: Caller, request: Json): Json;
  listDocuments(caller: Caller, request: Json): Json;
  createDocument(caller: Caller, request: Json): Json;
  updateDocument(caller: Caller, request: Json): Json;
  deleteDocument(caller: Caller, request: Json): Json;
  /** Commits writes, all or none. */
  commit(caller: Caller, request: Json): Promise<Json>;
  batchWrite(caller: Caller, request: Json): Promise<Json>;
  batchGetDocuments(caller: Caller, request: Json): Json[];
  runQuery(caller: Caller, request: Json): Json[];
  runAggregationQuery(caller: Caller, request: Json): Json[];
  listCollectionIds(caller: Caller, request: Json): Json;
  partitionQuery(caller: Caller, request: Json): Json;
  beginTransaction(caller: Caller, request: Json): Json;
  rollback(caller: Caller, request: Json): Json;
  /** Returns the reads of all callers since the start. */
  readCounts(): ReadCounts;
  /**
   * Encodes a document for a listener as proto3 JSON {name, fields, createTime, updateTime}. Counts as a
   * read.
   */
  encodeDocument(document: StoredDocument): Json;
  /** Deletes every document of the database. Its listeners get `onReset`. */
  clear(databaseName: string): void;
}

/** One Listen or Write stream, driven by a transport: messages in and out are proto3 JSON. */
export interface StreamSession {
  receive(message: Json): void;
  /** Frees the listeners after the client is gone. */
  close(): void;
}

/**
 * The output of a session: its messages and its end. `fail` ends the stream, and later messages are ignored.
 */
export interface StreamSink {
  send(message: Json): void;
  fail(error: import('../status').StatusError): void;
}
