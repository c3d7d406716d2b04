/** The page counts as idle after this many ms without a first read. */
const idleAfterMs = 500;

let pendingReads = 0;
let lastReadAt = 0;

/** Makes `whenIdle` wait for `read`. Also used for code whose first reads are still to come. */
export async function trackRead(read: Promise<unknown>): Promise<void> {
  pendingReads += 1;
  try {
    await read;
  } finally {
    pendingReads -= 1;
    lastReadAt = performance.now();
  }
}

/**
 * Calls back when all first reads of the page have ended and the browser is idle. Returns the function that
 * cancels it. Use it to fetch large code that no one is waiting for, such as the full SDK.
 */
export function whenIdle(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    const left = lastReadAt + idleAfterMs - performance.now();
    if (pendingReads === 0 && left <= 0) afterwards();
    else timer = setTimeout(wait, Math.max(left, 50));
  };
  const afterwards = () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 2_000 });
    else setTimeout(work, 0);
  };
  wait();
  return () => clearTimeout(timer);
}
