import type { Queue, QueuedChange } from './queue';
import type { Clock } from '../sending/clock';

/** The storage of a person's changes. Every edit is atomic, even across tabs. */
export interface Outbox {
  /** False if the browser stores nothing, so that the changes are lost with the page. */
  readonly isKept: boolean;
  read(): Promise<Queue>;
  /** Applies `change` to the stored queue. Resolves with the new queue. */
  update(change: (queue: Queue) => Queue): Promise<Queue>;
}

/** Returns an outbox in memory, which lasts as long as the page. */
export function memoryOutbox(start: Queue = []): Outbox {
  let queue = start;
  return {
    isKept: false,
    read: async () => queue,
    update: async (change) => {
      queue = change(queue);
      return queue;
    },
  };
}

/** The time limit for opening IndexedDB, in ms. */
const openingMs = 3_000;

interface LastingOptions {
  /** Opens the outbox in IndexedDB. Undefined if the browser lacks Web Locks or BroadcastChannel. */
  readonly open: (() => Promise<Outbox>) | undefined;
  readonly clock: Clock;
  /** Called with the queue after every edit. */
  readonly onQueue: (queue: Queue) => void;
  /** Called when IndexedDB has failed and memory replaces it. */
  readonly onFallback: () => void;
}

/**
 * Returns an outbox in IndexedDB. Falls back to memory if the browser refuses it, does not answer, or fails
 * later.
 */
export async function lastingOutbox({ open, clock, onQueue, onFallback }: LastingOptions): Promise<Outbox> {
  let target: Outbox;
  let last: Queue = [];
  try {
    if (open === undefined) throw new Error('This browser cannot let one tab send for all.');
    target = await inTime(open(), clock);
  } catch (error) {
    console.warn('Changes are kept in memory only.', error);
    target = memoryOutbox();
  }
  const run = async (work: (outbox: Outbox) => Promise<Queue>): Promise<Queue> => {
    try {
      last = await work(target);
    } catch (error) {
      if (!target.isKept) throw error;
      console.warn('Changes are kept in memory only from now on.', error);
      target = memoryOutbox(last);
      onFallback();
      last = await work(target);
    }
    onQueue(last);
    return last;
  };
  return {
    isKept: target.isKept,
    read: () => run((outbox) => outbox.read()),
    update: (change) => run((outbox) => outbox.update(change)),
  };
}

function inTime<T>(opening: Promise<T>, clock: Clock): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(openingMs, () => reject(new Error('The browser storage does not answer.')));
    void opening.then(resolve, reject).finally(cancel);
  });
}

const databaseName = 'acf-outbox';
const changes = 'changes';
/**
 * The store for entries that this version cannot read. They are kept here so that they are not lost and do
 * not block others.
 */
const aside = 'aside';

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('The browser storage failed.')),
    );
  });

function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(databaseName, 1);
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore(changes, { keyPath: 'id' }).createIndex('uid', 'uid');
    opening.result.createObjectStore(aside, { autoIncrement: true });
  });
  return settled(opening);
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPart = (part: unknown): boolean =>
  isMap(part) &&
  typeof part.path === 'string' &&
  typeof part.id === 'string' &&
  ((part.kind === 'patch' && isMap(part.patch) && isMap(part.base)) ||
    (part.kind === 'create' && isMap(part.fields)) ||
    (part.kind === 'move' && isMap(part.to)) ||
    part.kind === 'keep' ||
    part.kind === 'delete');

const isStuck = (stuck: unknown): boolean =>
  stuck === undefined ||
  (isMap(stuck) &&
    ((stuck.kind === 'refused' && typeof stuck.because === 'string') ||
      (stuck.kind === 'clash' && Array.isArray(stuck.fields) && stuck.fields.every(isMap))));

/** Checks whether a stored entry is a change that this version can send. */
function isQueuedChange(value: unknown): value is QueuedChange {
  return (
    isMap(value) &&
    typeof value.order === 'number' &&
    typeof value.since === 'number' &&
    typeof value.revision === 'number' &&
    typeof value.attempted === 'boolean' &&
    isStuck(value.stuck) &&
    isMap(value.change) &&
    typeof value.change.what === 'string' &&
    Array.isArray(value.change.parts) &&
    value.change.parts.every(isPart)
  );
}

/**
 * Opens the person's outbox in IndexedDB. Moves unreadable entries to another store. Rejects if the browser
 * refuses.
 */
export async function storedOutbox(uid: string): Promise<Outbox> {
  const database = await openDatabase();
  // Closes the connection when another tab opens a newer version of the database, so that it is not blocked.
  database.addEventListener('versionchange', () => database.close());

  async function run(change: (queue: Queue) => Queue): Promise<Queue> {
    const transaction = database.transaction([changes, aside], 'readwrite');
    const finished = new Promise<void>((resolve, reject) => {
      const fail = () => reject(transaction.error ?? new Error('The browser storage failed.'));
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', fail);
      transaction.addEventListener('error', fail);
    });
    const store = transaction.objectStore(changes);
    const stored: unknown[] = await settled(store.index('uid').getAll(uid));
    const before = stored.filter(isQueuedChange);
    for (const broken of stored.filter((value) => !isQueuedChange(value))) {
      console.warn('A change that waited on this device cannot be read and was set aside.');
      transaction.objectStore(aside).add(broken);
      store.delete((broken as { id: IDBValidKey }).id);
    }
    const after = change(before);
    const kept = new Set(after.map(({ id }) => id));
    for (const { id } of before) if (!kept.has(id)) store.delete(id);
    for (const entry of after) if (!before.includes(entry)) store.put(entry);
    await finished;
    return after;
  }

  await run((queue) => queue);
  return { isKept: true, read: () => run((queue) => queue), update: run };
}
