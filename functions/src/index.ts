import { readFileSync } from 'node:fs';
import { setGlobalOptions } from 'firebase-functions/v2/options';
import { onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { parseChangelog } from '@/contracts/changelog';
import type { DependencyReport } from '@/contracts/security';
import { ownBackend } from './adapters/backend';
import { createApp } from './app';
import { runNight } from './services/night';

// firebase.json names the region as well.
setGlobalOptions({ region: 'northamerica-northeast1', maxInstances: 10 });

/** The secrets that the deployment asks for. `-` means that one is not used. */
const secrets = ['OPENAI_API_KEY', 'INTEGRATIONS_KEY'];

const settings = () =>
  Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== '-' && value !== ''));

/** Reads a file that the build has put beside this one; returns undefined if the build did not make it. */
function builtFile(name: string): string | undefined {
  try {
    return readFileSync(new URL(name, import.meta.url), 'utf8');
  } catch {
    return undefined;
  }
}

/** Returns the build's report about installed packages, if there is one. */
function builtReport(): DependencyReport | undefined {
  const report = builtFile('./dependencies.json');
  return report === undefined ? undefined : (JSON.parse(report) as DependencyReport);
}

const backend = (() => {
  let opened: ReturnType<typeof ownBackend> | undefined;
  return () => (opened ??= ownBackend());
})();

let app: ReturnType<typeof createApp> | undefined;

/** Serves every address below `/api`; hosting passes these calls on. */
export const api = onRequest(
  { memory: '512MiB', timeoutSeconds: 60, concurrency: 40, cors: false, secrets },
  (request, response) => {
    app ??= createApp({
      backend: backend(),
      settings: settings(),
      // Hosting's edge appends the visitor's address, and the load balancer appends the edge's address.
      proxies: 2,
      dependencies: builtReport(),
      releases: parseChangelog(builtFile('./CHANGELOG.md') ?? ''),
      log: (line) => console.log(JSON.stringify(line)),
    });
    app(request, response);
  },
);

/**
 * Runs the nightly work: empties the trash after thirty days (decision 039), deletes ended access (042) and
 * keys of old calls (055), and sums up days (063).
 */
export const nightly = onSchedule(
  { schedule: '30 3 * * *', timeZone: 'America/Toronto', timeoutSeconds: 540, maxInstances: 1 },
  () => runNight(backend().database, new Date()),
);
