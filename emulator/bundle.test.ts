import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const run = promisify(execFile);

let project: string;
let program: string;
beforeEach(() => {
  // Inside the project, so that its packages are found.
  mkdirSync(`${ROOT}.cache`, { recursive: true });
  project = mkdtempSync(`${ROOT}.cache/bundle-test-`);
  program = join(project, 'emulator');
  mkdirSync(program);
  copyFileSync(`${ROOT}emulator/bundle.mjs`, join(program, 'bundle.mjs'));
  writeFileSync(join(program, 'word.ts'), "export const word: string = 'first';\n");
  writeFileSync(
    join(program, 'main.ts'),
    "import { word } from './word';\nconsole.log(word, process.argv[2], process.env['NODE_ENV'] ?? 'none');\n",
  );
});
afterEach(() => rmSync(project, { recursive: true }));

async function start(environment: Record<string, string> = {}): Promise<string> {
  const { NODE_ENV: _, ...rest } = process.env;
  const env = { ...rest, ...environment };
  return (await run(process.execPath, [join(program, 'bundle.mjs'), '--flag'], { env })).stdout.trim();
}
const bundles = () =>
  readdirSync(join(project, '.cache/backend')).filter((name) => /^[0-9a-f]{16}$/.test(name));

describe('the backend bundled in one file', () => {
  it('runs with the arguments and environment of its start command', async () => {
    expect(await start()).toBe('first --flag none');
    expect(await start({ NODE_ENV: 'production' })).toBe('first --flag production');
  });

  it('is rebuilt only when a module has changed', async () => {
    await start();
    await start();
    expect(bundles()).toHaveLength(1);
    writeFileSync(join(program, 'word.ts'), "export const word: string = 'second';\n");
    expect(await start()).toBe('second --flag none');
    expect(bundles()).toHaveLength(2);
  });

  it('can be started by several processes at the same time', async () => {
    expect(await Promise.all([start(), start(), start()])).toEqual(Array(3).fill('first --flag none'));
    expect(readdirSync(join(project, '.cache/backend')).filter((name) => name.startsWith('making'))).toEqual(
      [],
    );
  });

  it('does not start if a module cannot be parsed', async () => {
    writeFileSync(join(program, 'word.ts'), 'export const word = ;\n');
    await expect(start()).rejects.toThrow(/word\.ts/);
  });
});
