import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { startBackend } from '@acf/emulator';
import { chromiumArgs, ensureChromium } from '../../scripts/local/chromium';
import { freePort } from '../../scripts/local/free-port';
import { demoProject, localEnvironment } from '../../scripts/local/environment';
import { seedBackend } from '../../scripts/seed/seed-backend';
import { serveSite } from '../../scripts/local/serve-site';
import { followLink, type Way } from './followed-link';
import { serveHttp2 } from './http2-front';
import { lighthouseScores } from './lighthouse-scores';
import { type Measurement, measurementOf } from './measurement';
import { type Visit, visit } from './page-visit';

const pages = ['/', '/impactplaybooks', '/blog', '/videos', '/contact'];
const runs = 5;
/** Pages that the landing page links to. */
const targets = ['/blog', '/impactplaybooks', '/contact'];
const followingRuns = 3;
const built = 'dist-bench';
const scriptless = 'dist-bench-scriptless';
const quiet = () => {};

const bootScript = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;

/** Builds the site, and a copy of its files without any script in the pages. */
function build(environment: Record<string, string>): void {
  // In a separate process, because a build sets NODE_ENV=production, which the local backend refuses.
  execFileSync(
    'node_modules/.bin/tsx',
    ['scripts/build.ts', '--facts', 'scripts/seed/site-facts.json', '--out', built],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...environment },
    },
  );
  rmSync(scriptless, { recursive: true, force: true });
  cpSync(built, scriptless, { recursive: true });
  for (const name of readdirSync(scriptless, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const file = join(scriptless, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(bootScript, ''));
  }
}

const kinds = ['script', 'style', 'font', 'image', 'page'] as const;
type Kind = (typeof kinds)[number];

function kindOf(path: string): Kind {
  if (path.endsWith('.js')) return 'script';
  if (path.endsWith('.css')) return 'style';
  if (path.endsWith('.woff2')) return 'font';
  return /\.(svg|png|webmanifest|ico)$/.test(path) ? 'image' : 'page';
}

function contentOf(path: string): Buffer {
  const file = path === '/' ? 'index.html' : /\.\w+$/.test(path) ? path : `${path}.html`;
  return readFileSync(join(built, file));
}

/** Returns the compressed size of a file. Fonts and pictures are compressed already. */
function sizes(path: string): { brotli: number; gzip: number } {
  const content = contentOf(path);
  if (/\.(woff2|png)$/.test(path)) return { brotli: content.length, gzip: content.length };
  return { brotli: brotliCompressSync(content).length, gzip: gzipSync(content, { level: 9 }).length };
}

const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0);
const kilobytes = (bytes: number) => bytes / 1000;

function weights(page: string, files: readonly string[]): Measurement[] {
  const all = [...new Set(files)].map((path) => ({ path, kind: kindOf(path), ...sizes(path) }));
  // The script that every page starts with, and its modules.
  const start = contentOf(page).toString('utf8');
  const isBoot = ({ path }: { path: string }) =>
    start.includes(`src="${path}"`) ||
    start.includes(`<link rel="modulepreload" crossorigin href="${path}">`);
  const gzipOf = (some: typeof all) => [kilobytes(sum(some.map(({ gzip }) => gzip)))];
  const ofKind = (kind: Kind) => all.filter((file) => file.kind === kind);
  return [
    ...kinds.map((kind) =>
      measurementOf(`${page} ${kind} (brotli)`, 'kB', [
        kilobytes(sum(ofKind(kind).map(({ brotli }) => brotli))),
      ]),
    ),
    measurementOf(`${page} scripts before idle (gzip)`, 'kB', gzipOf(ofKind('script').filter(isBoot)), 5),
    measurementOf(
      `${page} scripts after (gzip)`,
      'kB',
      gzipOf(ofKind('script').filter((file) => !isBoot(file))),
      125,
    ),
    measurementOf(`${page} styles (gzip)`, 'kB', gzipOf(ofKind('style')), 12),
    measurementOf(`${page} fonts`, 'kB', gzipOf(ofKind('font')), 50),
  ];
}

function speeds(page: string, ours: readonly Visit[], plain: readonly Visit[]): Measurement[] {
  const largest = (visits: readonly Visit[]) => visits.map(({ largestPaint }) => largestPaint);
  const usual = measurementOf('', 'ms', largest(plain)).median;
  return [
    measurementOf(`${page} largest paint`, 'ms', largest(ours)),
    measurementOf(`${page} largest paint, no scripts`, 'ms', largest(plain)),
    measurementOf(
      `${page} largest paint, ratio`,
      'times',
      largest(ours).map((figure) => figure / usual),
      1.25,
    ),
    measurementOf(
      `${page} layout shift`,
      'shift',
      ours.map(({ layoutShift }) => layoutShift),
      0.01,
    ),
    measurementOf(
      `${page} layout shift, no scripts`,
      'shift',
      plain.map(({ layoutShift }) => layoutShift),
    ),
    measurementOf(
      `${page} blocking time`,
      'ms',
      ours.map(({ blocking }) => blocking),
      50,
    ),
    measurementOf(
      `${page} blocking time, no scripts`,
      'ms',
      plain.map(({ blocking }) => blocking),
    ),
  ];
}

/**
 * Measures from the press of a link on the landing page to the painted heading, and the same link without
 * scripts.
 */
async function following(
  browser: Browser,
  protocol: string,
  ours: string,
  plain: string,
  progress: (line: string) => void,
): Promise<Measurement[]> {
  const rows: Measurement[] = [];
  for (const target of targets) {
    const taken: Record<Way, number[]> = { plain: [], cold: [], ahead: [] };
    for (let run = 1; run <= followingRuns; run += 1) {
      progress(`link to ${target}, ${protocol}, ${run} of ${followingRuns}`);
      for (const way of ['plain', 'cold', 'ahead'] as const)
        taken[way].push(await followLink(browser, way === 'plain' ? plain : ours, target, way));
    }
    const name = `link to ${target}, ${protocol}`;
    const usual = measurementOf('', 'ms', taken.plain).median;
    rows.push(
      measurementOf(`${name}, no scripts`, 'ms', taken.plain),
      measurementOf(`${name}, nothing fetched ahead`, 'ms', taken.cold, usual),
      measurementOf(`${name}, fetched ahead`, 'ms', taken.ahead, 150),
    );
  }
  return rows;
}

/**
 * Measures the public pages on a slow phone and network. Each alternates with its copy without scripts, so
 * that a busy machine affects both. Then runs Lighthouse (mobile).
 */
export async function benchPages(progress: (line: string) => void): Promise<Measurement[]> {
  const ports = {
    firestore: await freePort(22_080, quiet),
    auth: await freePort(22_099, quiet),
    storage: await freePort(22_199, quiet),
  };
  const addresses = {
    firestore: `127.0.0.1:${ports.firestore}`,
    auth: `127.0.0.1:${ports.auth}`,
    storage: `127.0.0.1:${ports.storage}`,
  };
  progress('building');
  build(localEnvironment(addresses));
  const backend = await startBackend({
    projectId: demoProject,
    ports,
    rules: { firestore: 'firestore.rules', storage: 'storage.rules' },
  });
  await seedBackend({ projectId: demoProject, ...addresses });
  const origins = Object.values(addresses).map((address) => `http://${address}`);
  const [sitePort, plainPort] = [await freePort(22_300, quiet), await freePort(22_400, quiet)];
  const servers = [
    await serveSite(built, sitePort, origins),
    await serveSite(scriptless, plainPort, origins),
  ];
  const debugPort = await freePort(22_500, quiet);
  const browser = await chromium.launch({
    executablePath: ensureChromium(progress, 'whole'),
    args: [...chromiumArgs, `--remote-debugging-port=${debugPort}`],
  });
  try {
    const rows: Measurement[] = [];
    for (const page of pages) {
      const [ours, plain]: [Visit[], Visit[]] = [[], []];
      for (let run = 1; run <= runs; run += 1) {
        progress(`${page}, visit ${run} of ${runs}`);
        ours.push(await visit(browser, `http://127.0.0.1:${sitePort}${page}`));
        plain.push(await visit(browser, `http://127.0.0.1:${plainPort}${page}`));
      }
      rows.push(...weights(page, ours[0]?.files ?? []), ...speeds(page, ours, plain));
    }
    const [site, plain] = [`http://127.0.0.1:${sitePort}`, `http://127.0.0.1:${plainPort}`];
    rows.push(...(await following(browser, 'HTTP/1.1', site, plain, progress)));
    const [securePort, plainSecurePort] = [await freePort(22_600, quiet), await freePort(22_700, quiet)];
    const fronts = [await serveHttp2(site, securePort), await serveHttp2(plain, plainSecurePort)];
    rows.push(
      ...(await following(
        browser,
        'HTTP/2',
        `https://127.0.0.1:${securePort}`,
        `https://127.0.0.1:${plainSecurePort}`,
        progress,
      )),
    );
    for (const front of fronts) front.close();
    for (const page of pages) {
      progress(`${page}, Lighthouse`);
      const scores = await lighthouseScores(`http://127.0.0.1:${sitePort}${page}`, debugPort);
      for (const { category, lost } of scores)
        if (lost.length > 0) progress(`${page}, ${category}: ${lost.join('; ')}`);
      rows.push(
        ...scores.map(({ category, score }) => measurementOf(`${page} ${category}`, 'of 100', [score], 100)),
      );
    }
    return rows;
  } finally {
    await browser.close();
    for (const server of servers) server.close();
    await backend.close();
    for (const folder of [built, scriptless]) rmSync(folder, { recursive: true, force: true });
  }
}
