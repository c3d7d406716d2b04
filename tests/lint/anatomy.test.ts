import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { entities } from '@/app/entities';

const roots = ['src', 'functions/src', 'emulator', 'scripts', 'tests', 'e2e'];
const files = roots.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.includes('node_modules'))
    .map((name) => join(root, name))
    .filter((path) => statSync(path).isFile()),
);
const inFeatures = files.filter((file) => file.startsWith('src/features/'));
const code = inFeatures.filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\./.test(file));

/** Files that a feature has once, at its root. */
const rootFiles = ['entity.ts', 'policy.ts'];

describe('the anatomy of the project', () => {
  it('has no folder with more than 30 files', () => {
    const counts = new Map<string, number>();
    for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
    expect([...counts].filter(([, count]) => count > 30)).toEqual([]);
  });

  it('has no file with a vague name', () => {
    const vague = /^((utils?|helpers?|common|misc|index)|(.*-)?repository)\.(ts|tsx)$/;
    expect(files.filter((file) => /^(src|functions)\//.test(file) && vague.test(basename(file)))).toEqual([
      'functions/src/index.ts',
    ]);
  });

  it.each(rootFiles)('keeps %s at the root of a feature', (name) => {
    const deeper = inFeatures.filter((file) => basename(file) === name && file.split('/').length !== 4);
    expect(deeper).toEqual([]);
  });

  it('lists the entity of every feature that has one', () => {
    const defined = inFeatures.filter((file) => basename(file) === 'entity.ts').length;
    expect(defined).toBe(entities.length);
  });

  it('loads entities without zod, React, texts and queries', () => {
    const heavy = /from '(zod|react|\.\/texts|\.\/schema|\.\/queries)/;
    expect(
      inFeatures.filter((file) => basename(file) === 'entity.ts' && heavy.test(readFileSync(file, 'utf8'))),
    ).toEqual([]);
  });

  it('names an entity’s collection in one place', () => {
    const known = [
      // Public forms store requests without the entity, which belongs to the workspace.
      'src/features/leads/collections.ts',
      // A note marks its contact as changed, and features do not import each other.
      'src/features/notes/note-change.ts',
    ];
    for (const { collection } of entities) {
      const naming = code.filter(
        (file) =>
          basename(file) !== 'entity.ts' &&
          !known.includes(file) &&
          new RegExp(`(defineCollection\\(|path: |collection: )'${collection}'`).test(
            readFileSync(file, 'utf8'),
          ),
      );
      expect(naming, collection).toEqual([]);
    }
  });
});
