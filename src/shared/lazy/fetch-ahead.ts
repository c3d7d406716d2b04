import { sparesData } from '@/shared/lib/spares-data';
import { missingCode } from './lazy-code';

/** The delay in ms before a failed import is retried. */
const retryMs = 10_000;

/** A performance mark, set when everything is prefetched. */
export const aheadMark = 'code-ahead';

/**
 * Prefetches code, one import in each idle moment, until all has arrived. It starts with the code registered
 * by `lazyCode`, in that order. Then it fetches `others`, each of which may register more. Does nothing if
 * the browser is set to save data. Returns the function that stops it.
 */
export function fetchAhead(others: readonly (() => Promise<unknown>)[] = []): () => void {
  if (sparesData()) return () => {};
  const ended = new AbortController();
  const { signal } = ended;
  const left = new Set(others);
  const failed = new Set<() => Promise<unknown>>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const whenIdle = () => {
    if (signal.aborted) return;
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => void step(), { timeout: 2_000 });
    else timer = setTimeout(() => void step(), 50);
  };
  const step = async () => {
    if (signal.aborted) return;
    const wanted = [...missingCode().map(({ load }) => load), ...left];
    const load = wanted.find((each) => !failed.has(each));
    if (load === undefined && failed.size > 0) {
      failed.clear();
      timer = setTimeout(whenIdle, retryMs);
      return;
    }
    if (load === undefined) {
      performance.mark(aheadMark);
      return;
    }
    if (!navigator.onLine) {
      window.addEventListener('online', whenIdle, { once: true, signal });
      return;
    }
    try {
      await load();
      left.delete(load);
    } catch {
      // If the person opens it, the press reports the failure.
      failed.add(load);
    }
    whenIdle();
  };
  whenIdle();
  return () => {
    ended.abort();
    clearTimeout(timer);
  };
}
