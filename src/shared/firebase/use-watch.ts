import { useEffect, useState } from 'react';
import type { Live, Watch } from './live';

const loading = { status: 'loading' } as const;

/** What may stay on the screen while nothing new is there: the last data, as not confirmed. */
function kept<T>(live: Live<T>): Live<T> {
  return 'data' in live && live.data !== undefined
    ? { status: 'ready', data: live.data, fromServer: false }
    : loading;
}

/** A failure keeps the data that stood before it. */
function followedBy<T>(before: Live<T>, next: Live<T>): Live<T> {
  if (next.status !== 'failed' || !('data' in before) || before.data === undefined) return next;
  return { data: before.data, ...next };
}

/**
 * Follows live data in a component. A watch with another key is started in place of the one before; what that one has shown
 * stays (as not from the server) until the new one has answered, if both have the same scope; another scope starts from loading,
 * so that one record's data never stands under another's name. `retry` starts the watch anew after a failure.
 */
export function useWatch<T>(watch: Watch<T>): { readonly live: Live<T>; readonly retry: () => void } {
  const [held, setHeld] = useState<{ readonly watch: Watch<T>; readonly live: Live<T> }>({
    watch,
    live: loading,
  });

  let current = held;
  if (held.watch.key !== watch.key || held.watch.scope !== watch.scope) {
    current = { watch, live: held.watch.scope === watch.scope ? kept(held.live) : loading };
    setHeld(current);
  }
  const started = current.watch;

  useEffect(
    () =>
      started.start((live) =>
        setHeld((before) =>
          before.watch === started ? { watch: started, live: followedBy(before.live, live) } : before,
        ),
      ),
    [started],
  );

  // A copy, so that the same watch is started once more.
  const retry = () => setHeld((before) => ({ watch: { ...watch }, live: kept(before.live) }));

  return { live: current.live, retry };
}
