import { readFileSync } from 'node:fs';
import type { Environment } from '../../src/shared/config/environment';
import { headersOf, withAppCheck } from '../build/hosting-headers';
import type { FirebaseConfig } from '../local/serve-site';
import { type Finding, finding } from './finding';

/** One address for each kind that firebase.json has headers for. */
const addresses = ['/', '/login', '/proposals/none', '/dashboard', '/Nowhere'];

/** Normalizes the spaces between a policy's sources, which have no meaning. */
const spelt = (value: string) => value.trim().replaceAll(/\s+/g, ' ');

/**
 * Checks whether a header has the wanted value. Hosting may send a longer max-age than ours for sites on its
 * own domains.
 */
const isKept = (key: string, wanted: string, sent: string | null): boolean =>
  key === 'Strict-Transport-Security'
    ? Number(/max-age=(\d+)/.exec(sent ?? '')?.[1] ?? 0) >= 31_536_000
    : spelt(sent ?? '') === spelt(wanted);

/** Requests an address of the site. Returns the error as text if there is no answer. */
async function ask(address: string): Promise<Response | string> {
  try {
    return await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(30_000) });
  } catch (error) {
    const { cause } = error as Error;
    return `${address} does not answer: ${cause instanceof Error ? cause.message : String(error)}`;
  }
}

/**
 * Checks that the site at an address sends the headers of firebase.json, serves its addresses and passes
 * calls to the API.
 */
export async function siteFindings({ appCheckSiteKey }: Environment, address: string): Promise<Finding[]> {
  const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8')) as FirebaseConfig;
  const rules = appCheckSiteKey === undefined ? hosting.headers : withAppCheck(hosting.headers);
  const isSecure = address.startsWith('https:');
  const wrong: string[] = [];
  for (const path of addresses) {
    const answer = await ask(`${address}${path}`);
    if (typeof answer === 'string') {
      wrong.push(answer);
      break;
    }
    if (path === '/' && !answer.ok) wrong.push(`/ is answered ${answer.status}`);
    for (const [key, value] of headersOf(path, rules)) {
      if (key === 'Strict-Transport-Security' && !isSecure) continue;
      // A site on this machine has no https to upgrade to.
      const wanted = isSecure ? value : value.replace('; upgrade-insecure-requests', '');
      const sent = answer.headers.get(key);
      if (!isKept(key, wanted, sent)) wrong.push(`${path} has ${key} ${sent ?? 'not at all'}`);
    }
    await answer.body?.cancel();
  }
  const unknown = await ask(`${address}/no-such-page`);
  const api = await ask(`${address}/api/openapi.json`);
  const isApi =
    typeof api !== 'string' &&
    api.ok &&
    api.headers.get('Cache-Control') === 'no-store' &&
    (api.headers.get('Content-Type') ?? '').startsWith('application/json');
  return [
    finding(
      'The site sends the headers of firebase.json',
      wrong.length === 0,
      `${wrong[0]}${wrong.length > 1 ? `, and ${wrong.length - 1} more` : ''}`,
      'npm run build, then firebase deploy --only hosting --config dist/firebase.json',
    ),
    finding(
      'Unknown addresses are answered 404',
      typeof unknown !== 'string' && unknown.status === 404,
      typeof unknown === 'string' ? unknown : `/no-such-page is answered ${unknown.status}`,
      'npm run build, then firebase deploy --only hosting --config dist/firebase.json',
    ),
    finding(
      'The site passes calls on to the API',
      isApi,
      typeof api === 'string' ? api : `/api/openapi.json is answered ${api.status} by something else`,
      'firebase deploy --only functions, then the site again: its rewrites name the function.',
    ),
  ];
}
