import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

// The same engine without the desktop browser's parts. A test takes about 0.6 of the processor time.
const shellPath = '/usr/bin/chromium-headless-shell';
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

/**
 * Returns the Chromium for browser tests: CHROMIUM_PATH, the system's headless shell, or a full one of the
 * system or of Playwright. Tests that measure times prefer the full one (`whole`).
 */
export function findChromium(prefer: 'shell' | 'whole' = 'shell'): string | undefined {
  const installed = prefer === 'shell' ? [shellPath, ...systemPaths] : [...systemPaths, shellPath];
  const candidates = [process.env.CHROMIUM_PATH, ...installed, chromium.executablePath()];
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path));
}

/** Finds a Chromium or installs one. If both fail, throws an error that says what to do. */
export function ensureChromium(log: (line: string) => void, prefer?: 'shell' | 'whole'): string {
  const present = findChromium(prefer);
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
        try {
          apt('install', '-y', '--no-install-recommends', 'chromium-headless-shell');
        } catch {
          // Some distributions have no package of the shell.
          apt('install', '-y', '--no-install-recommends', 'chromium');
        }
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
