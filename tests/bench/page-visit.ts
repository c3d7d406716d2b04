import type { Browser, CDPSession, Page } from 'playwright';

/**
 * The measurements of a visit to a page. Times are in ms from the start of navigation; files are listed by
 * address, without query.
 */
export interface Visit {
  readonly largestPaint: number;
  readonly layoutShift: number;
  /** The total time beyond 50 ms of every task after the first paint, until the measurement ends. */
  readonly blocking: number;
  readonly files: readonly string[];
}

interface Observed {
  largestPaint: number;
  layoutShift: number;
  tasks: { start: number; duration: number }[];
}

/** A mid-range phone on a slow mobile network. */
export const conditions = {
  viewport: { width: 412, height: 823 },
  slowdown: 4,
  latencyMs: 150,
  bytesPerSecond: 1_600_000 / 8,
};

/**
 * The time in ms that a page is measured after it has loaded: long enough for its idle work when slowed down.
 */
const watchMs = 4_000;

/** Runs in the page before any other script. Collects the browser's performance entries. */
function observe(): void {
  const observed: Observed = { largestPaint: 0, layoutShift: 0, tasks: [] };
  Object.assign(globalThis, { observed });
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => {
    observed.largestPaint = startTime;
  });
  on('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) observed.layoutShift += value;
  });
  on('longtask', ({ startTime, duration }) => observed.tasks.push({ start: startTime, duration }));
}

/** Slows a page down to a mid-range phone on a slow mobile network. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: conditions.latencyMs,
    downloadThroughput: conditions.bytesPerSecond,
    uploadThroughput: conditions.bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.slowdown });
  return session;
}

/** Visits an address with an empty cache, slowed down, without any input. */
export async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: conditions.viewport,
    isMobile: true,
    deviceScaleFactor: 2,
  });
  try {
    const page = await context.newPage();
    const { origin } = new URL(address);
    const files: string[] = [];
    page.on('requestfinished', (request) => {
      const url = new URL(request.url());
      if (url.origin === origin) files.push(url.pathname);
    });
    // Playwright's compiler marks functions with this helper, which pages lack.
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.addInitScript(observe);
    await slowDown(page);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(watchMs);
    const { observed, firstPaint } = await page.evaluate(() => ({
      observed: (globalThis as unknown as { observed: Observed }).observed,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }));
    return {
      largestPaint: observed.largestPaint,
      layoutShift: observed.layoutShift,
      blocking: observed.tasks
        .filter(({ start, duration }) => start + duration > firstPaint)
        .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
      files,
    };
  } finally {
    await context.close();
  }
}
