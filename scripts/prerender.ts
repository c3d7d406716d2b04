import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';

interface PrerenderModule {
  pages: { path: string; module: string }[];
  render: (path: string) => Promise<{ head: string; body: string }>;
}

/** Stylesheets and modules that a page needs beside the entry's own, in the order of the manifest. */
function linksOf(module: string, manifest: Manifest): string {
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry);
  const present = new Set<string>();
  const styles: string[] = [];
  const modules: string[] = [];
  const visit = (key: string, collect: boolean) => {
    const chunk = manifest[key];
    if (chunk === undefined || present.has(key)) return;
    present.add(key);
    for (const imported of chunk.imports ?? []) visit(imported, collect);
    if (!collect) return;
    modules.push(chunk.file);
    styles.push(...(chunk.css ?? []));
  };
  if (entry?.src !== undefined) visit(entry.src, false);
  if (manifest[module] === undefined) throw new Error(`The build's manifest has no ${module}.`);
  visit(module, true);
  const fonts = (entry?.assets ?? []).filter((file) => file.endsWith('.woff2'));
  return [
    // Every page shows both; found only in the stylesheet they would arrive a round trip later.
    ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
    ...[...new Set(styles)].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...modules.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('');
}

/** `/` is index.html, `/admin/login` is admin/login.html: hosting serves them by their clean addresses. */
function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/**
 * Writes every public page as HTML into the build, and `app.html`, the empty page that guarded and unknown
 * addresses start from.
 */
export async function prerenderPages(outDir: string, ssrEntry: string): Promise<string[]> {
  const template = await readFile(join(outDir, 'index.html'), 'utf8');
  const manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const { pages, render } = (await import(pathToFileURL(ssrEntry).href)) as PrerenderModule;
  const fill = (head: string, body: string) =>
    // Functions as replacements: in strings "$&" and its kin would be expanded.
    template.replace('<!--head-->', () => head).replace('<!--body-->', () => body);

  await writeFile(
    join(outDir, 'app.html'),
    fill('<title>ACF</title><meta name="robots" content="noindex">', ''),
  );
  for (const { path, module } of pages) {
    const { head, body } = await render(path);
    const file = join(outDir, fileOf(path));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, fill(head + linksOf(module, manifest), body));
  }
  return pages.map(({ path }) => path);
}
