import { useCallback, useEffect, useState } from 'react';
import type { Live, Watch } from './live';

interface Held<T> {
  readonly key: string;
  readonly scope: string;
  readonly live: Live<T>;
}

/**
 * Follows live data in a component. A new `key` starts a new watch; what was shown before stays (marked not
 * fresh) until the new answer, as long as `scope` is the same; another scope starts from loading, so that one
 * record's data never stands under another's name. `retry` starts the watch anew after a failure.
 */
export function useLive<T>(options: {
  readonly key: string;
  readonly scope: string;
  readonly watch: Watch<T>;
}): {
  readonly live: Live<T>;
  readonly retry: () => void;
} {
  const { key, scope, watch } = options;
  const [held, setHeld] = useState<Held<T>>({ key, scope, live: { status: 'loading' } });
  const [attempt, setAttempt] = useState(0);

  useEffect(
    () => watch((live) => setHeld({ key, scope, live })),
    // The key stands for the watch: a new closure on each render must not start a new listener.
    // oxlint-disable-next-line react/exhaustive-deps
    [key, scope, attempt],
  );

  const retry = useCallback(() => {
    setHeld((previous) =>
      previous.live.status === 'ready' ? previous : { ...previous, live: { status: 'loading' } },
    );
    setAttempt((count) => count + 1);
  }, []);

  if (held.key === key && held.scope === scope) return { live: held.live, retry };
  if (held.scope === scope && held.live.status === 'ready')
    return { live: { ...held.live, fresh: false }, retry };
  return { live: { status: 'loading' }, retry };
}
