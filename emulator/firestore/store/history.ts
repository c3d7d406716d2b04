import { documentSize } from '../values/document-size';
import type { CommitRecord, Micros, StoredDocument } from '../model';

interface Version {
  readonly time: Micros;
  /** The document's state until `time`. */
  readonly before: StoredDocument | undefined;
}

export interface HistoryLimits {
  readonly changes: number;
  readonly bytes: number;
}

const DEFAULT_LIMITS: HistoryLimits = { changes: 20_000, bytes: 64 * 1024 * 1024 };

/** Earlier states of documents, as many commits back as the limits allow. */
export class History {
  private readonly limits: HistoryLimits;
  private floor: Micros;
  private commits: CommitRecord[] = [];
  private changes = 0;
  private bytes = 0;
  /** The versions of each document, oldest first. */
  private readonly versions = new Map<string, Version[]>();

  constructor(floor: Micros, limits: HistoryLimits = DEFAULT_LIMITS) {
    this.floor = floor;
    this.limits = limits;
  }

  add(commit: CommitRecord): void {
    this.commits.push(commit);
    this.changes += Math.max(1, commit.changes.length);
    for (const { name, before } of commit.changes) {
      const versions = this.versions.get(name);
      if (versions === undefined) this.versions.set(name, [{ time: commit.time, before }]);
      else versions.push({ time: commit.time, before });
      if (before !== undefined) this.bytes += documentSize(before);
    }
    if (this.changes > this.limits.changes || this.bytes > this.limits.bytes) this.trim();
  }

  reaches(time: Micros): boolean {
    return time >= this.floor;
  }

  /** Returns the names changed after `time`; undefined if the history does not reach back that far. */
  changedSince(time: Micros): ReadonlySet<string> | undefined {
    if (!this.reaches(time)) return undefined;
    const names = new Set<string>();
    for (let index = this.commits.length - 1; index >= 0; index -= 1) {
      const commit = this.commits[index];
      if (commit === undefined || commit.time <= time) break;
      for (const { name } of commit.changes) names.add(name);
    }
    return names;
  }

  /** Returns the document at `time`, given its current state. */
  versionAt(name: string, time: Micros, current: StoredDocument | undefined): StoredDocument | undefined {
    const next = this.versions.get(name)?.find((version) => version.time > time);
    return next === undefined ? current : next.before;
  }

  /** Drops the older half at once, so that trimming costs little per commit. */
  private trim(): void {
    let dropped = 0;
    while (
      dropped < this.commits.length &&
      (this.changes > this.limits.changes / 2 || this.bytes > this.limits.bytes / 2)
    ) {
      const commit = this.commits[dropped];
      dropped += 1;
      if (commit === undefined) break;
      this.floor = commit.time;
      this.changes -= Math.max(1, commit.changes.length);
      for (const { name, before } of commit.changes) {
        if (before !== undefined) this.bytes -= documentSize(before);
        const versions = this.versions.get(name);
        versions?.shift();
        if (versions?.length === 0) this.versions.delete(name);
      }
    }
    this.commits = this.commits.slice(dropped);
  }
}
