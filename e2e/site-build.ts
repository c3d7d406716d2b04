import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { localEnvironment } from '../scripts/local/environment';

export interface Ports {
  readonly firestore: number;
  readonly auth: number;
  readonly storage: number;
}

/** Ports in the shared build. Each worker's copy replaces them with its own. */
const builtFor: Ports = { firestore: 59_001, auth: 59_002, storage: 59_003 };
const address = (port: number) => `127.0.0.1:${port}`;

const builds = '.cache/e2e';

/** All files that a build may read, except test folders. */
const inputs = {
  folders: ['src', 'public', 'scripts'],
  files: /^(\.env.*|.*\.(html|json|ts))$/,
};

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

function fingerprint(environment: Readonly<Record<string, string>>): string {
  const hash = createHash('sha256').update(JSON.stringify(environment));
  const files = [
    ...inputs.folders.flatMap(filesBelow),
    ...readdirSync('.').filter((name) => inputs.files.test(name)),
  ];
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** Builds the site for production, unless a build of the same files exists. Returns its folder. */
function builtSite(withAppCheck: boolean): string {
  const kind = withAppCheck ? 'app-check' : 'plain';
  const environment = {
    ...localEnvironment({
      firestore: address(builtFor.firestore),
      auth: address(builtFor.auth),
      storage: address(builtFor.storage),
    }),
    ...(withAppCheck && { VITE_APP_CHECK_SITE_KEY: 'local-site-key' }),
  };
  const folder = `${kind}-${fingerprint(environment)}`;
  const outDir = join(builds, folder);
  if (existsSync(outDir)) return outDir;
  mkdirSync(builds, { recursive: true });
  for (const old of readdirSync(builds))
    if (old.startsWith(`${kind}-`)) rmSync(join(builds, old), { recursive: true });
  // In a child process, because a build sets NODE_ENV=production, which the local backend refuses.
  execFileSync(
    'node_modules/.bin/tsx',
    ['scripts/build.ts', '--facts', 'scripts/seed/site-facts.json', '--out', `${outDir}.new`],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...environment },
    },
  );
  renameSync(`${outDir}.new`, outDir);
  return outDir;
}

/** Copies the build for a worker, with the ports of its backend. Returns the folder. */
export function siteForWorker(workerIndex: number, withAppCheck: boolean, ports: Ports): string {
  const outDir = join(builds, `worker-${workerIndex % 8}`);
  rmSync(outDir, { recursive: true, force: true });
  cpSync(builtSite(withAppCheck), outDir, { recursive: true });
  let changed = 0;
  for (const file of filesBelow(outDir).filter((name) => /\.(js|html)$/.test(name))) {
    const text = readFileSync(file, 'utf8');
    const own = text.replace(/127\.0\.0\.1:5900([123])/g, (_, service: string) =>
      address([ports.firestore, ports.auth, ports.storage][Number(service) - 1] ?? 0),
    );
    if (own === text) continue;
    changed += 1;
    writeFileSync(file, own);
  }
  if (changed === 0) throw new Error('The build names no address of a backend.');
  return outDir;
}

/** Builds the site before the workers start. Otherwise one would wait for the other's build. */
export default function buildBeforeWorkers(): void {
  builtSite(false);
}
