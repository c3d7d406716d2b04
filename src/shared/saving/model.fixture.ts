import { decode } from '@/shared/firebase/decode';
import { isServerTime } from '@/shared/firebase/fields';
import { StoredValue } from '@/shared/firebase/stored-value';
import { encodeFields } from '@/shared/firebase/values';
import type { BackendWrite, SaveBackend, StoredRecord } from './sending/save-backend';
import type { FieldFunctions } from './field-functions';
import { enteredFields } from './change';
import type { Outbox } from './outbox/outbox';
import type { Queue } from './outbox/queue';
import { createSaving } from './create-saving';
import type { Saving } from './saving';
import { type Clock, systemClock } from './sending/clock';
import { type CreateSender, createSender } from './sending/sender';
import type { TabMessage, Tabs } from './outbox/tabs';
import { type FieldValues, withValueAt } from './values';

/** Returns a loader of a sender that writes to the test's backend. */
export const senderOn = (backend: SaveBackend) => async (): Promise<CreateSender> => (options) =>
  createSender({ ...options, backend });

/** Returns an error with a code, as the database throws it. */
export const databaseError = (code: string): Error => Object.assign(new Error(code), { code });

/** One field written by a commit, with its values before and after. */
interface WrittenField {
  readonly record: string;
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** A database in memory, with atomic commits and the preconditions of the real one. */
export class ModelDatabase {
  readonly records = new Map<string, StoredRecord>();
  readonly written: WrittenField[] = [];
  readonly created: string[] = [];
  readonly deleted: string[] = [];
  private version = 0;
  /** Checks whether the database refuses a write, as the rules would. */
  refuses: (write: BackendWrite) => boolean = () => false;

  put(path: string, id: string, fields: FieldValues): void {
    const stored = encodeFields(fields);
    this.records.set(`${path}/${id}`, { fields, stored, updateTime: `v${++this.version}` });
  }

  read(path: string, id: string): StoredRecord | undefined {
    return this.records.get(`${path}/${id}`);
  }

  commit(writes: readonly BackendWrite[]): void {
    for (const write of writes) this.check(write);
    for (const write of writes) this.carryOut(write);
  }

  private check(write: BackendWrite): void {
    const stored = this.read(write.path, write.id);
    if (this.refuses(write)) throw databaseError('permission-denied');
    if (write.kind === 'create') {
      if (stored) throw databaseError('already-exists');
      return;
    }
    if (write.kind === 'set') return;
    const guard = write.ifUpdateTime;
    if (guard === undefined) return;
    if (stored === undefined) throw databaseError('not-found');
    if (stored.updateTime !== guard) throw databaseError('failed-precondition');
  }

  private carryOut(write: BackendWrite): void {
    const record = `${write.path}/${write.id}`;
    const stored = this.read(write.path, write.id)?.fields ?? {};
    if (write.kind === 'delete') {
      if (this.records.delete(record)) this.deleted.push(record);
      return;
    }
    if (write.kind === 'create') this.created.push(record);
    let fields: FieldValues = write.kind === 'patch' ? stored : {};
    for (const [field, value] of Object.entries(write.kind === 'patch' ? write.patch : write.fields)) {
      if (!isServerTime(value)) this.written.push({ record, field, before: stored[field], after: value });
      const plain = value instanceof StoredValue ? decode(value.stored) : value;
      fields = withValueAt(fields, field, isServerTime(value) ? new Date(0) : plain);
    }
    this.put(write.path, write.id, fields);
  }
}

/** A fake clock, which the test advances. */
export class ModelClock implements Clock {
  private time = 0;
  private timers: { readonly at: number; readonly ring: () => void }[] = [];

  now(): number {
    return this.time;
  }

  after(milliseconds: number, ring: () => void): () => void {
    const timer = { at: this.time + milliseconds, ring };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
  }

  /** Advances the clock timer by timer, running everything that follows from each. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.time + milliseconds;
    await rest();
    for (;;) {
      const [next] = this.timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
      if (next === undefined) break;
      this.timers = this.timers.filter((timer) => timer !== next);
      this.time = Math.max(this.time, next.at);
      next.ring();
      await rest();
    }
    this.time = end;
  }
}

/**
 * The device's clock, 25 times as fast, for tests with a real backend. Pauses between attempts are short, and
 * a server has 320 ms to answer.
 */
export const fastClock: Clock = {
  now: () => systemClock.now() * 25,
  after: (milliseconds, then) => systemClock.after(milliseconds / 25, then),
};

/** Runs all pending microtasks and the macrotasks of the current turn. */
export const rest = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Returns the texts that the patches of a queue would write. */
export function textsOf(queue: Queue): Set<string> {
  return new Set(
    queue.flatMap(({ change }) =>
      change.parts.flatMap((part) =>
        part.kind === 'patch' ? enteredFields(part.patch).map((field) => String(part.patch[field])) : [],
      ),
    ),
  );
}

/** One person's browser, with its storage and its tabs. One tab holds the lock. */
export class ModelBrowser {
  queue: Queue = [];
  private tabs: { begin?: () => void; end?: () => void; hear: (message: TabMessage) => void }[] = [];
  /** Called for every edit of the storage. */
  onEdit: (before: Queue, after: Queue) => void = () => {};
  /** Makes the storage fail from now on. */
  isBroken = false;

  /** Returns the storage as a tab sees it. A killed tab never gets an answer. */
  outbox(isAlive: () => boolean = () => true): Outbox {
    const answer = async <T>(value: T): Promise<T> => {
      if (this.isBroken) throw new Error('The storage is full.');
      return isAlive() ? value : new Promise<never>(() => {});
    };
    return {
      isKept: true,
      read: () => answer(this.queue),
      update: async (change) => {
        await answer(undefined);
        // Stored values are copies, as in IndexedDB.
        const after = structuredClone(change(this.queue));
        this.onEdit(this.queue, after);
        this.queue = after;
        return answer(after);
      },
    };
  }

  /** Opens a tab. `kill` ends it without cleanup, `freeze` keeps its lock but never answers. */
  tab(): { tabs: (onMessage: (message: TabMessage) => void) => Tabs; kill: () => void } {
    const own: (typeof this.tabs)[number] = { hear: () => {} };
    const leave = () => {
      const wasFirst = this.tabs[0] === own;
      this.tabs = this.tabs.filter((tab) => tab !== own);
      own.hear = () => {};
      if (wasFirst) this.tabs[0]?.begin?.();
    };
    return {
      kill: leave,
      tabs: (onMessage) => {
        own.hear = onMessage;
        return {
          takeTurns: (begin, end) => {
            Object.assign(own, { begin, end });
            this.tabs.push(own);
            if (this.tabs[0] === own) begin();
          },
          takeOver: () => {
            const [first] = this.tabs;
            this.tabs = [own, ...this.tabs.filter((tab) => tab !== own)];
            first?.end?.();
            own.begin?.();
          },
          tell: (message) => {
            for (const tab of this.tabs) if (tab !== own) queueMicrotask(() => tab.hear(message));
          },
          close: leave,
        };
      },
    };
  }
}

/** One person's tab with a database that can be made to fail. */
export class Desk {
  readonly clock = new ModelClock();
  readonly browser = new ModelBrowser();
  readonly database = new ModelDatabase();
  readonly requests: string[] = [];
  online = true;
  /** Outcomes of the next requests, in order. All later ones succeed. */
  readonly failing: ((() => Promise<void>) | undefined)[] = [];
  readonly open: { saving: Saving; kill: () => void }[] = [];

  tab(
    options: Partial<FieldFunctions> & { openOutbox?: () => Promise<never>; alone?: boolean } = {},
  ): Saving {
    let isAlive = true;
    const { tabs, kill } = this.browser.tab();
    const request = async <T>(name: string, work: () => T): Promise<T> => {
      this.requests.push(name);
      await this.failing.shift()?.();
      const result = work();
      return isAlive ? result : new Promise<never>(() => {});
    };
    const backend: SaveBackend = {
      read: (path, id) => request(`read ${path}/${id}`, () => this.database.read(path, id)),
      commit: (writes) =>
        request(`commit ${writes.map(({ kind, path, id }) => `${kind} ${path}/${id}`).join(', ')}`, () =>
          this.database.commit(writes),
        ),
      call: ({ method, path }, key) => request(`${method} ${path} ${key.length}`, () => {}),
    };
    const saving = createSaving({
      uid: 'mia',
      openOutbox: options.openOutbox ?? (async () => this.browser.outbox(() => isAlive)),
      tabs: options.alone ? undefined : tabs,
      loadSender: senderOn(backend),
      mergers: options.mergers ?? {},
      derivers: options.derivers ?? {},
      clock: this.clock,
      isOnline: () => this.online,
    });
    this.open.push({
      saving,
      kill: () => {
        isAlive = false;
        kill();
      },
    });
    return saving;
  }

  readonly commits = () => this.requests.filter((name) => name.startsWith('commit'));
}
