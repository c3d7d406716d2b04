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
  /** Files beside the pages: sitemap, robots, feed. */
  documents: () => { path: string; text: string }[];
  /** A sentence that says whom to write to, as HTML. */
  helpWithoutScripts: string;
}

/** The template's notice for browsers without JavaScript. */
const scriptNotice = /\s*<noscript>.*?<\/noscript>/s;

/** Prerendered pages that do nothing without JavaScript. */
const needScripts: readonly string[] = [paths.login, paths.adminLogin, paths.resetPassword];

/** The tag that the bundler writes into the template. */
const entryStyles = /\s*<link rel="stylesheet" crossorigin href="[^"]*">/;

/** What every public page needs besides its own code (scripts/build/chunk-groups.ts). */
const siteChunks = ['main', 'site'];

/** What every screen of the workspace needs (scripts/build/chunk-groups.ts). */
const workspaceChunks = ['start', 'session', 'main', 'workspace'];

/** What every gate needs: its record is requested first. */
const gateChunks = ['start-gate', 'main', 'site'];

/** The files of modules and of everything that they import, each after its imports. */
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

/** Returns the one key of the manifest that fits; `name` names what is missing or there twice. */
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
 * What a public page needs: styles in the order of the cascade (the entry's, the frame's, the page's own, those of parts that it
 * imports on demand, since its HTML may hold them), and the code.
 */
function pageNeeds(module: string, manifest: Manifest): Needs {
  const frame = siteChunks.map((name) => keyOf(name, manifest));
  const modules = [entryOf(manifest), ...frame, module];
  const { styles } = filesOf([...modules, ...(manifest[module]?.dynamicImports ?? [])], manifest);
  return { scripts: filesOf(modules, manifest).scripts, styles };
}

/**
 * What chunks and a screen need: found only in scripts, it would arrive round trips later. Code that needs no React
 * comes first, since it requests data.
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

/** A document without content of its own: what it needs, and the static frame that it shows first. */
interface ScriptedDocument extends Needs {
  readonly frame: StartFrame;
}

/** The documents of the workspace by file: one for each screen's address without parameters, and one for all others. */
function workspaceDocuments(manifest: Manifest): Map<string, ScriptedDocument> {
  const frame = 'workspace';
  const documents = new Map<string, ScriptedDocument>([
    ['workspace.html', { ...neededBy(workspaceChunks, manifest), frame }],
    // It has no menu.
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

/** The documents of gates: that of the list is found by its address, and one serves all pages. */
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
 * One stylesheet for the first paint of a page, joined from all that the page needs, since a dozen requests would
 * queue. The parts are linked as well, disabled and so not fetched: the router then does not load one of them
 * again after a later stylesheet, which would change the cascade.
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
 * Preloads both fonts, which every page uses; the browser would otherwise find them only in the stylesheet, a
 * round trip later.
 */
const fontLinks = (manifest: Manifest): string =>
  (manifest[entryOf(manifest)]?.assets ?? [])
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
    .join('');

/** The files that hydration needs, as an attribute of `#root`: names below /assets, without their ending. */
const codeAttribute = (scripts: readonly string[]): string =>
  ` data-code="${scripts.map((file) => basename(file, '.js')).join(' ')}"`;

/** `/` is index.html, `/admin/login` is admin/login.html: hosting serves them by their clean addresses. */
function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/**
 * Writes every public page as HTML, the documents for guarded addresses (`workspace.html` and its like for the workspace,
 * `gate.html` for gates, `app.html`), `404.html` for unknown ones, and the sitemap, robots and feed.
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
    // Replacement functions: in a replacement string "$&" and the like would be expanded.
    template
      .replace('<!--head-->', () => head)
      .replace('<div id="root">', () => `<div id="root"${root}>`)
      .replace(needsScripts ? '<!--help-->' : scriptNotice, () => (needsScripts ? helpWithoutScripts : ''))
      .replace('<!--body-->', () => body);
  const withoutFrame = (html: string) => html.replace('<!--start-->', '');

  const emptyHead = '<title>ACF</title><meta name="robots" content="noindex">';
  await write('app.html', withoutFrame(fill(emptyHead, '')));
  // The template has these.
  const { scripts: entryScripts } = filesOf([entryOf(manifest)], manifest);
  for (const [file, { scripts, styles, frame }] of [
    ...workspaceDocuments(manifest),
    ...gateDocuments(manifest),
  ]) {
    const code = scripts
      .filter((script) => !entryScripts.includes(script))
      .map((script) => `<link rel="modulepreload" crossorigin href="/${script}">`);
    // Behind the entry's script: browsers fetch in the order of the document, and that one starts everything.
    const links = [...code, fontLinks(manifest), '</head>'].join('');
    const start = startFrame(frame);
    // In the head, although the first paint waits for them: those of later screens come to its end, and have to win.
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
