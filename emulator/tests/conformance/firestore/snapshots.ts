import {
  type DocumentReference,
  type DocumentSnapshot,
  onSnapshot,
  type Query,
  type QuerySnapshot,
  type SnapshotListenOptions,
} from 'firebase/firestore';

const PATIENCE = 5_000;

/** The snapshots of one listener, to be read one after the other. */
export class Snapshots<Snapshot> {
  /** All snapshots received, including those already read. */
  readonly all: Snapshot[] = [];
  stop: () => void = () => {};
  private error: Error | undefined;
  private taken = 0;
  private wake: () => void = () => {};

  readonly push = (snapshot: Snapshot): void => {
    this.all.push(snapshot);
    this.wake();
  };

  readonly fail = (error: Error): void => {
    this.error = error;
    this.wake();
  };

  /** Returns the next unread snapshot; rejects with the listener's error. */
  async next(): Promise<Snapshot> {
    const deadline = Date.now() + PATIENCE;
    while (true) {
      const snapshot = this.all[this.taken];
      if (snapshot !== undefined) {
        this.taken += 1;
        return snapshot;
      }
      if (this.error !== undefined) throw this.error;
      if (Date.now() >= deadline) throw new Error(`No snapshot after ${this.taken} within ${PATIENCE} ms.`);
      await this.changed(deadline - Date.now());
    }
  }

  /** Returns the first unread snapshot that satisfies the condition and skips the others. */
  async until(condition: (snapshot: Snapshot) => boolean): Promise<Snapshot> {
    while (true) {
      const snapshot = await this.next();
      if (condition(snapshot)) return snapshot;
    }
  }

  /** The number of received but unread snapshots. */
  get unread(): number {
    return this.all.length - this.taken;
  }

  private changed(limit: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, Math.max(1, limit));
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

export function watchQuery(target: Query, options: SnapshotListenOptions = {}): Snapshots<QuerySnapshot> {
  const snapshots = new Snapshots<QuerySnapshot>();
  snapshots.stop = onSnapshot(target, options, snapshots.push, snapshots.fail);
  return snapshots;
}

export function watchDocument(
  target: DocumentReference,
  options: SnapshotListenOptions = {},
): Snapshots<DocumentSnapshot> {
  const snapshots = new Snapshots<DocumentSnapshot>();
  snapshots.stop = onSnapshot(target, options, snapshots.push, snapshots.fail);
  return snapshots;
}

/** Returns the ids of a result in order, such as 'a,b'. */
export function idsOf(snapshot: QuerySnapshot): string {
  return snapshot.docs.map((entry) => entry.id).join();
}
