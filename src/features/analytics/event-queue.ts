import type { TrackedEvent } from './events';

/** Sends a batch of events. `leaving`: the page may be gone before the answer comes. */
export type EventSink = (events: readonly TrackedEvent[], leaving: boolean) => Promise<void>;

export interface EventQueueLimits {
  /** How long an event waits for others to be sent with, in milliseconds. */
  readonly delayMs: number;
  /** A batch of this many is sent at once. */
  readonly batchSize: number;
  /** Most events of one page load; more come from a fault or an attack. */
  readonly most: number;
}

export interface EventQueue {
  add(event: TrackedEvent): void;
  /** Sends the waiting events now. */
  flush(leaving: boolean): void;
}

/** What the site sends by: a full batch of any event stays within what rules may evaluate (decision 024). */
export const usualLimits: EventQueueLimits = { delayMs: 3_000, batchSize: 6, most: 50 };

/**
 * Collects events and sends them in batches. A batch that fails is dropped, not repeated, and the console gets one
 * warning (PUB-306): lost counts are cheaper than repeated requests.
 */
export function createEventQueue(send: EventSink, limits: EventQueueLimits = usualLimits): EventQueue {
  let waiting: TrackedEvent[] = [];
  let taken = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let warned = false;

  function flush(leaving: boolean): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const batch = waiting;
    waiting = [];
    send(batch, leaving).catch((error: unknown) => {
      if (!warned) console.warn('This visit could not be counted.', error);
      warned = true;
    });
  }

  return {
    add(event) {
      taken += 1;
      if (taken > limits.most) {
        if (taken === limits.most + 1) {
          console.warn(`More than ${limits.most} events in one visit: the rest is not counted.`);
        }
        return;
      }
      waiting.push(event);
      if (waiting.length >= limits.batchSize) flush(false);
      else timer ??= setTimeout(() => flush(false), limits.delayMs);
    },
    flush,
  };
}
