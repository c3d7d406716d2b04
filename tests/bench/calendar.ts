import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { type CalendarEvent, eventTypes } from '@/features/calendar/schema';
import { encodeFields } from '@/shared/firebase/values';
import { type BackendProcess, startBackendProcess } from '@acf/emulator';
import { chromiumArgs, ensureChromium } from '../../scripts/local/chromium';
import { freePort } from '../../scripts/local/free-port';
import { demoProject, localEnvironment } from '../../scripts/local/environment';
import { seedBackend } from '../../scripts/seed/seed-backend';
import { serveSite } from '../../scripts/local/serve-site';
import { addressesOf, signIn } from './crm';
import { type Measurement, measurementOf, type Unit } from './measurement';
import { conditions, slowDown } from './page-visit';

const count = 1_000;
const runs = 9;
const slowRuns = 5;
const built = 'dist-bench-calendar';
const calendar = '/admin/dashboard/calendar';
const month = `${calendar}?view=month&date=2027-03-15`;
/** The days as a list, as on a phone. */
const agenda = `${calendar}?date=2027-03-01`;
const phone = { width: 412, height: 823 };

/**
 * Returns one of a thousand events of the administrator in March 2027 by its number. They start from eight
 * o'clock on.
 */
function bulkEvent(number: number): CalendarEvent {
  const start = new Date(Date.UTC(2027, 2, 1 + (number % 31), 13 + (Math.floor(number / 31) % 9)));
  const end = new Date(start.getTime() + 30 * 60_000);
  return {
    title: `Call ${number + 1}`,
    description: '',
    location: '',
    type: eventTypes[number % eventTypes.length] ?? 'meeting',
    status: 'scheduled',
    start,
    end,
    allDay: false,
    timeZone: 'America/Toronto',
    repeat: '',
    exceptions: [],
    seriesEnd: end,
    contactId: '',
    sharedUsers: [],
    sharedUserIds: [],
    sharedPermissions: {},
    createdBy: 'ada',
    userId: 'ada',
    createdAt: start,
    updatedAt: start,
  };
}

async function storeEvents({ firestore }: BackendProcess): Promise<void> {
  const documents = `projects/${demoProject}/databases/(default)/documents`;
  for (let first = 0; first < count; first += 250) {
    const writes = Array.from({ length: 250 }, (_, place) => ({
      update: {
        name: `${documents}/calendarEvents/bulkEvent${String(first + place).padStart(11, '0')}`,
        fields: encodeFields(bulkEvent(first + place)),
      },
    }));
    const answer = await fetch(`${firestore}/v1/${documents}:commit`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ writes }),
    });
    if (!answer.ok) throw new Error(await answer.text());
  }
}

interface Watched {
  began: number;
  shown: number;
}

/** Returns the time from a key until the frame after the one that shows the event at its new place. */
async function moveByKey(page: Page): Promise<number> {
  await page.evaluate(() => {
    const watched: Watched = { began: 0, shown: 0 };
    Object.assign(globalThis, { watched });
    const button = document.querySelector<HTMLElement>('main button[data-event^="bulkEvent"]');
    const id = button?.dataset['event'] ?? '';
    const before = button?.textContent;
    button?.focus();
    addEventListener('keydown', ({ timeStamp }) => (watched.began ||= timeStamp), { capture: true });
    const observer = new MutationObserver(() => {
      const now = document.querySelector(`main button[data-event="${id}"]`)?.textContent;
      if (now === before || watched.began === 0) return;
      observer.disconnect();
      // The second frame begins after the first, with the moved event, was sent to be painted.
      requestAnimationFrame(() => requestAnimationFrame(() => (watched.shown = performance.now())));
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.keyboard.press('Alt+ArrowRight');
  await page.waitForFunction(() => (globalThis as unknown as { watched: Watched }).watched.shown > 0);
  const { began, shown } = await page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched);
  return shown - began;
}

interface FirstEvent {
  firstEvent: number;
}

/** Runs in the page before any other script. Records the frame after the one that shows the first event. */
function watchEvents(): void {
  const watched: FirstEvent = { firstEvent: 0 };
  Object.assign(globalThis, { first: watched });
  const observer = new MutationObserver(() => {
    if (document.querySelector('main button[data-event^="bulkEvent"]') === null) return;
    observer.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => (watched.firstEvent = performance.now())));
  });
  observer.observe(document, { subtree: true, childList: true });
}

/**
 * Waits until an expression of the page is more than 0. Polls through CDP, because Playwright's own helpers
 * take the page's processor time.
 */
async function valueOf(page: Page, expression: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const deadline = performance.now() + 60_000;
  try {
    while (performance.now() < deadline) {
      await sleep(50);
      const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true });
      if (Number(result.value) > 0) return Number(result.value);
    }
    throw new Error(`${expression} stayed 0 for a minute.`);
  } finally {
    await session.detach();
  }
}

/**
 * Measures, on a slow phone with an empty cache, from the start of navigation until the frame after the one
 * that shows the first event.
 */
async function firstEventSlowed(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  try {
    await page.setViewportSize(phone);
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.addInitScript(watchEvents);
    const session = await slowDown(page);
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await page.goto(url, { waitUntil: 'commit' });
    return await valueOf(page, 'globalThis.first?.firstEvent ?? 0');
  } finally {
    await page.close();
  }
}

/**
 * Returns the page's longest task while an event is dragged to another day and dropped, in ms; 0 if none
 * lasts for 50 ms.
 */
async function longestTaskOfDrag(page: Page, by: 1 | -1): Promise<number> {
  const event = page.locator('main button[data-event^="bulkEvent"]').nth(8);
  const box = await event.boundingBox();
  if (box === null) throw new Error('The event is not shown.');
  const column = await page.locator('main .rbc-day-bg').first().boundingBox();
  const step = ((column?.width ?? 0) * by) / 8;
  await page.evaluate(() => {
    const tasks: number[] = [];
    const observer = new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    );
    observer.observe({ type: 'longtask' });
    Object.assign(globalThis, { drag: { tasks, observer } });
  });
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let at = 1; at <= 10; at += 1) {
    await page.mouse.move(x + step * at, y);
    await page.waitForTimeout(30);
  }
  await page.mouse.up();
  // Long enough to save the move and to receive it from the listener.
  await page.waitForTimeout(3_000);
  return page.evaluate(() => {
    const { tasks, observer } = (
      globalThis as unknown as { drag: { tasks: number[]; observer: PerformanceObserver } }
    ).drag;
    tasks.push(...observer.takeRecords().map(({ duration }) => duration));
    observer.disconnect();
    return Math.max(0, ...tasks);
  });
}

/** Returns the time from the press on a view's tab until the frame after the one that shows its events. */
async function switchView(page: Page, to: 'month' | 'week'): Promise<number> {
  await page.evaluate((view) => {
    const watched: Watched = { began: 0, shown: 0 };
    Object.assign(globalThis, { watched });
    addEventListener('click', ({ timeStamp }) => (watched.began ||= timeStamp), { capture: true });
    const observer = new MutationObserver(() => {
      const shown = document.querySelector(`main [data-view="${view}"] button[data-event^="bulkEvent"]`);
      if (shown === null || watched.began === 0) return;
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => (watched.shown = performance.now())));
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
  }, to);
  await page.getByRole('button', { name: to === 'week' ? 'Week' : 'Month', exact: true }).click();
  const shown = await valueOf(page, 'globalThis.watched.shown');
  return shown - (await valueOf(page, 'globalThis.watched.began'));
}

const named = (what: string, unit: Unit, figures: readonly number[], target?: number): Measurement =>
  measurementOf(`calendar, ${count.toLocaleString('en')} events in a month: ${what}`, unit, figures, target);

/**
 * Measures a calendar with 1,000 events in a month: the first event on a slow phone, moving an event by key,
 * dragging an event, and switching from month to week.
 */
export async function benchCalendar(progress: (line: string) => void): Promise<Measurement[]> {
  let browser: Browser | undefined;
  let site: Server | undefined;
  const rules = ['--rules', 'firestore.rules', '--storage-rules', 'storage.rules'];
  const backend = await startBackendProcess(['--project', demoProject, ...rules]);
  try {
    const addresses = addressesOf(backend);
    await seedBackend({ projectId: demoProject, ...addresses });
    await storeEvents(backend);
    progress('building');
    execFileSync(
      'node_modules/.bin/tsx',
      ['scripts/build.ts', '--facts', 'scripts/seed/site-facts.json', '--out', built],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, ...localEnvironment(addresses) },
      },
    );
    const port = await freePort(24_000, () => {});
    site = await serveSite(built, port, [backend.firestore, backend.auth, backend.storage]);
    const url = `http://127.0.0.1:${port}`;
    browser = await chromium.launch({
      executablePath: ensureChromium(progress, 'whole'),
      args: [...chromiumArgs],
    });
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      locale: 'en-CA',
      timezoneId: 'America/Toronto',
      storageState: await signIn(browser, url),
    });
    const page = await context.newPage();
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.goto(`${url}${month}`);
    await page.locator('main button[data-event^="bulkEvent"]').first().waitFor();
    // The full SDK's listener loads when the page is idle.
    await page.waitForTimeout(3_000);
    const moves: number[] = [];
    for (let run = 0; run <= runs; run += 1) {
      progress(`move ${run} of ${runs}`);
      const took = await moveByKey(page);
      // The first move loads and compiles the code of changes.
      if (run > 0) moves.push(took);
      await page.waitForTimeout(500);
    }
    const weeks: number[] = [];
    for (let run = 0; run <= runs; run += 1) {
      progress(`week ${run} of ${runs}`);
      const took = await switchView(page, 'week');
      if (run > 0) weeks.push(took);
      await page.waitForTimeout(500);
      await switchView(page, 'month');
      await page.waitForTimeout(1_000);
    }
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.slowdown });
    const drags: number[] = [];
    for (let run = 0; run <= slowRuns; run += 1) {
      progress(`drag ${run} of ${slowRuns}`);
      const took = await longestTaskOfDrag(page, run % 2 === 0 ? 1 : -1);
      if (run > 0) drags.push(took);
    }
    await page.close();
    const first = async (address: string): Promise<readonly number[]> => {
      const figures: number[] = [];
      for (let run = 0; run <= slowRuns; run += 1) {
        progress(`slow phone, visit ${run} of ${slowRuns}`);
        const took = await firstEventSlowed(context, `${url}${address}`);
        // The first run builds the index and compresses the files.
        if (run > 0) figures.push(took);
      }
      return figures;
    };
    return [
      named('an event moves', 'ms', moves, 100),
      named('from the month to a week', 'ms', weeks, 100),
      named('longest task of a drag, slow processor', 'ms', drags, 100),
      named('first event of the month on a slow phone', 'ms', await first(month), 2_500),
      named('first event of the agenda on a slow phone', 'ms', await first(agenda), 2_500),
    ];
  } finally {
    await browser?.close();
    site?.closeAllConnections();
    site?.close();
    await backend.end('SIGKILL');
    rmSync(built, { recursive: true, force: true });
  }
}
