import { randomBytes } from 'node:crypto';
import { type Backend, type BackendSnapshot, startBackend } from '@acf/emulator';
import { freePort } from '../scripts/local/free-port';
import { type LocalApi, localApi } from '../scripts/local/api';
import { demoProject, productionAccounts } from '../scripts/local/environment';
import { seedBackend } from '../scripts/seed/seed-backend';
import { serveSite } from '../scripts/local/serve-site';
import { type OpenAiPeer, startOpenAiPeer } from '../tests/peers/openai-peer';
import { type SalesforcePeer, startSalesforcePeer } from '../tests/peers/salesforce-peer';
import { type Ports, siteForWorker } from './site-build';

const host = '127.0.0.1';

export interface StoredLead {
  readonly id: string;
  readonly fields: Readonly<
    Record<string, { stringValue?: string; timestampValue?: string; integerValue?: string }>
  >;
}

/** A stored file, with its served content type. */
export interface StoredFile {
  readonly path: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** The production build with its own local backend, served with the hosting's headers and rewrites. */
export interface Stack {
  readonly url: string;
  /** Origins of database, Auth and storage, in this order. */
  readonly backendOrigins: readonly string[];
  /** The AI service that the API calls. It answers 503 until a test scripts it. */
  readonly ai: OpenAiPeer;
  /** The Salesforce organization that the API connects to. */
  readonly salesforce: SalesforcePeer;
  /** Stops the backend. Its ports refuse connections until `startAgain`. */
  stopBackend(): Promise<void>;
  /** Restarts the backend with its data from before the stop. */
  startAgain(): Promise<void>;
  /**
   * Loads the API, which its first request would otherwise do. Call it in `beforeAll` of files whose tests
   * use the API.
   */
  loadApi(): Promise<void>;
  /** Replaces all data with the demo data. */
  reset(): Promise<void>;
  /** Deletes everything except the demo's people with their accounts, as in a new project. */
  empty(): Promise<void>;
  /** Returns all stored leads, bypassing the rules. */
  leads(): Promise<StoredLead[]>;
  leadKeyCount(): Promise<number>;
  /** Returns all documents of a collection, bypassing the rules. */
  documents(collection: string): Promise<StoredLead[]>;
  /** Returns all files below a folder, bypassing the rules. */
  files(folder: string): Promise<StoredFile[]>;
}

type Peers = Pick<Stack, 'ai' | 'salesforce'>;

class RunningStack implements Stack {
  readonly url: string;
  readonly ai: OpenAiPeer;
  readonly salesforce: SalesforcePeer;
  readonly backendOrigins: readonly string[];
  private backend: Backend | undefined;
  /** The backend's data when it was stopped. */
  private held: BackendSnapshot | undefined;
  private seeded: BackendSnapshot | undefined;
  private peopleAlone: BackendSnapshot | undefined;
  private readonly ports: Ports;
  readonly api: LocalApi;
  private readonly enforceAppCheck: boolean;

  constructor(sitePort: number, ports: Ports, enforceAppCheck: boolean, { ai, salesforce }: Peers) {
    this.enforceAppCheck = enforceAppCheck;
    this.url = `http://${host}:${sitePort}`;
    this.ai = ai;
    this.salesforce = salesforce;
    this.ports = ports;
    this.api = localApi({
      projectId: demoProject,
      firestore: `${host}:${ports.firestore}`,
      auth: `${host}:${ports.auth}`,
      storage: `${host}:${ports.storage}`,
      settings: {
        ...(enforceAppCheck && { APP_CHECK: 'enforced' }),
        OPENAI_API_KEY: ai.apiKey,
        OPENAI_BASE_URL: ai.baseUrl,
        OPENAI_RETRIES: '0',
        INTEGRATIONS_KEY: randomBytes(32).toString('base64'),
        SALESFORCE_LOGIN_URL: salesforce.url,
        SALESFORCE_REDIRECT_URL: `${this.url}/api/salesforce/oauth/callback`,
      },
    });
    this.backendOrigins = [ports.firestore, ports.auth, ports.storage].map(
      (port) => `http://${host}:${port}`,
    );
  }

  loadApi(): Promise<void> {
    return this.api.load();
  }

  async startAgain(): Promise<void> {
    this.backend = await startBackend({
      projectId: demoProject,
      ports: this.ports,
      rules: { firestore: 'firestore.rules', storage: 'storage.rules' },
      auth: productionAccounts,
      enforceAppCheck: this.enforceAppCheck,
    });
    if (this.held !== undefined) this.backend.restore(this.held);
  }

  async stopBackend(): Promise<void> {
    this.held = this.backend?.snapshot();
    await this.backend?.close();
    this.backend = undefined;
  }

  async reset(): Promise<void> {
    this.ai.forget();
    this.salesforce.forget();
    if (this.backend === undefined) await this.startAgain();
    if (this.seeded !== undefined) return this.backend?.restore(this.seeded);
    const address = {
      projectId: demoProject,
      firestore: `${host}:${this.ports.firestore}`,
      auth: `${host}:${this.ports.auth}`,
    };
    // Both snapshots have the same accounts, so that a session works with either.
    await seedBackend(address, { peopleOnly: true });
    this.peopleAlone = this.backend?.snapshot();
    await seedBackend(address);
    this.seeded = this.backend?.snapshot();
  }

  async empty(): Promise<void> {
    await this.reset();
    if (this.peopleAlone !== undefined) this.backend?.restore(this.peopleAlone);
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

/** Returns a started stack, and the function that stops it. */
export async function startStack(
  workerIndex: number,
  withAppCheck: boolean,
): Promise<{ stack: Stack; stop: () => Promise<void> }> {
  const base = 20_000 + workerIndex * 10;
  const quiet = () => {};
  const ports = {
    firestore: await freePort(base, quiet),
    auth: await freePort(base + 3, quiet),
    storage: await freePort(base + 5, quiet),
  };
  const sitePort = await freePort(base + 7, quiet);
  const [ai, salesforce] = await Promise.all([startOpenAiPeer(), startSalesforcePeer()]);
  const stack = new RunningStack(sitePort, ports, withAppCheck, { ai, salesforce });
  await stack.startAgain();
  const site = await serveSite(
    siteForWorker(workerIndex, withAppCheck, ports),
    sitePort,
    stack.backendOrigins,
    stack.api,
  );
  const stop = async () => {
    site.closeAllConnections();
    site.close();
    await stack.api.close();
    await stack.stopBackend();
    await Promise.all([ai.stop(), salesforce.stop()]);
  };
  return { stack, stop };
}
