import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { type Browser, chromium, type Page } from 'playwright';
import { startBackendProcess } from '@acf/emulator';
import { chromiumArgs, ensureChromium } from '../../scripts/local/chromium';
import { freePort } from '../../scripts/local/free-port';
import { sumDays } from '../../functions/src/services/daily-figures';
import { openLocalApi } from '../../scripts/local/api';
import { demoProject, localEnvironment } from '../../scripts/local/environment';
import { seedBulk } from '../../scripts/seed/bulk-records';
import { seedBackend } from '../../scripts/seed/seed-backend';
import { serveSite } from '../../scripts/local/serve-site';
import { addressesOf, signIn } from './crm';
import { type Measurement, measurementOf } from './measurement';

const built = 'dist-bench-day';
const contacts = 1_000;
const admin = '/admin/dashboard';

/** An action, and how often a member of staff does it on a working day. */
interface Act {
  readonly what: string;
  readonly times: number;
  readonly act: (page: Page) => Promise<unknown>;
  /** The most reads that it may cost. */
  readonly limit?: number;
}

const go = (path: string, shown: string) => async (page: Page) => {
  await page.goto(page.url().replace(/(:\d+)\/.*/, `$1${path}`));
  await page.locator(shown).first().waitFor();
};
const search = (page: Page) => page.getByRole('main').getByRole('searchbox');
const save = (page: Page, dialog: string) =>
  page.getByRole('dialog', { name: dialog }).getByRole('button', { name: 'Save', exact: true }).click();

/** The actions in order; each begins where the previous one ended. */
const day: readonly Act[] = [
  { what: 'opening the home', times: 4, limit: 60, act: go(`${admin}/home`, 'main h2') },
  { what: 'opening the contacts', times: 10, act: go(`${admin}/contacts`, 'main [data-row-focus]') },
  {
    what: 'searching contacts',
    times: 15,
    act: async (page) => {
      await search(page).fill('zango');
      await page.waitForTimeout(1_500);
      await search(page).fill('');
    },
  },
  {
    what: 'turning a page',
    times: 10,
    act: (page) => page.getByRole('button', { name: 'Next', exact: true }).click(),
  },
  {
    what: 'opening a contact',
    times: 20,
    limit: 40,
    act: (page) => page.locator('main [data-row-focus]').first().click(),
  },
  {
    what: 'adding a contact',
    times: 2,
    act: async (page) => {
      await go(`${admin}/contacts?add=1`, 'main')(page);
      const form = page.getByRole('dialog', { name: 'Add contact' });
      if ((await form.count()) === 0) await page.getByRole('button', { name: 'Add Contact' }).first().click();
      await form.getByLabel('First name').fill('Zadie');
      await form.getByLabel('Last name').fill('Moreau');
      await form.getByLabel('Email').fill('zadie@quartet.example');
      await form.getByRole('button', { name: 'Save' }).click();
    },
  },
  { what: 'opening the notes', times: 10, act: go(`${admin}/notes?filterType=all`, 'main li article') },
  {
    what: 'adding a note',
    times: 8,
    act: async (page) => {
      await page.getByRole('button', { name: 'Add Note' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add Note' });
      await dialog.getByLabel('Title').fill('Call with the quartet');
      await dialog.getByRole('textbox', { name: 'Content' }).fill('They would like a training in spring.');
      await save(page, 'Add Note');
    },
  },
  { what: 'opening the calendar', times: 6, act: go(`${admin}/calendar`, 'main button') },
  {
    what: 'adding an event',
    times: 3,
    act: async (page) => {
      await page.keyboard.press('n');
      const form = page.getByRole('dialog', { name: 'Create New Event' });
      await form.getByRole('textbox', { name: 'Title' }).fill('Visit');
      await form.getByRole('textbox', { name: 'Title' }).press('Enter');
    },
  },
  { what: 'opening the requests', times: 4, act: go(`${admin}/bundles`, 'main [data-row-focus]') },
  {
    what: 'changing the status of a request',
    times: 4,
    act: async (page) => {
      await page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click();
      await page
        .getByRole('menuitem', { name: /^Mark (sent|completed)/ })
        .first()
        .click();
    },
  },
  {
    what: 'opening the analytics',
    times: 1,
    limit: 120,
    act: go(`${admin}/analytics`, 'main table:visible'),
  },
];

interface Counted {
  readonly reads: number;
  /** Requests, which each read the caller's record, billed as a read. */
  readonly requests: number;
  readonly writes: number;
}

/** Counts requests and writes of a page, and asks the backend for its reads. */
function counter(page: Page, firestore: string) {
  let requests = 0;
  let writes = 0;
  page.on('request', (request) => {
    const [, verb] = /\/documents(?:\/[^:?]*)?:?(\w*)/.exec(new URL(request.url()).pathname) ?? [];
    if (!request.url().startsWith(firestore) || request.method() === 'OPTIONS') return;
    if (verb === 'commit') {
      const { writes: sent = [] } = request.postDataJSON() as { writes?: readonly object[] };
      writes += sent.length;
    }
    // Polls of a listener's channel do not count; its targets are billed by the documents they send.
    if (verb !== undefined && !request.url().includes('/channel')) requests += 1;
  });
  const readsNow = async (): Promise<number> => {
    const answer = await fetch(`${firestore}/emulator/v1/reads`);
    const { documents, aggregations } = (await answer.json()) as { documents: number; aggregations: number };
    return documents + aggregations;
  };
  return async (act: () => Promise<unknown>): Promise<Counted> => {
    const before = { reads: await readsNow(), requests, writes };
    await act();
    // The full SDK's listener loads when the page is idle, and reads then.
    await page.waitForTimeout(3_500);
    return {
      reads: (await readsNow()) - before.reads,
      requests: requests - before.requests,
      writes: writes - before.writes,
    };
  };
}

/**
 * Counts the reads and writes of an administrator's working day by action, with 1,000 contacts and 2,000
 * notes, after the nightly work. Also counts the writes of a visit to the site. The last rows are the totals
 * of a day.
 */
export async function benchDay(progress: (line: string) => void): Promise<Measurement[]> {
  let browser: Browser | undefined;
  let site: Server | undefined;
  const rules = ['--rules', 'firestore.rules', '--storage-rules', 'storage.rules'];
  const backend = await startBackendProcess(['--project', demoProject, ...rules]);
  try {
    const addresses = addressesOf(backend);
    const address = { projectId: demoProject, ...addresses };
    await seedBackend(address);
    await seedBulk(address, 'contacts', contacts);
    await seedBulk(address, 'notes', contacts * 2);
    progress('summing up the days before');
    const api = await openLocalApi({ ...address, settings: {} });
    await sumDays(api.backend.database, new Date());
    await api.close();
    progress('building');
    execFileSync(
      'node_modules/.bin/tsx',
      ['scripts/build.ts', '--facts', 'scripts/seed/site-facts.json', '--out', built],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, ...localEnvironment(addresses) },
      },
    );
    const port = await freePort(24_500, () => {});
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
    await page.goto(`${url}/robots.txt`);
    const count = counter(page, backend.firestore);
    const counted: (Omit<Act, 'act'> & { readonly counts: Counted })[] = [];
    for (const { act, ...about } of day) {
      progress(about.what);
      counted.push({ ...about, counts: await count(() => act(page)) });
    }
    await context.close();

    progress('a visit to the site');
    const visitor = await browser.newPage();
    const countVisit = counter(visitor, backend.firestore);
    const visit = await countVisit(async () => {
      await visitor.goto(`${url}/`);
      await visitor.mouse.move(20, 20);
      await visitor.waitForTimeout(2_000);
      await visitor.goto(`${url}/videos`);
      await visitor.mouse.move(20, 20);
    });

    const sum = (of: (counts: Counted) => number) =>
      counted.reduce((total, { times, counts }) => total + times * of(counts), 0);
    return [
      ...counted.flatMap(({ what, times, counts, limit }) => [
        measurementOf(`${what}, ${times} a day`, 'read', [counts.reads + counts.requests], limit),
        ...(counts.writes > 0 ? [measurementOf(`${what}, ${times} a day`, 'written', [counts.writes])] : []),
      ]),
      measurementOf('a visit of two pages', 'read', [visit.reads]),
      measurementOf('a visit of two pages', 'written', [visit.writes]),
      measurementOf('a day of one person', 'read', [sum(({ reads, requests }) => reads + requests)]),
      measurementOf('a day of one person', 'written', [sum(({ writes }) => writes)]),
    ];
  } finally {
    await browser?.close();
    site?.closeAllConnections();
    site?.close();
    await backend.end('SIGKILL');
    rmSync(built, { recursive: true, force: true });
  }
}
