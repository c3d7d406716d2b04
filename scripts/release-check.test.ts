import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Backend, startBackend } from '@acf/emulator';
import { type ConsoleState, startConsolePeer } from '../tests/peers/google-console-peer';
import type { PeerServer } from '../tests/peers/peer-server';
import { type LocalApi, localApi } from './local/api';
import { demoProject, localEnvironment, productionAccounts } from './local/environment';
import { checkProject } from './release/check-project';
import { serveSite } from './local/serve-site';
import { encodeFields } from '@/shared/firebase/values';
import { demoFacts } from './seed/site-facts';

let backend: Backend;
let googleConsole: PeerServer;
let api: LocalApi;
let site: Server;
let variables: Record<string, string>;

beforeAll(async () => {
  backend = await startBackend({
    projectId: demoProject,
    ports: { firestore: 0, auth: 0, storage: 0 },
    rules: { firestore: 'firestore.rules', storage: 'storage.rules' },
    indexes: 'firestore.indexes.json',
    auth: productionAccounts,
  });
  googleConsole = await startConsolePeer(demoProject, `http://127.0.0.1:${backend.authPort}`, state);
  const services = {
    firestore: `127.0.0.1:${backend.firestorePort}`,
    auth: `127.0.0.1:${backend.authPort}`,
    storage: `127.0.0.1:${backend.storagePort}`,
  };
  api = localApi({ projectId: demoProject, ...services, settings: {} });
  site = await serve();
  variables = {
    ...localEnvironment({ ...services, auth: new URL(googleConsole.url).host }),
    GOOGLE_OAUTH_ACCESS_TOKEN: 'owner',
    SITE_ADDRESS: addressOf(site),
  };
  await putFacts(demoFacts);
  await change('identitytoolkit.googleapis.com/v2/projects/demo-acf/config', {
    authorizedDomains: ['localhost', 'www.acf.example'],
    notification: { sendEmail: { callbackUri: `https://www.acf.example/reset-password` } },
  });
});
afterAll(async () => {
  site.close();
  await api.close();
  await googleConsole.stop();
  await backend.close();
  rmSync(folder, { recursive: true });
});

/** The console state of a correct project. Tests change a part of it and restore it. */
const state: ConsoleState = {
  functions: ['api', 'nightly'].map((name) => ({
    name,
    state: 'ACTIVE',
    buildConfig: { runtime: 'nodejs22' },
  })),
  jobs: [{ name: 'firebase-schedule-nightly-northamerica-northeast1', state: 'ENABLED' }],
  billing: { billingEnabled: true, billingAccountName: 'billingAccounts/0A-1B' },
  budgets: [
    { budgetFilter: { projects: ['projects/1234567890'] }, thresholdRules: [{ thresholdPercent: 0.5 }] },
  ],
  maySeeBudgets: true,
};

async function checkWith<Key extends keyof ConsoleState>(key: Key, value: ConsoleState[Key]) {
  const before = state[key];
  state[key] = value;
  const said = await check();
  state[key] = before;
  return said;
}

// The hosting engine serves only folders of the working directory.
const folder = mkdtempSync('dist-release-');

/** Serves empty pages with the headers and rewrites of our firebase.json, or of a changed one. */
async function serve(change: (config: string) => string = (config) => config): Promise<Server> {
  writeFileSync(join(folder, 'firebase.json'), change(readFileSync('firebase.json', 'utf8')));
  for (const page of ['index', 'app', 'workspace', '404'])
    writeFileSync(join(folder, `${page}.html`), '<!doctype html><title>ACF</title>');
  return serveSite(folder, 0, [], api);
}
const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Changes a setting as the console does, with an owner's credential. */
async function change(path: string, patch: object): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${backend.authPort}/${path}`, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify(patch),
  });
  expect(answer.status).toBe(200);
}

/** Stores the owner's facts as an owner. */
async function putFacts(facts: object): Promise<void> {
  const path = `projects/${demoProject}/databases/(default)/documents/site/facts`;
  const answer = await fetch(`http://127.0.0.1:${backend.firestorePort}/v1/${path}`, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ fields: encodeFields({ ...facts }) }),
  });
  expect(answer.status).toBe(200);
}

async function check(more: Record<string, string> = {}): Promise<{ status: number; text: string }> {
  const { isRight, text } = await checkProject({ ...variables, ...more });
  return { status: isRight ? 0 : 1, text };
}

// Runs in a separate process, as a person runs it, without the test runner's environment variables.
const run = (given: Record<string, string>): Promise<{ status: number; text: string }> =>
  new Promise((resolve) => {
    execFile(
      'node_modules/.bin/tsx',
      ['scripts/release-check.ts'],
      { env: { PATH: process.env['PATH'], ...given } },
      (error, stdout, stderr) =>
        resolve({ status: error === null ? 0 : Number(error.code), text: stdout + stderr }),
    );
  });

const wrongIn = (text: string) =>
  [...text.matchAll(/WRONG {2}(.+?): .*\n +(.+)/g)].map(([, about, remedy]) => `${about} → ${remedy}`);

const config = 'identitytoolkit.googleapis.com/v2/projects/demo-acf/config';
const services = 'firebaseappcheck.googleapis.com/v1/projects/demo-acf/services';

describe('npm run release:check', () => {
  it('reports nothing wrong for a correctly set up project', async () => {
    const { status, text } = await run(variables);
    expect(wrongIn(text)).toEqual([]);
    expect(text).toContain('ok     Self sign-up is off');
    expect(status).toBe(0);
  });

  it('lists unset facts and reads the site address from the facts', async () => {
    const { text } = await check();
    expect(text).toContain('LOOK   The owner’s facts are set? Unset, and hidden on the site: phone number.');
    await putFacts({ ...demoFacts, siteAddress: '', phone: '+1 416 555 0100' });
    const changed = await check();
    await putFacts(demoFacts);
    expect(changed.text).toContain('Unset, and hidden on the site: site address.');
    expect(changed.text).toContain('demo-acf.web.app is not among the authorized domains');
  });

  it('names wrong account settings and how to change them', async () => {
    await change(config, {
      client: { permissions: { disabledUserSignup: false, disabledUserDeletion: false } },
      emailPrivacyConfig: { enableImprovedEmailPrivacy: false },
      authorizedDomains: ['localhost'],
      notification: { sendEmail: { callbackUri: 'https://elsewhere.example/' } },
    });
    const { status, text } = await check();
    await change(config, {
      client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
      authorizedDomains: ['www.acf.example'],
      notification: { sendEmail: { callbackUri: `https://www.acf.example/reset-password` } },
    });
    expect(status).toBe(1);
    expect(wrongIn(text)).toEqual([
      expect.stringMatching(/^Self sign-up is off → .*clear "Enable create \(sign-up\)"/),
      expect.stringMatching(/^Self-deletion is off → .*clear "Enable delete"/),
      expect.stringMatching(/^Email enumeration protection is on → .*tick/),
      expect.stringMatching(/^Links in mails may lead back to the site → .*Authorized domains: add/),
      expect.stringMatching(/^Mails for a new password lead to our page → .*\/reset-password$/),
    ]);
  });

  it('reports deployed rules that differ and how to deploy ours', async () => {
    const rules = readFileSync('firestore.rules', 'utf8');
    backend.setFirestoreRules(`${rules}\n`);
    const { status, text } = await check();
    backend.setFirestoreRules(rules);
    expect(status).toBe(1);
    expect(wrongIn(text)).toEqual([
      'Rules of the database are deployed → firebase deploy --only firestore:rules --project demo-acf',
    ]);
  });

  it('requires App Check to be enforced if the site has a key and not enforced if it has none', async () => {
    const withKey = await check({ VITE_APP_CHECK_SITE_KEY: 'site-key' });
    expect(wrongIn(withKey.text).map((line) => line.split(' → ')[0])).toEqual([
      'App Check is enforced for Cloud Firestore',
      'App Check is enforced for Authentication',
      'App Check is enforced for Storage',
      // The site was built without a key, so its content policy does not allow reCAPTCHA.
      'The site sends the headers of firebase.json',
    ]);
    await change(`${services}/firestore.googleapis.com?updateMask=enforcementMode`, {
      enforcementMode: 'ENFORCED',
    });
    const without = await check();
    await change(`${services}/firestore.googleapis.com?updateMask=enforcementMode`, {
      enforcementMode: 'OFF',
    });
    expect(wrongIn(without.text)).toEqual([
      expect.stringMatching(/^App Check is not enforced for Cloud Firestore → Build with the site key, or/),
    ]);
  });

  it('names missing indexes', async () => {
    const bare = await startBackend({
      projectId: demoProject,
      ports: { firestore: 0, auth: 0, storage: 0 },
    });
    const front = await startConsolePeer(demoProject, `http://127.0.0.1:${bare.authPort}`, state);
    const { text } = await check({ VITE_AUTH_EMULATOR_HOST: new URL(front.url).host });
    await front.stop();
    await bare.close();
    expect(text).toMatch(/WRONG {2}Every index is there: \d+ of \d+ are missing, the first: \w+/);
    expect(text).toMatch(/WRONG {2}Long texts are not indexed: bundleRequests\.message,/);
    expect(text).toContain('Rules of files are deployed: no rules are deployed');
  });

  it('reports missing, stopped or outdated functions and an unscheduled nightly job', async () => {
    const [first] = state.functions;
    if (first === undefined) throw new Error('The project has no function.');
    const without = await checkWith('functions', [first]);
    expect(without.text).toContain(
      'The function nightly runs: it is not deployed in northamerica-northeast1.',
    );
    const wrong = await checkWith('functions', [
      { ...first, buildConfig: { runtime: 'nodejs18' } },
      { ...first, name: 'nightly', state: 'FAILED' },
    ]);
    expect(wrong.text).toContain('The function api runs: it runs on nodejs18, this release is for nodejs22.');
    expect(wrong.text).toContain('The function nightly runs: its state is FAILED.');
    expect(wrong.status).toBe(1);
    const paused = await checkWith(
      'jobs',
      state.jobs.map((job) => ({ ...job, state: 'PAUSED' })),
    );
    expect(wrongIn(paused.text)).toEqual([
      expect.stringMatching(/^The nightly work is called → .*Cloud Scheduler: resume/),
    ]);
  });

  it('checks that the function refuses calls that bypass the site', async () => {
    const [first, ...others] = state.functions;
    if (first === undefined) throw new Error('The project has no function.');
    const at = (uri: string) => checkWith('functions', [{ ...first, serviceConfig: { uri } }, ...others]);
    const closed = createServer((_, response) => response.writeHead(403).end());
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    expect((await at(addressOf(closed))).text).toContain('ok     The API refuses calls past the site');
    closed.close();
    // The site answers every call with 200, as a function without the check would.
    expect((await at(addressOf(site))).text).toContain(
      `WRONG  The API refuses calls past the site: ${addressOf(site)} is answered 200`,
    );
  });

  it('requires a budget with alerts, or a manual check if the token cannot see budgets', async () => {
    const elsewhere = {
      budgetFilter: { projects: ['projects/99'] },
      thresholdRules: [{ thresholdPercent: 1 }],
    };
    const foreign = await checkWith('budgets', [elsewhere]);
    expect(foreign.text).toContain('WRONG  A budget has alarms: there is no budget.');
    const silent = await checkWith('budgets', [{ thresholdRules: [] }]);
    expect(silent.text).toContain('WRONG  A budget has alarms: the budget tells nobody.');
    const ofAccount = await checkWith('budgets', [{ thresholdRules: [{ thresholdPercent: 1 }] }]);
    expect(ofAccount.text).toContain('ok     A budget has alarms');
    const unpaid = await checkWith('billing', { billingEnabled: false, billingAccountName: '' });
    expect(unpaid.text).toContain('WRONG  A budget has alarms: the project has no billing account');
    const unseen = await checkWith('maySeeBudgets', false);
    expect(unseen).toMatchObject({ status: 0, text: expect.stringContaining('LOOK   A budget has alarms?') });
  });

  it('compares the site’s headers and checks that its API answers', async () => {
    const changed = await serve((config) => config.replace("frame-ancestors 'none'", 'frame-ancestors *'));
    const { text, status } = await check({ SITE_ADDRESS: addressOf(changed) });
    changed.close();
    expect(status).toBe(1);
    expect(text).toMatch(
      /WRONG {2}The site sends the headers .*: \/ has Content-Security-Policy .*ancestors \*/,
    );
    const noFrame = await serve((config) => config.replace('|proposals|', '|'));
    const second = await check({ SITE_ADDRESS: addressOf(noFrame) });
    noFrame.close();
    expect(second.text).toContain('/proposals/none has X-Robots-Tag not at all');
    const everything = await serve((config) =>
      config.replace('{ "source": "/account",', '{ "source": "**", "destination": "/app.html" },\n$&'),
    );
    const third = await check({ SITE_ADDRESS: addressOf(everything) });
    everything.close();
    expect(third.text).toContain('Unknown addresses are answered 404: /no-such-page is answered 200');
    const gone = await check({ SITE_ADDRESS: 'http://127.0.0.1:9' });
    expect(gone.text).toMatch(/The site sends the headers .*: http:\/\/127\.0\.0\.1:9\/ does not answer/);
    expect(gone.text).toMatch(/The site passes calls on to the API: .* does not answer/);
  });

  it('counts incomplete records of earlier releases without changing them', async () => {
    const path = `projects/${demoProject}/databases/(default)/documents/manualContacts/olga`;
    const contact = `http://127.0.0.1:${backend.firestorePort}/v1/${path}`;
    const owner = { authorization: 'Bearer owner' };
    await fetch(contact, {
      method: 'PATCH',
      headers: owner,
      body: JSON.stringify({ fields: { name: { stringValue: 'Olga' } } }),
    });
    const { text, status } = await check();
    const stored = (await (await fetch(contact, { headers: owner })).json()) as { fields: object };
    await fetch(contact, { method: 'DELETE', headers: owner });
    expect(status).toBe(1);
    expect(text).toContain(
      'WRONG  Records of earlier releases are complete: 1 of manualContacts lack what lists need.',
    );
    expect(Object.keys(stored.fields)).toEqual(['name']);
  });

  it('stops if the access token is missing or wrong and says what is needed', async () => {
    const { GOOGLE_OAUTH_ACCESS_TOKEN: _, ...withoutToken } = variables;
    const none = await run(withoutToken);
    expect(none).toMatchObject({
      status: 2,
      text: expect.stringContaining('gcloud auth print-access-token'),
    });
    const wrong = await run({ ...variables, GOOGLE_OAUTH_ACCESS_TOKEN: 'e30.e30.' });
    expect(wrong.status).toBe(2);
    expect(wrong.text).toMatch(/identitytoolkit\.googleapis\.com answered 40\d/);
  });
});
