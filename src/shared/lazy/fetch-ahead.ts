import { sparesData } from '@/shared/lib/spares-data';
import { nextMissingCode } from './lazy-code';

/** After how long a fetch that failed is tried again, in milliseconds. */
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
  const left = [...others];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const whenIdle = () => {
    if (signal.aborted) return;
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => void step(), { timeout: 2_000 });
    else timer = setTimeout(() => void step(), 50);
  };
  const step = async () => {
    if (signal.aborted) return;
    const load = nextMissingCode()?.load ?? left[0];
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
      if (load === left[0]) left.shift();
      whenIdle();
    } catch {
      // A press on it reports the failure.
      timer = setTimeout(whenIdle, retryMs);
    }
  };
  whenIdle();
  return () => {
    ended.abort();
    clearTimeout(timer);
  };
}
