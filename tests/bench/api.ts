import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startBackend } from '../../emulator/start';
import { openLocalApi } from '../../scripts/local-api';
import { demoProject, productionAccounts } from '../../scripts/local-environment';
import { type Measurement, measurementOf } from './measurement';

const perSecond = 200;
const seconds = 30;
const people = 100;
/** Calls of the AI that get no answer while the others run. */
const hanging = 40;

const listening = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

/**
 * Two hundred cheap calls a second for half a minute, by a hundred people, each with token, record and query; the second time while an
 * AI service answers nothing. Backend, API and callers share one process. Throws where a call fails.
 */
export async function benchApi(progress: (line: string) => void): Promise<Measurement[]> {
  const backend = await startBackend({
    projectId: demoProject,
    ports: { firestore: 0, auth: 0, storage: 0 },
    rules: { firestore: 'firestore.rules', storage: 'storage.rules' },
    auth: productionAccounts,
  });
  const silent = createServer(() => {});
  const aiPort = await listening(silent);
  const api = await openLocalApi({
    projectId: demoProject,
    firestore: `127.0.0.1:${backend.firestorePort}`,
    auth: `127.0.0.1:${backend.authPort}`,
    storage: `127.0.0.1:${backend.storagePort}`,
    settings: { OPENAI_API_KEY: 'none', OPENAI_BASE_URL: `http://127.0.0.1:${aiPort}/v1` },
    // All come from one address here; the limits of people are the real ones.
    limits: { address: { name: 'address', perMinute: 1_000_000 } },
  });
  const server = createServer(api.app);
  const origin = `http://127.0.0.1:${await listening(server)}/api`;

  progress(`${people} people`);
  const { accounts, database } = api.backend;
  const tokens: string[] = [];
  for (let n = 0; n < people; n += 1) {
    const uid = `person${n}`;
    await accounts.createUser({ uid, email: `${uid}@acf.example`, password: 'local-demo-2026' });
    await database
      .doc(`users/${uid}`)
      .set({ email: `${uid}@acf.example`, role: 'regular', status: 'active' });
    await database.doc(`manualContacts/c${n}`).set({ firstName: 'A', lastName: 'B', ownerId: uid });
    const answer = await fetch(
      `http://127.0.0.1:${backend.authPort}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          email: `${uid}@acf.example`,
          password: 'local-demo-2026',
          returnSecureToken: true,
        }),
      },
    );
    tokens.push(((await answer.json()) as { idToken: string }).idToken);
  }
  const authorization = (n: number) => ({ authorization: `Bearer ${tokens[n % people]}` });

  async function load(): Promise<number[]> {
    const times: number[] = [];
    const calls: Promise<void>[] = [];
    const started = performance.now();
    for (let n = 0; n < perSecond * seconds; n += 1) {
      const due = started + (n * 1000) / perSecond;
      const early = due - performance.now();
      if (early > 1) await new Promise((resolve) => void setTimeout(resolve, early));
      const call = async () => {
        // From when it was due: a backlog counts as waiting.
        const answer = await fetch(`${origin}/contacts?limit=10`, { headers: authorization(n) });
        const text = await answer.text();
        if (answer.status !== 200) throw new Error(`A call was answered ${answer.status}: ${text}`);
        times.push(performance.now() - due);
      };
      calls.push(call());
    }
    await Promise.all(calls);
    return times;
  }

  progress('cheap calls');
  const alone = await load();
  progress('cheap calls beside an AI service that answers nothing');
  const cancel = new AbortController();
  const waiting = Array.from({ length: hanging }, (_, n) =>
    fetch(`${origin}/notes-ai/suggestion`, {
      method: 'POST',
      headers: { ...authorization(n), 'content-type': 'application/json' },
      body: JSON.stringify({ category: 'general', title: 'Plan' }),
      signal: cancel.signal,
    }).catch(() => undefined),
  );
  const beside = await load();
  cancel.abort();
  await Promise.all(waiting);

  for (const each of [server, silent]) {
    each.closeAllConnections();
    each.close();
  }
  await api.close();
  await backend.close();
  const name = `${perSecond} calls a second for ${seconds} s`;
  return [
    measurementOf(name, 'ms', alone, 100),
    measurementOf(`${name}, beside ${hanging} AI calls without an answer`, 'ms', beside, 100),
  ];
}
