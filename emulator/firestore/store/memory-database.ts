import { randomUUID } from 'node:crypto';
import type { Database, Query } from '../contract';
import { History, type HistoryLimits } from './history';
import type { CommitRecord, DocumentChange, Micros, StoredDocument } from '../model';
import { definitionKey, type IndexDefinition, OrderedIndex } from '../query/ordered-index';
import { type DocumentSource, queryByIndex } from '../query/query-execution';
import { collectionOf, lastSegment } from '../values/resource-name';
import { StructuredQuery } from '../query/structured-query';

/** A cache of the most recently used values. */
class RecentlyUsed<Made> {
  private readonly limit: number;
  private readonly made = new Map<string, Made>();

  constructor(limit: number) {
    this.limit = limit;
  }

  get(key: string, make: () => Made): Made {
    const found = this.made.get(key) ?? make();
    // A map keeps insertion order, and each use inserts again, so the first key is the least recently used.
    this.made.delete(key);
    const [oldest] = this.made.keys();
    if (this.made.size >= this.limit && oldest !== undefined) this.made.delete(oldest);
    this.made.set(key, found);
    return found;
  }

  values(): Iterable<Made> {
    return this.made.values();
  }
}

interface IndexLimits {
  /** The number of indexes cached per collection and per collection group. */
  readonly indexLimit: number;
  /** The number of posting lists cached per collection and per collection group, besides the indexes. */
  readonly postingLimit: number;
}

/**
 * The documents of one collection, or of all collections with one id, with the indexes that queries created.
 */
abstract class IndexedScope {
  private readonly indexes: RecentlyUsed<OrderedIndex>;
  private readonly postings: RecentlyUsed<OrderedIndex>;
  private readonly commonLength: number;

  /** Creates a scope; the names of all its documents begin with `path` and a slash. */
  constructor(path: string, { indexLimit, postingLimit }: IndexLimits) {
    this.commonLength = path.length + 1;
    this.indexes = new RecentlyUsed(indexLimit);
    this.postings = new RecentlyUsed(postingLimit);
  }

  abstract all(): Iterable<StoredDocument>;

  apply(change: DocumentChange): void {
    for (const index of this.indexes.values()) index.replace(change.before, change.after);
    for (const posting of this.postings.values()) posting.replace(change.before, change.after);
  }

  /**
   * Returns the index of a definition, built on first use. A posting list is filtered from the index of the
   * same order over all documents, which all elements share, so it needs no sorting. Only array elements that
   * queries name get a posting list.
   */
  index(definition: IndexDefinition): OrderedIndex {
    const key = definitionKey(definition);
    if (definition.contains === undefined) {
      return this.indexes.get(key, () => new OrderedIndex(definition, this.all(), this.commonLength));
    }
    return this.postings.get(key, () => {
      const { list } = this.index({ ...definition, contains: undefined });
      return new OrderedIndex(
        definition,
        list.from(() => false),
        this.commonLength,
        true,
      );
    });
  }
}

class Collection extends IndexedScope {
  readonly documents = new Map<string, StoredDocument>();

  override all(): Iterable<StoredDocument> {
    return this.documents.values();
  }
}

class CollectionGroup extends IndexedScope {
  readonly members = new Map<string, Collection>();
  size = 0;

  override *all(): Generator<StoredDocument> {
    for (const member of this.members.values()) yield* member.documents.values();
  }
}

export interface MemoryDatabaseOptions extends Partial<IndexLimits> {
  readonly history?: HistoryLimits;
  /** The largest number of documents for which a query scans them all instead of building an index. */
  readonly scanLimit?: number;
}

/** The result of one query. `skipped` is the number of documents that its offset skipped. */
export interface QueryResult {
  readonly documents: StoredDocument[];
  readonly skipped: number;
}

/** A database in memory. Only `apply`, `reset` and `load` change it; the caller supplies the times. */
export class MemoryDatabase implements Database {
  readonly name: string;
  readonly runId = randomUUID();
  private readonly options: Required<Omit<MemoryDatabaseOptions, 'history'>>;
  private readonly historyLimits: HistoryLimits | undefined;
  private history: History;
  private time: Micros;
  private readonly collections = new Map<string, Collection>();
  private readonly groups = new Map<string, CollectionGroup>();
  private readonly commitListeners = new Set<(commit: CommitRecord) => void>();
  private readonly resetListeners = new Set<() => void>();

  constructor(name: string, time: Micros, options: MemoryDatabaseOptions = {}) {
    this.name = name;
    this.time = time;
    this.options = {
      scanLimit: options.scanLimit ?? 64,
      indexLimit: options.indexLimit ?? 64,
      postingLimit: options.postingLimit ?? 128,
    };
    this.historyLimits = options.history;
    this.history = new History(time, options.history);
  }

  get(name: string): StoredDocument | undefined {
    return this.collections.get(collectionOf(name))?.documents.get(name);
  }

  readTime(): Micros {
    return this.time;
  }

  execute(query: Query): StoredDocument[] {
    return this.run(query).documents;
  }

  executeAt(query: Query, time: Micros): StoredDocument[] {
    return this.runAt(query, time).documents;
  }

  run(query: Query): QueryResult {
    return takePage(query, this.results(query));
  }

  /** Runs the query at an earlier time that `changedSince` reaches. */
  runAt(query: Query, time: Micros): QueryResult {
    const changed = this.history.changedSince(time);
    if (changed === undefined || changed.size === 0) return this.run(query);
    const documents: StoredDocument[] = [];
    for (const document of this.results(query)) if (!changed.has(document.name)) documents.push(document);
    for (const name of changed) {
      const document = this.getAt(name, time);
      if (document !== undefined && query.matches(document)) documents.push(document);
    }
    documents.sort((a, b) => query.compare(a, b));
    return takePage(query, documents);
  }

  onCommit(listener: (commit: CommitRecord) => void): () => void {
    this.commitListeners.add(listener);
    return () => this.commitListeners.delete(listener);
  }

  onReset(listener: () => void): () => void {
    this.resetListeners.add(listener);
    return () => this.resetListeners.delete(listener);
  }

  changedSince(time: Micros): ReadonlySet<string> | undefined {
    return this.history.changedSince(time);
  }

  getAt(name: string, time: Micros): StoredDocument | undefined {
    return this.history.versionAt(name, time, this.get(name));
  }

  /** Applies new states of documents. The returned commit leaves out documents that did not change. */
  apply(time: Micros, states: ReadonlyMap<string, StoredDocument | undefined>): CommitRecord {
    const changes: DocumentChange[] = [];
    for (const [name, after] of states) {
      const before = this.get(name);
      if (before !== after) changes.push({ name, before, after });
    }
    const commit: CommitRecord = { time, changes };
    for (const change of changes) this.store(change);
    this.time = time;
    this.history.add(commit);
    notify(this.commitListeners, commit);
    return commit;
  }

  /** Replaces all documents and notifies the listeners. */
  reset(time: Micros, documents: Iterable<StoredDocument>): void {
    this.load(time, documents);
    notify(this.resetListeners, undefined);
  }

  /** Replaces all documents without notifying; only before any listener exists. */
  load(time: Micros, documents: Iterable<StoredDocument>): void {
    this.collections.clear();
    this.groups.clear();
    this.time = time;
    this.history = new History(time, this.historyLimits);
    for (const after of documents) this.store({ name: after.name, before: this.get(after.name), after });
  }

  *documents(): Generator<StoredDocument> {
    for (const collection of this.collections.values()) yield* collection.documents.values();
  }

  /** Returns the resource names of all collections that hold documents. */
  collectionNames(): Iterable<string> {
    return this.collections.keys();
  }

  private store(change: DocumentChange): void {
    const path = collectionOf(change.name);
    const id = lastSegment(path);
    let collection = this.collections.get(path);
    let group = this.groups.get(id);
    if (group === undefined) {
      group = new CollectionGroup(`${this.name}/documents`, this.options);
      this.groups.set(id, group);
    }
    if (collection === undefined) {
      collection = new Collection(path, this.options);
      this.collections.set(path, collection);
      group.members.set(path, collection);
    }
    group.size += Number(change.after !== undefined) - Number(change.before !== undefined);
    if (change.after === undefined) collection.documents.delete(change.name);
    else collection.documents.set(change.name, change.after);
    collection.apply(change);
    group.apply(change);
    if (collection.documents.size > 0) return;
    this.collections.delete(path);
    group.members.delete(path);
    if (group.members.size === 0) this.groups.delete(id);
  }

  private results(query: Query): Iterable<StoredDocument> {
    if (!(query instanceof StructuredQuery) || query.collectionId === undefined) {
      return this.scan(query, this.documents());
    }
    const scope = query.allDescendants
      ? this.groups.get(query.collectionId)
      : this.collections.get(`${query.parent}/${query.collectionId}`);
    if (scope === undefined) return [];
    const size = scope instanceof CollectionGroup ? scope.size : scope.documents.size;
    if (size <= this.options.scanLimit) return this.scan(query, scope.all());
    const source: DocumentSource = {
      get: (name) => this.get(name),
      index: (definition) => scope.index(definition),
    };
    return queryByIndex(query, source);
  }

  private scan(query: Query, documents: Iterable<StoredDocument>): StoredDocument[] {
    const found: StoredDocument[] = [];
    for (const document of documents) if (query.matches(document)) found.push(document);
    return found.sort((a, b) => query.compare(a, b));
  }
}

function takePage(query: Query, results: Iterable<StoredDocument>): QueryResult {
  const documents: StoredDocument[] = [];
  let skipped = 0;
  if (query.limit === 0) return { documents, skipped };
  for (const document of results) {
    if (skipped < query.offset) {
      skipped += 1;
      continue;
    }
    documents.push(document);
    if (documents.length === query.limit) break;
  }
  return { documents, skipped };
}

/**
 * Calls the listeners. A listener that throws must not undo a commit or stop other listeners, so its error is
 * rethrown asynchronously.
 */
function notify<Event>(listeners: ReadonlySet<(event: Event) => void>, event: Event): void {
  const current = Array.from(listeners);
  for (const listener of current) {
    try {
      listener(event);
    } catch (error) {
      queueMicrotask(() => {
        throw error;
      });
    }
  }
}
