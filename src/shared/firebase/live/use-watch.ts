import { useEffect, useState } from 'react';
import type { Live, Watch } from './live';

/** The time in ms before a screen says that the first answer is late (WRK-531). */
const patienceMs = 10_000;

const loading = { status: 'loading' } as const;

/** Returns the last data, marked as unconfirmed, to stay on the screen until new data arrive. */
function kept<T>(live: Live<T>): Live<T> {
  return 'data' in live && live.data !== undefined
    ? { status: 'ready', data: live.data, fromServer: false }
    : loading;
}

/** Returns the next state. A failure keeps the data shown before it. */
function followedBy<T>(before: Live<T>, next: Live<T>): Live<T> {
  if (next.status !== 'failed' || !('data' in before) || before.data === undefined) return next;
  return { data: before.data, ...next };
}

/**
 * Follows live data in a component. If the key changes, the new watch replaces the old one. With the same
 * scope, the old data stay, marked as unconfirmed, until the new watch answers. With another scope, the state
 * starts with what the new watch knows, or with `loading`, so that one record's data never appear under
 * another's name. `retry` starts the watch again after a failure.
 */
export function useWatch<T>(watch: Watch<T>): { readonly live: Live<T>; readonly retry: () => void } {
  const [held, setHeld] = useState<{ readonly watch: Watch<T>; readonly live: Live<T> }>(() => ({
    watch,
    live: watch.known?.() ?? loading,
  }));

  let current = held;
  if (held.watch.key !== watch.key || held.watch.scope !== watch.scope) {
    current = {
      watch,
      live: held.watch.scope === watch.scope ? kept(held.live) : (watch.known?.() ?? loading),
    };
    setHeld(current);
  }
  const started = current.watch;

  useEffect(
    () =>
      started.start(
        (live) =>
          setHeld((before) =>
            before.watch === started ? { watch: started, live: followedBy(before.live, live) } : before,
          ),
        patienceMs,
      ),
    [started],
  );

  // A copy makes the effect restart the same watch.
  const retry = () => setHeld((before) => ({ watch: { ...watch }, live: kept(before.live) }));

  return { live: current.live, retry };
}
