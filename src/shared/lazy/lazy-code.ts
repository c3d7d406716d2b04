import { repairStyles } from './repair-styles';

/** Code that is fetched once, when it is needed. */
export interface LazyCode<T> {
  /** Returns the code; undefined until it has arrived. */
  readonly loaded: () => T | undefined;
  /** Fetches the code. A failure is forgotten: the next call fetches again. */
  readonly load: () => Promise<T>;
}

/** Code that has not arrived yet, in the order in which it was named. */
const missing = new Set<LazyCode<unknown>>();

/**
 * Names code that `load` imports later. The workspace fetches it ahead when it is quiet, so that what it shows opens at
 * once and without a connection.
 */
export function lazyCode<T>(load: () => Promise<T>): LazyCode<T> {
  const code: LazyCode<T> = codeOnce(load, () => missing.delete(code));
  missing.add(code);
  return code;
}

/** The same for code that is fetched ahead by its own rules or not at all, as a page's. */
export function codeOnce<T>(load: () => Promise<T>, arrived: () => unknown = () => {}): LazyCode<T> {
  let loaded: T | undefined;
  let loading: Promise<T> | undefined;
  let hasFailed = false;

  const fetchOnce = async (): Promise<T> => {
    try {
      if (hasFailed) await repairStyles();
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

/** Returns the code that has not arrived yet, what was named first before all other. */
export const missingCode = (): readonly LazyCode<unknown>[] => [...missing];
