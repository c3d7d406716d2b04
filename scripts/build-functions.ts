import { readFileSync } from 'node:fs';
import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build, type Plugin } from 'vite';
import { dependencyReport } from './build/dependency-report';

const source = fileURLToPath(new URL('../src', import.meta.url));

/** The packages installed where the functions run. All others become part of the bundle. */
const installed = Object.keys(
  (JSON.parse(readFileSync('functions/package.json', 'utf8')) as { dependencies: Record<string, string> })
    .dependencies,
);

const nothing = '\0nothing';

/**
 * Leaves out the screens and searches that entities load, because the API uses only the entities' access
 * rules.
 */
const withoutScreens: Plugin = {
  name: 'without-screens',
  resolveDynamicImport: (_, importer) => (importer?.endsWith('/entity.ts') === true ? nothing : null),
  load: (id) => (id === nothing ? '' : null),
};

/**
 * Bundles the API with the contracts, policies and schemas that it shares with the browser. Only `functions/`
 * is uploaded, and only its package.json is installed there.
 *
 * The bundle is CommonJS, which takes from a package only what is used. An ES import reads every export of
 * firebase-admin/firestore, and two of them load gRPC and the administration clients.
 */
async function buildFunctions(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [withoutScreens],
    resolve: { alias: { '@': source } },
    ssr: { noExternal: true, external: installed },
    build: {
      outDir,
      emptyOutDir: true,
      ssr: 'functions/src/index.ts',
      target: 'node22',
      sourcemap: true,
      copyPublicDir: false,
      rollupOptions: {
        output: { format: 'cjs', entryFileNames: '[name].cjs', chunkFileNames: '[name]-[hash].cjs' },
      },
    },
  });
}

const { values } = parseArgs({ options: { out: { type: 'string', default: 'functions/dist' } } });
await buildFunctions(values.out);
await copyFile('public/CHANGELOG.md', join(values.out, 'CHANGELOG.md'));
const report = await dependencyReport(true);
await writeFile(join(values.out, 'dependencies.json'), JSON.stringify(report));
const known = report.packages.filter(({ advisory }) => advisory !== null).length;
console.log(
  report.audit === 'answered'
    ? `${report.packages.length} packages, ${known} of them with advisories.`
    : `${report.packages.length} packages; the registry gave no answer about advisories, and the report says so.`,
);
