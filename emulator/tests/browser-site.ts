import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { build } from 'vite';

// No sandbox, because tests may run as root. No background requests of the browser.
const chromiumArgs = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];

/** Returns the path of a Chromium: CHROMIUM_PATH, one of the system's, or Playwright's. */
const findChromium = (): string | undefined =>
  [
    process.env['CHROMIUM_PATH'],
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    chromium.executablePath(),
  ].find((path) => path !== undefined && existsSync(path));

/** A page whose only content is one bundled script, and a browser to open it with. */
export interface BrowserSite {
  readonly browser: Browser;
  /** The origin: 'http://localhost:port'. */
  readonly origin: string;
  close(): Promise<void>;
}

/** Bundles `entry` for the browser, serves it on a free loopback port and starts Chromium. */
export async function openBrowserSite(entry: string): Promise<BrowserSite> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('No Chromium found; name one in CHROMIUM_PATH.');
  const directory = await mkdtemp(join(tmpdir(), 'browser-site-'));
  await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: directory,
      minify: false,
      lib: { entry, formats: ['iife'], name: 'page', fileName: () => 'page.js' },
    },
  });
  const script = readFileSync(join(directory, 'page.js'));
  await rm(directory, { recursive: true });
  const site = createServer((request, response) => {
    const isScript = request.url === '/page.js';
    response.writeHead(200, {
      'Content-Type': `${isScript ? 'text/javascript' : 'text/html'}; charset=utf-8`,
    });
    response.end(isScript ? script : '<!doctype html><script src="/page.js"></script>');
  });
  await new Promise<void>((resolve) => {
    site.listen(0, '127.0.0.1', resolve);
  });
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  return {
    browser,
    origin: `http://localhost:${(site.address() as AddressInfo).port}`,
    async close() {
      await browser.close();
      site.closeAllConnections();
      site.close();
    },
  };
}
