import type { Json } from '../contract';
import { isAbsent, invalidAt, type Place, place } from '../values/json-message';
import type { MemoryDatabase, QueryResult } from './memory-database';
import type { Micros, StoredDocument } from '../model';
import type { StructuredQuery } from '../query/structured-query';
import { readTimestamp } from '../values/timestamp';
import {
  checkSnapshot,
  parseTransactionOptions,
  type Transaction,
  type TransactionRegistry,
} from './transactions';

/** The state of a database that one request sees: now, at an earlier time, or within a transaction. */
export interface ConsistentView {
  readonly time: Micros;
  /** The id of the transaction that the request began, which the first answer carries. */
  readonly begun: string | undefined;
  get(name: string): StoredDocument | undefined;
  run(query: StructuredQuery): QueryResult;
}

function snapshotView(database: MemoryDatabase, time: Micros, begun: string | undefined): ConsistentView {
  return {
    time,
    begun,
    get: (name) => database.getAt(name, time),
    run: (query) => database.runAt(query, time),
  };
}

function transactionView(transaction: Transaction, begun: string | undefined, now: Micros): ConsistentView {
  const { database, snapshot } = transaction;
  if (snapshot !== undefined) {
    checkSnapshot(database, snapshot, now);
    return snapshotView(database, snapshot, begun);
  }
  return {
    time: database.readTime(),
    begun,
    get: (name) => {
      const document = database.get(name);
      transaction.sawDocument(name, document);
      return document;
    },
    run: (query) => {
      const result = database.run(query);
      transaction.sawResult(query, result);
      return result;
    },
  };
}

/**
 * Opens the view for a request's `transaction`, `newTransaction` or `readTime`; by default the current state.
 */
export function openView(
  request: Json,
  at: Place,
  database: MemoryDatabase,
  transactions: TransactionRegistry,
  now: Micros,
): ConsistentView {
  const selectors = ['transaction', 'newTransaction', 'readTime'].filter(
    (key) => !isAbsent(request[key]) && request[key] !== '',
  );
  if (selectors.length > 1) throw invalidAt(at, `only one of ${selectors.join(' and ')} can be set.`);
  switch (selectors[0]) {
    case 'transaction':
      return transactionView(
        transactions.find(request.transaction, place('transaction', at), database),
        undefined,
        now,
      );
    case 'newTransaction': {
      const options = parseTransactionOptions(request.newTransaction, place('newTransaction', at));
      const transaction = transactions.begin(database, options);
      return transactionView(transaction, transaction.id, now);
    }
    case 'readTime': {
      const time = readTimestamp(request.readTime, place('readTime', at)) ?? now;
      checkSnapshot(database, time, now);
      return snapshotView(database, time, undefined);
    }
    default:
      return {
        time: database.readTime(),
        begun: undefined,
        get: (name) => database.get(name),
        run: (query) => database.run(query),
      };
  }
}
