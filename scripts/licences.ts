import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package in the bundler's format, with its licence text if it has one. */
export interface Bundled {
  readonly name: string;
  readonly version: string;
  readonly identifier?: string;
  readonly text?: string;
}

interface Lock {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly version?: string;
        readonly dev?: boolean;
        readonly link?: boolean;
        readonly license?: string;
      }
    >
  >;
}

/** Two packages name their licence in an old format, which neither lock files nor the bundler read. */
const inOldForm: Readonly<Record<string, string>> = { cldrjs: 'MIT', limiter: 'MIT' };

/** Licences that a closed product may use if it includes their notice. */
const permissive: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
]);

/**
 * Packages whose copyleft covers only their own files. We use them unchanged, and the notices name their
 * source.
 */
const perFile: Readonly<Record<string, string>> = { 'ical.js': 'MPL-2.0' };

/** Checks whether we may ship a package under this SPDX expression. */
export const mayShip = (name: string, licence: string): boolean =>
  perFile[name] === licence ||
  licence
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((each) => permissive.has(each)));

/** Returns the packages that a lock file installs for production, by licence; `unknown` if none is named. */
function byLicence(lockFile: string): ReadonlyMap<string, readonly string[]> {
  const { packages } = JSON.parse(readFileSync(lockFile, 'utf8')) as Lock;
  const found = new Map<string, Set<string>>();
  for (const [path, { dev, link, license }] of Object.entries(packages)) {
    // Our own packages are outside node_modules, and a link points there.
    if (!path.includes('node_modules/') || link === true || dev === true) continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const licence = license ?? inOldForm[name] ?? 'unknown';
    found.set(licence, (found.get(licence) ?? new Set()).add(name));
  }
  return new Map(
    [...found]
      .map(([licence, names]) => [licence, [...names].toSorted()] as const)
      .toSorted(([one, some], [other, others]) => others.length - some.length || (one < other ? -1 : 1)),
  );
}

const parts = [
  { title: 'The site', lock: 'package-lock.json' },
  { title: 'The API', lock: 'functions/package-lock.json' },
] as const;

/** Returns the packages with a licence that we may not ship, such as `name: GPL-3.0-only`. */
export const refusedPackages = (): readonly string[] =>
  parts.flatMap(({ lock }) =>
    [...byLicence(lock)].flatMap(([licence, names]) =>
      names.filter((name) => !mayShip(name, licence)).map((name) => `${name}: ${licence}`),
    ),
  );

/** Returns `docs/licences.md`: every package that is installed for production, by licence. */
export const licenceList = (): string =>
  [
    '# Licences',
    'What the site and the API install for production, by licence, as the locks say; written by `npm run licences`, and a test holds that it is current and that nothing among it asks us to give our own code away. Much of it never reaches a browser: what does is named with its licence in full in `third-party.txt` of each build. Development tools are not listed: they are not passed on.',
    'One is copyleft for its own files (MPL-2.0): `ical.js`, used unchanged. The two fonts are under the SIL Open Font License, whose text stands beside them in `src/shared/ui/theme/fonts`.',
    ...parts.flatMap(({ title, lock }) => [
      `## ${title}`,
      ...[...byLicence(lock)].map(
        ([licence, names]) => `**${licence}** (${names.length}): ${names.join(', ')}`,
      ),
    ]),
  ]
    .join('\n\n')
    .concat('\n');

/** Returns a package that the build copies as a file, so that the bundler does not see it. */
export function copiedPackage(name: string): Bundled {
  const folder = join('node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string;
    license?: string;
  };
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  return {
    name,
    version,
    ...(license !== undefined && { identifier: license }),
    ...(file !== undefined && { text: readFileSync(join(folder, file), 'utf8').trim() }),
  };
}

/**
 * Returns `third-party.txt` of a build: each package in it with its licence and the address of its source.
 */
export const noticesOf = (packages: readonly Bundled[]): string =>
  [
    'This site contains these packages, unchanged, each under its own licence.',
    ...packages.map(({ name, version, identifier, text }) =>
      [
        `${name} ${version}: ${identifier ?? inOldForm[name] ?? 'unknown'}`,
        `https://www.npmjs.com/package/${name}/v/${version}`,
        ...(text === undefined ? [] : ['', text]),
      ].join('\n'),
    ),
  ]
    .join(`\n\n${'-'.repeat(80)}\n\n`)
    .concat('\n');

// `npm run licences` writes the list.
if (process.argv[1] === import.meta.filename) writeFileSync('docs/licences.md', licenceList());
