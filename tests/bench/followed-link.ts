import type { Browser, Page } from 'playwright';
import { conditions, slowDown } from './page-visit';

/** How a link is followed: `plain` by the browser alone, `cold` by the router with nothing fetched ahead, `ahead` with the page there. */
export type Way = 'plain' | 'cold' | 'ahead';

interface Observed {
  /** When the link was pressed and when the next page's heading was painted, in ms since 1970. */
  pressed?: number;
  painted?: number;
}

/**
 * Runs in every document before anything else. A press of a link is remembered for the next document; the heading of another
 * page than the pressed one is taken as painted with the second frame after it stands, or with the first paint of its document.
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

/** How long nothing must have been under way before a page counts as quiet, in ms. */
const quietMs = 500;

/** Resolves once nothing has been requested for a while; Playwright's own `networkidle` is reached once and never again. */
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
 * Opens a page on the slow phone, waits until it is quiet, and presses its last link to `target`. Returns the ms from the press to the
 * painted heading of the next page.
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
    // The runner's compiler marks functions by this name, which pages do not have.
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
    // Without a touch before it, at which the page would be fetched.
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
