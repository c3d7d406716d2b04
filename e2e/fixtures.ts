import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import {
  type Browser,
  type BrowserContext,
  test as base,
  expect,
  type Page,
  type Request,
} from '@playwright/test';
import { type Backend, startBackend } from '../emulator/start';
import { freePort } from '../scripts/free-port';
import type { Indexes } from '../scripts/indexes';
import { missingIndexes, type StructuredQuery } from '../scripts/missing-indexes';
import { demoProject, localEnvironment, productionAccounts } from '../scripts/local-environment';
import { seedBackend } from '../scripts/seed/seed-backend';
import { serveSite } from '../scripts/serve-site';

const host = '127.0.0.1';

export interface StoredLead {
  readonly id: string;
  readonly fields: Readonly<
    Record<string, { stringValue?: string; timestampValue?: string; integerValue?: string }>
  >;
}

/** A stored file, with the type it is served as. */
export interface StoredFile {
  readonly path: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** The production build on a local backend of its own, served with the headers and rewrites of hosting. */
export interface Stack {
  readonly url: string;
  /** Origins of database, identity and files, in this order. */
  readonly backendOrigins: readonly string[];
  /** Ends the backend: its ports refuse connections until `startAgain`. */
  stopBackend(): Promise<void>;
  startAgain(): Promise<void>;
  reset(): Promise<void>;
  /** Every stored lead, read past the rules. */
  leads(): Promise<StoredLead[]>;
  leadKeyCount(): Promise<number>;
  /** Every document of a collection, read past the rules. */
  documents(collection: string): Promise<StoredLead[]>;
  /** Every file below a folder, read past the rules. */
  files(folder: string): Promise<StoredFile[]>;
}

type Ports = { readonly firestore: number; readonly auth: number; readonly storage: number };

class RunningStack implements Stack {
  readonly url: string;
  readonly backendOrigins: readonly string[];
  private backend: Backend | undefined;
  private readonly ports: Ports;
  private readonly enforceAppCheck: boolean;

  constructor(sitePort: number, ports: Ports, enforceAppCheck: boolean) {
    this.enforceAppCheck = enforceAppCheck;
    this.url = `http://${host}:${sitePort}`;
    this.ports = ports;
    this.backendOrigins = [ports.firestore, ports.auth, ports.storage].map(
      (port) => `http://${host}:${port}`,
    );
  }

  async startAgain(): Promise<void> {
    this.backend = await startBackend({
      projectId: demoProject,
      ports: this.ports,
      rules: { firestore: 'firestore.rules', storage: 'storage.rules' },
      auth: productionAccounts,
      enforceAppCheck: this.enforceAppCheck,
    });
  }

  async stopBackend(): Promise<void> {
    await this.backend?.close();
    this.backend = undefined;
  }

  async reset(): Promise<void> {
    if (this.backend === undefined) await this.startAgain();
    const [firestore, auth, storage] = this.backendOrigins;
    await owner(`${firestore}/emulator/v1/projects/${demoProject}/databases/(default)/documents`, 'DELETE');
    await owner(`${auth}/emulator/v1/projects/${demoProject}/accounts`, 'DELETE');
    await owner(`${storage}/internal/reset`, 'POST');
    await seedBackend({
      projectId: demoProject,
      firestore: `${host}:${this.ports.firestore}`,
      auth: `${host}:${this.ports.auth}`,
    });
  }

  leads(): Promise<StoredLead[]> {
    return this.documents('bundleRequests');
  }

  async documents(collection: string): Promise<StoredLead[]> {
    const documents = await this.list(collection);
    return documents.map(({ name, fields }) => ({ id: name.split('/').at(-1) ?? '', fields }));
  }

  async files(folder: string): Promise<StoredFile[]> {
    const bucket = `${this.backendOrigins[2]}/v0/b/${demoProject}.appspot.com/o`;
    const listed = await owner(`${bucket}?prefix=${folder}/`, 'GET');
    const { items } = (await listed.json()) as { items: { name: string }[] };
    return Promise.all(
      items.map(async ({ name }) => {
        const answer = await owner(`${bucket}/${encodeURIComponent(name)}?alt=media`, 'GET');
        return {
          path: name,
          contentType: answer.headers.get('content-type') ?? '',
          content: Buffer.from(await answer.arrayBuffer()),
        };
      }),
    );
  }

  async leadKeyCount(): Promise<number> {
    return (await this.list('leadKeys')).length;
  }

  private async list(collection: string): Promise<{ name: string; fields: StoredLead['fields'] }[]> {
    const answer = await owner(
      `${this.backendOrigins[0]}/v1/projects/${demoProject}/databases/(default)/documents/${collection}?pageSize=300`,
      'GET',
    );
    const { documents = [] } = (await answer.json()) as {
      documents?: { name: string; fields: StoredLead['fields'] }[];
    };
    return documents;
  }
}

async function owner(url: string, method: string): Promise<Response> {
  const answer = await fetch(url, { method, headers: { authorization: 'Bearer owner' } });
  if (!answer.ok) throw new Error(`${method} ${url} gave ${answer.status}: ${await answer.text()}`);
  return answer;
}

async function startStack(
  workerIndex: number,
  withAppCheck: boolean,
): Promise<{ stack: RunningStack; site: Server }> {
  const base = 20_000 + workerIndex * 10;
  const quiet = () => {};
  const ports = {
    firestore: await freePort(base, quiet),
    auth: await freePort(base + 3, quiet),
    storage: await freePort(base + 5, quiet),
  };
  const sitePort = await freePort(base + 7, quiet);
  const stack = new RunningStack(sitePort, ports, withAppCheck);
  const outDir = `dist-e2e-${workerIndex % 8}`;
  // In a child process: a build sets NODE_ENV=production, which the local backend refuses.
  execFileSync('node_modules/.bin/tsx', ['scripts/build.ts', '--out', outDir], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...localEnvironment({
        firestore: `${host}:${ports.firestore}`,
        auth: `${host}:${ports.auth}`,
        storage: `${host}:${ports.storage}`,
      }),
      ...(withAppCheck && { VITE_APP_CHECK_SITE_KEY: 'local-site-key' }),
    },
  });
  await stack.startAgain();
  const site = await serveSite(outDir, sitePort, stack.backendOrigins);
  return { stack, site };
}

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
      const { stack, site } = await startStack(workerIndex, withAppCheck);
      await provide(stack);
      site.closeAllConnections();
      site.close();
      await stack.stopBackend();
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
export const firstInteraction = (page: Page): Promise<void> => page.mouse.move(20, 20);

/**
 * Waits until the frame of a public page is hydrated: then its menu has `aria-expanded`, where there is a menu.
 */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(() => {
    const menu = document.querySelector('[popovertarget]');
    return menu === null || menu.hasAttribute('aria-expanded');
  });

export const password = 'local-demo-2026';

/** Fills in and sends the sign-in form on the page. */
export async function fillSignIn(page: Page, email: string, secret = password): Promise<void> {
  const form = page.getByRole('main').locator('form');
  await form.getByLabel('Email').fill(email);
  await form.getByRole('textbox', { name: 'Password' }).fill(secret);
  await form.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs a seeded administrator in and waits for their home. */
export async function signInAsAdmin(page: Page, email = 'ada@acf.example'): Promise<void> {
  await page.goto('/admin/login');
  await fillSignIn(page, email);
  await page.waitForURL('**/admin/dashboard');
}

/** Signs a seeded regular user in and waits for their home. */
export async function signInAsStaff(page: Page, email = 'mia@acf.example'): Promise<void> {
  await page.goto('/login');
  await fillSignIn(page, email);
  await page.waitForURL('**/dashboard');
}

export { expect };
