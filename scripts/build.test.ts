import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Window } from 'happy-dom';
import { parseAst } from 'vite';
import { blogPostPattern, paths } from '@/shared/config/paths';
import { siteRoutes } from '@/app/site-routes';
import { redirects } from '@/shared/config/redirects';
import { workspaceScreens } from '@/app/workspace/screens';
import { runAtOnce } from './build/chunk-groups';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { screenModule } from './build/screen-module';
import { titleOfPicture } from './build/social-pictures';
import { mayShip } from './licences';
import { seedAccess } from './seed/proposals/credentials';
import { seedPages } from './seed/proposals/pages';
import { textsIn } from './seed/proposals/texts-in';
import { serveSite } from './local/serve-site';

const outDir = 'dist-test';
const checkedDir = 'dist-test-app-check';
const production = {
  VITE_FIREBASE_PROJECT_ID: 'acf-production',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
  VITE_FIREBASE_AUTH_DOMAIN: 'acf-production.firebaseapp.com',
  VITE_FIREBASE_STORAGE_BUCKET: 'acf-production.firebasestorage.app',
};

// Runs in a separate process, as a person runs it, without the test runner's environment variables.
const build = (variables: Record<string, string>, out = outDir, facts = ['--facts', factsFile]) =>
  new Promise<{ status: number; stderr: string }>((resolve) => {
    execFile(
      'node_modules/.bin/tsx',
      ['scripts/build.ts', ...facts, '--out', out],
      { env: { PATH: process.env.PATH, ...variables } },
      (error, _, stderr) => resolve({ status: error === null ? 0 : Number(error.code), stderr }),
    );
  });

// A file without any facts, as in a new project. Otherwise the build would ask the project's database.
const factsFile = 'dist-test-facts.json';
const checkedFile = 'dist-test-wrong-facts.json';

// One build serves all tests of the file.
const remove = () =>
  [outDir, checkedDir, factsFile, checkedFile].forEach((path) =>
    rmSync(path, { recursive: true, force: true }),
  );
beforeAll(async () => {
  remove();
  writeFileSync(factsFile, '{}');
  expect(await build(production)).toMatchObject({ status: 0 });
}, 180_000);
afterAll(remove);

const textOf = (file: string, dir = outDir) => readFileSync(join(dir, file), 'utf8');

/** Patterns that must not occur in public files. */
const forbidden: readonly (readonly [string, RegExp])[] = [
  ['a local address', /(localhost|127\.0\.0\.1):\d/],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY|"private_key"|service_account/],
  ['a key of a third party', /\bsk-[A-Za-z0-9_-]{20,}|\bAIza[0-9A-Za-z_-]{35}|client_secret["':=]/],
  ['the name of a client', /Canadian Cancer Society|Tipping Point|Toronto Symphony|Lantern & Ladder/],
];

/**
 * Placeholders for the owner's facts: addresses that do not exist, ids of videos that were never uploaded,
 * and figures of the demo. Names that end in `.example` are reserved, so they are never real addresses.
 */
const placeholders = [
  // Matches a host after @ or //, or between quotes, tags or spaces. Elsewhere the name is a property.
  /(?:\/\/|@|["'`>\s])[\w.-]+\.example(?=["'`<\s/?#])/gi,
  /acf-(?:introduction|five-quiet-minutes|intro-1|pause-5)|99,?800/gi,
  /youtu(?:be(?:-nocookie)?\.com\/(?:embed\/|watch\?v=)|\.be\/)[\w-]{11}/gi,
  /lorem ipsum|calendly\.com\/|x{4,}@|G-X{4,}/gi,
];
const foundPlaceholders = (file: string, text: string): readonly string[] =>
  placeholders.flatMap((pattern) => [...text.matchAll(pattern)].map(([match]) => `${file}: ${match}`));

/** Fixed words of prepared texts in docs/requirements/proposals-content.md, which only one chunk contains. */
const preparedWords = /Pilot Logistics|Investment & (ROI|Expected)/;
const isPrepared = (file: string) => /^(assets\/)?prepared-texts-[\w-]{8}\.js$/.test(file);

/** Returns the script files by the names of their chunks. */
function scriptsByName(dir = outDir): Map<string, string> {
  const files = readdirSync(join(dir, 'assets')).filter((file) => file.endsWith('.js'));
  return new Map(files.map((file) => [file.replace(/-[\w-]{8}\.js$/, ''), file]));
}

/** Returns files with all their static imports, at any depth. */
function withImports(files: readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const [, imported] of textOf(`assets/${file}`).matchAll(
      /(?:from|import)\s*["'`]\.\/([\w.~-]+\.js)["'`]/g,
    )) {
      if (imported) visit(imported);
    }
  };
  files.forEach(visit);
  return found;
}

/** Returns the compressed size in bytes. */
const weightOf = (files: Iterable<string>, dir = outDir) =>
  [...files].reduce((sum, file) => sum + gzipSync(textOf(`assets/${file}`, dir), { level: 9 }).length, 0);

// Parses documents without loading the files that they name.
const parser = new new Window({
  settings: {
    disableCSSFileLoading: true,
    disableJavaScriptFileLoading: true,
    handleDisabledFileLoadingAsSuccess: true,
  },
}).DOMParser();
const documentOf = (file: string, dir = outDir) =>
  parser.parseFromString(textOf(file, dir), 'text/html') as unknown as Document;

/** Returns every prerendered page, parsed, by its address. */
function builtPages(dir = outDir): Map<string, Document> {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' });
  return new Map(
    files
      .filter((file) => file.endsWith('.html'))
      .map((file): [string, Document] => [
        file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`,
        documentOf(file, dir),
      ])
      .filter(([, page]) => page.getElementById('root')?.firstElementChild),
  );
}

/** Returns the script files that a document names, in its order. */
const namedIn = (page: Document): string[] =>
  [...page.querySelectorAll('link[rel="modulepreload"], script[src]')].map((element) =>
    (element.getAttribute('href') ?? element.getAttribute('src') ?? '').replace('/assets/', ''),
  );

/** Returns the script files that hydrate a prerendered page. */
const codeOf = (page: Document): string[] =>
  (page.getElementById('root')?.dataset['code'] ?? '').split(' ').map((name) => `${name}.js`);

/** Addresses that exist but are not pages of the build. */
const elsewhere = new Set([paths.blogFeed, ...redirects.map(([from]) => from)]);

describe('the built site', () => {
  it('contains no local address, secret key or text of a proposal', covers('PUB-142'), () => {
    const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(html|js|css|xml|txt|webmanifest)$/.test(file),
    );
    expect(files).toEqual(
      expect.arrayContaining([
        'app.html',
        'workspace.html',
        'gate.html',
        'index.html',
        'sitemap.xml',
        'robots.txt',
        'blog/feed.xml',
      ]),
    );
    const found = files.flatMap((file) =>
      forbidden.filter(([, pattern]) => pattern.test(textOf(file))).map(([what]) => `${file}: ${what}`),
    );
    expect(found).toEqual([]);
    expect(files.filter((file) => preparedWords.test(textOf(file))).map(isPrepared)).toEqual([true]);
  });

  it('contains no placeholder while the owner has set no facts', covers('PRO-Q43'), () => {
    // Every text file with any extension, except source maps, which hosting does not deploy.
    const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.\w+$/.test(file) && !/\.(png|ico|jpe?g|webp|woff2|gz|wasm|map)$/.test(file),
    );
    for (const ending of ['html', 'js', 'css', 'svg', 'xml', 'txt', 'md', 'json', 'webmanifest'])
      expect(
        files.some((file) => file.endsWith(`.${ending}`)),
        ending,
      ).toBe(true);
    expect(foundPlaceholders('a chunk', 'mailto:board@ark.example`, "https://youtu.be/dQw4w9WgXcQ"')).toEqual(
      ['a chunk: @ark.example', 'a chunk: youtu.be/dQw4w9WgXcQ'],
    );
    expect(files.flatMap((file) => foundPlaceholders(file, textOf(file)))).toEqual([]);
  });

  it('has valid characters in every text, parsable code and data, and valid addresses', () => {
    const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' });
    const texts = files.filter((file) => /\.(html|js|css|svg|xml|txt|md|json|webmanifest)$/.test(file));
    const whole = new TextDecoder('utf-8', { fatal: true });
    for (const file of texts) {
      expect(() => whole.decode(readFileSync(join(outDir, file))), file).not.toThrow();
      const addresses = textOf(file).match(/\bhttps:\/\/[a-z0-9-]+\.[^\s"'`<>\\)${}]*/g) ?? [];
      expect(
        addresses.filter((address) => !URL.canParse(address)),
        file,
      ).toEqual([]);
    }
    for (const file of files.filter((name) => name.endsWith('.js')))
      expect(() => parseAst(textOf(file)), file).not.toThrow();
    for (const file of files.filter((name) => /\.(json|webmanifest)$/.test(name)))
      expect(() => JSON.parse(textOf(file)) as unknown, file).not.toThrow();
  });

  it('hides everything that needs an unset fact and uses the project’s address', () => {
    for (const [path, page] of builtPages()) {
      const text = page.body.textContent ?? '';
      for (const link of page.querySelectorAll('a')) {
        expect(link.textContent, path).not.toMatch(/Book (a free|\d+ minutes)|YouTube|LinkedIn/);
        expect(link.getAttribute('href'), path).not.toMatch(/^mailto:/);
      }
      expect(text, path).not.toContain('undefined');
      const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute('href');
      if (canonical) expect(canonical, path).toMatch(/^https:\/\/acf-production\.web\.app(\/|$)/);
    }
    const pages = builtPages();
    expect(pages.get('/')?.getElementById('film-heading')).toBeNull();
    expect(pages.get('/services/salesforce')?.getElementById('certificates')).toBeNull();
    expect(pages.get('/services/salesforce')?.getElementById('licences')).not.toBeNull();
    expect(pages.get('/acf-bridge')?.getElementById('testimonials')).toBeNull();
    expect(pages.get('/')?.querySelector('footer')?.textContent).toMatch(
      /© 20\d\d ACF\. All rights reserved/,
    );
    expect(textOf('robots.txt')).toContain('Sitemap: https://acf-production.web.app/sitemap.xml');
    expect(textOf('blog/feed.xml')).toContain('<id>https://acf-production.web.app/blog</id>');
  });

  it(
    'contains no client’s code, address or price, and prepared texts only in the dialog’s chunk',
    covers('PRO-280'),
    () => {
      const names = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
        /\.(html|js|css|xml|txt|json|webmanifest)$/.test(file),
      );
      const files = names.filter((file) => !isPrepared(file)).map((file) => textOf(file));
      const prepared = names.filter(isPrepared).map((file) => textOf(file));
      expect(prepared).toHaveLength(1);
      const credentials = Object.values(seedAccess).flatMap(({ code, email }) => [code, email]);
      // The site itself may contain shorter texts too.
      const sentences = Object.values(seedPages)
        .flatMap(textsIn)
        .filter((text) => text.length >= 60);
      expect(sentences.length).toBeGreaterThan(200);
      const facts = [...credentials.filter((text) => text !== ''), '$3,000 USD'];
      const foundIn = (texts: readonly string[], places: readonly string[]) =>
        texts.filter((text) => places.some((place) => place.includes(text)));
      expect(foundIn([...facts, ...sentences], files)).toEqual([]);
      expect(foundIn(facts, prepared)).toEqual([]);
      // Makes sure that this is the right chunk: it contains most of the sentences as they are.
      expect(foundIn(sentences, prepared).length).toBeGreaterThan(200);
    },
  );

  it('does not load the prepared texts on any page before the dialog needs them', () => {
    const [file] = readdirSync(join(outDir, 'assets')).filter((name) => name.startsWith('prepared-texts-'));
    const name = file ?? expect.fail('The build has no chunk of prepared texts.');
    for (const [path, page] of builtPages()) {
      const code = [...namedIn(page), ...codeOf(page)].filter((each) =>
        existsSync(join(outDir, 'assets', each)),
      );
      expect([...withImports(code)], path).not.toContain(name);
    }
    const scripts = readdirSync(join(outDir, 'assets')).filter((each) => each.endsWith('.js'));
    const importing = scripts.filter((each) => each !== name && withImports([each]).has(name));
    expect(importing).toEqual([]);
  });

  it('lists every bundled package with an acceptable licence and the address of its source', () => {
    const named = [...textOf('third-party.txt').matchAll(/^(\S+) \d[^\s:]*: (.+)\n(https:.+)$/gm)];
    const names = named.map(([, name]) => name);
    expect(names).toEqual(
      expect.arrayContaining(['react', 'quill', 'ical.js', 'tesseract.js-core', '@tesseract.js-data/eng']),
    );
    expect(textOf('third-party.txt').match(/^https:[/][/]www[.]npmjs[.]com[/]package[/]/gm)).toHaveLength(
      named.length,
    );
    expect(named.filter(([, name = '', licence = '']) => !mayShip(name, licence))).toEqual([]);
  });

  it('adds at most 28 kB of code for a gate to that of every page', () => {
    const names = scriptsByName();
    const file = (chunk: string) => names.get(chunk) ?? expect.fail(`The build has no chunk ${chunk}.`);
    const frame = withImports([file('index'), file('main'), file('site')]);
    for (const gate of ['proposal-route', 'proposals-route']) {
      const own = [...withImports([file(gate)])].filter((each) => !frame.has(each));
      expect(weightOf(own), gate).toBeLessThan(28_000);
    }
  });

  it('shows an opened client page without workspace code', () => {
    const names = scriptsByName();
    for (const chunk of ['opened-proposal', 'opened-deck']) {
      const file = names.get(chunk) ?? expect.fail(`The build has no chunk ${chunk}.`);
      expect([...withImports([file])].join(' '), chunk).not.toMatch(
        /\b(workspace|start|lists|session|firestore-live)-/,
      );
    }
  });

  it('starts every page with one script of at most 3.55 kB, which requests all other code', () => {
    for (const [path, page] of builtPages()) {
      const scripts = [...page.querySelectorAll('script:not([type="application/ld+json"])')];
      expect(scripts, path).toHaveLength(1);
      const files = [
        scripts[0]?.getAttribute('src') ?? '',
        ...Array.from(
          page.querySelectorAll('link[rel="modulepreload"]'),
          (link) => link.getAttribute('href') ?? '',
        ),
      ];
      const size = files.reduce((sum, file) => sum + gzipSync(textOf(file), { level: 9 }).length, 0);
      expect(size, path).toBeLessThan(3_550);
    }
  });

  it.each([
    ['requests', 192.8, 295.6, ['leads', 'lead-list', 'lead-queries']],
    ['contacts', 194.3, 297.1, ['contact-list', 'contact-queries']],
  ] as const)(
    'shows the first rows of %s with at most %d kB of code and its listener with %d',
    (_, first, whole, own) => {
      const names = scriptsByName();
      const files = (chunks: readonly string[]) =>
        chunks.map((chunk) => names.get(chunk) ?? expect.fail(`The build has no chunk ${chunk}.`));
      const rows = ['index', 'main', 'start', 'session', 'workspace', 'lists', ...own];
      expect(weightOf(withImports(files(rows)))).toBeLessThan(first * 1000);
      const listener = ['firestore-live', 'provider'];
      expect(weightOf(withImports(files([...rows, ...listener])))).toBeLessThan(whole * 1000);
    },
  );

  it('preloads each workspace screen’s code once and early data requests before React', () => {
    const names = scriptsByName();
    const everywhere = ['index', 'main', 'start', 'session', 'workspace'];
    const needs = new Map([['workspace.html', everywhere]]);
    for (const screen of workspaceScreens)
      for (const area of ['admin', 'regular'] as const)
        for (const pattern of screen.path[area] ?? [])
          if (!pattern.includes(':'))
            needs.set(`${pattern.slice(1)}.html`, [...everywhere, basename(screenModule(screen, area))]);
    expect([...needs.keys()]).toContain('admin/dashboard/bundles.html');
    for (const [file, chunks] of needs) {
      const named = namedIn(documentOf(file));
      expect(named, file).toHaveLength(new Set(named).size);
      for (const chunk of chunks)
        expect(named, file).toEqual(expect.arrayContaining([...withImports([names.get(chunk) ?? chunk])]));
    }
    for (const [file, queries] of [
      ['admin/dashboard/bundles.html', 'lead-queries'],
      ['admin/dashboard/contacts.html', 'contact-queries'],
      ['dashboard/contacts.html', 'contact-queries'],
      ['admin/dashboard/calendar.html', 'calendar-queries'],
      ['dashboard/calendar.html', 'calendar-queries'],
    ] as const) {
      const list = namedIn(documentOf(file));
      const place = (chunk: string) => list.indexOf(names.get(chunk) ?? chunk);
      for (const chunk of ['start', 'session', queries])
        expect(place(chunk), `${file}: ${chunk}`).toBeLessThan(place('react'));
    }
  });

  it('preloads what a gate’s form needs, and the request for its record before React', () => {
    const names = scriptsByName();
    for (const [file, route] of [
      ['gate.html', 'proposal-route'],
      ['proposals.html', 'proposals-route'],
    ] as const) {
      const named = namedIn(documentOf(file));
      expect(named, file).toHaveLength(new Set(named).size);
      const needed = ['index', 'start-gate', 'main', 'site', route].map((chunk) => names.get(chunk) ?? chunk);
      expect(named, file).toEqual(expect.arrayContaining([...withImports(needed)]));
      for (const early of withImports([names.get('start-gate') ?? 'start-gate']))
        expect(named.indexOf(early), `${file}: ${early}`).toBeLessThan(
          named.indexOf(names.get('react') ?? 'react'),
        );
    }
  });

  it('shows a static frame of at most 1 kB in workspace and gate documents before any script', () => {
    const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.html'),
    );
    const withFrame = files.filter((file) => documentOf(file).getElementById('start'));
    expect(withFrame).toEqual(
      expect.arrayContaining([
        'workspace.html',
        'proposal-preview.html',
        'gate.html',
        'proposals.html',
        'dashboard.html',
        'admin/dashboard/contacts.html',
        'admin/dashboard/calendar.html',
      ]),
    );
    expect(
      withFrame.filter((file) => !/^(admin\/)?dashboard[./]|^(workspace|gate|propos)/.test(file)),
    ).toEqual([]);
    for (const file of withFrame) {
      const page = documentOf(file);
      expect(page.getElementById('root')?.childNodes, file).toHaveLength(0);
      // The frame shows no part of a person's menu.
      expect(page.getElementById('start')?.textContent, file).toBe('');
      expect(page.getElementById('start')?.getAttribute('aria-hidden'), file).toBe('true');
      // Styles of later screens are appended to the head and must win.
      expect(page.body.querySelectorAll('link[rel="stylesheet"]'), file).toHaveLength(0);
      expect(page.head.querySelectorAll('link[rel="stylesheet"]:not([disabled])'), file).toHaveLength(1);
      const styles = page.querySelector('style')?.textContent ?? '';
      expect(styles, file).toMatch(/:root\{[^}]*--color-paper:#faf6ec/);
      expect(styles, file).toMatch(/prefers-color-scheme:dark\)\{:root\{[^}]*--color-paper:#101b17/);
      const html = textOf(file);
      const bare = html
        .replace(/<style>.*?<\/style><noscript><style>.*?<\/noscript>/s, '')
        .replace(/<div id="start" aria-hidden="true">.*?<\/main><\/div>/s, '');
      expect(html.length - bare.length, file).toBeGreaterThan(1_000);
      const weight = (text: string) => gzipSync(text, { level: 9 }).length;
      expect(weight(html) - weight(bare), file).toBeLessThan(1_000);
    }
  });

  it('compiles startup code eagerly and code that may never run lazily', () => {
    const names = scriptsByName();
    const begins = (chunk: string) => textOf(`assets/${names.get(chunk)}`).startsWith('//# allFunctions');
    expect([...runAtOnce].filter((chunk) => !begins(chunk))).toEqual([]);
    expect(['index', 'provider', 'firestore-live'].filter(begins)).toEqual([]);
  });

  it('preloads each page’s scripts once, at most 127.5 kB including the router', () => {
    for (const [path, page] of builtPages()) {
      const code = codeOf(page);
      expect(code.length, path).toBe(new Set(code).size);
      expect(new Set([...code, ...namedIn(page)]), path).toEqual(withImports([...code, ...namedIn(page)]));
      expect(weightOf(code), path).toBeLessThan(127_500);
    }
  });

  it('adds 3.4 kB to count visits and 3.2 kB to measure page speed after the first input', () => {
    const names = scriptsByName();
    const own = (chunk: string, beside: Set<string>) =>
      weightOf([...withImports([names.get(chunk) ?? chunk])].filter((file) => !beside.has(file)));
    const landing = builtPages().get('/');
    const there = new Set(landing && [...codeOf(landing), ...namedIn(landing)]);
    expect(own('counting', there)).toBeLessThan(3_400);
    expect(own('page-speed', there)).toBeLessThan(3_200);
  });

  it('contains nothing of the development server’s component page', () => {
    const address = '/dev/components';
    expect(readFileSync('src/dev/routes.tsx', 'utf8')).toContain(`'${address}'`);
    const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(html|js|css|json)$/.test(file),
    );
    expect(files.filter((file) => textOf(file).includes(address))).toEqual([]);
    expect(files.filter((file) => /components-page|states-page/.test(file))).toEqual([]);
  });

  it('hydrates public pages without workspace, session, database or record-check code', () => {
    for (const [path, page] of builtPages())
      expect(codeOf(page).join(' '), path).not.toMatch(
        /\b(workspace|start|leads|lead-list|lead-queries|lists|contact-list|contact-queries|session|records|rest|counting|firestore-live|provider)-/,
      );
  });

  it('has no circular imports between its files', () => {
    const importsOf = (file: string) => [...withImports([file])].filter((found) => found !== file);
    const circles = [...scriptsByName().values()].filter((file) =>
      importsOf(file).some((imported) => withImports([imported]).has(file)),
    );
    expect(circles).toEqual([]);
  });

  it('has pages with one main heading, no skipped level, unique ids and no inline styles', () => {
    for (const [path, page] of builtPages()) {
      const levels = [...page.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName[1]));
      expect(
        levels.filter((level) => level === 1),
        path,
      ).toHaveLength(1);
      levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0), path).toBeLessThanOrEqual(1));
      const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
      expect(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        path,
      ).toEqual([]);
      expect(page.querySelectorAll('[style], style'), path).toHaveLength(0);
    }
  });

  it('has a social picture of at most 30 kB with the title of every shareable page', () => {
    const shared = [...builtPages()].filter(([, page]) => page.querySelector('meta[property="og:image"]'));
    expect(shared.length).toBeGreaterThan(35);
    const pictures = new Set<string>();
    for (const [path, page] of shared) {
      const tag = (name: string) =>
        page.querySelector(`meta[property="${name}"]`)?.getAttribute('content') ?? '';
      const file = new URL(tag('og:image')).pathname;
      pictures.add(file);
      const picture = readFileSync(join(outDir, file));
      expect(picture.length, path).toBeLessThan(30_000);
      expect(titleOfPicture(picture), `${path}: run "npm run pictures"`).toBe(tag('og:title'));
      expect(tag('og:image:alt'), path).toBe(tag('og:title'));
    }
    // The second address of AI Forward shares the picture of the first.
    expect(pictures.size).toBe(shared.length - 1);
    expect(readdirSync(join(outDir, 'social'))).toHaveLength(pictures.size);
  });

  it('gives search engines the organization and post dates but no unfinished playbooks', () => {
    const data =
      builtPages().get('/')?.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}';
    const types = (JSON.parse(data) as { '@graph': { '@type': string }[] })['@graph'];
    expect(types.map((each) => each['@type'])).toEqual(['Organization', 'WebSite']);
    const sitemap = textOf('sitemap.xml');
    expect(sitemap).toContain('/blog/summer-is-for-deleting</loc><lastmod>2026-07-14</lastmod>');
    expect(sitemap.match(/<lastmod>20\d\d-\d\d-\d\d<\/lastmod>/g)).toHaveLength(18);
    expect(sitemap).not.toMatch(/playbook[/](security|advanced)/);
  });

  it('styles every page with one file of at most 12 kB', () => {
    for (const [path, page] of builtPages()) {
      const styles = [...page.querySelectorAll('link[rel="stylesheet"]:not([disabled])')];
      expect(styles, path).toHaveLength(1);
      const text = textOf(styles[0]?.getAttribute('href') ?? '');
      expect(gzipSync(text, { level: 9 }).length, path).toBeLessThan(12_000);
    }
  });

  it('includes on every page the styles of all its elements, even of parts without scripts', () => {
    for (const [path, page] of builtPages()) {
      const link = page.querySelector('link[rel="stylesheet"]:not([disabled])');
      const text = textOf(link?.getAttribute('href') ?? '');
      // A class that only composes other classes has no rule of its own.
      const bare = [...page.querySelectorAll('[class]')].filter(
        ({ classList }) => ![...classList].some((name) => text.includes(`.${name}`)),
      );
      expect(
        bare.map(({ className }) => className),
        path,
      ).toEqual([]);
    }
  });

  it('links only to existing pages and fragments or to external addresses', () => {
    const pages = builtPages();
    const broken: string[] = [];
    for (const [path, page] of pages) {
      for (const link of page.querySelectorAll('a')) {
        const address = link.getAttribute('href') ?? '';
        if (/^(https:\/\/|mailto:)/.test(address)) continue;
        const { pathname, hash } = new URL(address, `https://site.example${path}`);
        if (elsewhere.has(pathname)) continue;
        const target = pages.get(pathname);
        if (!target || (hash !== '' && !target.getElementById(decodeURIComponent(hash.slice(1))))) {
          broken.push(`${path}: ${address}`);
        }
      }
    }
    expect(broken).toEqual([]);
  });
});

describe('the built site on hosting', () => {
  let site: Server;
  const ask = (path: string) => {
    const { port } = site.address() as AddressInfo;
    return fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
  };
  const cachingOf = async (path: string) => (await ask(path)).headers.get('cache-control');

  beforeAll(async () => {
    site = await serveSite(outDir, 0, []);
  });
  afterAll(() => {
    site.close();
  });

  it('has every file of the build except source maps, which no file mentions', async () => {
    const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.\w+$/.test(file),
    );
    const isHeldBack = (file: string) => file.endsWith('.map') || file === 'firebase.json';
    expect(files.filter((file) => file.endsWith('.map')).length).toBeGreaterThan(50);
    for (const file of files) {
      const answer = await ask(`/${file}`);
      // Hosting redirects from the file of a page to its address.
      const text = await answer.text();
      const isThere = answer.status === 301 || text === textOf(file);
      expect(isThere, file).toBe(!isHeldBack(file));
      if (/\.(js|css)$/.test(file)) expect(textOf(file), file).not.toContain('sourceMappingURL');
    }
  });

  it('serves every address of the app and answers all others with status 404 and a notice', async () => {
    const posts = [...builtPages().keys()].filter((path) => path.startsWith('/blog/'));
    expect(posts).toHaveLength(17);
    const known = siteRoutes
      .flatMap(({ children = [] }) => children)
      .flatMap(({ path = '*' }) => (path === blogPostPattern ? posts : path === '*' ? [] : [path]))
      .map((path) => path.replace(':slug', 'a-proposal'));
    expect(known).toEqual(expect.arrayContaining(['/', '/account', '/proposals/a-proposal', '/login']));
    for (const path of [...known, '/admin/dashboard/contacts', '/dashboard/notes/some-id', '/favicon.ico']) {
      const isMoved = redirects.some(([from]) => from === path);
      expect((await ask(path)).status, path).toBe(isMoved ? 301 : 200);
    }
    for (const path of [
      '/no-such-page',
      '/blog/no-such-post',
      '/blog/a/b',
      '/services/none',
      '/playbook/none',
      '/proposals/a/b',
      '/admin',
      '/assets/gone.js',
      '/gone.png',
    ]) {
      const answer = await ask(path);
      expect(answer.status, path).toBe(404);
      expect(await answer.text(), path).toContain('That page was not found. Here is our home page instead.');
    }
    expect((await ask('/favicon.ico')).headers.get('content-type')).toMatch(/^image\//);
  });

  it('lets browsers cache hashed files for a year and missing files not at all', async () => {
    const files = readdirSync(join(outDir, 'assets')).filter((file) => !file.endsWith('.map'));
    expect(files.length).toBeGreaterThan(100);
    for (const file of files)
      expect(await cachingOf(`/assets/${file}`), file).toBe('public, max-age=31536000, immutable');
    for (const missing of [
      '/assets/gone-12345678.js',
      '/assets/gone.js',
      `/assets/${files[0]}.map`,
      `/assets/more/${files[0]}`,
      '/assets/.x',
      '/gone.png',
      '/videos/gone.svg',
    ])
      expect(await cachingOf(missing), missing).toBe('no-cache');
    // The list of changes differs with each release.
    expect(await cachingOf('/CHANGELOG.md')).toBe('no-cache');
    for (const file of readdirSync('public').filter((name) => /\.(?!md$)/.test(name)))
      expect(await cachingOf(`/${file}`), file).toBe('public, max-age=86400');
  });
});

describe('npm run build', () => {
  it('includes App Check only with a site key, in the content policy and in lazy files', async () => {
    expect(await build({ ...production, VITE_APP_CHECK_SITE_KEY: 'site-key' }, checkedDir)).toMatchObject({
      status: 0,
    });
    const policy = (dir: string) => /default-src[^"]*/.exec(textOf('firebase.json', dir))?.[0] ?? '';
    const filesWith = (text: string, dir: string) =>
      readdirSync(join(dir, 'assets'))
        .filter((file) => file.endsWith('.js') && textOf(`assets/${file}`, dir).includes(text))
        .map((file) => file.replace(/-[\w-]{8}\.js$/, ''));
    expect(policy(outDir)).toContain("script-src 'self';");
    expect(policy(outDir)).not.toMatch(/recaptcha|appcheck/);
    expect(filesWith('app-check-internal', outDir).filter((name) => name === 'app')).toEqual([]);

    expect(policy(checkedDir)).toContain(
      "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/;",
    );
    expect(policy(checkedDir)).toMatch(
      /connect-src [^;]*https:\/\/content-firebaseappcheck\.googleapis\.com/,
    );
    expect(policy(checkedDir)).not.toMatch(/script-src[^;]*(unsafe|\*)/);
    expect(filesWith('App Check gave no answer in time', checkedDir)).toEqual(['app-check']);
    const calls = (dir: string) => weightOf([scriptsByName(dir).get('rest') ?? ''], dir);
    expect(calls(checkedDir)).toBeLessThan(calls(outDir) + 400);
    for (const [path, page] of builtPages(checkedDir))
      expect(page.head.innerHTML, path).not.toMatch(/recaptcha|app-check/);
  }, 180_000);

  it('stops if the facts database does not answer and suggests --facts', async () => {
    const nobody = '127.0.0.1:9';
    const local = {
      ...production,
      VITE_FIREBASE_PROJECT_ID: 'demo-acf',
      VITE_FIRESTORE_EMULATOR_HOST: nobody,
      VITE_AUTH_EMULATOR_HOST: nobody,
      VITE_STORAGE_EMULATOR_HOST: nobody,
    };
    const { status, stderr } = await build(local, checkedDir, []);
    expect(status).toBe(1);
    expect(stderr).toContain('npm run build -- --facts facts.json');
  });

  it('stops if a fact in the file is invalid and names it', async () => {
    writeFileSync(checkedFile, JSON.stringify({ email: 'hello', bookingMinutes: 2, fax: '' }));
    const { status, stderr } = await build(production, checkedDir, ['--facts', checkedFile]);
    expect(status).toBe(1);
    expect(stderr).toContain('email: Enter an email address such as hello@example.org.');
    expect(stderr).toContain('bookingMinutes: Enter a whole number from 5 to 480.');
    expect(stderr).toContain('there is no fact named fax');
  });

  it('stops if a setting is missing and names it', async () => {
    const { VITE_FIREBASE_API_KEY: _, ...incomplete } = production;
    const { status, stderr } = await build(incomplete, checkedDir);
    expect(status).toBe(1);
    expect(stderr).toContain('VITE_FIREBASE_API_KEY: expected the web API key of the project');
  });
});
