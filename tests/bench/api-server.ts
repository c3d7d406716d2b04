import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openLocalApi } from '../../scripts/local/api';
import { demoProject } from '../../scripts/local/environment';

/** The settings that `api.ts` passes to this process: the addresses of the backend and the AI service. */
export interface ApiServerSettings {
  readonly backend: { readonly firestore: string; readonly auth: string; readonly storage: string };
  readonly ai: string;
  readonly people: number;
  /** The number of people, at the end of the list, with sixty contacts. The others have one. */
  readonly withMany: number;
}

/** The message of this process once it listens: its port, and an account for each person. */
export interface ApiServerReady {
  readonly port: number;
  readonly accounts: readonly { readonly email: string; readonly password: string }[];
}

// The API runs in a separate process, so that its callers use none of its processor time.
async function serve({ backend, ai, people, withMany }: ApiServerSettings): Promise<void> {
  const api = await openLocalApi({
    projectId: demoProject,
    ...backend,
    settings: { OPENAI_API_KEY: 'none', OPENAI_BASE_URL: ai },
    // All calls come from one address here. The limits for people are the real ones.
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
