import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import type { PrerenderedPage } from '../src/prerender';

interface PrerenderModule {
  pages: PrerenderedPage[];
  render: (page: PrerenderedPage) => Promise<{ head: string; body: string }>;
  /** Files beside the pages: sitemap, robots, feed. */
  documents: () => { path: string; text: string }[];
}

/** Loaded later than the page, yet needed for its first paint: the frame of every page. */
const frameModules = ['src/main.tsx', 'src/app/layouts/public/site-footer.tsx'];

/** Font and stylesheet links of a page. Its code is left out: it arrives when the page is idle or touched. */
function linksOf(module: string, manifest: Manifest): string {
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry);
  const seen = new Set<string>();
  const styles: string[] = [];
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build's manifest has no ${key}.`);
    if (seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) visit(imported);
    styles.push(...(chunk.css ?? []));
  };
  frameModules.forEach(visit);
  visit(module);
  const fonts = (entry?.assets ?? []).filter((file) => file.endsWith('.woff2'));
  const present = new Set(entry?.css ?? []);
  return [
    // Every page shows both; found only in the stylesheet they would arrive a round trip later.
    ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
    ...[...new Set(styles)]
      .filter((file) => !present.has(file))
      .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  ].join('');
}

/** What the browser goes on from: the page's route and, where it needs code, the file and the component. */
function rootOf({ pattern, module, component, eager }: PrerenderedPage, manifest: Manifest): string {
  const code =
    component === undefined ? '' : ` data-code="/${manifest[module]?.file}" data-component="${component}"`;
  return ` data-path="${pattern}"${code}${eager ? ' data-eager' : ''}`;
}

/** `/` is index.html, `/admin/login` is admin/login.html: hosting serves them by their clean addresses. */
function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/**
 * Writes every public page as HTML into the build, `app.html`, the empty page that guarded and unknown addresses
 * start from, and the files that stand beside the pages.
 */
export async function prerenderPages(outDir: string, ssrEntry: string): Promise<string[]> {
  const template = await readFile(join(outDir, 'index.html'), 'utf8');
  const manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const { pages, render, documents } = (await import(pathToFileURL(ssrEntry).href)) as PrerenderModule;
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(outDir, file)), { recursive: true });
    await writeFile(join(outDir, file), text);
  };
  const fill = (head: string, body: string, root = '') =>
    // Functions as replacements: in strings "$&" and its kin would be expanded.
    template
      .replace('<!--head-->', () => head)
      .replace('<div id="root">', () => `<div id="root"${root}>`)
      .replace('<!--body-->', () => body);

  await write('app.html', fill('<title>ACF</title><meta name="robots" content="noindex">', ''));
  for (const page of pages) {
    const { head, body } = await render(page);
    await write(fileOf(page.path), fill(head + linksOf(page.module, manifest), body, rootOf(page, manifest)));
  }
  for (const { path, text } of documents()) await write(path.slice(1), text);
  return pages.map(({ path }) => path);
}
