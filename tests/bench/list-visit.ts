import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { slowDown } from './page-visit';
import { timeToPaletteRecords } from './palette-visit';

/** The measurements of a visit to a list. Times are in ms; scripts are listed by address. */
export interface ListVisit {
  /** From the start of navigation to the frame after the one that shows the first row. */
  readonly firstRow: number;
  /** From the event to the frame after the one that shows the final rows. */
  readonly sort: number | undefined;
  readonly nextPage: number;
  readonly keystroke: number;
  /**
   * From the click on the first record to the frame after the one that shows it; undefined if no record is
   * opened.
   */
  readonly open: number | undefined;
  /** The heap in bytes after a garbage collection, once the list is shown. */
  readonly heap: number;
  readonly scriptsBeforeRows: readonly string[];
  /** The scripts loaded up to the listener's SDK. Forms are prefetched after it. */
  readonly scriptsAtRest: readonly string[];
  readonly scriptsInAll: readonly string[];
}

interface Watched {
  firstRow: number;
  began: number;
  readonly changes: { readonly rows: string; readonly at: number }[];
}

/** Runs in the page before any other script. Records the time of each frame that shows changed rows. */
export function watchRows(): void {
  const watched: Watched = { firstRow: 0, began: 0, changes: [] };
  Object.assign(globalThis, { watched });
  let last = '';
  new MutationObserver(() => {
    const articles = [...document.querySelectorAll('main :is(li article, [role="rowgroup"] > div)')];
    const rows = articles.map(({ textContent }) => textContent).join('\n');
    if (rows === last || rows === '') return;
    last = rows;
    // The second frame begins after the first, with the new rows, was sent to be painted.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const at = performance.now();
        if (watched.firstRow === 0) watched.firstRow = at;
        watched.changes.push({ rows, at });
      }),
    );
  }).observe(document, { subtree: true, childList: true, characterData: true });
  for (const type of ['change', 'click', 'input', 'keydown']) {
    addEventListener(
      type,
      ({ timeStamp }) => {
        if (watched.began === 0) watched.began = timeStamp;
      },
      { capture: true },
    );
  }
}

/** Returns the addresses of the site's scripts that were loaded by a time; by now unless given. */
export const scriptsIn = (page: Page, until = Number.POSITIVE_INFINITY) =>
  page.evaluate(
    (end) =>
      performance
        .getEntriesByType('resource')
        .flatMap((entry) =>
          entry instanceof PerformanceResourceTiming && entry.responseEnd <= (end ?? entry.responseEnd)
            ? [new URL(entry.name)]
            : [],
        )
        .filter(({ pathname, origin }) => origin === location.origin && pathname.endsWith('.js'))
        .map(({ pathname }) => pathname),
    Number.isFinite(until) ? until : null,
  );

/** Returns the time, on the page's clock, when the client that listens to the database had loaded. */
const sdkArrived = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      ...performance
        .getEntriesByType('resource')
        .flatMap((entry) =>
          entry instanceof PerformanceResourceTiming &&
          /\/(firestore-live|provider)-[^/]*\.js$/.test(entry.name)
            ? [entry.responseEnd]
            : [],
        ),
    ),
  );

/** The interval between looks at the rows, long enough not to disturb the measurement. */
const lookMs = 100;

/**
 * Waits until the rows have changed and then stay unchanged for a while. Polls through CDP: Playwright's own
 * helpers are first compiled in the page, which takes 90 ms of its main thread during the start.
 */
export async function rowsSettled(page: Page, quietMs: number): Promise<Watched> {
  const session = await page.context().newCDPSession(page);
  const expression = `JSON.stringify({ now: performance.now(), watched: globalThis.watched })`;
  const deadline = performance.now() + 60_000;
  try {
    while (performance.now() < deadline) {
      await sleep(lookMs);
      const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true });
      const { now, watched } = JSON.parse(String(result.value)) as { now: number; watched?: Watched };
      const last = watched?.changes.at(-1);
      if (watched && last && now - last.at > quietMs) return watched;
    }
    throw new Error('The rows did not change, or did not come to rest, within a minute.');
  } finally {
    await session.detach();
  }
}

async function forgetChanges(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { watched } = globalThis as unknown as { watched: Watched };
    watched.began = 0;
    watched.changes.length = 0;
  });
}

/** Returns the time from the first event of an action until the frame that shows the final rows. */
async function timeToRows(page: Page, act: () => Promise<unknown>, quietMs: number): Promise<number> {
  await forgetChanges(page);
  await act();
  const { began, changes } = await rowsSettled(page, quietMs);
  const final = changes.at(-1)?.rows;
  const shown = changes.find(({ rows }) => rows === final);
  if (shown === undefined || began === 0) throw new Error('No event led to the change of rows.');
  return shown.at - began;
}

/** The time in ms that a pointer rests on a link before the click. Hovering prefetches the screen's code. */
const aimingMs = 150;

/**
 * Returns the time from the click on the first record's link until the frame after the one that shows an
 * opened record. The pointer rests on the link for `aimedFor` ms first.
 */
async function timeToOpen(page: Page, opened: string, aimedFor = aimingMs): Promise<number> {
  await forgetChanges(page);
  const shown = page.evaluate(
    (selector) =>
      new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error(`Nothing that is ${selector} was shown.`)), 60_000);
        const observer = new MutationObserver(() => {
          if (document.querySelector(selector) === null) return;
          observer.disconnect();
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())));
        });
        observer.observe(document, { subtree: true, childList: true });
      }),
    opened,
  );
  const link = page.locator('main [data-row-focus]').first();
  if (aimedFor > 0) {
    await link.hover();
    await page.waitForTimeout(aimedFor);
  }
  await link.click();
  const at = await shown;
  return at - (await page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched.began));
}

async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
}

/** The actions of a visit. */
export interface ListActions {
  /** Sorts the list. Omit for lists with a fixed order. */
  readonly sort?: (page: Page) => Promise<unknown>;
  readonly nextPage: (page: Page) => Promise<unknown>;
  /** Types a word except its last letter. */
  readonly beginSearch: (page: Page) => Promise<unknown>;
  readonly lastLetter: (page: Page) => Promise<unknown>;
  /** A selector for an element that only an opened record shows. */
  readonly opened?: string;
}

export interface ListVisitOptions {
  readonly address: string;
  /** The stored state of a signed-in person's browser. */
  readonly storageState: BrowserContextOptions['storageState'];
  readonly slowed: boolean;
  readonly actions: ListActions;
  /** Called once the list is shown and nothing loads any more. */
  readonly atRest: () => Promise<void>;
}

type Opening = Pick<ListVisitOptions, 'address' | 'storageState' | 'slowed'>;

const quietFor = (slowed: boolean) => (slowed ? 3_000 : 700);

/** Opens a list in a new browser with an empty cache, waits for its first rows, and runs `visit`. */
async function openList<T>(
  browser: Browser,
  { address, storageState, slowed }: Opening,
  visit: (page: Page, firstRow: number) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    ...(storageState === undefined ? {} : { storageState }),
  });
  try {
    const page = await context.newPage();
    // Playwright's compiler marks functions with this helper, which pages lack.
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.addInitScript(watchRows);
    if (slowed) await slowDown(page);
    await page.goto(address, { waitUntil: 'commit' });
    const { firstRow } = await rowsSettled(page, quietFor(slowed));
    return await visit(page, firstRow);
  } finally {
    await context.close();
  }
}

/** Returns the time until the first row of a list, in ms. */
export const timeToFirstRow = (browser: Browser, opening: Opening): Promise<number> =>
  openList(browser, opening, async (_, firstRow) => firstRow);

/**
 * Returns how long the first record of a list takes to open with a click that has no hover before it, in ms.
 */
export const timeToOpenAtOnce = (browser: Browser, opening: Opening, opened: string): Promise<number> =>
  openList(browser, opening, async (page) => {
    await page.waitForTimeout(2_500);
    return timeToOpen(page, opened, 0);
  });

/** Returns the time from the last key in the palette until the found records are shown, in ms. */
export const timeToFindInPalette = (browser: Browser, opening: Opening): Promise<number> =>
  openList(browser, opening, async (page) => {
    await page.waitForTimeout(2_500);
    return timeToPaletteRecords(page);
  });

/** Opens the list with an empty cache as a signed-in person, then sorts, turns the page and searches. */
export const visitList = (browser: Browser, options: ListVisitOptions): Promise<ListVisit> =>
  openList(browser, options, async (page, firstRow) => {
    const { slowed, actions, atRest } = options;
    const quietMs = quietFor(slowed);
    const scriptsBeforeRows = await scriptsIn(page, firstRow);
    // The full SDK and its listener load when the page is idle.
    await page.waitForTimeout(slowed ? 12_000 : 2_500);
    await atRest();
    const scriptsAtRest = await scriptsIn(page, await sdkArrived(page));
    const heap = await heapOf(page);
    const { sort: sortBy } = actions;
    const sort = sortBy && (await timeToRows(page, () => sortBy(page), quietMs));
    const nextPage = await timeToRows(page, () => actions.nextPage(page), quietMs);
    await forgetChanges(page);
    await actions.beginSearch(page);
    await rowsSettled(page, quietMs);
    const keystroke = await timeToRows(page, () => actions.lastLetter(page), quietMs);
    const open = actions.opened === undefined ? undefined : await timeToOpen(page, actions.opened);
    return {
      firstRow,
      open,
      sort,
      nextPage,
      keystroke,
      heap,
      scriptsBeforeRows,
      scriptsAtRest,
      scriptsInAll: await scriptsIn(page),
    };
  });
