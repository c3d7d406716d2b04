import { useEffect, useState } from 'react';
import type { Live, Watch } from './live';

/** How long a screen waits for the first answer before it says that the answer is late (WRK-531). */
const patienceMs = 10_000;

const loading = { status: 'loading' } as const;

/** Data that may stay on the screen until new data arrive: the last ones, marked as not confirmed. */
function kept<T>(live: Live<T>): Live<T> {
  return 'data' in live && live.data !== undefined
    ? { status: 'ready', data: live.data, fromServer: false }
    : loading;
}

/** A failure keeps the data shown before it. */
function followedBy<T>(before: Live<T>, next: Live<T>): Live<T> {
  if (next.status !== 'failed' || !('data' in before) || before.data === undefined) return next;
  return { data: before.data, ...next };
}

/**
 * Follows live data in a component. When the key changes, the new watch replaces the old one; the old data stay
 * (as not from the server) until the new watch answers if both have the same scope. Another scope starts with what
 * its watch knows, else with `loading`, so that one record's data never appear under another's name. `retry` starts
 * the watch again after a failure.
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

  // A copy makes the effect start the same watch again.
  const retry = () => setHeld((before) => ({ watch: { ...watch }, live: kept(before.live) }));

  return { live: current.live, retry };
}
