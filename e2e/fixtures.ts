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
 * Collects console errors and failed requests of a page, and queries that the hosted database would refuse for want of an
 * index; a test that expects one takes it.
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

  /** Drops the collected errors that match, which the test caused on purpose. */
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
  /** Opens a page for another person, in a browser profile of their own. */
  readonly anotherPerson: () => Promise<Page>;
  readonly freshData: undefined;
}

interface WorkerFixtures {
  /** Builds the site with a site key and lets the backend refuse every call without an App Check token. */
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

/** Moves the pointer: the first interaction, at which a public page fetches much of its code. */
export async function firstInteraction(page: Page): Promise<void> {
  await page.mouse.move(20, 20);
  // The pointer may have stood there already, and a page takes no notice of one that stands still.
  await page.mouse.move(24, 24);
}

/** Waits until a prerendered page is hydrated. */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);

/**
 * Waits until a form has been there for as long as its spam protection takes for human: from `since`, in ms of the page's
 * clock, or from the first paint, for a form that came with the document.
 */
export const atPersonsPace = (page: Page, since?: number) =>
  page.waitForFunction((shown) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return performance.now() - (shown ?? paint?.startTime ?? 0) > 1_200;
  }, since);

/**
 * Stops the page's clock a minute ahead, so that time passes only by `page.clock.runFor`. The test has called
 * `page.clock.install()` before it opened the page; what it waited for has arrived.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(Date.now() + 60_000);
}

/**
 * Names the requirement rows that a test proves, as tags: `test('…', covers('PUB-001'), async () => {…})`.
 * `npx playwright test --grep @PUB-001` runs their tests. `npm run requirements` reads the calls and
 * refuses a row that no list has.
 */
export const covers = (...rows: readonly string[]): { tag: string[] } => ({
  tag: rows.map((row) => `@${row}`),
});

export { expect, type Stack };
