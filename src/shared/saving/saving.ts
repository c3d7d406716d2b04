import type { FailureKind } from '@/shared/failures/failure-kind';
import { randomId } from '@/shared/lib/random-id';
import type { AttemptResult, Merger, SaveBackend } from './attempt';
import { type Change, isEmptyChange, touches } from './change';
import { memoryOutbox, type Outbox } from './outbox';
import {
  type ClashChoices,
  clashResolved,
  corrected,
  discarded,
  enqueue,
  type Queue,
  type QueuedChange,
  resend,
} from './queue';
import { type Clock, createSender, type Sender, type SendingState, type SendingStates } from './sender';
import type { TabMessage, Tabs } from './tabs';

/** What became of a change for now; what is refused or asked may still be saved later. */
export type SaveOutcome =
  /** `already`: the server held it before anything was sent from here, as when somebody else had deleted the record. */
  | { readonly state: 'saved'; readonly already: boolean }
  | { readonly state: 'refused'; readonly because: FailureKind; readonly text?: string }
  | { readonly state: 'clash' }
  | { readonly state: 'discarded' };

/** A change that is not on the server, as far as this device knows. */
export interface PendingChange extends QueuedChange {
  readonly state: 'waiting' | 'sending' | 'refused' | 'clash';
  /** What kept it from being saved when it was last sent. */
  readonly because?: FailureKind;
}

/** What became of the first sending: an outcome, or what keeps the change for now. */
export type FirstOutcome = SaveOutcome | { readonly state: 'waiting'; readonly because: FailureKind };

/** A change as made: where it stands shows in the list of changes. */
export interface SaveHandle {
  /** Resolves when the first sending has ended, well or not, so that a form need not stay busy; never rejects. */
  readonly tried: Promise<FirstOutcome>;
  /** Resolves when the server has answered or the person has discarded it, after however long; never rejects. */
  readonly settled: Promise<SaveOutcome>;
}

/** What is shown of a person's changes; a new object whenever something is different. */
export interface SavingView {
  readonly changes: readonly PendingChange[];
  /** What has arrived a moment ago, and live data may not show yet. */
  readonly arrived: readonly QueuedChange[];
  /** `false` when the browser keeps nothing for us: what waits is gone with the page. */
  readonly isKept: boolean;
  /** When the server last said that a record was saved, by `path/id`, in milliseconds by the device's clock. */
  readonly savedAt: ReadonlyMap<string, number>;
}

/** One person's saving in one tab. */
export interface Saving {
  readonly uid: string;
  save(change: Change): SaveHandle;
  view(): SavingView;
  subscribe(listener: () => void): () => void;
  /** Sends everything now that waits. */
  hurry(): void;
  /** Sends a refused change again. */
  resend(id: string): Promise<void>;
  discard(id: string): Promise<void>;
  /** Puts other texts, by `path/id/field`, into a waiting change and sends it. */
  correct(id: string, texts: Readonly<Record<string, string>>): Promise<void>;
  resolve(id: string, choices: ClashChoices): Promise<void>;
  close(): void;
}

export interface SavingOptions {
  readonly uid: string;
  /** Opens the outbox of the person; where it rejects or is silent for long, memory takes its place. */
  readonly openOutbox: () => Promise<Outbox>;
  /** The other tabs; undefined where the browser cannot let tabs take turns, so that each sends its own. */
  readonly tabs: ((onMessage: (message: TabMessage) => void) => Tabs) | undefined;
  readonly backend: SaveBackend;
  readonly mergers: Readonly<Record<string, Merger>>;
  readonly clock: Clock;
  readonly isOnline: () => boolean;
}

/** How long the browser's storage may take to open. */
const openingMs = 3_000;
/** How long the tab that sends may be silent about a new change before another takes over. */
export const silenceMs = 10_000;
/** How long live data may take to show what has arrived. */
const arrivedMs = 10_000;

/** Starts saving for a person in this tab: sends what waits from earlier as well. */
export function createSaving(options: SavingOptions): Saving {
  const { uid, clock } = options;
  const listeners = new Set<() => void>();
  const awaited = new Map<string, ((outcome: FirstOutcome) => void)[]>();
  const savedAt = new Map<string, number>();
  let queue: Queue = [];
  /** Made here, and on the way into the outbox. */
  let entering: readonly Parameters<typeof enqueue>[1][] = [];
  let arrived: readonly QueuedChange[] = [];
  let states: SendingStates = new Map<string, SendingState>();
  let isKept = true;
  let sender: Sender | undefined;
  let closed = false;
  let view: SavingView | undefined;
  let cancelWatchdog = () => {};

  const changed = () => {
    view = undefined;
    for (const listener of listeners) listener();
  };

  const tabs = options.tabs?.((message) => void hear(message));
  const opened = openLasting();

  /** The outbox, or memory in its place from the moment on that the browser fails. */
  async function openLasting(): Promise<Outbox> {
    let target: Outbox;
    try {
      if (tabs === undefined) throw new Error('This browser cannot let one tab send for all.');
      target = await inTime(options.openOutbox());
    } catch (error) {
      console.warn('Changes are kept in memory only.', error);
      target = memoryOutbox();
    }
    const run = async (work: (outbox: Outbox) => Promise<Queue>): Promise<Queue> => {
      try {
        queue = await work(target);
      } catch (error) {
        if (!target.isKept) throw error;
        console.warn('Changes are kept in memory only from now on.', error);
        target = memoryOutbox(queue);
        isKept = false;
        begin();
        queue = await work(target);
      }
      changed();
      return queue;
    };
    isKept = target.isKept;
    return {
      isKept,
      read: () => run((outbox) => outbox.read()),
      update: (change) => run((outbox) => outbox.update(change)),
    };
  }

  function inTime<T>(opening: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const cancel = clock.after(openingMs, () => reject(new Error('The browser storage does not answer.')));
      void opening.then(resolve, reject).finally(cancel);
    });
  }

  async function start(): Promise<void> {
    const outbox = await opened;
    if (closed) return;
    if (isKept) tabs?.takeTurns(begin, end);
    else begin();
    await outbox.read();
    tabs?.tell({ kind: 'changed' });
  }

  function begin(): void {
    const beginWith = (outbox: Outbox) => {
      if (sender !== undefined || closed) return;
      sender = createSender({
        outbox,
        backend: options.backend,
        mergers: options.mergers,
        clock,
        isOnline: options.isOnline,
        onStates: (next) => {
          takeStates(next);
          tabs?.tell({ kind: 'states', states: [...next] });
        },
        onResult: (entry, result) => {
          const outcome = outcomeOf(result);
          if (outcome === undefined) return;
          conclude(entry, outcome);
          tabs?.tell({ kind: 'outcome', entry, outcome });
        },
      });
      sender.look();
    };
    void opened.then(beginWith);
  }

  function takeStates(next: SendingStates): void {
    states = next;
    for (const [id, { because }] of next)
      if (because !== undefined)
        for (const tell of awaited.get(id) ?? []) tell({ state: 'waiting', because });
    changed();
  }

  function end(): void {
    sender?.stop();
    sender = undefined;
  }

  async function hear(message: TabMessage): Promise<void> {
    const outbox = await opened;
    if (closed) return;
    switch (message.kind) {
      case 'changed':
        await outbox.read();
        sender?.look();
        return;
      case 'hurry':
        sender?.hurry();
        return;
      case 'states':
        cancelWatchdog();
        if (sender === undefined) takeStates(new Map(message.states));
        return;
      case 'outcome':
        conclude(message.entry, message.outcome);
        await outbox.read();
    }
  }

  function conclude(entry: QueuedChange, outcome: SaveOutcome): void {
    if (outcome.state === 'saved') {
      for (const { path, id } of entry.change.parts) savedAt.set(`${path}/${id}`, clock.now());
      arrived = [...arrived, entry];
      clock.after(arrivedMs, () => {
        arrived = arrived.filter((other) => other !== entry);
        changed();
      });
    }
    for (const tell of awaited.get(entry.id) ?? []) tell(outcome);
    awaited.delete(entry.id);
    changed();
  }

  /** Carries out an edit of the outbox and lets it be sent, here or in the tab that has the turn. */
  async function edit(change: (before: Queue) => Queue): Promise<void> {
    await (await opened).update(change);
    tabs?.tell({ kind: 'changed' });
    if (sender !== undefined) {
      sender.look();
      return;
    }
    cancelWatchdog();
    cancelWatchdog = clock.after(silenceMs, () => {
      if (sender === undefined && !closed && options.isOnline()) tabs?.takeOver();
    });
  }

  async function enter(next: Parameters<typeof enqueue>[1], tell: (outcome: FirstOutcome) => void) {
    await edit((before) => {
      const entered = enqueue(before, next);
      awaited.set(next.id, []);
      awaited.set(entered.id, [...(awaited.get(entered.id) ?? []), tell]);
      entering = entering.filter((other) => other !== next);
      return entered.queue;
    });
  }

  function look(): SavingView {
    const all = entering.reduce((before, next) => enqueue(before, next).queue, queue);
    return {
      changes: all.map((entry) => ({ ...entry, ...standing(entry, states.get(entry.id)) })),
      arrived,
      isKept,
      savedAt: new Map(savedAt),
    };
  }

  void start();

  return {
    uid,
    save(change) {
      if (isEmptyChange(change)) {
        const done = Promise.resolve({ state: 'saved', already: true } as const);
        return { tried: done, settled: done };
      }
      const next = { id: randomId(), uid, since: clock.now(), change };
      entering = [...entering, next];
      changed();
      let told: (outcome: FirstOutcome) => void = () => {};
      const tried = new Promise<FirstOutcome>((resolve) => {
        told = resolve;
      });
      const settled = new Promise<SaveOutcome>((resolve) => {
        void enter(next, (outcome) => {
          told(outcome);
          if (outcome.state !== 'waiting') resolve(outcome);
        });
      });
      return { tried, settled };
    },
    view: () => (view ??= look()),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hurry() {
      sender?.hurry();
      tabs?.tell({ kind: 'hurry' });
    },
    resend: (id) => edit((before) => resend(before, id)),
    async discard(id) {
      const entry = queue.find((one) => one.id === id);
      await edit((before) => discarded(before, id));
      if (entry === undefined) return;
      conclude(entry, { state: 'discarded' });
      tabs?.tell({ kind: 'outcome', entry, outcome: { state: 'discarded' } });
    },
    correct: (id, texts) => edit((before) => corrected(before, id, texts)),
    resolve: (id, choices) => edit((before) => clashResolved(before, id, choices)),
    close() {
      closed = true;
      cancelWatchdog();
      end();
      tabs?.close();
      listeners.clear();
    },
  };
}

function standing(
  { stuck }: QueuedChange,
  state: SendingState | undefined,
): Pick<PendingChange, 'state' | 'because'> {
  if (stuck?.kind === 'refused') return { state: 'refused', because: stuck.because };
  if (stuck?.kind === 'clash') return { state: 'clash', because: 'conflict' };
  const because = state?.because;
  return { state: state?.sending ? 'sending' : 'waiting', ...(because && { because }) };
}

function outcomeOf(result: AttemptResult): SaveOutcome | undefined {
  switch (result.kind) {
    case 'saved':
      return { state: 'saved', already: result.already };
    case 'refused': {
      const { because, text } = result;
      return { state: 'refused', because, ...(text !== undefined && { text }) };
    }
    case 'clash':
      return { state: 'clash' };
    default:
      return undefined;
  }
}

/** Whether a change of this record is among these. */
export const ofRecord =
  (path: string, id?: string) =>
  ({ change }: QueuedChange): boolean =>
    id === undefined ? change.parts.some((part) => part.path === path) : touches(change, path, id);
