import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { type BackendProcess, startBackendProcess } from '../../emulator/tests/backend-process';
import { chromiumArgs, ensureChromium } from '../../scripts/chromium';
import { freePort } from '../../scripts/free-port';
import { demoProject, localEnvironment } from '../../scripts/local-environment';
import { seedBulkRequests } from '../../scripts/seed/bulk-requests';
import { seedPeople } from '../../scripts/seed/people';
import { seedBackend } from '../../scripts/seed/seed-backend';
import { serveSite } from '../../scripts/serve-site';
import { type ListActions, type ListVisit, visitList } from './list-visit';
import { type Measurement, measurementOf, type Unit } from './measurement';

const sizes = [1_000, 10_000, 50_000];
const targetSize = 10_000;
const runs = 7;
const slowRuns = 3;
const built = 'dist-bench-crm';
const typingPauseMs = 80;

/** One size: a backend of its own with that many requests, the site that speaks to it, and a signed-in person. */
interface Ground {
  readonly size: number;
  readonly backend: BackendProcess;
  readonly site: Server;
  readonly folder: string;
  readonly url: string;
  readonly storageState: BrowserContextOptions['storageState'];
}

const hostOf = (url: string) => new URL(url).host;

const addressesOf = ({ firestore, auth, storage }: BackendProcess) => ({
  firestore: hostOf(firestore),
  auth: hostOf(auth),
  storage: hostOf(storage),
});

/**
 * Copies the build of one backend and replaces its addresses by those of another: a build for each would take much
 * longer.
 */
function copyFor(folder: string, from: BackendProcess, to: BackendProcess): void {
  cpSync(built, folder, { recursive: true });
  const [before, after] = [addressesOf(from), addressesOf(to)];
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|html)$/.test(name)) continue;
    const file = join(folder, name);
    let text = readFileSync(file, 'utf8');
    for (const service of ['firestore', 'auth', 'storage'] as const)
      text = text.replaceAll(before[service], `@${service}@`);
    for (const service of ['firestore', 'auth', 'storage'] as const)
      text = text.replaceAll(`@${service}@`, after[service]);
    writeFileSync(file, text);
  }
}

async function signIn(browser: Browser, url: string) {
  const person = seedPeople.find(({ profile }) => profile.role === 'admin');
  if (person === undefined) throw new Error('The seed has no administrator.');
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${url}/admin/login`);
  const form = page.getByRole('main').locator('form');
  await form.getByLabel('Email').fill(person.profile.email);
  await form.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await form.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/admin/dashboard');
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}

const searchBox = (page: Page) => page.getByRole('main').getByRole('searchbox');

const actions: ListActions = {
  sort: (page) => page.getByRole('button', { name: 'Sort by Name' }).click(),
  nextPage: (page) => page.getByRole('button', { name: 'Next page' }).click(),
  // Many surnames have the first, one name in twenty-six both: other rows come.
  beginSearch: (page) => searchBox(page).fill('z'),
  lastLetter: (page) => searchBox(page).press('o'),
};

async function readsOf(backend: BackendProcess): Promise<number> {
  const answer = await fetch(`${backend.firestore}/emulator/v1/reads`);
  return ((await answer.json()) as { documents: number }).documents;
}

interface GroundVisit extends ListVisit {
  readonly read: number;
}

async function visitGround(browser: Browser, ground: Ground, slowed: boolean): Promise<GroundVisit> {
  const before = await readsOf(ground.backend);
  let read = 0;
  const visit = await visitList(browser, {
    address: `${ground.url}/admin/dashboard/bundles`,
    storageState: ground.storageState,
    slowed,
    actions,
    atRest: async () => {
      read = (await readsOf(ground.backend)) - before;
    },
  });
  return { ...visit, read };
}

const gzipped = (scripts: readonly string[]) =>
  scripts.reduce((sum, path) => sum + gzipSync(readFileSync(join(built, path)), { level: 9 }).length, 0) /
  1000;

interface Row {
  readonly what: string;
  readonly unit: Unit;
  readonly of: (visit: GroundVisit) => number;
  readonly target?: number;
  /** The target applies to this size only; undefined for every size. */
  readonly at?: number;
  readonly grows?: true;
}

const rows: readonly Row[] = [
  { what: 'documents read', unit: 'read', of: ({ read }) => read, target: 40 },
  { what: 'first row', unit: 'ms', of: ({ firstRow }) => firstRow, target: 600, at: targetSize, grows: true },
  { what: 'sort', unit: 'ms', of: ({ sort }) => sort, target: 80, at: targetSize, grows: true },
  { what: 'next page', unit: 'ms', of: ({ nextPage }) => nextPage, target: 80, at: targetSize, grows: true },
  { what: 'keystroke to rows', unit: 'ms', of: ({ keystroke }) => keystroke, grows: true },
  {
    what: 'keystroke to rows, after the typing pause',
    unit: 'ms',
    of: ({ keystroke }) => Math.max(0, keystroke - typingPauseMs),
    target: 100,
    at: targetSize,
  },
  { what: 'heap', unit: 'MB', of: ({ heap }) => heap / 1_000_000, grows: true },
];

function measured(visits: ReadonlyMap<number, readonly GroundVisit[]>): Measurement[] {
  const of = (size: number) => visits.get(size) ?? [];
  const perSize = sizes.flatMap((size) =>
    rows.map(({ what, unit, of: figure, target, at = size }) =>
      measurementOf(
        `${size.toLocaleString('en')}: ${what}`,
        unit,
        of(size).map(figure),
        at === size ? target : undefined,
      ),
    ),
  );
  const [least = 0, most = 0] = [sizes[0], sizes.at(-1)];
  const growth = rows
    .filter(({ grows }) => grows)
    .map(({ what, unit, of: figure }) => {
      const [small, large] = [least, most].map(
        (size) => measurementOf('', unit, of(size).map(figure)).median,
      );
      return measurementOf(`growth: ${what}`, 'times', [(large ?? 0) / (small ?? 1)], 1.2);
    });
  return [...perSize, ...growth];
}

/**
 * Measures the list of requests for a signed-in administrator with 1,000, 10,000 and 50,000 requests in turns,
 * with an empty cache: first at full speed, then with a slow network and processor. Each size is opened once
 * before, since the local backend builds an index at its first query, while hosted databases have it already.
 */
export async function benchCrm(progress: (line: string) => void): Promise<Measurement[]> {
  const backends: BackendProcess[] = [];
  const grounds: Ground[] = [];
  const browser = await chromium.launch({
    executablePath: ensureChromium(progress, 'whole'),
    args: [...chromiumArgs],
  });
  try {
    for (const size of sizes) {
      const rules = ['--rules', 'firestore.rules', '--storage-rules', 'storage.rules'];
      const backend = await startBackendProcess(['--project', demoProject, ...rules]);
      backends.push(backend);
      progress(`storing ${size.toLocaleString('en')} requests`);
      const address = { projectId: demoProject, ...addressesOf(backend) };
      await seedBackend(address);
      await seedBulkRequests(address, size);
    }
    const [first] = backends;
    if (first === undefined) throw new Error('No size to measure.');
    progress('building');
    // In a process of its own: a build sets NODE_ENV=production, which the local backend refuses.
    execFileSync('node_modules/.bin/tsx', ['scripts/build.ts', '--out', built], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...localEnvironment(addressesOf(first)) },
    });
    for (const [index, backend] of backends.entries()) {
      const size = sizes[index] ?? 0;
      const folder = `${built}-${size}`;
      copyFor(folder, first, backend);
      const port = await freePort(23_000 + index * 100, () => {});
      const site = await serveSite(folder, port, [backend.firestore, backend.auth, backend.storage]);
      const url = `http://127.0.0.1:${port}`;
      const storageState = await signIn(browser, url);
      grounds.push({ size, backend, site, folder, url, storageState });
    }

    const visits = new Map<number, GroundVisit[]>(sizes.map((size) => [size, []]));
    for (let run = 0; run <= runs; run += 1) {
      for (const ground of grounds) {
        progress(`${ground.size.toLocaleString('en')} requests, visit ${run} of ${runs}`);
        const visit = await visitGround(browser, ground, false);
        // The visit before the first measured one has built the indexes.
        if (run > 0) visits.get(ground.size)?.push(visit);
      }
    }
    const slow: GroundVisit[] = [];
    const slowGround = grounds.find(({ size }) => size === targetSize);
    if (slowGround === undefined) throw new Error('The size of the targets is not measured.');
    for (let run = 1; run <= slowRuns; run += 1) {
      progress(`slowed, visit ${run} of ${slowRuns}`);
      slow.push(await visitGround(browser, slowGround, true));
    }
    const some = visits.get(targetSize) ?? [];
    return [
      ...measured(visits),
      measurementOf(
        'slow network and processor: first row',
        'ms',
        slow.map(({ firstRow }) => firstRow),
        2_500,
      ),
      measurementOf(
        'slow network and processor: sort',
        'ms',
        slow.map(({ sort }) => sort),
      ),
      measurementOf(
        'scripts before the first rows (gzip)',
        'kB',
        some.map(({ scriptsBeforeRows }) => gzipped(scriptsBeforeRows)),
        200,
      ),
      measurementOf(
        'scripts with the full SDK (gzip)',
        'kB',
        some.map(({ scriptsAtRest }) => gzipped(scriptsAtRest)),
        290,
      ),
      measurementOf(
        'scripts in all (gzip)',
        'kB',
        some.map(({ scriptsInAll }) => gzipped(scriptsInAll)),
      ),
    ];
  } finally {
    await browser.close();
    for (const { site } of grounds) {
      site.closeAllConnections();
      site.close();
    }
    for (const backend of backends) await backend.end('SIGKILL');
    for (const folder of [built, ...sizes.map((size) => `${built}-${size}`)])
      rmSync(folder, { recursive: true, force: true });
  }
}
