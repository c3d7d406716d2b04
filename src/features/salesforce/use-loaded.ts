import { useCallback, useEffect, useState } from 'react';

export type Loaded<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'ready'; readonly value: T };

/** What `load`, which has to stay the same function, resolves with; `reload` asks anew, `set` puts what is known already. */
export function useLoaded<T>(load: (signal?: AbortSignal) => Promise<T>) {
  const [loaded, setLoaded] = useState<Loaded<T>>({ status: 'loading' });
  useEffect(() => {
    const ended = new AbortController();
    load(ended.signal).then(
      (value) => setLoaded({ status: 'ready', value }),
      (error: unknown) => {
        if (!ended.signal.aborted) setLoaded({ status: 'failed', error });
      },
    );
    return () => ended.abort();
  }, [load]);
  const reload = useCallback(async (): Promise<T | undefined> => {
    try {
      const value = await load();
      setLoaded({ status: 'ready', value });
      return value;
    } catch (error) {
      setLoaded({ status: 'failed', error });
      return undefined;
    }
  }, [load]);
  const set = useCallback((value: T) => setLoaded({ status: 'ready', value }), []);
  return { loaded, reload, set };
}
