import { randomId } from '@/shared/lib/random-id';
import type { AttemptResult } from './sending/attempt';
import type { Clock } from './sending/clock';
import type { SaveBackend } from './sending/save-backend';
import type { FieldFunctions } from './sending/compare';
import { isEmptyChange } from './change-relations';
import { lastingOutbox, type Outbox } from './outbox/outbox';
import { asWritten } from './overlay';
import {
  becauseOf,
  clashResolved,
  corrected,
  discarded,
  enqueue,
  type Queue,
  type QueuedChange,
  reasonsToWait,
  resend,
  withdrawn,
} from './outbox/queue';
import { createSender, type Sender, type SendingState, type SendingStates } from './sending/sender';
import type { FirstOutcome, PendingChange, SaveOutcome, Saving, SavingView } from './saving';
import type { TabMessage, Tabs } from './outbox/tabs';

export interface SavingOptions extends FieldFunctions {
  readonly uid: string;
  /** Opens the person's outbox; if it rejects or does not answer in time, memory takes its place. */
  readonly openOutbox: () => Promise<Outbox>;
  /** The other tabs; undefined where the browser has no locks for tabs, so that each sends its own changes. */
  readonly tabs: ((onMessage: (message: TabMessage) => void) => Tabs) | undefined;
  readonly backend: SaveBackend;
  readonly clock: Clock;
  readonly isOnline: () => boolean;
}

/** How long the sending tab may be silent about a new change before another takes over. */
export const silenceMs = 10_000;
/** How long live data may take to show a change that has arrived. */
const arrivedMs = 10_000;

/** Starts saving for a person in this tab; also sends changes of earlier visits. */
export function createSaving(options: SavingOptions): Saving {
  const { uid, clock } = options;
  const listeners = new Set<() => void>();
  const awaited = new Map<string, ((outcome: FirstOutcome) => void)[]>();
  const savedAt = new Map<string, number>();
  let queue: Queue = [];
  /** Changes made in this tab that the outbox has not stored yet. */
  let entering: readonly Parameters<typeof enqueue>[1][] = [];
  let arrived: readonly QueuedChange[] = [];
  let states: SendingStates = new Map<string, SendingState>();
  let isKept = true;
  let sender: Sender | undefined;
  let closed = false;
  let view: SavingView | undefined;
  let cancelWatchdog = () => {};
  const forgetting = new Set<() => void>();

  const changed = () => {
    view = undefined;
    for (const listener of listeners) listener();
  };

  const tabs = options.tabs?.((message) => void hear(message));
  const opened = lastingOutbox({
    open: tabs && options.openOutbox,
    clock,
    onQueue: (next) => {
      queue = next;
      tellWaiting();
      changed();
    },
    onFallback: () => {
      isKept = false;
      begin();
    },
  });

  async function start(): Promise<void> {
    const outbox = await opened;
    if (closed) return;
    isKept = outbox.isKept;
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
        derivers: options.derivers,
        clock,
        isOnline: options.isOnline,
        onStates: (next) => {
          takeStates(next);
          tabs?.tell({ kind: 'states', states: [...next] });
        },
        onArrival: (entry) => {
          const entries = asWritten(entry, queue.find(({ id }) => id === entry.id) ?? entry);
          hold(entries);
          tabs?.tell({ kind: 'arrived', entries });
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
    tellWaiting();
    changed();
  }

  /** A change behind another one gets no attempt of its own for as long as that waits. */
  function tellWaiting(): void {
    if (awaited.size === 0) return;
    for (const [id, because] of reasonsToWait(queue, states))
      for (const tell of awaited.get(id) ?? []) tell({ state: 'waiting', because });
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
      case 'arrived':
        hold(message.entries);
        return;
      case 'outcome':
        conclude(message.entry, message.outcome);
        await outbox.read();
    }
  }

  /**
   * Keeps on the screen what the server has until live data show it. From before the outbox forgets it: in between, the
   * screen would fall back for one rendering, which closes what was opened in it.
   */
  function hold(entries: readonly QueuedChange[]): void {
    for (const { path, id } of entries.flatMap(({ change }) => change.parts))
      savedAt.set(`${path}/${id}`, clock.now());
    arrived = [...arrived, ...entries];
    const cancel = clock.after(arrivedMs, () => {
      forgetting.delete(cancel);
      arrived = arrived.filter((other) => !entries.includes(other));
      changed();
    });
    forgetting.add(cancel);
    changed();
  }

  function conclude(entry: QueuedChange, outcome: SaveOutcome): void {
    for (const tell of awaited.get(entry.id) ?? []) tell(outcome);
    awaited.delete(entry.id);
    changed();
  }

  /** Applies an edit to the outbox and makes the sending tab, this one or another, look at it. */
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

  /** Resolves with the id of the waiting change, which is another one where the two were joined. */
  async function enter(
    next: Parameters<typeof enqueue>[1],
    tell: (outcome: FirstOutcome) => void,
  ): Promise<string> {
    let id = next.id;
    await edit((before) => {
      const entered = enqueue(before, next);
      ({ id } = entered);
      awaited.set(next.id, []);
      awaited.set(id, [...(awaited.get(id) ?? []), tell]);
      entering = entering.filter((other) => other !== next);
      return entered.queue;
    });
    return id;
  }

  /** Takes a change out of the outbox by `remove`; whoever waits for it hears that it is gone. */
  async function drop(id: string, remove: typeof discarded): Promise<void> {
    const gone: QueuedChange[] = [];
    await edit((before) => {
      const after = remove(before, id);
      gone.push(...before.filter((entry) => !after.some((left) => left.id === entry.id)));
      return after;
    });
    for (const entry of gone) {
      conclude(entry, { state: 'discarded' });
      tabs?.tell({ kind: 'outcome', entry, outcome: { state: 'discarded' } });
    }
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
        return { tried: done, settled: done, withdraw: async () => {} };
      }
      const next = { id: randomId(), uid, since: clock.now(), change };
      entering = [...entering, next];
      changed();
      let told: (outcome: FirstOutcome) => void = () => {};
      const tried = new Promise<FirstOutcome>((resolve) => {
        told = resolve;
      });
      let settle: (outcome: SaveOutcome) => void = () => {};
      const settled = new Promise<SaveOutcome>((resolve) => {
        settle = resolve;
      });
      const entered = enter(next, (outcome) => {
        told(outcome);
        if (outcome.state !== 'waiting') settle(outcome);
      });
      return {
        tried,
        settled,
        async withdraw() {
          // What was joined with an earlier change is a part of that.
          if ((await entered) === next.id) await drop(next.id, withdrawn);
        },
      };
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
    discard: (id) => drop(id, discarded),
    correct: (id, texts) => edit((before) => corrected(before, id, texts)),
    resolve: (id, choices) => edit((before) => clashResolved(before, id, choices)),
    close() {
      closed = true;
      cancelWatchdog();
      for (const cancel of forgetting) cancel();
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
  if (stuck) return { state: stuck.kind, because: becauseOf(stuck) };
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
