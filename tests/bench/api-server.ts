import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openLocalApi } from '../../scripts/local/api';
import { demoProject } from '../../scripts/local/environment';

/** What `api.ts` gives this process: the backend's addresses and the AI service's. */
export interface ApiServerSettings {
  readonly backend: { readonly firestore: string; readonly auth: string; readonly storage: string };
  readonly ai: string;
  readonly people: number;
  /** How many of them, the last, have sixty contacts; the others have one. */
  readonly withMany: number;
}

/** What this process says once it listens: its address, and an account for each person. */
export interface ApiServerReady {
  readonly port: number;
  readonly accounts: readonly { readonly email: string; readonly password: string }[];
}

// The API as a process of its own, so that those who call it take none of its time.
async function serve({ backend, ai, people, withMany }: ApiServerSettings): Promise<void> {
  const api = await openLocalApi({
    projectId: demoProject,
    ...backend,
    settings: { OPENAI_API_KEY: 'none', OPENAI_BASE_URL: ai },
    // All come from one address here; the limits of people are the real ones.
    limits: { address: { name: 'address', perMinute: 1_000_000 } },
  });
  const { accounts, database } = api.backend;
  const made: ApiServerReady['accounts'][number][] = [];
  for (let n = 0; n < people; n += 1) {
    const uid = `person${n}`;
    const account = { email: `${uid}@acf.example`, password: 'local-demo-2026' };
    await accounts.createUser({ uid, ...account });
    await database.doc(`users/${uid}`).set({ email: account.email, role: 'regular', status: 'active' });
    const contacts = n < people - withMany ? 1 : 60;
    for (let contact = 0; contact < contacts; contact += 1)
      await database
        .doc(`manualContacts/c${n}-${contact}`)
        .set({ firstName: 'A', lastName: 'B', email: `${contact}@a.example`, ownerId: uid });
    made.push(account);
  }
  const server = createServer(api.app);
  server.listen(0, '127.0.0.1', () => {
    const ready: ApiServerReady = { port: (server.address() as AddressInfo).port, accounts: made };
    process.send?.(ready);
  });
}

process.once('message', (settings: ApiServerSettings) => void serve(settings));
