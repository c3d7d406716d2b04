import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { firefox, webkit } from 'playwright';
import type { Driver } from './driver';
import { startFirefox } from './firefox';
import { startPlaywright } from './playwright';
import { startWebKit } from './webkit';

/** A browser that the journey can run in, or the reason why it is skipped. */
export type Candidate =
  | { readonly name: string; start(): Promise<Driver> }
  | { readonly name: string; readonly leftOut: string };

/** Returns the path of WebKitGTK's MiniBrowser. Its folder name contains the architecture and a version. */
function miniBrowser(): string | undefined {
  const below = (folder: string) =>
    existsSync(folder) ? readdirSync(folder).map((name) => `${folder}/${name}`) : [];
  return below('/usr/lib')
    .filter((folder) => folder.endsWith('-linux-gnu'))
    .flatMap(below)
    .filter((folder) => folder.includes('/webkit2gtk-4.'))
    .map((folder) => `${folder}/MiniBrowser`)
    .findLast((path) => existsSync(path));
}
const isCommand = (name: string) =>
  (process.env['PATH'] ?? '').split(':').some((folder) => existsSync(`${folder}/${name}`));

function installPackages(packages: readonly string[]): void {
  const isRoot = process.getuid?.() === 0;
  const apt = (...args: string[]) =>
    execFileSync(isRoot ? 'apt-get' : 'sudo', isRoot ? args : ['-n', 'apt-get', ...args], {
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...packages);
}

/** Installs the packages if something is missing. Returns the reason of a failure; undefined if it worked. */
function ensure(isThere: () => boolean, packages: readonly string[]): string | undefined {
  if (isThere()) return undefined;
  console.log(`Installing ${packages.join(', ')} with the system's package manager.`);
  try {
    installPackages(packages);
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
    return `${packages.join(', ')} could not be installed: ${reason}`;
  }
  return isThere() ? undefined : `${packages.join(', ')} brought nothing that can be started.`;
}

/** Returns Firefox: Playwright's own, or else the system's, which is installed if there is none. */
export function findFirefox(): Candidate {
  if (existsSync(firefox.executablePath())) return { name: 'Firefox', start: () => startPlaywright(firefox) };
  const path = () => ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((each) => existsSync(each));
  const leftOut = ensure(() => path() !== undefined, ['firefox-esr']);
  return leftOut === undefined
    ? { name: 'Firefox', start: () => startFirefox(path() ?? '') }
    : { name: 'Firefox', leftOut };
}

/** Returns WebKit: Playwright's own, or else WebKitGTK's, which is installed if there is none. */
export function findWebKit(): Candidate {
  if (existsSync(webkit.executablePath())) return { name: 'WebKit', start: () => startPlaywright(webkit) };
  const isThere = () => miniBrowser() !== undefined && isCommand('WebKitWebDriver') && isCommand('Xvfb');
  const leftOut = ensure(isThere, ['webkit2gtk-driver', 'xvfb']);
  return leftOut === undefined
    ? { name: 'WebKit', start: () => startWebKit(miniBrowser() ?? '') }
    : { name: 'WebKit', leftOut };
}
