import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
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

const textOf = (file: string) => readFileSync(join(outDir, file), 'utf8');

/** What must never be in files that anybody can fetch, and how it would look. */
const forbidden: readonly (readonly [string, RegExp])[] = [
  ['a local address', /(localhost|127\.0\.0\.1):\d/],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY|"private_key"|service_account/],
  ['a key of a third party', /\bsk-[A-Za-z0-9_-]{20,}|\bAIza[0-9A-Za-z_-]{35}|client_secret["':=]/],
  // Fixed words of the client proposals in docs/requirements/proposals-content.md.
  [
    'text of a proposal',
    /Canadian Cancer Society|Toronto Symphony|Pilot Logistics|Investment & (ROI|Expected)|Your Path to Smarter/,
  ],
];

describe('npm run build', () => {
  it('makes a site without local addresses, secret keys or text of proposals [PUB-142]', () => {
    const { status } = build(production);
    expect(status).toBe(0);
    const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(html|js|css|xml|txt|webmanifest)$/.test(file),
    );
    expect(files).toEqual(expect.arrayContaining(['app.html', 'index.html', 'sitemap.xml', 'blog/feed.xml']));
    const found = files.flatMap((file) =>
      forbidden.filter(([, pattern]) => pattern.test(textOf(file))).map(([what]) => `${file}: ${what}`),
    );
    expect(found).toEqual([]);

    // The file that starts every page stays small: nothing of React, nothing of the pages.
    const boot =
      /<script type="module" crossorigin src="\/(assets\/[^"]+)"/.exec(textOf('index.html'))?.[1] ?? '';
    expect(gzipSync(textOf(boot), { level: 9 }).length).toBeLessThan(5_000);
    expect(textOf('index.html')).not.toContain('modulepreload');
  }, 60_000);

  it('stops at a missing setting and names it', () => {
    const { VITE_FIREBASE_API_KEY: _, ...incomplete } = production;
    const { status, stderr } = build(incomplete);
    expect(status).toBe(1);
    expect(stderr).toContain('VITE_FIREBASE_API_KEY: expected the web API key of the project');
  }, 60_000);
});
