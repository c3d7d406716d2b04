import { readFileSync } from 'node:fs';
import {
  type Browser,
  type BrowserContext,
  test as base,
  expect,
  type Page,
  type Request,
} from '@playwright/test';
import type { Indexes } from '../scripts/indexes';
import { missingIndexes, type StructuredQuery } from '../scripts/test/missing-indexes';
import { type Stack, startStack } from './stack';

const indexes = JSON.parse(readFileSync('firestore.indexes.json', 'utf8')) as Indexes;

function queryIn(request: Request): StructuredQuery {
  const body = request.postDataJSON() as {
    readonly structuredQuery?: StructuredQuery;
    readonly structuredAggregationQuery?: { readonly structuredQuery: StructuredQuery };
  };
  const query = body.structuredQuery ?? body.structuredAggregationQuery?.structuredQuery;
  if (query === undefined) throw new Error('A query was sent without its text.');
  return query;
}

/**
 * Collects a page's console errors and failed requests, and queries for which the hosted database would have
 * no index. A test that expects one allows it.
 */
class Complaints {
  private readonly heard: string[] = [];

  listenTo(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() === 'error') this.heard.push(message.text());
    });
    context.on('weberror', (event) => this.heard.push(String(event.error())));
    context.on('request', (request) => {
      if (/:run(Aggregation)?Query\?/.test(request.url()))
        this.heard.push(...missingIndexes(queryIn(request), indexes));
    });
  }

  /** Ignores errors that match, because the test causes them on purpose. */
  allow(expected: RegExp): void {
    this.expected.push(expected);
  }
  private readonly expected: RegExp[] = [];

  unexpected(): string[] {
    return this.heard.filter((text) => !this.expected.some((pattern) => pattern.test(text)));
  }
}

interface TestFixtures {
  readonly complaints: Complaints;
  /** Opens a page for another person, in a separate browser profile. */
  readonly anotherPerson: () => Promise<Page>;
  readonly freshData: undefined;
}

interface WorkerFixtures {
  /** Builds the site with a site key, and makes the backend refuse calls without an App Check token. */
  readonly withAppCheck: boolean;
  readonly stack: Stack;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  withAppCheck: [false, { option: true, scope: 'worker' }],
  stack: [
    async ({ withAppCheck }, provide, { workerIndex }) => {
      const { stack, stop } = await startStack(workerIndex, withAppCheck);
      await provide(stack);
      await stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ stack }, provide) => provide(stack.url),
  freshData: [
    async ({ stack }, provide) => {
      await stack.reset();
      await provide(undefined);
    },
    { auto: true },
  ],
  complaints: [
    async ({ context }, provide) => {
      const complaints = new Complaints();
      complaints.listenTo(context);
      await provide(complaints);
      expect(complaints.unexpected(), 'console errors and queries without an index during the test').toEqual(
        [],
      );
    },
    { auto: true },
  ],
  anotherPerson: async ({ browser, complaints, stack }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async () => {
      const context = await newContext(browser, stack.url);
      complaints.listenTo(context);
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

function newContext(browser: Browser, baseURL: string): Promise<BrowserContext> {
  return browser.newContext({ baseURL, locale: 'en-CA', timezoneId: 'America/Toronto' });
}

/** Moves the pointer. At this first interaction, a public page fetches most of its code. */
export async function firstInteraction(page: Page): Promise<void> {
  await page.mouse.move(20, 20);
  // A second move, because the pointer may have been at the first position, and a pointer that does not move
  // fires no event.
  await page.mouse.move(24, 24);
}

/** Waits until a prerendered page is hydrated. */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);

/**
 * Waits until a form has been shown long enough for its spam protection. Counts from `since` (ms of the
 * page's clock), or from the first paint for a form in the document.
 */
export const atPersonsPace = (page: Page, since?: number) =>
  page.waitForFunction((shown) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return performance.now() - (shown ?? paint?.startTime ?? 0) > 1_200;
  }, since);

/**
 * Stops the page's clock a minute ahead, so that only `page.clock.runFor` advances it. The test must have
 * called `page.clock.install()` before it opened the page. Call this when everything the test waits for has
 * arrived.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(Date.now() + 60_000);
}

/**
 * Returns tags for the requirement rows that a test covers: `test('…', covers('PUB-001'), async () => {…})`.
 * `npx playwright test --grep @PUB-001` runs the tests of a row. `npm run requirements` reads the calls and
 * refuses unknown rows.
 */
export const covers = (...rows: readonly string[]): { tag: string[] } => ({
  tag: rows.map((row) => `@${row}`),
});

export { expect, type Stack };
