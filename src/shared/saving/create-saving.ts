import { randomId } from '@/shared/lib/random-id';
import type { AttemptResult, FieldFunctions, SaveBackend } from './attempt';
import { isEmptyChange } from './change';
import { lastingOutbox, type Outbox } from './outbox';
import { clashResolved, corrected, discarded, enqueue, type Queue, type QueuedChange, resend } from './queue';
import { type Clock, createSender, type Sender, type SendingState, type SendingStates } from './sender';
import type { FirstOutcome, PendingChange, SaveOutcome, Saving, SavingView } from './saving';
import type { TabMessage, Tabs } from './tabs';

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
      const cancel = clock.after(arrivedMs, () => {
        forgetting.delete(cancel);
        arrived = arrived.filter((other) => other !== entry);
        changed();
      });
      forgetting.add(cancel);
    }
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
