import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type JSHandle, type Page } from 'playwright';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BrowserPage } from './browser-page';
import { startTestBackend, type TestBackend } from './test-backend';

const PROJECT = 'demo-browser';
const DATABASE = `projects/${PROJECT}/databases/(default)`;
const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

let backend: TestBackend;
let browser: Browser;
let directory: string;
let origin: string;
let page: Page;
const external: string[] = [];
const site = createServer((request, response) => {
  const script = request.url === '/page.js';
  response.writeHead(200, { 'Content-Type': script ? 'text/javascript' : 'text/html' });
  response.end(
    script ? readFileSync(join(directory, 'page.js')) : '<!doctype html><script src="/page.js"></script>',
  );
});

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'browser-page-'));
  await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: directory,
      minify: false,
      lib: {
        entry: fileURLToPath(new URL('./browser-page.ts', import.meta.url)),
        formats: ['iife'],
        name: 'page',
        fileName: () => 'page.js',
      },
    },
  });
  await new Promise<void>((resolve) => {
    site.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://localhost:${(site.address() as AddressInfo).port}`;
  backend = await startTestBackend({ projectId: PROJECT });
  browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: CHROMIUM_ARGUMENTS });
}, 60_000);
afterAll(async () => {
  await browser.close();
  await backend.close();
  site.close();
  await rm(directory, { recursive: true });
});
beforeEach(async () => {
  backend.service.clear(DATABASE);
  page = await browser.newPage();
  page.on('request', (request) => {
    const { hostname } = new URL(request.url());
    if (hostname !== 'localhost' && hostname !== '127.0.0.1') external.push(request.url());
  });
  await page.goto(origin.replace('127.0.0.1', 'localhost'));
});
afterEach(() => page.close());

function start(longPolling = false): Promise<JSHandle<BrowserPage>> {
  return page.evaluateHandle(
    ([projectId, port, forced]) => window.startPage(projectId, port, '127.0.0.1', forced),
    [PROJECT, backend.firestorePort, longPolling] as const,
  );
}

async function shows(handle: JSHandle<BrowserPage>, ids: string): Promise<void> {
  await page.waitForFunction(
    ([client, expected]) => {
      const last = client.seen.at(-1);
      return last !== undefined && last.ids === expected && !last.fromCache && !last.pending;
    },
    [handle, ids] as const,
  );
}

async function backChannelKinds(longPolling: boolean): Promise<string[]> {
  const kinds: string[] = [];
  page.on('request', (request) => {
    const parameters = new URL(request.url()).searchParams;
    if (parameters.get('RID') === 'rpc') kinds.push(`CI=${parameters.get('CI')}`);
  });
  const client = await start(longPolling);
  await client.evaluate((handle) => handle.listen());
  await shows(client, '');
  await client.evaluate((handle) => handle.write('a', 1));
  await shows(client, 'a');
  await client.evaluate((handle) => handle.write('b', 2));
  await shows(client, 'a,b');
  return [...new Set(kinds)];
}

describe('the web SDK in a browser', () => {
  it('listens and writes over streams, without falling back to long polling', async () => {
    expect(await backChannelKinds(false)).toEqual(['CI=0']);
  });

  it('listens and writes by long polling', async () => {
    expect(await backChannelKinds(true)).toEqual(['CI=1']);
  });

  it('keeps writes while offline and takes up its listener where it was', async () => {
    const client = await start();
    await client.evaluate((handle) => {
      handle.listen();
      for (const [index, id] of ['a', 'b', 'c', 'd'].entries()) handle.write(id, index);
    });
    await shows(client, 'a,b,c');
    await client.evaluate((handle) => handle.offline());
    await client.evaluate((handle) => handle.write('e', -1));
    const name = `${DATABASE}/documents/c/b`;
    await backend.service.commit({ kind: 'admin' }, { database: DATABASE, writes: [{ delete: name }] });
    await client.evaluate((handle) => handle.online());
    await shows(client, 'e,a,c');
    expect(await client.evaluate((handle) => handle.written)).toContain('e');
  });

  it('gets refusals, transactions, counts and single documents', async () => {
    const client = await start();
    await client.evaluate((handle) => {
      handle.listen();
      handle.write('a', 1);
    });
    await shows(client, 'a');
    expect(await client.evaluate((handle) => handle.writeSecret())).toBe('permission-denied');
    await client.evaluate((handle) => handle.increment('a'));
    expect(await client.evaluate((handle) => handle.count())).toBe(1);
    expect(await client.evaluate((handle) => handle.exists('a'))).toBe(true);
    expect(await client.evaluate((handle) => handle.exists('none'))).toBe(false);
    expect(backend.service.database(DATABASE).get(`${DATABASE}/documents/c/a`)?.fields['n']).toEqual({
      integerValue: '2',
    });
  });

  it('lets six listening instances write although the browser has only six connections', async () => {
    const clients = await Promise.all(Array.from({ length: 6 }, () => start()));
    for (const client of clients) await client.evaluate((handle) => handle.listen());
    for (const [index, client] of clients.entries()) {
      await client.evaluate((handle, n) => handle.write(`d${n}`, n), index);
    }
    for (const client of clients) await shows(client, 'd0,d1,d2');
    for (const client of clients) await page.waitForFunction((handle) => handle.written.length === 1, client);
  });

  it('asks nothing of the internet', () => {
    expect(external).toEqual([]);
  });
});
