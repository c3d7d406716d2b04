import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brand } from '@/content/brand';
import { type Backend, startBackend } from '../emulator/start';
import { demoProject, localEnvironment, productionAccounts } from './local-environment';

let backend: Backend;
let variables: Record<string, string>;

beforeAll(async () => {
  backend = await startBackend({
    projectId: demoProject,
    ports: { firestore: 0, auth: 0, storage: 0 },
    rules: { firestore: 'firestore.rules', storage: 'storage.rules' },
    indexes: 'firestore.indexes.json',
    auth: productionAccounts,
  });
  variables = {
    ...localEnvironment({
      firestore: `127.0.0.1:${backend.firestorePort}`,
      auth: `127.0.0.1:${backend.authPort}`,
      storage: `127.0.0.1:${backend.storagePort}`,
    }),
    GOOGLE_OAUTH_ACCESS_TOKEN: 'owner',
  };
  await change('identitytoolkit.googleapis.com/v2/projects/demo-acf/config', {
    authorizedDomains: ['localhost', new URL(brand.siteAddress).hostname],
    notification: { sendEmail: { callbackUri: `${brand.siteAddress}/reset-password` } },
  });
});
afterAll(() => backend.close());

/** Changes a setting as the console does, with the credential of an owner. */
async function change(path: string, patch: object): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${backend.authPort}/${path}`, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify(patch),
  });
  expect(answer.status).toBe(200);
}

// In a process of its own, as a person runs it; without what the test runner puts into the environment.
const check = (more: Record<string, string> = {}): Promise<{ status: number; text: string }> =>
  new Promise((resolve) => {
    execFile(
      'node_modules/.bin/tsx',
      ['scripts/release-check.ts'],
      { env: { PATH: process.env['PATH'], ...variables, ...more } },
      (error, stdout, stderr) =>
        resolve({ status: error === null ? 0 : Number(error.code), text: stdout + stderr }),
    );
  });

const wrongIn = (text: string) =>
  [...text.matchAll(/WRONG {2}(.+?): .*\n +(.+)/g)].map(([, about, remedy]) => `${about} → ${remedy}`);

const config = 'identitytoolkit.googleapis.com/v2/projects/demo-acf/config';
const services = 'firebaseappcheck.googleapis.com/v1/projects/demo-acf/services';

describe('npm run release:check', () => {
  it('finds nothing wrong with a project that is as it must be', async () => {
    const { status, text } = await check();
    expect(wrongIn(text)).toEqual([]);
    expect(text).toContain('ok     Self sign-up is off');
    expect(status).toBe(0);
  });

  it('says which switches of accounts are wrong, and what to press', async () => {
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
      authorizedDomains: [new URL(brand.siteAddress).hostname],
      notification: { sendEmail: { callbackUri: `${brand.siteAddress}/reset-password` } },
    });
    expect(status).toBe(1);
    expect(wrongIn(text)).toEqual([
      expect.stringMatching(/^Self sign-up is off → .*clear "Enable create \(sign-up\)"/),
      expect.stringMatching(/^Self-deletion is off → .*clear "Enable delete"/),
      expect.stringMatching(/^E-mail enumeration protection is on → .*tick/),
      expect.stringMatching(/^Links in mails may lead back to the site → .*Authorized domains: add/),
      expect.stringMatching(/^Mails for a new password lead to our page → .*\/reset-password$/),
    ]);
  });

  it('says that deployed rules differ, and how to deploy ours', async () => {
    const rules = readFileSync('firestore.rules', 'utf8');
    backend.setFirestoreRules(`${rules}\n`);
    const { status, text } = await check();
    backend.setFirestoreRules(rules);
    expect(status).toBe(1);
    expect(wrongIn(text)).toEqual([
      'Rules of the database are deployed → firebase deploy --only firestore:rules --project demo-acf',
    ]);
  });

  it('wants App Check enforced where the site has a key, and not enforced where it has none', async () => {
    const withKey = await check({ VITE_APP_CHECK_SITE_KEY: 'site-key' });
    expect(wrongIn(withKey.text).map((line) => line.split(' → ')[0])).toEqual([
      'App Check is enforced for Cloud Firestore',
      'App Check is enforced for Authentication',
      'App Check is enforced for Storage',
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
    const { text } = await check({ VITE_AUTH_EMULATOR_HOST: `127.0.0.1:${bare.authPort}` });
    await bare.close();
    expect(text).toMatch(/WRONG {2}Every index is there: \d+ of \d+ are missing, the first: \w+/);
    expect(text).toMatch(/WRONG {2}Long texts are not indexed: bundleRequests\.message,/);
    expect(text).toContain('Rules of files are deployed: no rules are deployed');
  });

  it('stops without an access token and with a wrong one, and says what is needed', async () => {
    const { GOOGLE_OAUTH_ACCESS_TOKEN: _, ...withoutToken } = variables;
    const before = variables;
    variables = withoutToken;
    const none = await check();
    variables = before;
    expect(none).toMatchObject({
      status: 2,
      text: expect.stringContaining('gcloud auth print-access-token'),
    });
    const wrong = await check({ GOOGLE_OAUTH_ACCESS_TOKEN: 'e30.e30.' });
    expect(wrong.status).toBe(2);
    expect(wrong.text).toMatch(/identitytoolkit\.googleapis\.com answered 40\d/);
  });
});
