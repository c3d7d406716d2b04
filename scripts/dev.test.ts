import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';

let started: ChildProcess | undefined;
let occupied: Server | undefined;

afterEach(async () => {
  started?.kill('SIGKILL');
  await new Promise<void>((closed) => {
    if (occupied === undefined) closed();
    else occupied.close(() => closed());
  });
  occupied = undefined;
});

/** Occupies a port, unless another process uses it already. */
function occupy(port: number): Promise<void> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done());
    server.listen(port, '127.0.0.1', () => {
      occupied = server;
      done();
    });
  });
}

function output(process: ChildProcess, until: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const take = (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes(until)) resolve(text);
    };
    process.stdout?.on('data', take);
    process.stderr?.on('data', take);
    process.once('exit', (code) => reject(new Error(`ended with ${code} before "${until}":\n${text}`)));
  });
}

const reachable = async (url: string) => {
  try {
    return (await fetch(url)).status;
  } catch {
    return undefined;
  }
};

describe('npm run dev', () => {
  it('reports a busy port, prints address and sign-ins when ready, and stops on Ctrl-C', async () => {
    await occupy(5173);
    // Started without the tsx command, whose process would not wait long enough for the end.
    started = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const text = await output(started, 'Ctrl-C stops everything');
    expect(text).toContain('Port 5173 (site) is busy, trying 5174.');
    expect(text).toMatch(/ada@acf\.example +local-demo-2026 +admin/);
    const site = /Ready: (http\S+)/.exec(text)?.[1] ?? '';
    const firestore = `http://${/Firestore (\S+),/.exec(text)?.[1] ?? ''}/`;
    expect(await reachable(site)).toBe(200);
    expect(await reachable(firestore)).toBe(200);

    // Only an administrator creates and deletes accounts, as in production.
    const auth = /Auth (\S+),/.exec(text)?.[1] ?? '';
    const client = (verb: string, body: object) =>
      fetch(`http://${auth}/identitytoolkit.googleapis.com/v1/accounts:${verb}?key=local`, {
        method: 'POST',
        body: JSON.stringify(body),
      }).then((answer) => answer.json()) as Promise<{ idToken?: string; error?: { message: string } }>;
    const password = 'local-demo-2026';
    const refused = { error: { message: 'ADMIN_ONLY_OPERATION' } };
    expect(await client('signUp', { email: 'new@acf.example', password })).toMatchObject(refused);
    const { idToken } = await client('signInWithPassword', { email: 'mia@acf.example', password });
    expect(idToken).toBeDefined();
    expect(await client('delete', { idToken })).toMatchObject(refused);

    const ended = new Promise((resolve) => started?.once('exit', resolve));
    started.kill('SIGINT');
    expect(await ended).toBe(0);
    expect(await reachable(site)).toBeUndefined();
    expect(await reachable(firestore)).toBeUndefined();
  });
});
