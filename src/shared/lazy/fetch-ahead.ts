import { sparesData } from '@/shared/lib/spares-data';
import { missingCode } from './lazy-code';

/** After how long what failed is tried again, in milliseconds. */
const retryMs = 10_000;

/** A mark in the browser's timeline: everything that could be fetched ahead is there. */
export const aheadMark = 'code-ahead';

/**
 * Fetches code ahead, one piece in each idle moment, until everything is there: first all that was named with
 * `lazyCode`, the open screen's before all other, then `others`, each of which may name more. Stays away from people who
 * ask their browser to save data. Returns the function that stops it.
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
      // A press on it reports the failure.
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
