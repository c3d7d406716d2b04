import type { FailureKind } from '@/shared/failures/failure-kind';
import { attempt, type AttemptResult } from './attempt';
import type { Clock } from './clock';
import type { FieldFunctions } from '../field-functions';
import type { SaveBackend } from './save-backend';
import type { Outbox } from '../outbox/outbox';
import {
  markAttempted,
  markStuck,
  type Queue,
  type QueuedChange,
  sendable,
  withoutArrived,
} from '../outbox/queue';

/** The time limit of one attempt, in ms. Its write may still arrive later. */
export const attemptTimeoutMs = 8_000;
const longestWaitMs = 60_000;
/** The number of changes sent at the same time. */
const lanes = 4;

/** The sending state of a change that is not stuck. */
export interface SendingState {
  readonly sending: boolean;
  /** The reason why the last attempt failed. */
  readonly because?: FailureKind;
}
export type SendingStates = ReadonlyMap<string, SendingState>;

export interface SenderOptions extends FieldFunctions {
  readonly outbox: Outbox;
  readonly backend: SaveBackend;
  readonly clock: Clock;
  readonly isOnline: () => boolean;
  /** Called when an attempt begins or ends, with the state of every waiting change. */
  readonly onStates: (states: SendingStates) => void;
  /** Called when the server has confirmed a change, before it leaves the outbox. */
  readonly onArrival: (entry: QueuedChange) => void;
  /** Called with the result of an attempt, after the outbox has stored it. */
  readonly onResult: (entry: QueuedChange, result: AttemptResult, queue: Queue) => void;
}

export interface Sender {
  /** Looks for changes to send. Call it after the outbox has changed. */
  look(): void;
  /** Ends all pauses, when the connection is back, the page becomes visible, or the person asks. */
  hurry(): void;
  stop(): void;
}

/** Creates a sender with a given backend. */
export type CreateSender = (options: Omit<SenderOptions, 'backend'>) => Sender;

interface Wait {
  readonly failures: number;
  readonly until: number;
  readonly because: FailureKind;
}

/**
 * Sends the changes of an outbox: one at a time for each record, several records at once. Retries after 1, 2,
 * 4 … 60 s. Only one sender may run for each person.
 */
export function createSender(options: SenderOptions): Sender {
  const { outbox, backend, mergers, derivers, clock, isOnline, onStates, onArrival, onResult } = options;
  const busy = new Set<string>();
  const waits = new Map<string, Wait>();
  let stopped = false;
  let looking = false;
  let lookAgain = false;
  let cancelTimer = () => {};

  const tell = () => {
    const states = new Map<string, SendingState>();
    for (const [id, { because }] of waits) states.set(id, { sending: false, because });
    for (const id of busy) states.set(id, { ...states.get(id), sending: true });
    onStates(states);
  };

  const wait = (id: string, because: FailureKind) => {
    const failures = (waits.get(id)?.failures ?? 0) + 1;
    // The browser may be wrong about the connection, so the sender tries even offline, at the longest pause.
    const pause = isOnline() ? Math.min(longestWaitMs, 1_000 * 2 ** (failures - 1)) : longestWaitMs;
    waits.set(id, { failures, because, until: clock.now() + pause });
  };

  async function send(entry: QueuedChange): Promise<void> {
    const limit = new AbortController();
    const cancelLimit = clock.after(attemptTimeoutMs, () =>
      limit.abort(new DOMException('', 'TimeoutError')),
    );
    const leaving: Parameters<typeof attempt>[1]['leaving'] = async (change) => {
      let isCurrent = false;
      await outbox.update((queue) => {
        const next = stopped ? undefined : markAttempted(queue, entry, change);
        isCurrent = next !== undefined;
        return next ?? queue;
      });
      return isCurrent;
    };
    const result = await attempt(entry, {
      backend,
      mergers,
      derivers,
      leaving,
      isOnline,
      signal: limit.signal,
    });
    cancelLimit();
    if (result.kind === 'saved') onArrival(entry);
    const queue = await outbox.update((before) => afterwards(before, entry, result));
    busy.delete(entry.id);
    if (result.kind === 'retry') wait(entry.id, result.because);
    else waits.delete(entry.id);
    if (stopped) return;
    onResult(entry, result, queue);
    tell();
    look();
  }

  function look(): void {
    if (stopped) return;
    lookAgain = true;
    if (!looking) void lookNow();
  }

  async function lookNow(): Promise<void> {
    looking = true;
    while (lookAgain) {
      lookAgain = false;
      const queue = await outbox.read();
      if (stopped) break;
      const known = new Set(queue.map(({ id }) => id));
      for (const id of waits.keys()) if (!known.has(id)) waits.delete(id);
      begin(sendable(queue, busy));
    }
    looking = false;
  }

  function begin(candidates: readonly QueuedChange[]): void {
    cancelTimer();
    const now = clock.now();
    let next = Number.POSITIVE_INFINITY;
    for (const entry of candidates) {
      if (!waits.has(entry.id) && !isOnline()) wait(entry.id, 'offline');
      const until = waits.get(entry.id)?.until ?? now;
      if (until > now) next = Math.min(next, until);
      else if (busy.size < lanes) {
        busy.add(entry.id);
        void send(entry);
      }
    }
    if (next < Number.POSITIVE_INFINITY) cancelTimer = clock.after(next - now, look);
    tell();
  }

  return {
    look,
    hurry() {
      // Keeps the count of failures, because calling this often must not shorten the pauses.
      for (const [id, pause] of waits) waits.set(id, { ...pause, until: 0 });
      if (isOnline()) for (const [id, pause] of waits) if (pause.because === 'offline') waits.delete(id);
      look();
    },
    stop() {
      stopped = true;
      cancelTimer();
    },
  };
}

function afterwards(queue: Queue, entry: QueuedChange, result: AttemptResult): Queue {
  switch (result.kind) {
    case 'saved':
      return withoutArrived(queue, entry);
    case 'refused':
      return markStuck(queue, entry, { ...result, kind: 'refused' });
    case 'clash':
      return markStuck(queue, entry, { kind: 'clash', fields: result.fields });
    default:
      return queue;
  }
}
