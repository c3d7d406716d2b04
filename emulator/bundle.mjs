import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DAY = 24 * 60 * 60 * 1000;
const SELF = fileURLToPath(import.meta.url);
const BUILD = '--build-bundle';

/** Returns a hash of the files, which changes with any of them; undefined if one is missing. */
function signatureOf(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const stat = statSync(file, { throwIfNoEntry: false });
    if (stat === undefined) return undefined;
    hash.update(`${file}\n${stat.mtimeMs} ${stat.size}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

/** Reads the last bundle's files and signature; returns undefined if they cannot be read. */
function readManifest(file) {
  try {
    const { files, signature } = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(files) ? { files, signature } : undefined;
  } catch {
    return undefined;
  }
}

/** Bundles into a folder and returns the source files. */
async function build(entry, folder) {
  const vite = await import('vite');
  const { output } = await vite.build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    // Only a few of zod's two hundred modules are used.
    ssr: { noExternal: ['zod'] },
    build: {
      ssr: entry,
      outDir: folder,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'main.mjs', chunkFileNames: '[name].mjs' } },
    },
  });
  return output.flatMap((chunk) => Object.keys(chunk.modules ?? {})).filter((file) => existsSync(file));
}

/**
 * Bundles in a separate process: in this one the bundler would keep its memory and set NODE_ENV to
 * production.
 */
function buildApart(entry, folder) {
  const stdio = ['ignore', 'pipe', 'inherit'];
  return JSON.parse(
    execFileSync(process.execPath, [SELF, BUILD, entry, folder], { encoding: 'utf8', stdio }),
  );
}

/**
 * Returns the path of a bundle below `cache` that holds a program's modules, without packages. Bundles again
 * if a module has changed. Several processes may call it at the same time.
 *
 *
 * @param {string} entry Absolute path of the program's first module.
 * @param {string} cache A folder inside the project, so that packages are found from it.
 * @returns {string} Absolute path.
 */
function bundled(entry, cache) {
  const manifest = join(cache, 'manifest.json');
  const known = readManifest(manifest);
  if (known !== undefined && signatureOf(known.files) === known.signature) {
    const file = join(cache, known.signature, 'main.mjs');
    if (existsSync(file)) return file;
  }
  const started = Date.now();
  mkdirSync(cache, { recursive: true });
  const making = join(cache, `making-${process.pid}`);
  const files = [SELF, entry, ...buildApart(entry, making)];
  const signature = signatureOf(files);
  if (signature === undefined) throw new Error(`A file was removed while ${entry} was bundled.`);
  const folder = join(cache, signature);
  try {
    renameSync(making, folder);
  } catch (error) {
    // Another process has made the same bundle in the meantime, which can be used as well.
    if (!existsSync(folder)) throw error;
    rmSync(making, { recursive: true });
  }
  // If a file was saved during bundling, the bundle may hold its old content, so the next start bundles
  // again.
  if (files.every((file) => statSync(file).mtimeMs < started)) {
    const draft = `${manifest}-${process.pid}`;
    writeFileSync(draft, JSON.stringify({ files, signature }));
    renameSync(draft, manifest);
  }
  // Recent bundles stay, because a running process may still load a part of an older one.
  for (const name of readdirSync(cache)) {
    const stat = statSync(join(cache, name), { throwIfNoEntry: false });
    const isOld = stat !== undefined && Date.now() - stat.mtimeMs > DAY;
    if (isOld && name !== signature) rmSync(join(cache, name), { recursive: true, force: true });
  }
  return join(folder, 'main.mjs');
}

// Runs main.ts from a bundle. Loading its modules one by one through tsx would take four times the processor
// time.
const [, , command, ...rest] = process.argv;
if (command === BUILD) {
  process.stdout.write(JSON.stringify(await build(...rest)));
} else {
  await import(bundled(join(dirname(SELF), 'main.ts'), join(dirname(SELF), '../.cache/backend')));
}
