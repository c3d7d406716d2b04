import { fileURLToPath } from 'node:url';
import type { JSHandle, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BrowserPage } from './browser-page';
import { type BrowserSite, openBrowserSite } from './browser-site';
import { startTestBackend, type TestBackend } from './test-backend';

const PROJECT = 'demo-browser';
const DATABASE = `projects/${PROJECT}/databases/(default)`;
let backend: TestBackend;
let site: BrowserSite;
let page: Page;
const external: string[] = [];

beforeAll(async () => {
  site = await openBrowserSite(fileURLToPath(new URL('./browser-page.ts', import.meta.url)));
  backend = await startTestBackend({ projectId: PROJECT });
});
afterAll(async () => {
  await site.close();
  await backend.close();
});
beforeEach(async () => {
  backend.service.clear(DATABASE);
  page = await site.browser.newPage();
  page.on('request', (request) => {
    const { hostname } = new URL(request.url());
    if (hostname !== 'localhost' && hostname !== '127.0.0.1') external.push(request.url());
  });
  await page.goto(site.origin);
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

  it('keeps offline writes and resumes its listener', async () => {
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

  it('receives denials, transactions, counts and single documents', async () => {
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

  it('lets six listening instances write over the browser’s six connections', async () => {
    const clients = await Promise.all(Array.from({ length: 6 }, () => start()));
    for (const client of clients) await client.evaluate((handle) => handle.listen());
    for (const [index, client] of clients.entries()) {
      await client.evaluate((handle, n) => handle.write(`d${n}`, n), index);
    }
    for (const client of clients) await shows(client, 'd0,d1,d2');
    for (const client of clients) await page.waitForFunction((handle) => handle.written.length === 1, client);
  });

  it('sends no requests to the internet', () => {
    expect(external).toEqual([]);
  });
});
