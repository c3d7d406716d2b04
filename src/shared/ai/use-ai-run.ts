import { useEffect, useEffectEvent, useRef, useState } from 'react';

export type AiRun<T> =
  | { readonly state: 'running'; readonly repeats: number }
  | { readonly state: 'done'; readonly result: T }
  | { readonly state: 'failed'; readonly error: unknown }
  | { readonly state: 'cancelled' };

interface RunOptions {
  readonly signal: AbortSignal;
  readonly onRepeat: (repeats: number) => void;
}

/** Calls the AI when the component mounts, and again on request. `cancel` aborts the call. */
export function useAiRun<T>(ask: (options: RunOptions) => Promise<T>) {
  const [attempt, setAttempt] = useState(0);
  const [run, setRun] = useState<AiRun<T>>({ state: 'running', repeats: 0 });
  const going = useRef<AbortController>(undefined);
  const start = useEffectEvent(async (controller: AbortController) => {
    const { signal } = controller;
    try {
      const result = await ask({ signal, onRepeat: (repeats) => setRun({ state: 'running', repeats }) });
      if (!signal.aborted) setRun({ state: 'done', result });
    } catch (error) {
      if (!signal.aborted) setRun({ state: 'failed', error });
    }
  });
  useEffect(() => {
    const controller = new AbortController();
    going.current = controller;
    void start(controller);
    return () => controller.abort();
    // Each attempt calls again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [attempt]);
  return {
    run,
    again: () => {
      setRun({ state: 'running', repeats: 0 });
      setAttempt((count) => count + 1);
    },
    cancel: () => {
      going.current?.abort();
      setRun({ state: 'cancelled' });
    },
  };
}
