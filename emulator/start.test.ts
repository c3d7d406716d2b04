import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signInWithPassword, signUp } from './auth/sign-in';
import { formatDenials } from './denials';
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

/** Records every logged line. Returns the lines, and a function that waits for the first line with a text. */
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

describe('the backend at startup', () => {
  it('serves all three services on loopback and frees their ports when closed', async () => {
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

  it('denies everything until rules are loaded', async () => {
    const backend = await start();
    expect(await readStatus(backend)).toBe(403);
    expect(backend.denials()[0]?.explanation).toMatch(/No rules/);
  });

  it('reports a busy port or uses the replacement it is given, and leaves nothing running', async () => {
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

  it('refuses rules that do not compile and reports the position of the error', async () => {
    const file = join(directory, 'firestore.rules');
    writeFileSync(file, rules('+'));
    await expect(start({ rules: { firestore: file } })).rejects.toThrow(`${file}:4:`);
    await expect(start({ rules: { firestore: join(directory, 'none') } })).rejects.toThrow(/ENOENT/);
  });

  it('refuses the rules of another service', async () => {
    const file = join(directory, 'storage.rules');
    writeFileSync(file, rules('true'));
    await expect(start({ rules: { storage: file } })).rejects.toThrow(/not for firebase\.storage/);
    const backend = await start();
    expect(() => backend.setStorageRules(rules('true'))).toThrow(/^storage\.rules:1:1: /);
  });

  it('logs the warnings of rules from a file and from a call', async () => {
    const file = join(directory, 'firestore.rules');
    writeFileSync(file, rules('nonsense(id)'));
    const lines: string[] = [];
    const backend = await start({ rules: { firestore: file }, log: (text) => lines.push(text) });
    backend.setFirestoreRules(rules('nonsense(id)'), 'set.rules');
    expect(lines).toEqual([
      expect.stringMatching(
        /^Warning: .*firestore\.rules:4:\d+: Function not found error: Name: \[nonsense\]/,
      ),
      expect.stringMatching(/^Warning: set\.rules:4:\d+: /),
    ]);
  });

  it('reloads a changed rules file and keeps the last valid rules', async () => {
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

  it('keeps documents across restarts with a data folder and gives each run a new id', async () => {
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

  it('imports a complete export and changes nothing for a broken one', async () => {
    const database = NAME.slice(0, NAME.indexOf('/documents'));
    const first = await start();
    await first.service.commit(
      { kind: 'admin' },
      { database, writes: [{ update: { name: NAME, fields: { n: { integerValue: '1' } } } }] },
    );
    const password = { email: 'mia@example.org', password: 'correct horse' };
    await signUp(first.auth, password);
    const object = (backend: Backend) =>
      `http://127.0.0.1:${backend.storagePort}/v0/b/demo-start.appspot.com/o`;
    const OWNER = { authorization: 'Bearer owner' };
    await fetch(`${object(first)}?name=a.txt`, { method: 'POST', headers: OWNER, body: 'é bytes' });
    const exported = JSON.parse(JSON.stringify(first.exportState())) as {
      auth: { accounts: object[] };
      storage: { objects: object[] };
    };

    const second = await start();
    await second.service.commit(
      { kind: 'admin' },
      { database, writes: [{ update: { name: `${NAME}-other`, fields: {} } }] },
    );
    const before = second.exportState();
    const [account] = exported.auth.accounts;
    const [stored] = exported.storage.objects;
    const broken: unknown[] = [
      {},
      { ...exported, version: 2 },
      { ...exported, firestore: { version: 99 } },
      { ...exported, auth: { ...exported.auth, projectId: 'demo-other' } },
      { ...exported, auth: { ...exported.auth, accounts: [account, account] } },
      { ...exported, storage: undefined },
      { ...exported, storage: { version: 1, objects: [stored, stored] } },
      { ...exported, storage: { version: 1, objects: [{ ...stored, content: 'AAAA' }] } },
    ];
    for (const state of broken) expect(() => second.importState(state)).toThrow(Error);
    expect(second.exportState()).toEqual(before);

    second.importState(exported);
    expect(second.exportState()).toEqual(first.exportState());
    expect((await signInWithPassword(second.auth, password))['email']).toBe(password.email);
    const download = await fetch(`${object(second)}/a.txt?alt=media`, { headers: OWNER });
    expect(await download.text()).toBe('é bytes');
  });

  it('applies account options over stored and imported settings', async () => {
    const open = await start({ data: directory });
    const exported: unknown = JSON.parse(JSON.stringify(open.exportState()));
    await open.close();
    const closed = await start({ data: directory, auth: { selfSignUp: false, minPasswordLength: 8 } });
    closed.importState(exported);
    const signUpAt = (backend: Backend, secret: string) =>
      signUp(backend.auth, { email: 'mia@example.org', password: secret });
    await expect(signUpAt(closed, 'correct horse')).rejects.toThrow('ADMIN_ONLY_OPERATION');
    await closed.close();
    const strict = await start({ data: directory, auth: { selfSignUp: true, minPasswordLength: 8 } });
    await expect(signUpAt(strict, '1234567')).rejects.toThrow('PASSWORD');
    expect(await signUpAt(strict, '12345678')).toMatchObject({ email: 'mia@example.org' });
  });

  it('lists the denials of Storage rules beside those of Firestore rules', async () => {
    const backend = await start();
    backend.setStorageRules(
      'service firebase.storage { match /b/{b}/o { match /open/{f} { allow read: if request.auth != null; } } }',
    );
    await readStatus(backend);
    await fetch(`http://127.0.0.1:${backend.storagePort}/v0/b/demo-start.appspot.com/o/open%2Fa`);
    const [newest, older] = backend.denials();
    expect(newest?.request).toBe('get /b/demo-start.appspot.com/o/open/a');
    expect(older?.request).toBe(`get ${NAME}`);
    const text = formatDenials(backend.denials());
    expect(text).toContain('Denied: get /b/demo-start.appspot.com/o/open/a (anonymous)\n  ');
    expect(text).toMatch(/storage\.rules:1:\d+ allow read: if request\.auth != null/);
  });
});
