import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const ANY_PORTS = ['--firestore-port', '0', '--auth-port', '0', '--storage-port', '0'];

let directory: string;

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'backend-main-'));
});
afterAll(() => rmSync(directory, { recursive: true }));

function run(flags: readonly string[]): ChildProcess & { text(): string } {
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN, ...flags], {
    env: { ...process.env, NODE_ENV: 'test' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  return Object.assign(child, { text: () => text });
}

function exitCode(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    child.on('exit', resolve);
  });
}

async function printed(child: ReturnType<typeof run>, pattern: RegExp): Promise<RegExpExecArray> {
  for (;;) {
    const match = pattern.exec(child.text());
    if (match !== null) return match;
    await new Promise((resolve) => {
      child.stdout?.once('data', resolve);
    });
  }
}

describe('the command line', () => {
  it('refuses unknown flags and bad ports with exit code 2', async () => {
    const child = run(['--nonsense']);
    expect(await exitCode(child)).toBe(2);
    expect(child.text()).toContain("Unknown option '--nonsense'");
    const port = run(['--auth-port', '99999']);
    expect(await exitCode(port)).toBe(2);
    expect(port.text()).toContain('--auth-port');
  });

  it('prints its addresses and the reasons of denials, and exports its data when stopped', async () => {
    const rules = join(directory, 'firestore.rules');
    const exported = join(directory, 'export.json');
    writeFileSync(
      rules,
      'service cloud.firestore { match /databases/{d}/documents { match /c/{id} { allow write: if true; } } }',
    );
    const child = run([...ANY_PORTS, '--rules', rules, '--explain', '--export', exported]);
    const [, port] = await printed(child, /Firestore +127\.0\.0\.1:(\d+)/);
    await printed(child, /ready after \d+ ms/);
    const url = `http://127.0.0.1:${port}/v1/projects/demo-acf/databases/(default)/documents/c/a`;
    expect((await fetch(url, { method: 'PATCH', body: '{}' })).status).toBe(200);
    expect((await fetch(url)).status).toBe(403);
    await printed(child, /Denied: get projects\/demo-acf\/.*\/c\/a \(anonymous\)/);
    const ended = exitCode(child);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(readFileSync(exported, 'utf8')).toContain('documents/c/a');
  });

  it('imports an export and refuses another file without touching stored data', async () => {
    const exported = join(directory, 'whole.json');
    const data = join(directory, 'data');
    const first = run([...ANY_PORTS, '--export', exported]);
    const [, port] = await printed(first, /Firestore +127\.0\.0\.1:(\d+)/);
    const path = '/v1/projects/demo-acf/databases/(default)/documents/c/a';
    const headers = { authorization: 'Bearer owner' };
    await fetch(`http://127.0.0.1:${port}${path}`, { method: 'PATCH', headers, body: '{}' });
    const ended = exitCode(first);
    first.kill('SIGTERM');
    expect(await ended).toBe(0);

    const second = run([...ANY_PORTS, '--data', data, '--import', exported]);
    await printed(second, /is ready/);
    const secondEnded = exitCode(second);
    second.kill('SIGTERM');
    await secondEnded;

    writeFileSync(exported, '{"version":1}');
    const broken = run([...ANY_PORTS, '--data', data, '--import', exported]);
    expect(await exitCode(broken)).toBe(1);
    expect(broken.text()).toContain('whole.json cannot be imported, and nothing was changed: ');

    const third = run([...ANY_PORTS, '--data', data]);
    const [, again] = await printed(third, /Firestore +127\.0\.0\.1:(\d+)/);
    expect((await fetch(`http://127.0.0.1:${again}${path}`, { headers })).status).toBe(200);
    third.kill('SIGKILL');
  });

  it('limits sign-up to administrators with --no-sign-up', async () => {
    const child = run([...ANY_PORTS, '--no-sign-up']);
    const [, port] = await printed(child, /Auth +127\.0\.0\.1:(\d+)/);
    const signUp = await fetch(
      `http://127.0.0.1:${port}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k`,
      {
        method: 'POST',
        body: JSON.stringify({ email: 'mia@example.org', password: 'correct horse' }),
      },
    );
    expect(await signUp.text()).toContain('ADMIN_ONLY_OPERATION');
    child.kill('SIGKILL');
  });
});
