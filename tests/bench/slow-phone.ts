import { type Browser, type BrowserContextOptions, type Locator, type Page } from 'playwright';
import { seedAccess } from '../../scripts/seed/proposals/credentials';
import { type Measurement, measurementOf } from './measurement';
import { conditions, slowDown } from './page-visit';

type StorageState = BrowserContextOptions['storageState'];

/** The parts of a measurement: a browser, the site's address, and the stored state of a signed-in browser. */
export interface PhoneGround {
  readonly browser: Browser;
  readonly url: string;
  readonly storageState: StorageState;
  readonly runs: number;
  readonly progress: (line: string) => void;
}

const admin = '/admin/dashboard';

/** Screens by address, with a selector of their final content, and whether they need a signed-in person. */
const screens: readonly (readonly [name: string, path: string, shown: string, signedIn: boolean])[] = [
  ['home', admin, 'main h1', true],
  ['a list', `${admin}/contacts`, 'main [data-row-focus]', true],
  ['a record', `${admin}/contacts/seedContact000000001`, 'main dl', true],
  ['calendar', `${admin}/calendar`, 'main button', true],
  ['gate of the list', '/proposals', 'input[name="code"]', false],
  ['gate of a proposal', '/proposals/tipping-point', 'input[name="code"]', false],
  ['gate of a deck', '/proposals/tipping-point-presentation', 'input[name="code"]', false],
  ['sign-in', '/login', 'input[name="email"]', false],
];

/** The time in ms that layout shifts are recorded after a page is complete. */
const watchMs = 1_500;

async function inPhone<T>(
  { browser, storageState }: PhoneGround,
  isSignedIn: boolean,
  measure: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: conditions.viewport,
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    ...(isSignedIn && storageState !== undefined ? { storageState } : {}),
  });
  try {
    const page = await context.newPage();
    // Playwright's compiler marks functions with this helper, which pages lack.
    await page.addInitScript('globalThis.__name = (value) => value');
    await slowDown(page);
    return await measure(page);
  } finally {
    await context.close();
  }
}

interface Watched {
  shift: number;
  /** The layout shift at the moment when the app replaced the static frame; undefined until then. */
  atTakeover?: number;
  shown: number;
}

/**
 * Runs in the page before any other script. Sums layout shifts, and records the frame after the one that
 * shows `selector`.
 */
function watch(selector: string): void {
  const watched: Watched = { shift: 0, shown: 0 };
  let isTaken = false;
  Object.assign(globalThis, { watched });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) watched.shift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const observer = new MutationObserver(() => {
    const frame = document.getElementById('start');
    if (!isTaken && frame && getComputedStyle(frame).visibility === 'hidden') {
      isTaken = true;
      requestAnimationFrame(() => requestAnimationFrame(() => (watched.atTakeover = watched.shift)));
    }
    if (document.querySelector(selector) === null) return;
    observer.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => (watched.shown = performance.now())));
  });
  observer.observe(document, { subtree: true, childList: true });
}

/** Visits an address and waits for its main content. */
async function visitUntil(page: Page, address: string, selector: string) {
  await page.addInitScript(watch, selector);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => (globalThis as unknown as { watched?: Watched }).watched?.shown, null, {
    polling: 100,
    timeout: 60_000,
  });
  await page.waitForTimeout(watchMs);
  return page.evaluate(() => ({
    ...(globalThis as unknown as { watched: Watched }).watched,
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  }));
}

/**
 * Measures the first paint of every kind of screen and gate, the layout shift, and the time until gates are
 * complete.
 */
export async function measureFirstPaints(ground: PhoneGround): Promise<Measurement[]> {
  const rows: Measurement[] = [];
  for (const [name, path, selector, isSignedIn] of screens) {
    const visits = [];
    for (let run = 0; run < ground.runs; run += 1) {
      ground.progress(`${name}, visit ${run + 1} of ${ground.runs}`);
      visits.push(
        await inPhone(ground, isSignedIn, (page) => visitUntil(page, `${ground.url}${path}`, selector)),
      );
    }
    const isGate = path.startsWith('/proposals');
    rows.push(
      measurementOf(
        `slow phone, ${name}: first paint`,
        'ms',
        visits.map(({ painted }) => painted),
        1_000,
      ),
      measurementOf(
        `slow phone, ${name}: ${isGate ? 'form stands' : 'stands'}`,
        'ms',
        visits.map(({ shown }) => shown),
        ...(isGate ? [1_800] : []),
      ),
      measurementOf(
        `slow phone, ${name}: layout shift in all`,
        'shift',
        visits.map(({ shift }) => shift),
      ),
    );
    const taken = visits.flatMap(({ atTakeover }) => atTakeover ?? []);
    if (taken.length > 0)
      rows.push(measurementOf(`slow phone, ${name}: layout shift as the app takes over`, 'shift', taken, 0));
  }
  return rows;
}

/** Returns the time from the next press of a button until the frame after the one that shows `selector`. */
async function timeFromPress(page: Page, button: Locator, selector: string): Promise<number> {
  const took = page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        let pressedAt = 0;
        document.addEventListener('click', ({ timeStamp }) => (pressedAt ||= timeStamp), {
          capture: true,
          once: true,
        });
        const look = () => {
          if (document.querySelector(wanted) === null) requestAnimationFrame(look);
          else requestAnimationFrame(() => resolve(performance.now() - pressedAt));
        };
        requestAnimationFrame(look);
      }),
    selector,
  );
  await button.tap();
  return took;
}

/**
 * Measures how long a proposal takes to open after the press, and how long a wrong code takes to be refused.
 */
export async function measureOpening(ground: PhoneGround): Promise<Measurement[]> {
  const { code, email } = seedAccess['tipping-point'];
  const press = (entered: string, selector: string) =>
    inPhone(ground, false, async (page) => {
      await page.goto(`${ground.url}/proposals/tipping-point`);
      await page.locator('input[name="code"]').fill(entered);
      await page.locator('input[name="email"]').fill(email);
      return timeFromPress(page, page.locator('button[type="submit"]'), selector);
    });
  const opened: number[] = [];
  const refused: number[] = [];
  for (let run = 0; run < ground.runs; run += 1) {
    ground.progress(`opening and refusing, ${run + 1} of ${ground.runs}`);
    opened.push(await press(code, 'main section h2'));
    refused.push(await press('0000-00000-0000', 'form [role="alert"] p'));
  }
  return [
    measurementOf('slow phone, a proposal opens', 'ms', opened, 1_500),
    measurementOf('slow phone, a wrong code is refused', 'ms', refused, 1_000),
  ];
}

/**
 * The forms of the public site and of gates, by address. On a phone the newsletter's form appears only after
 * a press, so it is left out.
 */
const forms: readonly (readonly [name: string, path: string, form: string])[] = [
  ['contact', '/contact', 'main form'],
  ['waitlist', '/early-access', 'main form'],
  ['starter pack', '/impactplaybooks', 'main form'],
  ['sign-in', '/login', 'main form'],
  ['new password', '/reset-password', 'main form'],
  ['gate', '/proposals/tipping-point', 'main form'],
];

/**
 * Returns the time from the press on an empty form until the frame that shows its first error: the browser's
 * bubble, or ours at the field.
 */
async function timeToError(page: Page, button: Locator): Promise<number> {
  const took = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let pressedAt = 0;
        const painted = () =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - pressedAt)));
        document.addEventListener('click', ({ timeStamp }) => (pressedAt ||= timeStamp), {
          capture: true,
          once: true,
        });
        // Listens on the window, which gets the event after every handler that may suppress the bubble.
        addEventListener('invalid', (event) => setTimeout(() => event.defaultPrevented || painted()), {
          capture: true,
          once: true,
        });
        new MutationObserver((_, observer) => {
          if (pressedAt === 0 || document.querySelector('form [aria-invalid="true"]') === null) return;
          observer.disconnect();
          painted();
        }).observe(document, { subtree: true, childList: true, attributes: true });
      }),
  );
  await button.tap();
  return took;
}

/**
 * Measures how long an empty form takes to show its error, pressed right after the first paint and once the
 * page is quiet.
 */
export async function measureFieldErrors(ground: PhoneGround): Promise<Measurement[]> {
  const rows: Measurement[] = [];
  for (const [name, path, form] of forms) {
    const press = (isSettled: boolean) =>
      inPhone(ground, false, async (page) => {
        await page.goto(`${ground.url}${path}`, { waitUntil: 'commit' });
        const button = page.locator(`${form} [type="submit"]`).first();
        await button.waitFor();
        if (isSettled) await page.waitForTimeout(6_000);
        return timeToError(page, button);
      });
    const early: number[] = [];
    const settled: number[] = [];
    for (let run = 0; run < ground.runs; run += 1) {
      ground.progress(`form ${name}, ${run + 1} of ${ground.runs}`);
      early.push(await press(false));
      settled.push(await press(true));
    }
    rows.push(
      measurementOf(`slow phone, form ${name}: first error, pressed at once`, 'ms', early, 200),
      measurementOf(`slow phone, form ${name}: first error, settled`, 'ms', settled, 200),
    );
  }
  return rows;
}
