import type { Database, Query } from '../contract';
import { QueryView, type ViewDelta } from './listen-view';
import type { CommitRecord, DocumentChange, Micros } from '../model';

/** One target of a stream, as the hub stores it. */
export interface Watcher {
  readonly stream: WatchingStream;
  readonly targetId: number;
}

/** One stream with all its targets. The hub calls `snapshot` once per commit, after all other calls. */
export interface WatchingStream {
  resultChanged(watcher: Watcher, view: QueryView, delta: ViewDelta): void;
  documentChanged(watcher: Watcher, change: DocumentChange): void;
  snapshot(time: Micros): void;
  /** Starts over after the database was cleared or replaced; views are already reloaded. */
  restart(): void;
}

interface SharedView {
  readonly key: string;
  readonly view: QueryView;
  readonly watchers: Set<Watcher>;
}

const hubs = new WeakMap<Database, ListenHub>();

/** Returns the hub of a database, created on first use. */
export function listenHub(database: Database): ListenHub {
  let hub = hubs.get(database);
  if (hub === undefined) {
    hub = new ListenHub(database);
    hubs.set(database, hub);
  }
  return hub;
}

/**
 * Reports commits to streams. Views are indexed by collection, so a commit costs only what watches its
 * collections. Equal queries of many streams share one view.
 */
export class ListenHub {
  readonly database: Database;
  readonly #views = new Map<string, SharedView>();
  readonly #byCollection = new Map<string, Set<SharedView>>();
  readonly #byDocument = new Map<string, Set<Watcher>>();

  constructor(database: Database) {
    this.database = database;
    database.onCommit((commit) => {
      this.#committed(commit);
    });
    database.onReset(() => {
      this.#reset();
    });
  }

  /**
   * Starts watching a query; `key` is equal for equal queries. Returns the result and the function that
   * stops.
   */
  watchQuery(key: string, query: Query, watcher: Watcher): { view: QueryView; stop: () => void } {
    let shared = this.#views.get(key);
    if (shared === undefined) {
      shared = { key, view: new QueryView(this.database, query), watchers: new Set() };
      this.#views.set(key, shared);
      addTo(this.#byCollection, collectionKey(query), shared);
    }
    const { view, watchers } = shared;
    watchers.add(watcher);
    const stop = () => {
      watchers.delete(watcher);
      const held = this.#views.get(key);
      if (watchers.size > 0 || held?.view !== view) return;
      this.#views.delete(key);
      removeFrom(this.#byCollection, collectionKey(view.query), held);
    };
    return { view, stop };
  }

  /** Starts watching single documents. Returns the function that stops. */
  watchDocuments(names: readonly string[], watcher: Watcher): () => void {
    for (const name of names) addTo(this.#byDocument, name, watcher);
    return () => {
      for (const name of names) removeFrom(this.#byDocument, name, watcher);
    };
  }

  #committed(commit: CommitRecord): void {
    const touched = new Set<WatchingStream>();
    for (const [shared, changes] of this.#concerned(commit)) {
      const delta = shared.view.apply(changes);
      if (delta.changed.length + delta.left.length === 0) continue;
      for (const watcher of shared.watchers) {
        watcher.stream.resultChanged(watcher, shared.view, delta);
        touched.add(watcher.stream);
      }
    }
    for (const change of commit.changes) {
      for (const watcher of this.#byDocument.get(change.name) ?? []) {
        watcher.stream.documentChanged(watcher, change);
        touched.add(watcher.stream);
      }
    }
    for (const stream of touched) stream.snapshot(commit.time);
  }

  #concerned(commit: CommitRecord): Map<SharedView, DocumentChange[]> {
    const concerned = new Map<SharedView, DocumentChange[]>();
    for (const change of commit.changes) {
      for (const key of collectionKeysOf(change.name)) {
        for (const shared of this.#byCollection.get(key) ?? []) {
          const changes = concerned.get(shared);
          if (changes === undefined) concerned.set(shared, [change]);
          else changes.push(change);
        }
      }
    }
    return concerned;
  }

  #reset(): void {
    const streams = new Set<WatchingStream>();
    for (const { view, watchers } of this.#views.values()) {
      view.reload();
      for (const watcher of watchers) streams.add(watcher.stream);
    }
    for (const watchers of this.#byDocument.values()) {
      for (const watcher of watchers) streams.add(watcher.stream);
    }
    for (const stream of streams) stream.restart();
  }
}

const EVERY_COLLECTION = '**';

function collectionKey(query: Query): string {
  if (query.collectionId === undefined) return EVERY_COLLECTION;
  return query.allDescendants ? `**/${query.collectionId}` : `${query.parent}/${query.collectionId}`;
}

function collectionKeysOf(name: string): readonly string[] {
  const collection = name.slice(0, name.lastIndexOf('/'));
  return [collection, `**/${collection.slice(collection.lastIndexOf('/') + 1)}`, EVERY_COLLECTION];
}

function addTo<T>(index: Map<string, Set<T>>, key: string, item: T): void {
  const items = index.get(key);
  if (items === undefined) index.set(key, new Set([item]));
  else items.add(item);
}

function removeFrom<T>(index: Map<string, Set<T>>, key: string, item: T): void {
  const items = index.get(key);
  items?.delete(item);
  if (items?.size === 0) index.delete(key);
}
