import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BackendProcess, startBackendProcess } from '../backend-process';

const PROJECT = 'demo-kill';
const DATABASE = `projects/${PROJECT}/databases/(default)`;
const OWNER = { authorization: 'Bearer owner', 'content-type': 'application/json' };
const ROUNDS = 5;
const WRITES = 1_000;
const STORED = 10_000;
const PARALLEL = 16;
const COUNTER = `${DATABASE}/documents/counters/all`;

let directory: string;
let backend: BackendProcess | undefined;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'backend-kill-'));
});
afterEach(async () => {
  await backend?.end('SIGKILL');
  rmSync(directory, { recursive: true });
});

async function start(): Promise<BackendProcess> {
  backend = await startBackendProcess(['--project', PROJECT, '--data', directory]);
  return backend;
}

async function post(url: string, body: unknown): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', headers: OWNER, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response.json();
}

const commit = (to: BackendProcess, writes: readonly unknown[]) =>
  post(`${to.firestore}/v1/${DATABASE}/documents:commit`, { writes }) as Promise<{ commitTime: string }>;

/** Returns the text of each document of a collection by id, with the time of its last change. */
async function readCollection(from: BackendProcess, collectionId: string) {
  const answers = (await post(`${from.firestore}/v1/${DATABASE}/documents:runQuery`, {
    structuredQuery: { from: [{ collectionId }] },
  })) as {
    document?: { name: string; updateTime: string; fields: Record<string, Record<string, string>> };
  }[];
  return new Map(
    answers.flatMap(({ document }) =>
      document === undefined
        ? []
        : [[document.name.split('/').at(-1) ?? '', { at: document.updateTime, fields: document.fields }]],
    ),
  );
}

async function accountIds(from: BackendProcess): Promise<Set<string>> {
  const path = `/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:batchGet?maxResults=1000`;
  const { users = [] } = (await (await fetch(from.auth + path, { headers: OWNER })).json()) as {
    users?: { localId: string }[];
  };
  return new Set(users.map(({ localId }) => localId));
}

/**
 * Writes in parallel until the process is gone. Each write also increments a counter, and every tenth creates
 * an account.
 */
async function writeUntilKilled(
  to: BackendProcess,
  round: number,
  killAfter: number,
  acknowledged: Map<string, string>,
  accounts: Set<string>,
): Promise<void> {
  let next = 0;
  let answered = 0;
  let killed: Promise<unknown> | undefined;
  const writeOne = async (id: string, text: string) => {
    const name = `${DATABASE}/documents/writes/${id}`;
    const { commitTime } = await commit(to, [
      { update: { name, fields: { text: { stringValue: text } } }, currentDocument: { exists: false } },
      {
        transform: {
          document: COUNTER,
          fieldTransforms: [{ fieldPath: 'n', increment: { integerValue: '1' } }],
        },
      },
    ]);
    acknowledged.set(id, commitTime);
  };
  const work = async () => {
    while (next < WRITES && killed === undefined) {
      const number = next;
      next += 1;
      const id = `${round}-${number}`;
      try {
        await writeOne(id, `é ${id}`);
        if (number % 10 === 0) {
          const path = `/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts`;
          await post(to.auth + path, { localId: `person-${id}` });
          accounts.add(`person-${id}`);
        }
      } catch (error) {
        // fetch throws a TypeError when the process is gone. A refused request fails the test.
        if (killed === undefined || !(error instanceof TypeError)) throw error;
        return;
      }
      answered += 1;
      if (answered === killAfter) killed = to.end('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  await killed;
}

describe('a process killed during its writes', () => {
  it('loses no acknowledged write, applies none twice and restarts quickly', {
    tags: ['FLT-001'],
    timeout: 120_000,
  }, async () => {
    const acknowledged = new Map<string, string>();
    const accounts = new Set<string>();
    let running = await start();
    for (let first = 0; first < STORED; first += 500) {
      const name = (n: number) => `${DATABASE}/documents/stored/d${n}`;
      await commit(
        running,
        Array.from({ length: 500 }, (_, n) => ({
          update: { name: name(first + n), fields: { n: { integerValue: String(first + n) } } },
        })),
      );
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      const killAfter = 100 + Math.floor((WRITES - 200) * (round / ROUNDS));
      await writeUntilKilled(running, round, killAfter, acknowledged, accounts);
      running = await start();
      expect(running.readyAfter).toBeLessThan(5_000);

      const found = await readCollection(running, 'writes');
      for (const [id, at] of acknowledged) {
        expect(found.get(id)).toEqual({ at, fields: { text: { stringValue: `é ${id}` } } });
      }
      const counter = (await readCollection(running, 'counters')).get('all');
      expect(counter?.fields['n']?.['integerValue']).toBe(String(found.size));
      const present = await accountIds(running);
      expect([...accounts].filter((id) => !present.has(id))).toEqual([]);
      expect(acknowledged.size).toBeGreaterThanOrEqual(killAfter);
    }
    expect(accounts.size).toBeGreaterThan(ROUNDS * 10 - 1);
    expect((await readCollection(running, 'stored')).size).toBe(STORED);
  });
});
