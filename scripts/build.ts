import { parseArgs } from 'node:util';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { prerenderPages } from './prerender';

/**
 * Builds the site into `outDir` with the configuration found in the environment variables: client, prerendered
 * public pages, app.html. Returns the addresses of the prerendered pages.
 */
async function buildSite(out: string): Promise<string[]> {
  const outDir = resolve(out);
  const ssrDir = `${outDir}-ssr`;
  await build({ logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  await build({
    logLevel: 'warn',
    build: {
      outDir: ssrDir,
      emptyOutDir: true,
      ssr: 'src/prerender.tsx',
      copyPublicDir: false,
      sourcemap: false,
    },
  });
  const pages = await prerenderPages(outDir, join(ssrDir, 'prerender.js'));
  await rm(ssrDir, { recursive: true, force: true });
  await rm(join(outDir, '.vite'), { recursive: true, force: true });
  return pages;
}

try {
  const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } });
  const pages = await buildSite(values.out);
  console.log(`Prerendered ${pages.length} pages: ${pages.join(', ')}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
