import { parseArgs } from 'node:util';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, loadEnv, type Manifest } from 'vite';
import { runAtOnce } from './build/chunk-groups';
import { withAppCheck } from './build/hosting-headers';
import { factsFromFile, factsFromProject, factsReport, noFacts } from './build/site-facts';
import { type Bundled, copiedPackage, noticesOf } from './licences';
import { prerenderPages } from './build/prerender';
import type { FirebaseConfig } from './local/serve-site';
import { parseEnvironment } from '../src/shared/config/parse-environment';

/**
 * Writes `firebase.json` into the build: ours, with the content policy for the build's variables and with a
 * year of caching for each file under /assets. It names the files, because hosting sends headers by address,
 * found or not. A pattern would cache "not found" for a year, even if a rollback brings the file back.
 */
async function writeHostingConfig(outDir: string): Promise<void> {
  const { hosting } = JSON.parse(await readFile('firebase.json', 'utf8')) as FirebaseConfig;
  const names = await readdir(join(outDir, 'assets'));
  // The hash in a file's name, which depends on its content. Only these files are cached.
  const hashes = names.flatMap((name) => /-([\w-]{8})[.](?!map$)\w+$/.exec(name)?.[1] ?? []);
  const kept = {
    regex: `^/assets/[^/]+-(${hashes.join('|')})[.][a-z0-9]+$`,
    headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
  };
  const hasAppCheck = Boolean(loadEnv('production', process.cwd(), 'VITE_')['VITE_APP_CHECK_SITE_KEY']);
  const headers = hasAppCheck ? withAppCheck(hosting.headers) : hosting.headers;
  const config: FirebaseConfig = { hosting: { ...hosting, public: '.', headers: [...headers, kept] } };
  await writeFile(join(outDir, 'firebase.json'), JSON.stringify(config, undefined, 2));
}

/**
 * Makes Chromium compile all functions of the chunks `runAtOnce` in the background while they load. Compiling
 * each at its first call took a quarter of the processor time until a list's first rows. The build adds the
 * comment itself, because it must come first and the bundler puts statements before its banners.
 */
async function addCompileHints(outDir: string): Promise<void> {
  const manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  for (const { name, file } of Object.values(manifest)) {
    if (name === undefined || !runAtOnce.has(name) || !file.endsWith('.js')) continue;
    const path = join(outDir, file);
    await writeFile(path, `//# allFunctionsCalledOnLoad\n${await readFile(path, 'utf8')}`);
    const map = JSON.parse(await readFile(`${path}.map`, 'utf8')) as { mappings: string };
    // Shifts the source map by the line added above.
    await writeFile(`${path}.map`, JSON.stringify({ ...map, mappings: `;${map.mappings}` }));
  }
}

/**
 * Passes the owner's facts to Vite's configuration, from the file or from the project in the environment.
 * Returns a sentence about the unset facts.
 */
async function setSiteFacts(file: string | undefined): Promise<string> {
  const environment = parseEnvironment({ ...loadEnv('production', process.cwd(), 'VITE_'), PROD: true });
  const facts =
    file === undefined
      ? await factsFromProject(environment, process.env['GOOGLE_OAUTH_ACCESS_TOKEN'])
      : factsFromFile(file);
  process.env['SITE_FACTS'] = JSON.stringify(facts ?? noFacts);
  return factsReport(facts ?? noFacts, environment.firebase.projectId);
}

/**
 * Builds the site into `outDir` with the configuration in the environment variables: client, prerendered
 * public pages, app.html and hosting's configuration. Returns the addresses of the prerendered pages.
 */
async function buildSite(out: string): Promise<string[]> {
  const outDir = resolve(out);
  const ssrDir = `${outDir}-ssr`;
  const licences = '.vite/licences.json';
  await build({ logLevel: 'warn', build: { outDir, emptyOutDir: true, license: { fileName: licences } } });
  const bundled = JSON.parse(await readFile(join(outDir, licences), 'utf8')) as Bundled[];
  const copied = ['tesseract.js-core', '@tesseract.js-data/eng'].map(copiedPackage);
  await writeFile(join(outDir, 'third-party.txt'), noticesOf([...bundled, ...copied]));
  await addCompileHints(outDir);
  await build({
    logLevel: 'warn',
    build: {
      outDir: ssrDir,
      emptyOutDir: true,
      ssr: 'src/app/start/prerender.tsx',
      copyPublicDir: false,
      sourcemap: false,
    },
  });
  const pages = await prerenderPages(outDir, join(ssrDir, 'prerender.js'));
  await rm(ssrDir, { recursive: true, force: true });
  await rm(join(outDir, '.vite'), { recursive: true, force: true });
  await writeHostingConfig(outDir);
  return pages;
}

try {
  const { values } = parseArgs({
    options: { out: { type: 'string', default: 'dist' }, facts: { type: 'string' } },
  });
  const report = await setSiteFacts(values.facts);
  const pages = await buildSite(values.out);
  console.log(report);
  console.log(`Prerendered ${pages.length} pages: ${pages.join(', ')}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
