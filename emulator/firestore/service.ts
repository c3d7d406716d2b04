import { StatusError } from '../status';
import { AccessControl, type AccessOptions } from './access-control';
import { CommitClock } from './store/commit-clock';
import * as commits from './write/commits';
import type { FirestoreService } from './contract';
import { DatabaseRegistry, type DatabasesSnapshot } from './store/database-registry';
import * as listing from './query/document-listing';
import * as reads from './query/document-reads';
import type { Journal } from './store/journal';
import { place, readMessage } from './values/json-message';
import type { Micros } from './model';
import { partitionQuery } from './query/query-partitions';
import { readDatabaseName, readDocumentName, readParent } from './values/resource-name';
import { encodeDocument, type ServiceContext } from './service-context';
import { parseStructuredQuery, StructuredQuery } from './query/structured-query';
import { parseTransactionOptions, TransactionRegistry } from './store/transactions';

export interface FirestoreServiceOptions extends AccessOptions {
  /** Returns the system's time in µs. */
  readonly now?: () => Micros;
  /** The journal that keeps the data across restarts. Without it the data ends with the process. */
  readonly journal?: Journal;
}

/** The Firestore RPCs, with methods for the process that hosts them. */
export interface HostedFirestoreService extends FirestoreService {
  /** Returns every database in a versioned JSON format. */
  exportDatabases(): object;
  /**
   * Replaces the databases that an export names. Throws INVALID_ARGUMENT for a malformed export and replaces
   * none.
   */
  importDatabases(exported: unknown): void;
  snapshotDatabases(): DatabasesSnapshot;
  /** Restores every database to a snapshot, in commits that listeners and transactions see. */
  restoreDatabases(snapshot: DatabasesSnapshot): void;
}

/** Creates a Firestore in memory, restored from the journal if one is given. */
export function createFirestoreService(options: FirestoreServiceOptions): HostedFirestoreService {
  const clock = new CommitClock(options.now);
  const databases = new DatabaseRegistry(clock, options.journal);
  const now = () => clock.now();
  const context: ServiceContext = {
    clock,
    databases,
    transactions: new TransactionRegistry(now),
    access: new AccessControl(options, (name) => databases.lookup(name), now),
    reads: { documents: 0, aggregations: 0 },
  };
  const request = place('request');
  return {
    database: (name) => databases.open(readDatabaseName(name, place('database'))),
    parseQuery: (parent, query) =>
      parseStructuredQuery(readParent(parent, place('parent')), query, place('structuredQuery')),
    authorizeGet: (caller, name) => {
      const checked = readDocumentName(name, place('name'));
      context.access.checkGets(caller, new Map([[checked, databases.lookup(checked)]]));
    },
    authorizeList: (caller, query) => {
      if (!(query instanceof StructuredQuery)) {
        throw new StatusError('INTERNAL', 'Only queries from parseQuery can be judged.');
      }
      context.access.checkList(caller, query);
    },
    getDocument: (caller, message) => reads.getDocument(context, caller, message),
    listDocuments: (caller, message) => listing.listDocuments(context, caller, message),
    createDocument: (caller, message) => commits.createDocument(context, caller, message),
    updateDocument: (caller, message) => commits.updateDocument(context, caller, message),
    deleteDocument: (caller, message) => commits.deleteDocument(context, caller, message),
    commit: async (caller, message) => commits.commit(context, caller, message),
    batchWrite: async (caller, message) => commits.batchWrite(context, caller, message),
    batchGetDocuments: (caller, message) => reads.batchGetDocuments(context, caller, message),
    runQuery: (caller, message) => reads.runQuery(context, caller, message),
    runAggregationQuery: (caller, message) => reads.runAggregationQuery(context, caller, message),
    listCollectionIds: (caller, message) => listing.listCollectionIds(context, caller, message),
    partitionQuery: (caller, message) => partitionQuery(context, caller, message),
    beginTransaction: (_caller, message) => {
      const { database, options: json } = readMessage(message, request, ['database', 'options']);
      const name = readDatabaseName(database, place('database', request));
      const parsed = parseTransactionOptions(json, place('options', request));
      return { transaction: context.transactions.begin(databases.open(name), parsed).id };
    },
    rollback: (_caller, message) => {
      const { database, transaction } = readMessage(message, request, ['database', 'transaction']);
      readDatabaseName(database, place('database', request));
      context.transactions.end(transaction, place('transaction', request));
      return {};
    },
    readCounts: () => ({ ...context.reads }),
    encodeDocument: (document) => {
      context.reads.documents += 1;
      return encodeDocument(document);
    },
    clear: (name) => databases.clear(readDatabaseName(name, place('database'))),
    exportDatabases: () => databases.export(),
    importDatabases: (exported) => databases.import(exported),
    snapshotDatabases: () => databases.snapshot(),
    restoreDatabases: (snapshot) => databases.restore(snapshot),
  };
}
