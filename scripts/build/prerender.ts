import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import { paths } from '../../src/shared/config/paths';
import { workspaceScreens } from '../../src/app/workspace/screens';
import type { PrerenderedPage } from '../../src/app/start/prerender';
import { screenModule } from './screen-module';
import { type StartFrame, startFrame } from './start-frames';

interface PrerenderModule {
  pages: PrerenderedPage[];
  /** The document for unknown addresses. */
  notFoundPage: PrerenderedPage;
  render: (page: PrerenderedPage) => Promise<{ head: string; body: string }>;
  /** The files besides the pages: sitemap, robots, feed. */
  documents: () => { path: string; text: string }[];
  /** A sentence with a contact address, as HTML. */
  helpWithoutScripts: string;
}

/** The template's notice for browsers without JavaScript. */
const scriptNotice = /\s*<noscript>.*?<\/noscript>/s;

/** Prerendered pages that do nothing without JavaScript. */
const needScripts: readonly string[] = [paths.login, paths.adminLogin, paths.resetPassword];

/** The tag that the bundler writes into the template. */
const entryStyles = /\s*<link rel="stylesheet" crossorigin href="[^"]*">/;

/** The chunks that every public page needs besides its own code (scripts/build/chunk-groups.ts). */
const siteChunks = ['main', 'site'];

/** The chunks that every screen of the workspace needs (scripts/build/chunk-groups.ts). */
const workspaceChunks = ['start', 'session', 'main', 'workspace'];

/** The chunks that every gate needs, which request its record first. */
const gateChunks = ['start-gate', 'main', 'site'];

/** Returns the files of modules and all their imports, each after its imports. */
function filesOf(modules: readonly string[], manifest: Manifest) {
  const seen = new Set<string>();
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build's manifest has no ${key}.`);
    if (seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const file of chunk.css ?? []) styles.add(file);
    scripts.add(chunk.file);
  };
  modules.forEach(visit);
  return { scripts: [...scripts], styles: [...styles] };
}

/**
 * Returns the manifest's only key that fits. Throws if there is none or more than one; `name` is for the
 * message.
 */
function oneKey(name: string, manifest: Manifest, fits: (key: string) => boolean): string {
  const [key, another] = Object.keys(manifest).filter(fits);
  if (key === undefined || another !== undefined)
    throw new Error(`The build has ${key === undefined ? 'no' : 'more than one'} ${name}.`);
  return key;
}

const keyOf = (chunkName: string, manifest: Manifest): string =>
  oneKey(`chunk ${chunkName}`, manifest, (key) => manifest[key]?.name === chunkName);

const keyEnding = (end: string, manifest: Manifest): string =>
  oneKey(`module ${end}`, manifest, (key) => key.endsWith(end));

interface Needs {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * Returns the files that a public page needs. The styles are in the order of the cascade: the entry's, the
 * frame's, the page's own, and those of parts that it imports on demand, because its HTML may contain them.
 */
function pageNeeds(module: string, manifest: Manifest): Needs {
  const frame = siteChunks.map((name) => keyOf(name, manifest));
  const modules = [entryOf(manifest), ...frame, module];
  const { styles } = filesOf([...modules, ...(manifest[module]?.dynamicImports ?? [])], manifest);
  return { scripts: filesOf(modules, manifest).scripts, styles };
}

/**
 * Returns the files that chunks and a screen need, so that the document can name them. If only scripts named
 * them, they would arrive round trips later. Code without React comes first, because it requests data.
 */
function neededBy(chunks: readonly string[], manifest: Manifest, screen?: string): Needs {
  const keys = [
    entryOf(manifest),
    ...chunks.map((name) => keyOf(name, manifest)),
    ...(screen === undefined ? [] : [screen]),
  ];
  const { scripts, styles } = filesOf(keys, manifest);
  const react = manifest[keyOf('react', manifest)]?.file ?? '';
  const needReact = new Set(
    Object.keys(manifest)
      .filter((key) => filesOf([key], manifest).scripts.includes(react))
      .map((key) => manifest[key]?.file),
  );
  return {
    scripts: [...scripts].sort((a, b) => Number(needReact.has(a)) - Number(needReact.has(b))),
    styles,
  };
}

/** A document without content of its own: its files, and the static frame that it shows first. */
interface ScriptedDocument extends Needs {
  readonly frame: StartFrame;
}

/**
 * Returns the workspace's documents by file: one for each screen's address without parameters, and one for
 * all others.
 */
function workspaceDocuments(manifest: Manifest): Map<string, ScriptedDocument> {
  const frame = 'workspace';
  const documents = new Map<string, ScriptedDocument>([
    ['workspace.html', { ...neededBy(workspaceChunks, manifest), frame }],
    // The preview has no menu, so it has no frame of the workspace.
    [
      'proposal-preview.html',
      { ...neededBy(workspaceChunks, manifest, 'src/app/routes/admin/proposals-routes.tsx'), frame: 'page' },
    ],
  ]);
  for (const screen of workspaceScreens) {
    for (const area of ['admin', 'regular'] as const) {
      for (const pattern of screen.path[area] ?? []) {
        if (pattern.includes(':')) continue;
        const code = keyEnding(`/${screenModule(screen, area)}.tsx`, manifest);
        documents.set(fileOf(pattern), { ...neededBy(workspaceChunks, manifest, code), frame });
      }
    }
  }
  return documents;
}

/** Returns the documents of gates: one for the list, and one for all other pages. */
function gateDocuments(manifest: Manifest): Map<string, ScriptedDocument> {
  const needs = (route: string): ScriptedDocument => ({
    ...neededBy(gateChunks, manifest, `src/app/routes/public/proposals/${route}.tsx`),
    frame: 'gate',
  });
  return new Map([
    [fileOf(paths.proposals), needs('proposals-route')],
    ['gate.html', needs('proposal-route')],
  ]);
}

function entryOf(manifest: Manifest): string {
  const [key] = Object.entries(manifest).find(([, chunk]) => chunk.isEntry) ?? [];
  if (key === undefined) throw new Error("The build's manifest has no entry.");
  return key;
}

/**
 * Joins all styles that a page needs into one stylesheet for its first paint, because a dozen requests would
 * queue. The parts are also linked, but disabled and so not fetched. Otherwise the router would load one of
 * them again after a later stylesheet, which would change the cascade.
 */
async function styleLinks(files: readonly string[], outDir: string): Promise<string> {
  const texts = await Promise.all(files.map((file) => readFile(join(outDir, file), 'utf8')));
  const text = texts.join('');
  const name = `assets/page-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.css`;
  await writeFile(join(outDir, name), text);
  return [
    `<link rel="stylesheet" href="/${name}">`,
    ...files.map((file) => `<link rel="stylesheet" disabled href="/${file}">`),
  ].join('');
}

/**
 * Returns preloads for both fonts, which every page uses. Otherwise the browser finds them in the stylesheet,
 * a round trip later.
 */
const fontLinks = (manifest: Manifest): string =>
  (manifest[entryOf(manifest)]?.assets ?? [])
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
    .join('');

/**
 * Returns the attribute of `#root` with the files that hydration needs: names below /assets, without
 * extension.
 */
const codeAttribute = (scripts: readonly string[]): string =>
  ` data-code="${scripts.map((file) => basename(file, '.js')).join(' ')}"`;

/**
 * Returns the file of a page: `/` is index.html, `/admin/login` is admin/login.html. Hosting serves them at
 * the clean addresses.
 */
function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/**
 * Writes every public page as HTML, and the documents for guarded addresses: `workspace.html` and similar
 * ones for the workspace, `gate.html` for gates, `app.html`. Also writes `404.html` for unknown addresses,
 * the sitemap, robots and feed. Returns the addresses of the pages.
 */
export async function prerenderPages(outDir: string, ssrEntry: string): Promise<string[]> {
  const template = await readFile(join(outDir, 'index.html'), 'utf8');
  const manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const { pages, notFoundPage, render, documents, helpWithoutScripts } = (await import(
    pathToFileURL(ssrEntry).href
  )) as PrerenderModule;
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(outDir, file)), { recursive: true });
    await writeFile(join(outDir, file), text);
  };
  const fill = (head: string, body: string, root = '', needsScripts = true) =>
    // Functions as replacements, because "$&" and similar in a replacement string would be expanded.
    template
      .replace('<!--head-->', () => head)
      .replace('<div id="root">', () => `<div id="root"${root}>`)
      .replace(needsScripts ? '<!--help-->' : scriptNotice, () => (needsScripts ? helpWithoutScripts : ''))
      .replace('<!--body-->', () => body);
  const withoutFrame = (html: string) => html.replace('<!--start-->', '');

  const emptyHead = '<title>ACF</title><meta name="robots" content="noindex">';
  await write('app.html', withoutFrame(fill(emptyHead, '')));
  // The template already has the entry's scripts.
  const { scripts: entryScripts } = filesOf([entryOf(manifest)], manifest);
  for (const [file, { scripts, styles, frame }] of [
    ...workspaceDocuments(manifest),
    ...gateDocuments(manifest),
  ]) {
    const code = scripts
      .filter((script) => !entryScripts.includes(script))
      .map((script) => `<link rel="modulepreload" crossorigin href="/${script}">`);
    // Placed after the entry's script: browsers fetch in document order, and that script starts everything.
    const links = [...code, fontLinks(manifest), '</head>'].join('');
    const start = startFrame(frame);
    // In the head, although the first paint waits for them, because styles of later screens are appended to
    // the head and must win.
    const sheets = await styleLinks(styles, outDir);
    const html = fill(emptyHead + start.head + sheets, '')
      .replace('</head>', () => links)
      .replace('<!--start-->', () => start.body);
    await write(file, html.replace(entryStyles, ''));
  }
  const writePage = async (page: PrerenderedPage, file: string, root = '') => {
    const { head, body } = await render(page);
    const { scripts, styles } = pageNeeds(page.module, manifest);
    const links = fontLinks(manifest) + (await styleLinks(styles, outDir));
    const html = fill(
      head + links,
      body,
      root + codeAttribute(scripts.filter((each) => !entryScripts.includes(each))),
      needScripts.includes(page.path),
    );
    // The entry's stylesheet is part of the joined one.
    await write(file, withoutFrame(html.replace(entryStyles, '')));
  };
  for (const page of pages) await writePage(page, fileOf(page.path));
  await writePage(notFoundPage, '404.html', ' data-not-found');
  for (const { path, text } of documents()) await write(path.slice(1), text);
  return pages.map(({ path }) => path);
}
