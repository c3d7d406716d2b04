import { failureKind } from '@/shared/failures/failure-kind';
import { randomId } from '@/shared/lib/random-id';
import { createArrived } from './arrived';
import { createAwaited, createCaller } from './awaited';
import { isEmptyChange } from './change-relations';
import { lastingOutbox, type Outbox } from './outbox/outbox';
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
import type { TabMessage, Tabs } from './outbox/tabs';
import { asWritten } from './overlay';
import type { PendingChange, SaveOutcome, Saving, SavingView } from './saving';
import type { AttemptResult } from './sending/attempt';
import type { Clock } from './sending/clock';
import type { FieldFunctions } from './field-functions';
import type { CreateSender, SendingState, SendingStates } from './sending/sender';
import { createTurn } from './sending/turn';

export interface SavingOptions extends FieldFunctions {
  readonly uid: string;
  /** Opens the person's outbox. If it rejects or does not answer in time, an outbox in memory replaces it. */
  readonly openOutbox: () => Promise<Outbox>;
  /**
   * Connects to the person's other tabs. Undefined if the browser lacks Web Locks or BroadcastChannel: then
   * each tab sends its own changes.
   */
  readonly tabs: ((onMessage: (message: TabMessage) => void) => Tabs) | undefined;
  /** Loads the code that sends changes. Called with the first change, and again after a failure. */
  readonly loadSender: () => Promise<CreateSender>;
  readonly clock: Clock;
  readonly isOnline: () => boolean;
}

/** Starts saving for a person in this tab. Also sends changes left from earlier visits. */
export function createSaving(options: SavingOptions): Saving {
  const { uid, clock, isOnline } = options;
  const listeners = new Set<() => void>();
  let queue: Queue = [];
  /** Changes made in this tab that the outbox has not stored yet. */
  let entering: readonly Parameters<typeof enqueue>[1][] = [];
  let states: SendingStates = new Map<string, SendingState>();
  let isKept = true;
  let closed = false;
  let view: SavingView | undefined;

  const changed = () => {
    view = undefined;
    for (const listener of listeners) listener();
  };
  const awaited = createAwaited();
  const arrived = createArrived(clock, changed);
  const tabs = options.tabs?.((message) => void hear(message));
  const opened = lastingOutbox({
    open: tabs && options.openOutbox,
    clock,
    onQueue: (next) => {
      queue = next;
      turn.ensureSender();
      reportWaiting();
      changed();
    },
    onFallback: () => {
      isKept = false;
      turn.begin();
    },
  });
  const turn = createTurn({
    tabs,
    clock,
    isOnline,
    hasWork: () => queue.length > 0,
    createSender: async () => {
      const [outbox, create] = await Promise.all([opened, options.loadSender()]);
      return senderOf(outbox, create);
    },
    onFailure: (error) => {
      const because = failureKind(error);
      takeStates(new Map(queue.map(({ id }) => [id, { sending: false, because }])));
    },
  });

  async function start(): Promise<void> {
    const outbox = await opened;
    if (closed) return;
    isKept = outbox.isKept;
    if (isKept) turn.queueUp();
    else turn.begin();
    await outbox.read();
    tabs?.tell({ kind: 'changed' });
  }

  const senderOf = (outbox: Outbox, create: CreateSender) =>
    create({
      outbox,
      mergers: options.mergers,
      derivers: options.derivers,
      clock,
      isOnline,
      onStates: (next) => {
        takeStates(next);
        tabs?.tell({ kind: 'states', states: [...next] });
      },
      onArrival: (entry) => {
        const entries = asWritten(entry, queue.find(({ id }) => id === entry.id) ?? entry);
        arrived.hold(entries);
        tabs?.tell({ kind: 'arrived', entries });
      },
      onResult: (entry, result) => {
        const outcome = outcomeOf(result);
        if (outcome === undefined) return;
        conclude(entry, outcome);
        tabs?.tell({ kind: 'outcome', entry, outcome });
      },
    });

  function takeStates(next: SendingStates): void {
    states = next;
    reportWaiting();
    changed();
  }

  /**
   * Reports waiting changes to their callers. A change behind another one gets no attempt of its own while
   * that one waits.
   */
  function reportWaiting(): void {
    if (awaited.isEmpty()) return;
    for (const [id, because] of reasonsToWait(queue, states))
      awaited.report(id, { state: 'waiting', because });
  }

  function conclude(entry: QueuedChange, outcome: SaveOutcome): void {
    awaited.report(entry.id, outcome);
    changed();
  }

  async function hear(message: TabMessage): Promise<void> {
    const outbox = await opened;
    if (closed) return;
    switch (message.kind) {
      case 'changed':
        await outbox.read();
        turn.sender()?.look();
        return;
      case 'hurry':
        turn.hurry();
        return;
      case 'states':
        turn.hear();
        if (turn.sender() === undefined) takeStates(new Map(message.states));
        return;
      case 'arrived':
        arrived.hold(message.entries);
        return;
      case 'outcome':
        conclude(message.entry, message.outcome);
        await outbox.read();
    }
  }

  /** Applies an edit to the outbox and wakes the sending tab. */
  async function edit(change: (before: Queue) => Queue): Promise<void> {
    await (await opened).update(change);
    turn.wake();
  }

  /** Removes a change from the outbox with `remove` and reports it to its callers as discarded. */
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

  function createView(): SavingView {
    const all = entering.reduce((before, next) => enqueue(before, next).queue, queue);
    return {
      changes: all.map((entry) => ({ ...entry, ...statusOf(entry, states.get(entry.id)) })),
      arrived: arrived.entries(),
      isKept,
      savedAt: arrived.savedAt(),
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
      const { tried, settled, caller } = createCaller();
      let { id } = next;
      const entered = edit((before) => {
        const joined = enqueue(before, next);
        ({ id } = joined);
        awaited.add(id, caller);
        entering = entering.filter((other) => other !== next);
        return joined.queue;
      });
      return {
        tried,
        settled,
        async withdraw() {
          await entered;
          // A change that was joined with an earlier one is part of that one.
          if (id === next.id) await drop(id, withdrawn);
        },
      };
    },
    view: () => (view ??= createView()),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hurry() {
      turn.hurry();
      tabs?.tell({ kind: 'hurry' });
    },
    resend: (id) => edit((before) => resend(before, id)),
    discard: (id) => drop(id, discarded),
    correct: (id, texts) => edit((before) => corrected(before, id, texts)),
    resolve: (id, choices) => edit((before) => clashResolved(before, id, choices)),
    close() {
      closed = true;
      arrived.close();
      turn.close();
      tabs?.close();
      listeners.clear();
    },
  };
}

/** Returns the state of a queued change, with the reason of its last failure. */
function statusOf(
  { stuck }: QueuedChange,
  state: SendingState | undefined,
): Pick<PendingChange, 'state' | 'because'> {
  if (stuck) return { state: stuck.kind, because: becauseOf(stuck) };
  const because = state?.because;
  return { state: state?.sending ? 'sending' : 'waiting', ...(because && { because }) };
}

/** Returns the outcome of an attempt, or undefined if the change is sent again later. */
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
