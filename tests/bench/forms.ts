import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { startBackendProcess } from '@acf/emulator';
import { chromiumArgs, ensureChromium } from '../../scripts/local/chromium';
import { demoProject, localEnvironment } from '../../scripts/local/environment';
import { freePort } from '../../scripts/local/free-port';
import { serveSite } from '../../scripts/local/serve-site';
import { seedBackend } from '../../scripts/seed/seed-backend';
import { addressesOf, signIn } from './crm';
import { scriptsIn } from './list-visit';
import { type Measurement, measurementOf } from './measurement';

const built = 'dist-bench-forms';
const runs = 7;
const admin = '/admin/dashboard';
/** The time limit of the first and of the second press, in ms. */
const targetMs = 100;

interface MeasuredForm {
  readonly name: string;
  readonly path: string;
  readonly button: (page: Page) => Locator;
}

const inMain = (page: Page) => page.getByRole('main');
const forms: readonly MeasuredForm[] = [
  {
    name: 'Add Contact',
    path: `${admin}/contacts`,
    button: (page) => page.getByRole('button', { name: 'Add Contact' }),
  },
  {
    name: 'Notes of a contact',
    path: `${admin}/contacts`,
    button: (page) => inMain(page).getByRole('button', { name: 'Notes' }).first(),
  },
  {
    name: 'Edit a contact',
    path: `${admin}/contacts`,
    button: (page) => inMain(page).getByRole('button', { name: 'Edit' }).first(),
  },
  {
    name: 'Add Note',
    path: `${admin}/notes`,
    button: (page) => page.getByRole('button', { name: 'Add Note' }),
  },
  {
    name: 'New event',
    path: `${admin}/calendar`,
    button: (page) => page.getByRole('button', { name: 'New event' }),
  },
];

/** Returns the time from the press until the frame after the one that shows an open dialog with a field. */
async function timeToForm(page: Page, button: Locator): Promise<number> {
  const shown = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let pressedAt = 0;
        document.addEventListener(
          'click',
          ({ timeStamp }) => {
            pressedAt ||= timeStamp;
          },
          { capture: true, once: true },
        );
        const look = () => {
          const field = document.querySelector(
            'dialog[open] :is(input:not([type="hidden"]), textarea, [contenteditable])',
          );
          if (field === null) requestAnimationFrame(look);
          else requestAnimationFrame(() => resolve(performance.now() - pressedAt));
        };
        requestAnimationFrame(look);
      }),
  );
  await button.click();
  return shown;
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}

/**
 * Measures how long forms take to open at the first and second press of a visit, after the workspace has
 * prefetched them, and the size of the prefetch.
 */
export async function benchForms(progress: (line: string) => void): Promise<Measurement[]> {
  let browser: Browser | undefined;
  let site: Server | undefined;
  const rules = ['--rules', 'firestore.rules', '--storage-rules', 'storage.rules'];
  const backend = await startBackendProcess(['--project', demoProject, ...rules]);
  try {
    const addresses = addressesOf(backend);
    await seedBackend({ projectId: demoProject, ...addresses });
    progress('building');
    execFileSync(
      'node_modules/.bin/tsx',
      ['scripts/build.ts', '--facts', 'scripts/seed/site-facts.json', '--out', built],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, ...localEnvironment(addresses) },
      },
    );
    const port = await freePort(24_700, () => {});
    site = await serveSite(built, port, [backend.firestore, backend.auth, backend.storage]);
    const url = `http://127.0.0.1:${port}`;
    browser = await chromium.launch({
      executablePath: ensureChromium(progress, 'whole'),
      args: [...chromiumArgs],
    });
    const storageState = await signIn(browser, url);
    const results: Measurement[] = [];
    let scripts: readonly string[] = [];
    for (const { name, path, button } of forms) {
      const first: number[] = [];
      const second: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        progress(`${name}, visit ${run + 1} of ${runs}`);
        const context = await browser.newContext({
          viewport: { width: 1280, height: 800 },
          locale: 'en-CA',
          timezoneId: 'America/Toronto',
          storageState,
        });
        const page = await context.newPage();
        // Playwright's compiler marks functions with this helper, which pages lack.
        await page.addInitScript('globalThis.__name = (value) => value');
        await page.goto(`${url}${path}`);
        await button(page).waitFor();
        await page.waitForFunction(() => performance.getEntriesByName('code-ahead').length > 0);
        scripts = await scriptsIn(page);
        first.push(await timeToForm(page, button(page)));
        await close(page);
        second.push(await timeToForm(page, button(page)));
        await context.close();
      }
      results.push(
        measurementOf(`first press on ${name}`, 'ms', first, targetMs),
        measurementOf(`second press on ${name}`, 'ms', second, targetMs),
      );
    }
    const weight = scripts.reduce(
      (sum, path) => sum + gzipSync(readFileSync(join(built, path)), { level: 9 }).length,
      0,
    );
    return [...results, measurementOf('scripts fetched ahead and before (gzip)', 'kB', [weight / 1000], 900)];
  } finally {
    await browser?.close();
    site?.closeAllConnections();
    site?.close();
    await backend.end('SIGKILL');
    rmSync(built, { recursive: true, force: true });
  }
}
