import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeEach } from 'vitest';
import { type BackendSnapshot, startBackend } from '@acf/emulator';
import { addressLimits, limits } from '../../functions/src/pipeline/limits';
import { type LocalApiOptions, openLocalApi } from '../../scripts/local/api';
import { demoProject, productionAccounts } from '../../scripts/local/environment';
import { people, type PersonName } from '@/testing/actors';

/** Limits so high that they slow down no test. The limits have a test of their own. */
const generous = Object.fromEntries(
  Object.keys({ ...limits, ...addressLimits }).map((name) => [name, { name, perMinute: 100_000 }]),
);

export type Person = PersonName | 'nobody';

export interface Sent {
  /** The person whose token is sent; none by default. */
  readonly as?: Person;
  /** Replaces a person's token. */
  readonly authorization?: string;
  readonly body?: unknown;
  /** Replaces a JSON body. */
  readonly raw?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Received {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  // oxlint-disable-next-line typescript/no-explicit-any -- what an answer holds is what the tests ask
  readonly body: any;
}

/**
 * Starts the app over HTTP on its own local backend. It has the accounts and records of the seed's people,
 * and `nobody`, who has an account but no record. Every test begins with these. `options` are those of a
 * deployment.
 */
export async function startApi(
  options: Pick<LocalApiOptions, 'settings' | 'limits' | 'proxies' | 'releases' | 'now'> = {},
) {
  const local = await startBackend({
    projectId: demoProject,
    ports: { firestore: 0, auth: 0, storage: 0 },
    rules: { firestore: 'firestore.rules', storage: 'storage.rules' },
    auth: productionAccounts,
  });
  const logged: Readonly<Record<string, unknown>>[] = [];
  const { app, backend, close } = await openLocalApi({
    projectId: demoProject,
    firestore: `127.0.0.1:${local.firestorePort}`,
    auth: `127.0.0.1:${local.authPort}`,
    storage: `127.0.0.1:${local.storagePort}`,
    settings: {},
    limits: generous,
    ...options,
    log: (line) => logged.push(line),
  });
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const { accounts, database } = backend;
  for (const { uid, password, profile } of people) {
    await accounts.createUser({ uid, email: profile.email, password, emailVerified: true });
    await database.doc(`users/${uid}`).set(profile);
  }
  await accounts.createUser({ uid: 'nobody', email: 'nobody@acf.example', password: 'local-demo-2026' });
  const seeded: BackendSnapshot = local.snapshot();
  const tokens = new Map<Person, Promise<string>>();

  async function signIn(person: Person): Promise<string> {
    const answer = await fetch(
      `http://127.0.0.1:${local.authPort}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          email: `${person}@acf.example`,
          password: 'local-demo-2026',
          returnSecureToken: true,
        }),
      },
    );
    const { idToken } = (await answer.json()) as { idToken?: string };
    if (idToken === undefined) throw new Error(`${person} cannot sign in.`);
    return idToken;
  }

  /**
   * Returns a person's token from a session that began after the snapshot. All calls share one sign-in,
   * because many at the same moment are refused as guesses.
   */
  function tokenOf(person: Person): Promise<string> {
    const token = tokens.get(person) ?? signIn(person);
    tokens.set(person, token);
    return token;
  }

  /** Restores the seed's people. */
  function beginAnew(): void {
    local.restore(seeded);
    logged.length = 0;
  }
  beforeEach(beginAnew);
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await close();
    await local.close();
  });

  async function call(method: string, path: string, sent: Sent = {}): Promise<Received> {
    const authorization = sent.authorization ?? (sent.as && `Bearer ${await tokenOf(sent.as)}`);
    const payload = sent.raw ?? (sent.body === undefined ? undefined : JSON.stringify(sent.body));
    return new Promise((resolve, reject) => {
      const request = httpRequest(
        {
          host: '127.0.0.1',
          port,
          method,
          path: `/api${path}`,
          headers: {
            ...(authorization !== undefined && { authorization }),
            ...(payload !== undefined && {
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(payload),
            }),
            ...sent.headers,
          },
        },
        (response) => {
          const received = async () => {
            const content = await text(response);
            const isJson = /json/.test(response.headers['content-type'] ?? '');
            return {
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: isJson && content !== '' ? (JSON.parse(content) as unknown) : content,
            };
          };
          received().then(resolve, reject);
        },
      );
      // The server may answer and close before a large body has been sent.
      request.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EPIPE' && error.code !== 'ECONNRESET') reject(error);
      });
      request.end(payload);
    });
  }

  /** Returns the links that were mailed to an address, oldest first. */
  async function mailsTo(email: string): Promise<readonly string[]> {
    const answer = await fetch(
      `http://127.0.0.1:${local.authPort}/emulator/v1/projects/${demoProject}/oobCodes`,
      { headers: { authorization: 'Bearer owner' } },
    );
    const { oobCodes } = (await answer.json()) as { oobCodes: { email: string; oobLink: string }[] };
    return oobCodes.filter((code) => code.email === email).map(({ oobLink }) => oobLink);
  }

  return { call, beginAnew, tokenOf, mailsTo, backend, accounts, database, local, logged, port };
}
