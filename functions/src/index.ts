import { readFileSync } from 'node:fs';
import { setGlobalOptions } from 'firebase-functions/v2';
import { onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { parseChangelog } from '@/contracts/changelog';
import type { DependencyReport } from '@/contracts/security';
import { ownBackend } from './adapters/backend';
import { createApp } from './app';
import { deleteEndedAccess } from './services/ended-access';
import { purgeTrash } from './services/records';

// firebase.json names the region as well.
setGlobalOptions({ region: 'northamerica-northeast1', maxInstances: 10 });

/** The deployment asks for each; `-` says that it is not used. */
const secrets = ['OPENAI_API_KEY', 'INTEGRATIONS_KEY'];

const settings = () =>
  Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== '-' && value !== ''));

/** A file that the build has put beside this one; undefined in a copy that was built without. */
function builtFile(name: string): string | undefined {
  try {
    return readFileSync(new URL(name, import.meta.url), 'utf8');
  } catch {
    return undefined;
  }
}

/** The report about installed packages, where the build has made one. */
function builtReport(): DependencyReport | undefined {
  const report = builtFile('./dependencies.json');
  return report === undefined ? undefined : (JSON.parse(report) as DependencyReport);
}

const backend = (() => {
  let opened: ReturnType<typeof ownBackend> | undefined;
  return () => (opened ??= ownBackend());
})();

let app: ReturnType<typeof createApp> | undefined;

/** Every address below `/api`; hosting passes them on. */
export const api = onRequest(
  { memory: '512MiB', timeoutSeconds: 60, concurrency: 40, cors: false, secrets },
  (request, response) => {
    app ??= createApp({
      backend: backend(),
      settings: settings(),
      // Hosting's edge appends the visitor's address, the load balancer that of the edge.
      proxies: 2,
      dependencies: builtReport(),
      releases: parseChangelog(builtFile('./CHANGELOG.md') ?? ''),
      log: (line) => console.log(JSON.stringify(line)),
    });
    app(request, response);
  },
);

/** What is done every night, and what its count is of. */
const nightWork = [
  { work: purgeTrash, of: 'entries of the trash' },
  { work: deleteEndedAccess, of: 'envelopes of ended access' },
] as const;

/**
 * Deletes for good what has been in the trash for thirty days (decision 039) and what opened proposals until a day that is over
 * (042). Each of them runs whatever became of the others; one that failed makes the night count as failed, and the next repeats it.
 */
export const nightly = onSchedule(
  { schedule: '30 3 * * *', timeZone: 'America/Toronto', timeoutSeconds: 540, maxInstances: 1 },
  async () => {
    const now = new Date();
    const failures: unknown[] = [];
    for (const { work, of } of nightWork) {
      try {
        const count = await work(backend().database, now);
        console.log(JSON.stringify({ severity: 'INFO', message: `${count} ${of} were deleted.` }));
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'A part of the nightly work failed.');
  },
);
