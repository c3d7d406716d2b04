import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './local/chromium';

const named = /FLT-\d{3}/;
const found = ['src', 'scripts', 'emulator', 'tests', 'e2e']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((file) => /\.(test|spec)\.tsx?$/.test(file) && named.test(readFileSync(file, 'utf8')));
const ofBrowsers = found.filter((file) => file.endsWith('.spec.ts'));

const run = (command: string, ...args: readonly string[]): boolean =>
  spawnSync(`node_modules/.bin/${command}`, args, { stdio: 'inherit' }).status === 0;

ensureChromium(console.log);
const passed = [
  run('vitest', 'run', '--tags-filter', 'FLT-*', ...found.filter((file) => !ofBrowsers.includes(file))),
  run('playwright', 'test', '--grep', named.source, ...ofBrowsers),
];
process.exitCode = passed.every(Boolean) ? 0 : 1;
