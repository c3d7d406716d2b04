import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { type Browser, chromium } from 'playwright';
import { startBackendProcess } from '@acf/emulator';
import { chromiumArgs, ensureChromium } from '../../scripts/local/chromium';
import { demoProject, localEnvironment } from '../../scripts/local/environment';
import { freePort } from '../../scripts/local/free-port';
import { serveSite } from '../../scripts/local/serve-site';
import { seedBackend } from '../../scripts/seed/seed-backend';
import { addressesOf, signIn } from './crm';
import type { Measurement } from './measurement';
import { measureFieldErrors, measureFirstPaints, measureOpening, type PhoneGround } from './slow-phone';

const built = 'dist-bench-phone';
const runs = 3;

const parts: Readonly<Record<string, (ground: PhoneGround) => Promise<Measurement[]>>> = {
  paints: measureFirstPaints,
  opening: measureOpening,
  errors: measureFieldErrors,
};

/** Measures the waits on a slow phone: the first paint, a gate, a proposal, and a form's first error. */
export async function benchPhone(progress: (line: string) => void, part?: string): Promise<Measurement[]> {
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
    const port = await freePort(24_900, () => {});
    site = await serveSite(built, port, [backend.firestore, backend.auth, backend.storage]);
    const url = `http://127.0.0.1:${port}`;
    browser = await chromium.launch({
      executablePath: ensureChromium(progress, 'whole'),
      args: [...chromiumArgs],
    });
    const ground = { browser, url, storageState: await signIn(browser, url), runs, progress };
    const results: Measurement[] = [];
    for (const [name, measure] of Object.entries(parts))
      if (part === undefined || part === name) results.push(...(await measure(ground)));
    return results;
  } finally {
    await browser?.close();
    site?.closeAllConnections();
    site?.close();
    await backend.end('SIGKILL');
    rmSync(built, { recursive: true, force: true });
  }
}
