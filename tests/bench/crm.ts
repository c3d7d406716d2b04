import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContextOptions, chromium } from 'playwright';
import { type BackendProcess, startBackendProcess } from '@acf/emulator';
import { chromiumArgs, ensureChromium } from '../../scripts/local/chromium';
import { freePort } from '../../scripts/local/free-port';
import { demoProject, localEnvironment } from '../../scripts/local/environment';
import { seedBulk } from '../../scripts/seed/bulk-records';
import { personNamed } from '@/testing/actors';
import { seedBackend } from '../../scripts/seed/seed-backend';
import { serveSite } from '../../scripts/local/serve-site';
import {
  type ListVisit,
  timeToFindInPalette,
  timeToFirstRow,
  timeToOpenAtOnce,
  visitList,
} from './list-visit';
import { type MeasuredList, measuredLists } from './measured-lists';
import { type Measurement, measurementOf, type Unit } from './measurement';
import { asTwoHoursAgo } from './old-session';

const sizes = [1_000, 10_000, 50_000];
const targetSize = 10_000;
const runs = 7;
const slowRuns = 3;
const built = 'dist-bench-crm';
const typingPauseMs = 80;

/** One size of the measurement: a backend with that many requests, its site, and a signed-in person. */
interface Ground {
  readonly size: number;
  readonly backend: BackendProcess;
  readonly site: Server;
  readonly folder: string;
  readonly url: string;
  readonly storageState: BrowserContextOptions['storageState'];
}

const hostOf = (url: string) => new URL(url).host;

/** Returns the addresses of a backend without their scheme. */
export const addressesOf = ({ firestore, auth, storage }: BackendProcess) => ({
  firestore: hostOf(firestore),
  auth: hostOf(auth),
  storage: hostOf(storage),
});

/**
 * Copies a build and replaces one backend's addresses by another's, because a build for each would take much
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

/** Signs the seed's administrator in and returns the browser's stored state. */
export async function signIn(browser: Browser, url: string) {
  const person = personNamed('ada');
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

async function readsOf(backend: BackendProcess): Promise<number> {
  const answer = await fetch(`${backend.firestore}/emulator/v1/reads`);
  return ((await answer.json()) as { documents: number }).documents;
}

interface GroundVisit extends ListVisit {
  readonly read: number;
}

async function visitGround(
  browser: Browser,
  ground: Ground,
  { path, actions }: MeasuredList,
  slowed: boolean,
): Promise<GroundVisit> {
  const before = await readsOf(ground.backend);
  let read = 0;
  const visit = await visitList(browser, {
    address: `${ground.url}${path}`,
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
  /** Returns the figure of a visit; undefined if the list has no such action. */
  readonly of: (visit: GroundVisit) => number | undefined;
  readonly target?: number;
  /** The only size that the target applies to; undefined for every size. */
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
  { what: 'opening a record', unit: 'ms', of: ({ open }) => open, target: 100, at: targetSize, grows: true },
  { what: 'heap', unit: 'MB', of: ({ heap }) => heap / 1_000_000, target: 15, at: targetSize, grows: true },
];

/** Returns the rows for the visits of one list, without rows for actions that the list lacks. */
function measured(name: string, visits: ReadonlyMap<number, readonly GroundVisit[]>): Measurement[] {
  const figures = (size: number, { of }: Row): readonly number[] =>
    (visits.get(size) ?? []).flatMap((visit) => of(visit) ?? []);
  const shown = rows.filter((row) => figures(targetSize, row).length > 0);
  const perSize = sizes.flatMap((size) =>
    shown.map((row) =>
      measurementOf(
        `${name}, ${size.toLocaleString('en')}: ${row.what}`,
        row.unit,
        figures(size, row),
        (row.at ?? size) === size ? row.target : undefined,
      ),
    ),
  );
  const [least = 0, most = 0] = [sizes[0], sizes.at(-1)];
  const growth = shown
    .filter(({ grows }) => grows)
    .map((row) => {
      const [small, large] = [least, most].map(
        (size) => measurementOf('', row.unit, figures(size, row)).median,
      );
      return measurementOf(`${name}, growth: ${row.what}`, 'times', [(large ?? 0) / (small ?? 1)], 1.2);
    });
  return [...perSize, ...growth];
}

const slowedDown = (name: string, visits: readonly GroundVisit[]): Measurement[] => [
  measurementOf(
    `${name}, slow network and processor: first row`,
    'ms',
    visits.map(({ firstRow }) => firstRow),
    2_500,
  ),
];

/**
 * Measures a slow visit with an expired token, opening a record without hovering first, and a search in the
 * palette.
 */
async function singleVisits(
  browser: Browser,
  { url, storageState }: Ground,
  { name, path, actions: { opened } }: MeasuredList,
): Promise<Measurement[]> {
  const old: number[] = [];
  const pressed: number[] = [];
  const found: number[] = [];
  const address = `${url}${path}`;
  for (let run = 0; run < slowRuns; run += 1) {
    const opening = { address, storageState: asTwoHoursAgo(storageState), slowed: true };
    old.push(await timeToFirstRow(browser, opening));
    if (opened === undefined) continue;
    const quick = { address, storageState, slowed: false };
    pressed.push(await timeToOpenAtOnce(browser, quick, opened));
    if (name === 'contacts') found.push(await timeToFindInPalette(browser, quick));
  }
  return [
    measurementOf(
      `${name}, slow network and processor, token older than an hour: first row`,
      'ms',
      old,
      2_500,
    ),
    ...(pressed.length > 0
      ? [measurementOf(`${name}, 10,000: opening a record without pointing at it before`, 'ms', pressed)]
      : []),
    ...(found.length > 0
      ? [measurementOf('palette, 10,000 contacts: last key to found records', 'ms', found, 150)]
      : []),
  ];
}

const weights = (name: string, visits: readonly GroundVisit[]): Measurement[] => {
  const kB = (what: string, of: (visit: GroundVisit) => readonly string[], target: number) =>
    measurementOf(
      `${name}, scripts ${what} (gzip)`,
      'kB',
      visits.map((visit) => gzipped(of(visit))),
      target,
    );
  return [
    kB('before the first rows', ({ scriptsBeforeRows }) => scriptsBeforeRows, 200),
    kB('with the full SDK', ({ scriptsAtRest }) => scriptsAtRest, 290),
    // Includes the forms and screens that are prefetched while the browser is idle.
    kB('in all', ({ scriptsInAll }) => scriptsInAll, 900),
  ];
};

/**
 * Measures the lists of requests, contacts and notes for a signed-in administrator with an empty cache. There
 * are 1,000, 10,000 and 50,000 requests and contacts and twice as many notes. The sizes take turns, first at
 * full speed, then with a slow network and processor. `only` limits it to one list.
 *
 * Each list is opened once before, because the local backend builds an index at its first query, and hosted
 * databases already have theirs.
 */
export async function benchCrm(progress: (line: string) => void, only?: string): Promise<Measurement[]> {
  const chosen = measuredLists.filter(({ name }) => only === undefined || name === only);
  if (chosen.length === 0)
    throw new Error(`No such list: ${only}. There are ${measuredLists.map(({ name }) => name).join(', ')}.`);
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
      const address = { projectId: demoProject, ...addressesOf(backend) };
      await seedBackend(address);
      for (const { name, times } of chosen) {
        progress(`storing ${(size * times).toLocaleString('en')} ${name}`);
        await seedBulk(address, name, size * times);
      }
    }
    const [first] = backends;
    if (first === undefined) throw new Error('No size to measure.');
    progress('building');
    // In a separate process, because a build sets NODE_ENV=production, which the local backend refuses.
    execFileSync(
      'node_modules/.bin/tsx',
      ['scripts/build.ts', '--facts', 'scripts/seed/site-facts.json', '--out', built],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, ...localEnvironment(addressesOf(first)) },
      },
    );
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

    const slowGround = grounds.find(({ size }) => size === targetSize);
    if (slowGround === undefined) throw new Error('The size of the targets is not measured.');
    const results: Measurement[] = [];
    for (const list of chosen) {
      const visits = new Map<number, GroundVisit[]>(sizes.map((size) => [size, []]));
      for (let run = 0; run <= runs; run += 1) {
        for (const ground of grounds) {
          progress(`${list.name}, size ${ground.size.toLocaleString('en')}, visit ${run} of ${runs}`);
          const visit = await visitGround(browser, ground, list, false);
          // The visit before the first measured one has built the indexes.
          if (run > 0) visits.get(ground.size)?.push(visit);
        }
      }
      const slow: GroundVisit[] = [];
      for (let run = 1; run <= slowRuns; run += 1) {
        progress(`${list.name}, slowed, visit ${run} of ${slowRuns}`);
        slow.push(await visitGround(browser, slowGround, list, true));
      }
      results.push(...measured(list.name, visits), ...slowedDown(list.name, slow));
      progress(`${list.name}, with an old token, and pressed at once`);
      results.push(...(await singleVisits(browser, slowGround, list)));
      results.push(...weights(list.name, visits.get(targetSize) ?? []));
    }
    return results;
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
