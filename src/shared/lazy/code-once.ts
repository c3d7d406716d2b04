/** Code that is fetched once, on demand. */
export interface LazyCode<T> {
  /** Returns the code, or undefined until it has arrived. */
  readonly loaded: () => T | undefined;
  /** Fetches the code. After a failure, the next call fetches again. */
  readonly load: () => Promise<T>;
}

interface CodeEvents {
  readonly arrived?: () => unknown;
  /** Called before code is fetched again after a failure. */
  readonly beforeRetry?: () => Promise<void>;
}

/**
 * Returns code that `load` imports on demand. Use it for pages and on the public site, which prefetches
 * nothing by itself.
 */
export function codeOnce<T>(
  load: () => Promise<T>,
  { arrived = () => {}, beforeRetry = async () => {} }: CodeEvents = {},
): LazyCode<T> {
  let loaded: T | undefined;
  let loading: Promise<T> | undefined;
  let hasFailed = false;

  const fetchOnce = async (): Promise<T> => {
    try {
      if (hasFailed) await beforeRetry();
      loaded = await load();
      arrived();
      return loaded;
    } catch (error) {
      hasFailed = true;
      throw error;
    } finally {
      loading = undefined;
    }
  };
  return {
    loaded: () => loaded,
    load: async () => loaded ?? (loading ??= fetchOnce()),
  };
}
