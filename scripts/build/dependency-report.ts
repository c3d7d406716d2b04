import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { DependencyReport } from '../../src/contracts/security';

interface Lock {
  readonly packages: Readonly<
    Record<string, { readonly version?: string; readonly dev?: boolean; readonly optional?: boolean }>
  >;
}
type Advisory = NonNullable<DependencyReport['packages'][number]['advisory']>;

/** What a site and an API bring along: everything in a lock that is not for development alone. */
function installedIn(lockFile: string): Map<string, string> {
  const { packages } = JSON.parse(readFileSync(lockFile, 'utf8')) as Lock;
  return new Map(
    Object.entries(packages).flatMap(([path, { version, dev }]) =>
      path === '' || version === undefined || dev === true
        ? []
        : [[path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length), version] as const],
    ),
  );
}

/** The answer of the registry about a folder's lock, by package; undefined where it has none. */
export function readAudit(output: string): Map<string, Advisory> | undefined {
  try {
    const { vulnerabilities, error } = JSON.parse(output) as {
      vulnerabilities?: Readonly<Record<string, { readonly severity: Advisory }>>;
      error?: unknown;
    };
    if (error !== undefined || vulnerabilities === undefined) return undefined;
    return new Map(Object.entries(vulnerabilities).map(([name, { severity }]) => [name, severity]));
  } catch {
    return undefined;
  }
}

function audit(folder: string): Promise<Map<string, Advisory> | undefined> {
  return new Promise((resolve) => {
    // It ends with 1 where it has found something; what it prints tells the cases apart.
    execFile(
      'npm',
      ['audit', '--json', '--omit=dev', '--package-lock-only'],
      { cwd: folder, timeout: 30_000, maxBuffer: 64 * 1024 * 1024 },
      (_, output) => resolve(readAudit(output)),
    );
  });
}

/**
 * What the site and the API install, from their locks. With `asksRegistry` each package has its gravest advisory; where the
 * registry gives no answer the report says that nothing is known, which is not the same as nothing found.
 */
export async function dependencyReport(asksRegistry: boolean): Promise<DependencyReport> {
  const folders = ['.', 'functions'];
  const installed = new Map(folders.flatMap((folder) => [...installedIn(`${folder}/package-lock.json`)]));
  const answers = asksRegistry ? await Promise.all(folders.map(audit)) : [undefined];
  const isAnswered = answers.every((answer) => answer !== undefined);
  const advisories = new Map(answers.flatMap((answer) => [...(answer ?? [])]));
  return {
    madeAt: asksRegistry ? new Date().toISOString() : null,
    audit: isAnswered ? 'answered' : 'none',
    packages: [...installed]
      .map(([name, version]) => ({
        name,
        version,
        advisory: isAnswered ? (advisories.get(name) ?? null) : null,
      }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en')),
  };
}
