import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import type { BackendProcess } from '@acf/emulator';

export const PROJECT = 'demo-bench';
const DOCUMENTS = `projects/${PROJECT}/databases/(default)/documents`;
export const IN_FLIGHT = 32;
export const BATCH = 500;

export const agent = new Agent({ keepAlive: true, maxSockets: IN_FLIGHT });

export function post(origin: string, verb: string, body: object): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = request(
      `${origin}/v1/${DOCUMENTS}:${verb}`,
      {
        method: 'POST',
        agent,
        headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('end', () => {
          if (response.statusCode === 200) resolve(text);
          else reject(new Error(`${verb} answered ${response.statusCode}: ${text.slice(0, 500)}`));
        });
      },
    );
    call.on('error', reject);
    call.end(JSON.stringify(body));
  });
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

type DocumentWrite = { readonly update: { readonly name: string; readonly fields: object } };
export type MakeDocument = (collectionId: string, number: number) => DocumentWrite;

/** Creates a small document with five fields, two of which the queries use. */
export const smallDocument: MakeDocument = (collectionId, number) => ({
  update: {
    name: `${DOCUMENTS}/${collectionId}/document-${number}`,
    fields: {
      name: { stringValue: `Person ${number}` },
      email: { stringValue: `person-${number}@example.org` },
      state: { stringValue: number % 10 === 0 ? 'open' : 'closed' },
      rank: { integerValue: String((number * 7_919) % 1_000_003) },
      active: { booleanValue: true },
    },
  },
});

export const write = (backend: BackendProcess, collectionId: string, number: number) =>
  post(backend.firestore, 'commit', { writes: [smallDocument(collectionId, number)] });

/** Fills a collection, one batch after the other. Returns the writes per second of each batch. */
export async function fill(
  backend: BackendProcess,
  collectionId: string,
  size: number,
  make: MakeDocument = smallDocument,
): Promise<number[]> {
  const rates: number[] = [];
  for (let first = 0; first < size; first += BATCH) {
    const count = Math.min(BATCH, size - first);
    const writes = Array.from({ length: count }, (_, index) => make(collectionId, first + index));
    const ms = await timed(() => post(backend.firestore, 'commit', { writes }));
    rates.push(count / (ms / 1000));
  }
  return rates;
}

/** Returns the resident memory in MB. */
export function memoryOf(pid: number): number {
  const status = `/proc/${pid}/status`;
  const kib = existsSync(status)
    ? /VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(kib) / 1024;
}
