import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Package {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}
interface Lock {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly dependencies?: object }>>;
}
const json = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

describe('the packages of the API', () => {
  const own = json<Package>('functions/package.json');
  const root = json<Package>('package.json');

  it('are the versions that its code was checked and tried with', () => {
    const known = { ...root.dependencies, ...root.devDependencies };
    for (const [name, version] of Object.entries(own.dependencies))
      expect([name, known[name]]).toEqual([name, version]);
  });

  it('are locked', () => {
    const { packages } = json<Lock>('functions/package-lock.json');
    expect(packages['']?.dependencies).toEqual(own.dependencies);
    for (const [name, version] of Object.entries(own.dependencies))
      expect(packages[`node_modules/${name}`]?.version).toBe(version);
  });
});
