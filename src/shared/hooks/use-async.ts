import { useEffect, useEffectEvent, useState } from 'react';
import { failureKind } from '@/shared/failures/failure-kind';
import type { Live } from '@/shared/firebase/live/live';

/** The state of data that are loaded once. */
export interface AsyncData<T> {
  /**
   * The data in the states of live data, so that `LiveView` can show both. A failed reload keeps the data.
   */
  readonly live: Live<T>;
  /** The loaded data. Undefined until then. */
  readonly data: T | undefined;
  /** The error of the last load, and the time of the failure. */
  readonly failure: AsyncFailure | undefined;
  readonly isLoading: boolean;
  readonly reload: () => void;
  /** Replaces the data, for example with the answer of a write. */
  readonly set: (data: T) => void;
}

export interface AsyncFailure {
  readonly error: unknown;
  readonly at: Date;
}

interface Loaded<T> {
  readonly key: string;
  readonly turn: number;
  readonly data?: T | undefined;
  readonly failure?: AsyncFailure;
}

interface AsyncOptions {
  /** The debounce of the key in ms, as while a person types. */
  readonly pauseMs?: number;
  /** True to keep the data of the previous key until those of the new one are loaded. */
  readonly keepsPrevious?: boolean;
}

/**
 * Loads data once per key. Loads nothing without a key. Aborts `signal` when the key changes or the component
 * unmounts, and ignores late answers.
 */
export function useAsync<T>(
  key: string | undefined,
  load: (signal: AbortSignal) => Promise<T>,
  { pauseMs = 0, keepsPrevious = false }: AsyncOptions = {},
): AsyncData<T> {
  const [turn, setTurn] = useState(0);
  const [loaded, setLoaded] = useState<Loaded<T>>();
  const current = loaded?.key === key ? loaded : undefined;
  const isLoading = key !== undefined && current?.turn !== turn;
  const start = useEffectEvent(load);

  useEffect(() => {
    if (key === undefined || !isLoading) return undefined;
    const loading = new AbortController();
    const take = async () => {
      try {
        const data = await start(loading.signal);
        if (!loading.signal.aborted) setLoaded({ key, turn, data });
      } catch (error) {
        if (loading.signal.aborted) return;
        const failure = { error, at: new Date() };
        setLoaded((before) => ({ key, turn, failure, ...(before?.key === key && { data: before.data }) }));
      }
    };
    if (pauseMs === 0) void take();
    const timer = pauseMs === 0 ? undefined : setTimeout(() => void take(), pauseMs);
    return () => {
      clearTimeout(timer);
      loading.abort();
    };
  }, [key, turn, isLoading, pauseMs]);

  const data = current === undefined && keepsPrevious ? loaded?.data : current?.data;
  return {
    live: liveOf(data, isLoading ? undefined : current?.failure),
    data,
    failure: isLoading ? undefined : current?.failure,
    isLoading,
    reload: () => setTurn((before) => before + 1),
    set: (known) => {
      if (key !== undefined) setLoaded({ key, turn, data: known });
    },
  };
}

function liveOf<T>(data: T | undefined, failure: AsyncFailure | undefined): Live<T> {
  if (failure === undefined)
    return data === undefined ? { status: 'loading' } : { status: 'ready', data, fromServer: true };
  const kind = failureKind(failure.error);
  if (kind === 'denied' || kind === 'signed-out') return { status: 'denied' };
  const reason =
    kind === 'timeout' ? kind : kind === 'offline' || kind === 'unavailable' ? 'unavailable' : 'unknown';
  return { status: 'failed', reason, ...(data !== undefined && { data }) };
}
