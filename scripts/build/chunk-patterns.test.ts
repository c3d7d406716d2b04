import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { groups } from './chunk-groups';
import { chunkGroups, patternsOf } from './chunk-patterns';

/** Every module that may be part of the build: our sources, and one file of each package. */
const paths = [
  ...readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(tsx?|css)$/.test(path) && !path.includes('.test.'))
    .map((path) => `/src/${path}`),
  ...readdirSync('node_modules', { encoding: 'utf8' })
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(`node_modules/${name}`).map((part) => `${name}/${part}`) : [name],
    )
    .map((name) => `/node_modules/${name}/index.js`),
];

describe('the groups of modules', () => {
  it.each(groups)('$name: every pattern matches an existing file or folder', ({ from, except }) => {
    const missing = [...patternsOf(from), ...patternsOf(except)].filter(
      (pattern) => !paths.some((path) => pattern.test(path)),
    );
    expect(missing.map(({ source }) => source)).toEqual([]);
  });

  it('hold at least two modules, each in the first group that matches it', () => {
    const sizes = new Map<string, number>(chunkGroups.map(({ name }) => [name, 0]));
    for (const path of paths) {
      const name = chunkGroups.find(({ test }) => test(path))?.name;
      if (name !== undefined) sizes.set(name, (sizes.get(name) ?? 0) + 1);
    }
    expect([...sizes].filter(([, size]) => size < 2)).toEqual([]);
  });
});
