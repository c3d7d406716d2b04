import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeUnsignedJwt } from '../auth/unsigned-jwt';
import { BackendEnded, startBackendProcess } from '../backend-process';
import { startTestBackend, type TestBackend } from './test-backend';

let backend: TestBackend;
let directory: string;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'backend-safety-'));
  backend = await startTestBackend({
    projectId: 'demo-safety',
    rules: 'match /c/{id} { allow read, write; }',
  });
});
afterAll(async () => {
  await backend.close();
  rmSync(directory, { recursive: true });
});

const ports = () => [backend.firestorePort, backend.authPort, backend.storagePort];

function rawStatus(port: number, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: '/', headers }, (response) =>
      resolve(response.resume().statusCode),
    )
      .on('error', reject)
      .end();
  });
}

function canConnect(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const answer = (connected: boolean) => {
      socket.destroy();
      resolve(connected);
    };
    socket.on('connect', () => answer(true));
    socket.on('error', () => answer(false));
    // An address of another machine may not answer at all.
    socket.setTimeout(2_000, () => answer(false));
  });
}

async function endOf(flags: string[], environment?: Record<string, string>): Promise<BackendEnded> {
  try {
    const running = await startBackendProcess(flags, environment);
    await running.end('SIGKILL');
  } catch (error) {
    if (error instanceof BackendEnded) return error;
    throw error;
  }
  throw new Error('The backend started.');
}

describe('the local backend’s protections', () => {
  it('refuse to start in production and write nothing', async () => {
    const ended = await endOf(['--data', directory], { NODE_ENV: 'production' });
    expect(ended.exitCode).toBe(1);
    expect(ended.message).toContain('NODE_ENV=production');
    expect(readdirSync(directory)).toEqual([]);
  });

  it('refuse to start for a project that could be real and write nothing', async () => {
    const ended = await endOf(['--project', 'acf-production', '--data', directory]);
    expect(ended.exitCode).toBe(1);
    expect(ended.message).toContain('"acf-production" must begin with "demo-"');
    expect(readdirSync(directory)).toEqual([]);
  });

  it('listen on 127.0.0.1 only', async () => {
    const others = Object.values(networkInterfaces()).flatMap((addresses) =>
      (addresses ?? []).map(({ address }) => address).filter((address) => address !== '127.0.0.1'),
    );
    for (const port of ports()) {
      expect(await canConnect('127.0.0.1', port)).toBe(true);
      for (const host of ['127.0.0.2', '::1', ...others])
        expect(await canConnect(host, port), host).toBe(false);
    }
  });

  it('refuse requests for a foreign host name or from a page of another site', async () => {
    for (const port of ports()) {
      expect(await rawStatus(port, { host: 'evil.example' })).toBe(403);
      expect(await rawStatus(port, { host: `evil.example:${port}` })).toBe(403);
      expect(await rawStatus(port, { host: 'localhost', origin: 'https://evil.example' })).toBe(403);
      expect(await rawStatus(port, { host: 'localhost', origin: 'http://localhost:5173' })).toBe(200);
    }
  });

  it('refuse unsigned tokens and the owner outside demo projects, and another project’s token', async () => {
    const status = async (project: string, token: string) => {
      const url = `http://127.0.0.1:${backend.firestorePort}/v1/projects/${project}/databases/(default)/documents/c/a`;
      return (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).status;
    };
    const mia = (aud: string) => encodeUnsignedJwt({ sub: 'mia', aud });
    expect(await status('acf-production', mia('acf-production'))).toBe(401);
    expect(await status('acf-production', 'owner')).toBe(401);
    expect(await status('demo-safety', mia('acf-production'))).toBe(401);
    expect(await status('demo-safety', mia('demo-safety'))).toBe(404);
  });
});
