import type { QueuedChange } from './outbox/queue';
import type { Clock } from './sending/clock';

/** The time in ms after which an arrived change is dropped, even if live data do not show it yet. */
const arrivedMs = 10_000;

/** The changes that the server has confirmed but the live data may not show yet. */
export interface Arrived {
  readonly entries: () => readonly QueuedChange[];
  /**
   * Returns when the server last confirmed a save of each record, by `path/id`, in ms by the device's clock.
   */
  readonly savedAt: () => ReadonlyMap<string, number>;
  /**
   * Keeps confirmed changes on the screen until live data show them. Call it before the outbox drops them.
   * Otherwise the screen shows the old values for one rendering, which closes an open menu or dialog of the
   * record.
   */
  readonly hold: (entries: readonly QueuedChange[]) => void;
  readonly close: () => void;
}

/** Returns an empty list of arrived changes. Calls `onChange` when one is added or dropped. */
export function createArrived(clock: Clock, onChange: () => void): Arrived {
  let entries: readonly QueuedChange[] = [];
  const savedAt = new Map<string, number>();
  const timers = new Set<() => void>();
  return {
    entries: () => entries,
    savedAt: () => new Map(savedAt),
    hold(added) {
      for (const { path, id } of added.flatMap(({ change }) => change.parts))
        savedAt.set(`${path}/${id}`, clock.now());
      entries = [...entries, ...added];
      const cancel = clock.after(arrivedMs, () => {
        timers.delete(cancel);
        entries = entries.filter((other) => !added.includes(other));
        onChange();
      });
      timers.add(cancel);
      onChange();
    },
    close() {
      for (const cancel of timers) cancel();
    },
  };
}
