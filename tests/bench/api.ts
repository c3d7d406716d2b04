import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { startBackendProcess } from '@acf/emulator';
import { demoProject } from '../../scripts/local/environment';
import { benchInstances } from './api-starts';
import type { ApiServerReady, ApiServerSettings } from './api-server';
import { addressesOf } from './crm';
import { type Measurement, measurementOf } from './measurement';

const perSecond = 200;
const seconds = 30;
/** Long enough for the engine to optimize the calls, as in an instance that has run for a while. */
const warmUpSeconds = 10;
const people = 100;
/** Additional people with more contacts, who call a newly started instance. */
const withMany = 5;
/** The number of AI calls that get no answer while the others run. */
const hanging = 40;

/**
 * Measures two hundred cheap calls a second for half a minute, by a hundred people, each with token, record
 * and query. Repeats that while an AI service does not answer, then measures newly started instances.
 * Backend, API and callers run in separate processes. Throws if a call fails.
 */
export async function benchApi(progress: (line: string) => void): Promise<Measurement[]> {
  const backend = await startBackendProcess([
    '--project',
    demoProject,
    '--rules',
    'firestore.rules',
    '--storage-rules',
    'storage.rules',
  ]);
  const silent = createServer(() => {});
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const api = fork(fileURLToPath(new URL('api-server.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  });
  try {
    progress(`${people} people`);
    api.send({
      backend: addressesOf(backend),
      ai: `http://127.0.0.1:${(silent.address() as AddressInfo).port}/v1`,
      people: people + withMany,
      withMany,
    } satisfies ApiServerSettings);
    const [{ port, accounts }] = (await once(api, 'message')) as [ApiServerReady];
    const origin = `http://127.0.0.1:${port}/api`;
    const tokens: string[] = [];
    for (const account of accounts) {
      const answer = await fetch(
        `${backend.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...account, returnSecureToken: true }),
        },
      );
      tokens.push(((await answer.json()) as { idToken: string }).idToken);
    }
    const authorization = (n: number) => ({ authorization: `Bearer ${tokens[n % people]}` });

    const load = async (duration: number): Promise<number[]> => {
      const times: number[] = [];
      const calls: Promise<void>[] = [];
      const started = performance.now();
      for (let n = 0; n < perSecond * duration; n += 1) {
        const due = started + (n * 1000) / perSecond;
        const early = due - performance.now();
        if (early > 1) await new Promise((resolve) => void setTimeout(resolve, early));
        const call = async () => {
          // Measured from when the call was due, so that a backlog counts as waiting.
          const answer = await fetch(`${origin}/contacts?limit=10`, { headers: authorization(n) });
          const text = await answer.text();
          if (answer.status !== 200) throw new Error(`A call was answered ${answer.status}: ${text}`);
          times.push(performance.now() - due);
        };
        calls.push(call());
      }
      await Promise.all(calls);
      return times;
    };

    progress('warming up');
    await load(warmUpSeconds);
    progress('cheap calls');
    const alone = await load(seconds);
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
    const beside = await load(seconds);
    cancel.abort();
    await Promise.all(waiting);
    const instances = await benchInstances(addressesOf(backend), tokens.slice(people), progress);
    const name = `${perSecond} calls a second for ${seconds} s`;
    return [
      measurementOf(name, 'ms', alone, 100),
      measurementOf(`${name}, beside ${hanging} AI calls without an answer`, 'ms', beside, 100),
      ...instances,
    ];
  } finally {
    api.kill();
    silent.closeAllConnections();
    silent.close();
    await backend.end('SIGKILL');
  }
}
