import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BrowserSite, openBrowserSite } from '../browser-site';
import { startTestBackend, type TestBackend } from '../test-backend';
import { ALL_CASES } from './all-cases';
import { STORAGE_RULES } from './run-case';

let backend: TestBackend;
let site: BrowserSite;
let page: Page;
const external: string[] = [];

beforeAll(async () => {
  backend = await startTestBackend({ projectId: 'demo-conformance-chromium', rules: '' });
  backend.setStorageRules(STORAGE_RULES);
  site = await openBrowserSite(fileURLToPath(new URL('./chromium-page.ts', import.meta.url)));
  page = await site.browser.newPage();
  page.on('request', (request) => {
    const { hostname } = new URL(request.url());
    if (!/^(127\.0\.0\.1|(x\d+\.)?localhost)$/.test(hostname)) external.push(request.url());
  });
  await page.goto(site.origin);
});
afterAll(async () => {
  await site.close();
  await backend.close();
});

describe('the real SDKs in Chromium', () => {
  it.each(ALL_CASES.map((entry) => [entry.id, entry.behaviour] as const))('%s %s', async (id) => {
    const { projectId, firestorePort, authPort, storagePort } = backend;
    const target = { projectId, firestorePort, authPort, storagePort, namedHosts: true };
    const failure = await page.evaluate(([wanted, at]) => window.runConformanceCase(wanted, at), [
      id,
      target,
    ] as const);
    expect(failure).toBeUndefined();
  });

  it('send no requests to the internet', () => {
    expect(external).toEqual([]);
  });
});
