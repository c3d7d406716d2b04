import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Package {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}
interface Lock {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly dependencies?: object }>>;
}
const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

describe('the packages of the API', () => {
  const own = json('functions/package.json') as Package;
  const root = json('package.json') as Package;

  it('have the versions that its code was checked and tested with', () => {
    const known = { ...root.dependencies, ...root.devDependencies };
    for (const [name, version] of Object.entries(own.dependencies))
      expect([name, known[name]]).toEqual([name, version]);
  });

  it('are locked', () => {
    const { packages } = json('functions/package-lock.json') as Lock;
    expect(packages['']?.dependencies).toEqual(own.dependencies);
    for (const [name, version] of Object.entries(own.dependencies))
      expect(packages[`node_modules/${name}`]?.version).toBe(version);
  });
});
