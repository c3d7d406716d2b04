import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Flags for tests in a closed network: no sandbox (tests may run as root), no background requests. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The Chromium that browser tests use: CHROMIUM_PATH, the system's, or Playwright's own download. */
export function findChromium(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, ...systemPaths, chromium.executablePath()];
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path));
}

/** Finds a Chromium, or installs one; when both fail, throws with what to do. */
export function ensureChromium(log: (line: string) => void): string {
  const present = findChromium();
  if (present !== undefined) return present;

  const isRoot = process.getuid?.() === 0;
  const apt = (...args: string[]) =>
    run(isRoot ? 'apt-get' : 'sudo', isRoot ? args : ['-n', 'apt-get', ...args]);
  const ways: { name: string; install: () => void }[] = [
    { name: "Playwright's download", install: () => run('npx', ['playwright', 'install', 'chromium']) },
    {
      name: "the system's package manager",
      install: () => {
        apt('update');
        apt('install', '-y', '--no-install-recommends', 'chromium');
      },
    },
  ];
  for (const { name, install } of ways) {
    log(`No Chromium found: installing one with ${name}.`);
    try {
      install();
    } catch (error) {
      log(`  ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
    }
    const found = findChromium();
    if (found !== undefined) {
      log(`Chromium is at ${found}.`);
      return found;
    }
  }
  throw new Error('No Chromium could be installed. Install one and name it in CHROMIUM_PATH.');
}

function run(command: string, args: string[]): void {
  execFileSync(command, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
