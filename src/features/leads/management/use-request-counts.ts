import { useCallback, useEffect, useRef, useState } from 'react';
import type { RequestCounts, RequestsSource } from './requests-source';

/** `current` is false while the counts do not belong to the list that is shown. */
export interface CountsState {
  readonly counts: RequestCounts | undefined;
  readonly current: boolean;
  readonly failed: boolean;
}

interface Held {
  readonly counts: RequestCounts | undefined;
  readonly failed: boolean;
  readonly trigger: unknown;
}

/** The counts of everything stored, taken again whenever `trigger` changes and on `refresh`. */
export function useRequestCounts(
  source: RequestsSource,
  trigger: unknown,
): CountsState & { readonly refresh: () => Promise<void> } {
  const [held, setHeld] = useState<Held>({ counts: undefined, failed: false, trigger: undefined });
  const turn = useRef(0);
  const latestTrigger = useRef(trigger);

  const refresh = useCallback(async () => {
    turn.current += 1;
    const mine = turn.current;
    const since = latestTrigger.current;
    let next: Held;
    try {
      next = { counts: await source.count(), failed: false, trigger: since };
    } catch {
      next = { counts: undefined, failed: true, trigger: since };
    }
    // A later count knows more.
    if (mine === turn.current) setHeld(next);
  }, [source]);

  useEffect(() => {
    latestTrigger.current = trigger;
    void refresh();
  }, [refresh, trigger]);

  return {
    counts: held.counts,
    failed: held.failed,
    current: held.counts !== undefined && held.trigger === trigger,
    refresh,
  };
}
