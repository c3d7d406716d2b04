import type { TrackedEvent } from './events';

/** Sends a batch of events. `leaving` is true if the page may be gone before the answer arrives. */
export type EventSink = (events: readonly TrackedEvent[], leaving: boolean) => Promise<void>;

export interface EventQueueLimits {
  /** The time in ms that an event waits to be batched with others. */
  readonly delayMs: number;
  /** The number of events at which a batch is sent immediately. */
  readonly batchSize: number;
  /** The maximum number of events per page load. More would mean a fault or an attack. */
  readonly maxEvents: number;
}

export interface EventQueue {
  add(event: TrackedEvent): void;
  /** Sends the queued events now. */
  flush(leaving: boolean): void;
}

/**
 * The site's limits. A full batch stays within the number of expressions that rules may evaluate (decision
 * 024).
 */
export const defaultLimits: EventQueueLimits = { delayMs: 3_000, batchSize: 6, maxEvents: 50 };

/**
 * Collects events and sends them in batches. Drops a batch that fails, because lost counts cost less than
 * retries. Logs one warning to the console (PUB-306).
 */
export function createEventQueue(send: EventSink, limits: EventQueueLimits = defaultLimits): EventQueue {
  let queued: TrackedEvent[] = [];
  let addedCount = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let warned = false;

  function flush(leaving: boolean): void {
    clearTimeout(timer);
    timer = undefined;
    if (queued.length === 0) return;
    const batch = queued;
    queued = [];
    send(batch, leaving).catch((error: unknown) => {
      if (!warned) console.warn('This visit could not be counted.', error);
      warned = true;
    });
  }

  return {
    add(event) {
      addedCount += 1;
      if (addedCount > limits.maxEvents) {
        if (addedCount === limits.maxEvents + 1) {
          console.warn(`More than ${limits.maxEvents} events in one visit: the rest is not counted.`);
        }
        return;
      }
      queued.push(event);
      if (queued.length >= limits.batchSize) flush(false);
      else timer ??= setTimeout(() => flush(false), limits.delayMs);
    },
    flush,
  };
}
