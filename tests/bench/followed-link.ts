import type { Browser, Page } from 'playwright';
import { conditions, slowDown } from './page-visit';

/**
 * The way a link is followed: `plain` by the browser, `cold` by the router without a prefetch, `ahead` with
 * the page prefetched.
 */
export type Way = 'plain' | 'cold' | 'ahead';

interface Observed {
  /** The times in ms since 1970 when the link was pressed and when the next page's heading was painted. */
  pressed?: number;
  painted?: number;
}

/**
 * Runs in every document before any other script. Stores a press of a link for the next document. The heading
 * of a page other than the pressed one counts as painted with the second frame after it appears, or with the
 * first paint of its document.
 */
function observe(): void {
  const observed: Observed = {};
  Object.assign(globalThis, { observed });
  const now = () => performance.timeOrigin + performance.now();
  const heading = () => document.querySelector('h1')?.textContent;
  const before = sessionStorage.getItem('pressed');
  if (before !== null) {
    observed.pressed = Number(before);
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries())
        if (name === 'first-contentful-paint') observed.painted = performance.timeOrigin + startTime;
    }).observe({ type: 'paint', buffered: true });
  }
  const press = () => {
    const left = heading();
    observed.pressed = now();
    sessionStorage.setItem('pressed', String(observed.pressed));
    const look = () => {
      const shown = heading();
      if (shown === undefined || shown === null || shown === left) requestAnimationFrame(look);
      else requestAnimationFrame(() => setTimeout(() => (observed.painted = now())));
    };
    requestAnimationFrame(look);
  };
  document.addEventListener('click', press, { capture: true });
}

/** The time without any request after which a page counts as quiet, in ms. */
const quietMs = 500;

/**
 * Returns a function that waits until no request has run for a while. Playwright's `networkidle` fires only
 * once.
 */
function watchRequests(page: Page): () => Promise<void> {
  let underWay = 0;
  let changed = () => {};
  const count = (by: number) => () => {
    underWay += by;
    changed();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return () =>
    new Promise((resolve) => {
      let timer: NodeJS.Timeout | undefined;
      changed = () => {
        clearTimeout(timer);
        if (underWay === 0) timer = setTimeout(resolve, quietMs);
      };
      changed();
    });
}

/**
 * Opens a page on the slow phone, waits until it is quiet, and presses its last link to `target`. Returns the
 * ms from the press to the painted heading of the next page.
 */
export async function followLink(
  browser: Browser,
  origin: string,
  target: string,
  way: Way,
): Promise<number> {
  const context = await browser.newContext({
    viewport: conditions.viewport,
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    ignoreHTTPSErrors: true,
  });
  try {
    const page = await context.newPage();
    // Playwright's compiler marks functions with this helper, which pages lack.
    const quiet = watchRequests(page);
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.addInitScript(observe);
    if (way === 'cold')
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
    await slowDown(page);
    await page.goto(`${origin}/`, { waitUntil: 'load' });
    if (way !== 'plain')
      await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    await quiet();
    const link = page.locator(`a[href="${target}"]`).last();
    if (way === 'ahead') {
      await link.scrollIntoViewIfNeeded();
      await quiet();
    }
    // Clicks without a touch first, because a touch would prefetch the page.
    await link.evaluate((element) => (element as HTMLElement).click());
    const taken = await page.waitForFunction(() => {
      const { pressed, painted } = (globalThis as unknown as { observed: Observed }).observed;
      return pressed !== undefined && painted !== undefined && painted - pressed;
    });
    return Number(await taken.jsonValue());
  } finally {
    await context.close();
  }
}
