import { readFileSync } from 'node:fs';
import type { Environment } from '../../src/shared/config/environment';
import { type Ask, type Finding, finding } from './finding';

interface DeployedFunction {
  readonly name: string;
  readonly state?: string;
  readonly buildConfig?: { readonly runtime?: string };
  /** The address under which Google serves the function itself. */
  readonly url?: string;
  readonly serviceConfig?: { readonly uri?: string };
}
interface Job {
  readonly name: string;
  readonly state?: string;
}

/** The exports of `functions/src/index.ts`. */
const names = ['api', 'nightly'] as const;

const lastPart = (name: string): string => name.slice(name.lastIndexOf('/') + 1);

/**
 * Calls the API without hosting, with a made-up caller's address. Returns the problem: the status of any
 * answer other than the refusal.
 */
async function openAddress({ url, serviceConfig }: DeployedFunction): Promise<string | undefined> {
  for (const address of new Set([url, serviceConfig?.uri])) {
    if (address === undefined) continue;
    const answer = await fetch(`${address}/api/openapi.json`, {
      headers: { 'X-Forwarded-For': '192.0.2.1' },
      signal: AbortSignal.timeout(30_000),
    }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer !== undefined && answer.status !== 403) return `${address} is answered ${answer.status}`;
  }
  return undefined;
}

/** Checks whether both functions use the runtime in firebase.json, and the nightly one is scheduled. */
export async function functionFindings(ask: Ask, { firebase }: Environment): Promise<Finding[]> {
  const { functions, hosting } = JSON.parse(readFileSync('firebase.json', 'utf8')) as {
    functions: { runtime: string };
    hosting: { rewrites: readonly { readonly function?: { readonly region: string } }[] };
  };
  const region = hosting.rewrites.find((rewrite) => rewrite.function)?.function?.region ?? '';
  const place = `projects/${firebase.projectId}/locations/${region}`;
  const { functions: deployed = [] } = ((await ask(
    'cloudfunctions.googleapis.com',
    `v2/${place}/functions`,
  )) ?? {}) as { functions?: readonly DeployedFunction[] };
  // The Firebase CLI names the job after the function.
  const { jobs = [] } = ((await ask('cloudscheduler.googleapis.com', `v1/${place}/jobs`)) ?? {}) as {
    jobs?: readonly Job[];
  };
  const job = jobs.find(({ name }) => lastPart(name).startsWith('firebase-schedule-nightly-'));
  const api = deployed.find(({ name }) => lastPart(name) === 'api');
  const open = api && (await openAddress(api));
  const deploy = `firebase deploy --only functions --project ${firebase.projectId}`;
  return [
    ...names.map((name) => {
      const found = deployed.find((each) => lastPart(each.name) === name);
      const runtime = found?.buildConfig?.runtime ?? 'an unknown runtime';
      return finding(
        `The function ${name} runs`,
        found?.state === 'ACTIVE' && runtime === functions.runtime,
        found === undefined
          ? `it is not deployed in ${region}`
          : found.state === 'ACTIVE'
            ? `it runs on ${runtime}, this release is for ${functions.runtime}`
            : `its state is ${found.state}`,
        deploy,
      );
    }),
    finding(
      'The API refuses calls past the site',
      open === undefined,
      `${open}, so that a caller can make up the address that is limited`,
      deploy,
    ),
    finding(
      'The nightly work is called',
      job?.state === 'ENABLED',
      job === undefined ? 'there is no job for it' : `its job is ${job.state}`,
      job === undefined
        ? deploy
        : 'Google Cloud console, Cloud Scheduler: resume firebase-schedule-nightly, and look at its last run.',
    ),
  ];
}
