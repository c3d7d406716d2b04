import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { type Browser, chromium, type Page } from 'playwright';
import { type CalendarEvent, eventTypes } from '@/features/calendar/schema';
import { encodeFields } from '@/shared/firebase/values';
import { type BackendProcess, startBackendProcess } from '@acf/emulator';
import { chromiumArgs, ensureChromium } from '../../scripts/local/chromium';
import { freePort } from '../../scripts/local/free-port';
import { demoProject, localEnvironment } from '../../scripts/local/environment';
import { seedBackend } from '../../scripts/seed/seed-backend';
import { serveSite } from '../../scripts/local/serve-site';
import { addressesOf, signIn } from './crm';
import { type Measurement, measurementOf } from './measurement';

const count = 1_000;
const runs = 9;
const built = 'dist-bench-calendar';
const month = '/admin/dashboard/calendar?view=month&date=2027-03-15';

/** One of a thousand events of the administrator in March 2027, from eight o'clock on, by its number. */
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

/** From a key until the frame after the one that shows the event elsewhere. */
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
      // The second frame begins after the first, with the moved event, was handed over for painting.
      requestAnimationFrame(() => requestAnimationFrame(() => (watched.shown = performance.now())));
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.keyboard.press('Alt+ArrowRight');
  await page.waitForFunction(() => (globalThis as unknown as { watched: Watched }).watched.shown > 0);
  const { began, shown } = await page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched);
  return shown - began;
}

/** Measures the month of a calendar with 1,000 events in it: how long an event takes to stand on the next day. */
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
    // The listener of the full SDK comes when the page is idle.
    await page.waitForTimeout(3_000);
    const moves: number[] = [];
    for (let run = 0; run <= runs; run += 1) {
      progress(`move ${run} of ${runs}`);
      const took = await moveByKey(page);
      // The first one loads and compiles what changes need.
      if (run > 0) moves.push(took);
      await page.waitForTimeout(500);
    }
    return [
      measurementOf(
        `calendar, ${count.toLocaleString('en')} events in a month: an event moves`,
        'ms',
        moves,
        100,
      ),
    ];
  } finally {
    await browser?.close();
    site?.closeAllConnections();
    site?.close();
    await backend.end('SIGKILL');
    rmSync(built, { recursive: true, force: true });
  }
}
