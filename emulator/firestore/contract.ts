import type { Caller } from '../caller';
import type { CommitRecord, Micros, StoredDocument } from './model';

/** A validated structured query with its full ordering (implicit orders and `__name__` added). */
export interface Query {
  /** Resource name of the parent: '…/documents' or a document. */
  readonly parent: string;
  /** Undefined: every collection below the parent (admin only, used by recursive deletes). */
  readonly collectionId: string | undefined;
  readonly allDescendants: boolean;
  /** True for documents that belong to the result regardless of cursors' neighbours, limit and offset. */
  matches(document: StoredDocument): boolean;
  /** The query's full order; total, ends with the name. */
  compare(a: StoredDocument, b: StoredDocument): number;
  readonly limit: number | undefined;
  readonly offset: number;
  /** Field paths to return; undefined: all. */
  readonly projection: readonly string[] | undefined;
}

/** One Firestore database ('projects/P/databases/D'). Everything is synchronous and in memory. */
export interface Database {
  readonly name: string;
  get(name: string): StoredDocument | undefined;
  /** The result of the query, in order, limit and offset applied; through ordered indexes. */
  execute(query: Query): StoredDocument[];
  /** Time of the newest commit, or of the start when there is none. Never goes back. */
  readTime(): Micros;
  /** Called synchronously after each commit, in order. Returns the function that ends it. */
  onCommit(listener: (commit: CommitRecord) => void): () => void;
  /** Called when the whole database was cleared or replaced; listeners must start over (RESET). */
  onReset(listener: () => void): () => void;
  /**
   * Names of documents changed after `time`, or undefined when the history does not reach back that far
   * (trimmed, or another server run): the caller then answers RESET with the whole result.
   */
  changedSince(time: Micros): ReadonlySet<string> | undefined;
  /** The document as it was at `time`; only for times for which `changedSince` is defined. */
  getAt(name: string, time: Micros): StoredDocument | undefined;
  /** `execute` as it was at `time`; only for times for which `changedSince` is defined. */
  executeAt(query: Query, time: Micros): StoredDocument[];
  /** Identifies this run of the store; part of every resume token. */
  readonly runId: string;
}

/** JSON messages are proto3 JSON as in google.firestore.v1; enums may be names or numbers on the way in. */
export type Json = Record<string, unknown>;

/** What a project would be billed for as reads. */
export interface ReadCounts {
  /** Documents sent to whoever asked or listens. */
  readonly documents: number;
  /** Aggregation queries, whose documents stay where they are. */
  readonly aggregations: number;
}

/**
 * The Firestore RPCs, independent of transport. Requests come as parsed proto3 JSON of any quality: what is
 * malformed is refused with INVALID_ARGUMENT and changes nothing. Refusals are thrown as StatusError.
 * Streaming answers are returned as arrays of response messages.
 */
export interface FirestoreService {
  /** `name` is 'projects/P/databases/D'; created on first use; INVALID_ARGUMENT when malformed. */
  database(name: string): Database;
  /** Parses and validates a StructuredQuery below `parent`. */
  parseQuery(parent: string, structuredQuery: unknown): Query;
  /** Throws PERMISSION_DENIED unless the rules let the caller read this document (absent ones included). */
  authorizeGet(caller: Caller, name: string): void;
  /** Throws PERMISSION_DENIED unless the rules prove the query readable for the caller. */
  authorizeList(caller: Caller, query: Query): void;
  getDocument(caller: Caller, request: Json): Json;
  listDocuments(caller: Caller, request: Json): Json;
  createDocument(caller: Caller, request: Json): Json;
  updateDocument(caller: Caller, request: Json): Json;
  deleteDocument(caller: Caller, request: Json): Json;
  /** May wait up to 2 s for the locks of transactions, hence the promise. */
  commit(caller: Caller, request: Json): Promise<Json>;
  batchWrite(caller: Caller, request: Json): Promise<Json>;
  batchGetDocuments(caller: Caller, request: Json): Json[];
  runQuery(caller: Caller, request: Json): Json[];
  runAggregationQuery(caller: Caller, request: Json): Json[];
  listCollectionIds(caller: Caller, request: Json): Json;
  partitionQuery(caller: Caller, request: Json): Json;
  beginTransaction(caller: Caller, request: Json): Json;
  rollback(caller: Caller, request: Json): Json;
  /** Since the start, of all callers. */
  readCounts(): ReadCounts;
  /** A document for a listener, as proto3 JSON {name, fields, createTime, updateTime}; counts as read. */
  encodeDocument(document: StoredDocument): Json;
  /** Deletes every document of the database; its listeners get `onReset`. */
  clear(databaseName: string): void;
}

/** What a transport drives for one Listen or Write stream: messages in, messages out, both as proto3 JSON. */
export interface StreamSession {
  receive(message: Json): void;
  /** The client is gone; frees listeners. */
  close(): void;
}

/** Where a session sends its messages and its end. `fail` ends the stream; nothing received later is acted on. */
export interface StreamSink {
  send(message: Json): void;
  fail(error: import('../status').StatusError): void;
}
