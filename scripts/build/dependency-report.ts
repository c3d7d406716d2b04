import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { DependencyReport } from '../../src/contracts/security';

interface Lock {
  readonly packages: Readonly<
    Record<string, { readonly version?: string; readonly dev?: boolean; readonly optional?: boolean }>
  >;
}
type Advisory = NonNullable<DependencyReport['packages'][number]['advisory']>;

/** Returns the packages in a lock file that are not only for development. */
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

/** Parses the registry's answer about a folder's lock file, by package; returns undefined if it has none. */
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
    // npm exits with 1 if it finds advisories or fails. Its output tells the cases apart.
    execFile(
      'npm',
      ['audit', '--json', '--omit=dev', '--package-lock-only'],
      { cwd: folder, timeout: 30_000, maxBuffer: 64 * 1024 * 1024 },
      (_, output) => resolve(readAudit(output)),
    );
  });
}

/**
 * Returns the packages that the site and the API install, from their lock files. With `asksRegistry` each
 * package has its most severe advisory. If the registry does not answer, the report says that advisories are
 * unknown, which differs from none.
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
