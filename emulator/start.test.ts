import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PortBusyError } from './http/server';
import { type Backend, type BackendOptions, startBackend } from './start';

const ANY_PORTS = { firestore: 0, auth: 0, storage: 0 };
const NAME = 'projects/demo-start/databases/(default)/documents/c/a';
const rules = (condition: string) => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /c/{id} { allow read: if ${condition}; }
  }
}`;

let directory: string;
const running: Backend[] = [];

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'backend-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const backend of running.splice(0)) await backend.close();
  rmSync(directory, { recursive: true });
});

async function start(options: Partial<BackendOptions> = {}): Promise<Backend> {
  const backend = await startBackend({ projectId: 'demo-start', ports: ANY_PORTS, ...options });
  running.push(backend);
  return backend;
}

async function readStatus(backend: Backend): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${backend.firestorePort}/v1/${NAME}`);
  await response.arrayBuffer();
  return response.status;
}

/** Every line that is logged, and a promise of the first that contains a text. */
function recordLog() {
  const lines: string[] = [];
  const waiting: { text: string; resolve: (line: string) => void }[] = [];
  return {
    log: (line: string) => {
      lines.push(line);
      for (const { text, resolve } of waiting) if (line.includes(text)) resolve(line);
    },
    line: (text: string) =>
      new Promise<string>((resolve) => {
        waiting.push({ text, resolve });
      }),
  };
}

describe('starting the backend', () => {
  it('serves all three on loopback and frees their ports at the end', async () => {
    const backend = await start();
    for (const port of [backend.firestorePort, backend.authPort, backend.storagePort]) {
      expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBeLessThan(500);
    }
    await backend.close();
    await expect(fetch(`http://127.0.0.1:${backend.firestorePort}/`)).rejects.toThrow('fetch failed');
  });

  it('refuses production and projects that could be real', async () => {
    await expect(start({ projectId: 'real-project' })).rejects.toThrow(/demo-/);
    vi.stubEnv('NODE_ENV', 'production');
    await expect(start()).rejects.toThrow(/production/);
  });

  it('denies everything until there are rules', async () => {
    const backend = await start();
    expect(await readStatus(backend)).toBe(403);
    expect(backend.denials()[0]?.explanation).toMatch(/No rules/);
  });

  it('names a busy port, or goes on to the one it is told, and leaves nothing running', async () => {
    const other: Server = createServer();
    await new Promise<void>((resolve) => {
      other.listen(0, '127.0.0.1', resolve);
    });
    const { port } = other.address() as AddressInfo;
    const ports = { ...ANY_PORTS, storage: port };
    await expect(start({ ports })).rejects.toThrow(new PortBusyError('Storage', port));
    const asked: unknown[] = [];
    const onPortBusy = (service: string, busy: number) => {
      asked.push([service, busy]);
      return 0;
    };
    const backend = await start({ ports, onPortBusy });
    expect(asked).toEqual([['Storage', port]]);
    expect(backend.storagePort).not.toBe(port);
    other.close();
  });

  it('does not start with rules that do not compile, and says where they are wrong', async () => {
    const file = join(directory, 'firestore.rules');
    writeFileSync(file, rules('+'));
    await expect(start({ rules: { firestore: file } })).rejects.toThrow(`${file}:4:`);
    await expect(start({ rules: { firestore: join(directory, 'none') } })).rejects.toThrow(/ENOENT/);
  });

  it('does not take the rules of one service for the other', async () => {
    const file = join(directory, 'storage.rules');
    writeFileSync(file, rules('true'));
    await expect(start({ rules: { storage: file } })).rejects.toThrow(/not for firebase\.storage/);
    const backend = await start();
    expect(() => backend.setStorageRules(rules('true'))).toThrow(/^storage\.rules:1:1: /);
  });

  it('follows changes of a rules file and keeps the last good rules', async () => {
    const file = join(directory, 'firestore.rules');
    writeFileSync(file, rules('true'));
    const { log, line } = recordLog();
    const backend = await start({ rules: { firestore: file, watch: true }, log });
    expect(await readStatus(backend)).toBe(404);
    const complaint = line('last good rules');
    writeFileSync(file, rules('+'));
    expect(await complaint).toMatch(/firestore\.rules:4:\d+: ./);
    expect(await readStatus(backend)).toBe(404);
    const reloaded = line('new rules');
    writeFileSync(file, rules('false'));
    await reloaded;
    expect(await readStatus(backend)).toBe(403);
  });

  it('keeps documents across restarts with a data folder, and tells the runs apart', async () => {
    const first = await start({ data: directory });
    const database = NAME.slice(0, NAME.indexOf('/documents'));
    await first.service.commit(
      { kind: 'admin' },
      { database, writes: [{ update: { name: NAME, fields: {} } }] },
    );
    const { runId } = first.service.database(database);
    await first.close();
    const second = await start({ data: directory });
    expect(second.service.database(database).get(NAME)).toBeDefined();
    expect(second.service.database(database).runId).not.toBe(runId);
  });

  it('takes an export of another backend whole', async () => {
    const database = NAME.slice(0, NAME.indexOf('/documents'));
    const first = await start();
    await first.service.commit(
      { kind: 'admin' },
      { database, writes: [{ update: { name: NAME, fields: {} } }] },
    );
    const exported: unknown = JSON.parse(JSON.stringify(first.exportState()));
    const second = await start();
    second.importState(exported);
    expect(second.service.database(database).get(NAME)).toBeDefined();
    const before = second.exportState();
    for (const broken of [{}, { ...(exported as object), firestore: { version: 99 } }]) {
      expect(() => second.importState(broken)).toThrow(Error);
    }
    expect(second.exportState()).toEqual(before);
  });
});
