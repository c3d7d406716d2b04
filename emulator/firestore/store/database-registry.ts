import type { CommitClock } from './commit-clock';
import type { Journal } from './journal';
import { MemoryDatabase } from './memory-database';
import type { CommitRecord, Micros, StoredDocument } from '../model';
import { databaseOf } from '../values/resource-name';
import {
  commitRecord,
  type DatabaseState,
  databaseRecords,
  exportState,
  type JournalRecord,
  parseExport,
  replayRecord,
} from './stored-records';

/**
 * The documents of every database at one moment. It holds references, because stored documents never change.
 */
export type DatabasesSnapshot = ReadonlyMap<string, ReadonlyMap<string, StoredDocument>>;

/** All databases of the process. Every change goes first to the journal, then into memory. */
export class DatabaseRegistry {
  private readonly clock: CommitClock;
  private readonly journal: Journal | undefined;
  private readonly databases = new Map<string, MemoryDatabase>();

  constructor(clock: CommitClock, journal: Journal | undefined) {
    this.clock = clock;
    this.journal = journal;
    if (journal !== undefined) this.load(journal);
  }

  /** Returns the database with a checked name, created on first use. */
  open(name: string): MemoryDatabase {
    let database = this.databases.get(name);
    if (database === undefined) {
      database = new MemoryDatabase(name, this.clock.next());
      this.databases.set(name, database);
    }
    return database;
  }

  /** Returns the committed document with a name, in any database. */
  lookup(documentName: string): StoredDocument | undefined {
    return this.databases.get(databaseOf(documentName))?.get(documentName);
  }

  commit(
    database: MemoryDatabase,
    states: ReadonlyMap<string, StoredDocument | undefined>,
    time: Micros,
  ): CommitRecord {
    this.journal?.append(commitRecord(database.name, time, states));
    const commit = database.apply(time, states);
    this.compactWhenLong();
    return commit;
  }

  clear(name: string): void {
    const database = this.open(name);
    const time = this.clock.next();
    const record: JournalRecord = { kind: 'clear', database: name, time };
    this.journal?.append(record);
    database.reset(time, []);
  }

  snapshot(): DatabasesSnapshot {
    return new Map(
      Array.from(this.databases.values(), (database) => [
        database.name,
        new Map(Array.from(database.documents(), (document) => [document.name, document])),
      ]),
    );
  }

  /**
   * Restores a snapshot in one commit per database. Documents that were changed since get a new update time,
   * because a client ignores a document older than the one it holds.
   */
  restore(snapshot: DatabasesSnapshot): void {
    for (const name of snapshot.keys()) this.open(name);
    for (const database of this.databases.values()) {
      const wanted = snapshot.get(database.name);
      const time = this.clock.next();
      const states = new Map<string, StoredDocument | undefined>();
      for (const { name } of database.documents()) if (!wanted?.has(name)) states.set(name, undefined);
      for (const [name, document] of wanted ?? []) {
        // Equal fields mean that the document is unchanged or was restored already.
        if (database.get(name)?.fields !== document.fields)
          states.set(name, { ...document, updateTime: time });
      }
      if (states.size > 0) this.commit(database, states, time);
    }
  }

  export(): object {
    return exportState(this.databases.values());
  }

  /** Replaces the databases that the export names; none if anything in it is invalid. */
  import(json: unknown): void {
    const imported = parseExport(json, this.clock.now());
    for (const documents of imported.values()) {
      for (const { updateTime, createTime } of documents) {
        this.clock.advancePast(Math.max(updateTime, createTime));
      }
    }
    const time = this.clock.next();
    this.journal?.compact(this.records(imported, time));
    for (const [name, documents] of imported) this.open(name).reset(time, documents);
  }

  private load(journal: Journal): void {
    const states = new Map<string, DatabaseState>();
    journal.restore((record) => replayRecord(record, states));
    for (const [name, { time, documents }] of states) {
      this.clock.advancePast(time);
      const database = new MemoryDatabase(name, time);
      database.load(time, documents.values());
      this.databases.set(name, database);
    }
    if (!journal.isEmpty()) journal.compact(this.records(new Map(), 0));
  }

  private *records(
    replaced: ReadonlyMap<string, readonly StoredDocument[]>,
    time: Micros,
  ): Generator<JournalRecord> {
    for (const database of this.databases.values()) {
      if (replaced.has(database.name)) continue;
      yield* databaseRecords(database.name, database.readTime(), database.documents());
    }
    for (const [name, documents] of replaced) yield* databaseRecords(name, time, documents);
  }

  private compactWhenLong(): void {
    if (this.journal?.isLong() !== true) return;
    try {
      this.journal.compact(this.records(new Map(), 0));
    } catch (error) {
      // The commit is stored in the old journal, which stays in use. A failed snapshot must not fail the
      // commit.
      process.emitWarning(`Firestore journal not compacted: ${String(error)}`);
    }
  }
}
