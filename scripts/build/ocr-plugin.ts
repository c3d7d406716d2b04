import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const { resolve } = createRequire(import.meta.url);
const folderOf = (name: string): string => dirname(resolve(`${name}/package.json`));

/**
 * The files of the text recognition, by the name under which they are served. They take about 15 MB, of which
 * one reading fetches 7.
 */
const files: Readonly<Record<string, () => string>> = {
  'worker.min.js': () => join(folderOf('tesseract.js'), 'dist/worker.min.js'),
  ...Object.fromEntries(
    ['', '-simd', '-relaxedsimd'].map((kind) => {
      const name = `tesseract-core${kind}-lstm.wasm.js`;
      return [name, () => join(folderOf('tesseract.js-core'), name)];
    }),
  ),
  'eng.traineddata.gz': () => join(folderOf('@tesseract.js-data/eng'), '4.0.0_best_int/eng.traineddata.gz'),
};

/** Returns the file, without the reference to a source map that is not served. */
const served = (name: string, find: () => string): Buffer | string =>
  name === 'worker.min.js'
    ? readFileSync(find(), 'utf8').replace(/\n\/\/# sourceMappingURL=.*\s*$/, '')
    : readFileSync(find());

/**
 * Creates the plugin that serves the text recognition from `/ocr`, in development and in builds, so that it
 * needs no other server.
 */
export function ocrPlugin(): Plugin {
  return {
    name: 'ocr',
    configureServer(server) {
      server.middlewares.use('/ocr', (request, response, next) => {
        const name = (request.url ?? '').slice(1).split('?', 1)[0] ?? '';
        const find = files[name];
        if (find === undefined) {
          next();
          return;
        }
        response.setHeader(
          'Content-Type',
          request.url?.includes('.js') === true ? 'text/javascript' : 'application/gzip',
        );
        response.end(served(name, find));
      });
    },
    // The library reads its version from this file. The rest of the file names its authors' own machines.
    load(id) {
      if (!id.endsWith('node_modules/tesseract.js/package.json')) return undefined;
      const { version } = JSON.parse(readFileSync(id, 'utf8')) as { version: string };
      return { code: JSON.stringify({ version }), moduleType: 'json' };
    },
    generateBundle() {
      // The server build has no page that could request these files.
      if (this.environment.config.build.ssr) return;
      for (const [name, find] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName: `ocr/${name}`, source: served(name, find) });
    },
  };
}
