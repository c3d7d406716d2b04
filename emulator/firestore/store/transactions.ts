import { randomUUID } from 'node:crypto';
import { StatusError } from '../../status';
import { invalidAt, isAbsent, type Place, place, readMessage, readString } from '../values/json-message';
import type { MemoryDatabase, QueryResult } from './memory-database';
import type { Micros, StoredDocument } from '../model';
import type { StructuredQuery } from '../query/structured-query';
import { readTimestamp } from '../values/timestamp';

const IDLE_LIMIT: Micros = 60_000_000;

/** The options of a transaction; `readTime` only if it is read-only. */
export interface TransactionOptions {
  readonly readOnly: boolean;
  readonly readTime: Micros | undefined;
}

/**
 * A running transaction. A read-write one records what it reads, and its commit fails if that has changed.
 */
export class Transaction {
  readonly id: string;
  readonly database: MemoryDatabase;
  /** The time at which a read-only transaction reads; undefined for read-write. */
  readonly snapshot: Micros | undefined;
  lastUsed: Micros;
  private readonly documents = new Map<string, StoredDocument | undefined>();
  private readonly queries: { readonly query: StructuredQuery; readonly result: QueryResult }[] = [];

  constructor(id: string, database: MemoryDatabase, snapshot: Micros | undefined, now: Micros) {
    this.id = id;
    this.database = database;
    this.snapshot = snapshot;
    this.lastUsed = now;
  }

  sawDocument(name: string, document: StoredDocument | undefined): void {
    // Keeps the first state read. If a later read differs, the commit fails anyway.
    if (!this.documents.has(name)) this.documents.set(name, document);
  }

  sawResult(query: StructuredQuery, result: QueryResult): void {
    this.queries.push({ query, result });
  }

  /** Checks whether every document and result is still as the transaction read it. */
  isCurrent(): boolean {
    for (const [name, document] of this.documents) {
      if (this.database.get(name) !== document) return false;
    }
    return this.queries.every(({ query, result }) => {
      const current = this.database.run(query);
      return (
        current.skipped === result.skipped &&
        current.documents.length === result.documents.length &&
        current.documents.every((document, index) => document === result.documents[index])
      );
    });
  }
}

/** Parses TransactionOptions; read-write if absent. */
export function parseTransactionOptions(json: unknown, at: Place): TransactionOptions {
  const readWrite: TransactionOptions = { readOnly: false, readTime: undefined };
  if (isAbsent(json)) return readWrite;
  const message = readMessage(json, at, ['readOnly', 'readWrite']);
  if (isAbsent(message.readOnly)) {
    if (!isAbsent(message.readWrite)) {
      const options = readMessage(message.readWrite, place('readWrite', at), ['retryTransaction']);
      readString(options.retryTransaction, place('retryTransaction', at));
    }
    return readWrite;
  }
  if (!isAbsent(message.readWrite)) throw invalidAt(at, 'either readOnly or readWrite can be set.');
  const readOnlyAt = place('readOnly', at);
  const { readTime } = readMessage(message.readOnly, readOnlyAt, ['readTime']);
  return { readOnly: true, readTime: readTimestamp(readTime, place('readTime', readOnlyAt)) };
}

/** Throws for a read time that the database cannot show. */
export function checkSnapshot(database: MemoryDatabase, time: Micros, now: Micros): void {
  if (time > now) throw new StatusError('INVALID_ARGUMENT', 'The requested read time is in the future.');
  if (database.changedSince(time) === undefined) {
    throw new StatusError(
      'FAILED_PRECONDITION',
      'The requested snapshot version is too old: this emulator remembers recent commits of this run only.',
    );
  }
}

/** The transactions by id. They hold no locks: a conflict makes the commit fail with ABORTED. */
export class TransactionRegistry {
  private readonly run = randomUUID();
  private readonly now: () => Micros;
  private readonly transactions = new Map<string, Transaction>();
  private started = 0;

  constructor(now: () => Micros) {
    this.now = now;
  }

  begin(database: MemoryDatabase, options: TransactionOptions): Transaction {
    const now = this.now();
    for (const [id, transaction] of this.transactions) {
      if (now - transaction.lastUsed > IDLE_LIMIT) this.transactions.delete(id);
    }
    let snapshot: Micros | undefined;
    if (options.readOnly) {
      snapshot = options.readTime ?? database.readTime();
      checkSnapshot(database, snapshot, now);
    }
    this.started += 1;
    const id = Buffer.from(`${this.run}:${this.started}`).toString('base64');
    const transaction = new Transaction(id, database, snapshot, now);
    this.transactions.set(id, transaction);
    return transaction;
  }

  /**
   * Returns the running transaction of a request. Throws INVALID_ARGUMENT if it has ended or never existed.
   */
  find(json: unknown, at: Place, database: MemoryDatabase): Transaction {
    const transaction = this.transactions.get(this.readId(json, at));
    const now = this.now();
    if (
      transaction === undefined ||
      transaction.database !== database ||
      now - transaction.lastUsed > IDLE_LIMIT
    ) {
      throw new StatusError(
        'INVALID_ARGUMENT',
        'The referenced transaction has expired or is no longer valid.',
      );
    }
    transaction.lastUsed = now;
    return transaction;
  }

  /** Ends a transaction. An ended one is not an error, because clients roll back after a failed commit. */
  end(json: unknown, at: Place): void {
    this.transactions.delete(this.readId(json, at));
  }

  private readId(json: unknown, at: Place): string {
    const id = readString(json, at);
    const [run, number] = Buffer.from(id, 'base64').toString().split(':');
    if (run !== this.run || !(Number(number) >= 1 && Number(number) <= this.started)) {
      throw invalidAt(at, 'no transaction with this id was begun here.');
    }
    // Clients may send base64url or leave out the padding.
    return Buffer.from(`${run}:${number}`).toString('base64');
  }
}
