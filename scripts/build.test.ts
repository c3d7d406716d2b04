import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

const outDir = 'dist-test';
const production = {
  VITE_FIREBASE_PROJECT_ID: 'acf-production',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
  VITE_FIREBASE_AUTH_DOMAIN: 'acf-production.firebaseapp.com',
  VITE_FIREBASE_STORAGE_BUCKET: 'acf-production.firebasestorage.app',
};

// In a process of its own, as a person runs it; without what the test runner puts into the environment.
const build = (variables: Record<string, string>) =>
  spawnSync('node_modules/.bin/tsx', ['scripts/build.ts', '--out', outDir], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...variables },
  });

afterEach(() => rmSync(outDir, { recursive: true, force: true }));

describe('npm run build', () => {
  it('makes a site that names no local address, in pages or code [PUB-142]', () => {
    const { status } = build(production);
    expect(status).toBe(0);
    const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(html|js|css)$/.test(file),
    );
    expect(files).toContain('app.html');
    const local = files.filter((file) =>
      /(localhost|127\.0\.0\.1):\d/.test(readFileSync(join(outDir, file), 'utf8')),
    );
    expect(local).toEqual([]);
  }, 60_000);

  it('stops at a missing setting and names it', () => {
    const { VITE_FIREBASE_API_KEY: _, ...incomplete } = production;
    const { status, stderr } = build(incomplete);
    expect(status).toBe(1);
    expect(stderr).toContain('VITE_FIREBASE_API_KEY: expected the web API key of the project');
  }, 60_000);
});
