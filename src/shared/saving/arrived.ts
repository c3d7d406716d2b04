import type { QueuedChange } from './outbox/queue';
import type { Clock } from './sending/clock';

/** The time that live data get to show a change that has arrived, in milliseconds. */
const arrivedMs = 10_000;

/** Changes that the server has and that live data may not show yet. */
export interface Arrived {
  readonly entries: () => readonly QueuedChange[];
  /** When the server last confirmed a save of a record, by `path/id`, in milliseconds by the device's clock. */
  readonly savedAt: () => ReadonlyMap<string, number>;
  /**
   * Keeps changes on the screen until live data show them. Call it before the outbox drops them: in between, the
   * screen would show the old values for one rendering, which closes what was opened in it.
   */
  readonly hold: (entries: readonly QueuedChange[]) => void;
  readonly close: () => void;
}

/** Returns an empty list of arrived changes; calls `onChange` when one is added or dropped. */
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
