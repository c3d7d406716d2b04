import { runInNewContext } from 'node:vm';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { CustomProvider, initializeAppCheck } from 'firebase/app-check';
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import { connectFirestoreEmulator, doc, getDocFromServer, getFirestore, setDoc } from 'firebase/firestore';
import { connectStorageEmulator, getDownloadURL, getStorage, ref, uploadString } from 'firebase/storage';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Backend, startBackend } from '../start';
import { AppCheck } from './app-check';

const projectId = 'demo-checked';
const open = 'allow read, write: if true;';
const account = { email: 'mia@example.org', password: 'secret-1' };
const apps: FirebaseApp[] = [];
let backend: Backend;
let control: string;

beforeAll(async () => {
  backend = await startBackend({
    projectId,
    ports: { firestore: 0, auth: 0, storage: 0 },
    indexes: 'firestore.indexes.json',
    enforceAppCheck: true,
  });
  backend.setFirestoreRules(
    `rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { match /{x=**} { ${open} } } }`,
  );
  backend.setStorageRules(
    `rules_version = '2'; service firebase.storage { match /b/{b}/o { match /{x=**} { ${open} } } }`,
  );
  control = `http://127.0.0.1:${backend.authPort}`;
  const made = await ask('identitytoolkit.googleapis.com/v1/projects/demo-checked/accounts', {
    body: account,
    owner: true,
  });
  expect(made.status).toBe(200);
  const note = await fetch(noteAddress(), {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ fields: { text: { stringValue: 'one' } } }),
  });
  expect(note.status).toBe(200);
});
afterEach(() => Promise.all(apps.splice(0).map(deleteApp)));
afterAll(() => backend.close());

const noteAddress = () =>
  `http://127.0.0.1:${backend.firestorePort}/v1/projects/${projectId}/databases/(default)/documents/notes/a`;

interface Asked {
  readonly body?: object;
  readonly method?: string;
  readonly owner?: boolean;
}

async function ask(path: string, { body, method, owner = false }: Asked = {}) {
  const answer = await fetch(`${control}/${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    headers: owner ? { authorization: 'Bearer owner' } : {},
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

const exchange = (proof: unknown) =>
  ask(
    `content-firebaseappcheck.googleapis.com/v1/projects/${projectId}/apps/1:1:web:1:exchangeRecaptchaV3Token`,
    {
      body: { recaptcha_v3_token: proof },
    },
  );

/** Returns the proof of the served script, as a browser would get it. */
async function proof(): Promise<string> {
  const answer = await fetch(`${control}/recaptcha/api.js?render=site-key`);
  expect(answer.headers.get('content-type')).toContain('text/javascript');
  const scope: { grecaptcha?: { execute(key: string, options: object): Promise<string> } } = {};
  // Runs the script as a script element does, without a document.
  runInNewContext(await answer.text(), scope);
  return (await scope.grecaptcha?.execute('site-key', { action: 'fire_app_check' })) ?? '';
}

const tokenOf = async () => (await exchange(await proof())).body['token'] as string;

/** Returns Firebase's clients in an app with this App Check token; without a token for undefined. */
function clients(token: string | undefined) {
  const app = initializeApp(
    { projectId, apiKey: 'key', appId: '1:1:web:1', storageBucket: `${projectId}.appspot.com` },
    `app-${Math.random()}`,
  );
  apps.push(app);
  if (token !== undefined)
    initializeAppCheck(app, {
      provider: new CustomProvider({
        getToken: async () => ({ token, expireTimeMillis: Date.now() + 3_600_000 }),
      }),
    });
  const [firestore, auth, storage] = [getFirestore(app), getAuth(app), getStorage(app)];
  connectFirestoreEmulator(firestore, '127.0.0.1', backend.firestorePort);
  connectAuthEmulator(auth, control, { disableWarnings: true });
  connectStorageEmulator(storage, '127.0.0.1', backend.storagePort);
  return { firestore, auth, storage };
}

describe('App Check', () => {
  test('exchanges a reCAPTCHA token for a token of one hour and refuses anything else', async () => {
    const { status, body } = await exchange(await proof());
    expect(status).toBe(200);
    expect(body).toEqual({ token: expect.stringMatching(/^[\w-]+\.[\w-]+\.$/), ttl: '3600s' });
    for (const wrong of [undefined, '', 7, 'guessed', 'local-recaptcha:site-key:another'])
      expect(await exchange(wrong)).toMatchObject({
        status: 403,
        body: { error: { status: 'PERMISSION_DENIED', message: 'App attestation failed.' } },
      });
  });

  test('allows Firestore, REST, sign-in and files for clients with a token when enforced', async () => {
    const token = await tokenOf();
    const { firestore, auth, storage } = clients(token);
    await setDoc(doc(firestore, 'notes/a'), { text: 'one' });
    expect((await getDocFromServer(doc(firestore, 'notes/a'))).data()).toEqual({ text: 'one' });
    expect((await fetch(noteAddress(), { headers: { 'X-Firebase-AppCheck': token } })).status).toBe(200);
    expect((await signInWithEmailAndPassword(auth, account.email, account.password)).user.email).toBe(
      account.email,
    );
    const file = ref(storage, 'files/a.txt');
    await uploadString(file, 'text');
    // A download link works without a token, also in another program.
    expect(await (await fetch(await getDownloadURL(file))).text()).toBe('text');
  });

  test('refuses clients without a valid token when enforced, with the error of each service', async () => {
    const expired = new AppCheck(projectId, () => Date.now() - 7_200_000);
    const another = new AppCheck('demo-another');
    const valid = await proof();
    const tokens = [
      undefined,
      'no-token',
      expired.exchange('1:1:web:1', valid).token,
      another.exchange('1:1:web:1', valid).token,
    ];
    for (const token of tokens) {
      const { firestore, auth, storage } = clients(token);
      await expect(getDocFromServer(doc(firestore, 'notes/a'))).rejects.toMatchObject({
        code: 'permission-denied',
      });
      await expect(signInWithEmailAndPassword(auth, account.email, account.password)).rejects.toMatchObject({
        message: expect.stringMatching(/app-check-token-is-invalid/),
      });
      await expect(getDownloadURL(ref(storage, 'files/a.txt'))).rejects.toMatchObject({
        // The client looks for App Check's message in the status line, which HTTP/2 does not have.
        code: 'storage/unauthenticated',
      });
    }
    expect((await fetch(noteAddress())).status).toBe(403);
    expect((await fetch(noteAddress(), { headers: { authorization: 'Bearer owner' } })).status).toBe(200);
    const refresh = await ask('securetoken.googleapis.com/v1/token?key=k', {
      body: { grantType: 'refresh_token', refreshToken: 'x' },
    });
    expect(refresh).toMatchObject({
      status: 401,
      body: { error: { status: 'UNAUTHENTICATED', message: 'Firebase App Check token is invalid.' } },
    });
  });

  test('is switched per service, by administrators only', async () => {
    const services = `firebaseappcheck.googleapis.com/v1/projects/${projectId}/services`;
    expect((await ask(services)).status).toBe(401);
    const set = (enforcementMode: string, owner = true) =>
      ask(`${services}/firestore.googleapis.com`, { method: 'PATCH', body: { enforcementMode }, owner });
    expect((await set('UNENFORCED', false)).status).toBe(401);
    expect((await set('SOMETIMES')).status).toBe(400);
    expect((await set('UNENFORCED')).body).toEqual({
      name: `projects/${projectId}/services/firestore.googleapis.com`,
      enforcementMode: 'UNENFORCED',
    });
    const { firestore } = clients(undefined);
    expect((await getDocFromServer(doc(firestore, 'notes/none'))).exists()).toBe(false);
    await set('ENFORCED');
    expect((await ask(services, { owner: true })).body['services']).toHaveLength(3);
  });
});

describe('the project’s management API', () => {
  test('shows administrators the text of each rules release', async () => {
    const base = `firebaserules.googleapis.com/v1/projects/${projectId}/releases`;
    expect((await ask(`${base}/cloud.firestore`)).status).toBe(401);
    for (const release of ['cloud.firestore', `firebase.storage/${projectId}.appspot.com`]) {
      const { body } = await ask(`${base}/${release}`, { owner: true });
      const ruleset = await ask(`firebaserules.googleapis.com/v1/${String(body['rulesetName'])}`, {
        owner: true,
      });
      expect(JSON.stringify(ruleset.body)).toContain(release.split('/')[0]);
    }
    expect((await ask(`${base}/other`, { owner: true })).status).toBe(404);
  });

  test('lists the indexes of the file as ready', async () => {
    const base = `firestore.googleapis.com/v1/projects/${projectId}/databases/(default)/collectionGroups/-`;
    expect((await ask(`${base}/indexes`)).status).toBe(401);
    const { body } = await ask(`${base}/indexes`, { owner: true });
    expect(body['indexes']).toEqual(
      expect.arrayContaining([expect.objectContaining({ state: 'READY', queryScope: 'COLLECTION' })]),
    );
    const fields = await ask(`${base}/fields`, { owner: true });
    expect(JSON.stringify(fields.body)).toContain('collectionGroups/bundleRequests/fields/message');
  });

  test('lets administrators read and change account settings, which emails then use', async () => {
    const config = `identitytoolkit.googleapis.com/v2/projects/${projectId}/config`;
    expect((await ask(config)).status).toBe(401);
    const change = { notification: { sendEmail: { callbackUri: 'https://site.example/reset' } } };
    expect((await ask(config, { method: 'PATCH', body: change, owner: true })).body).toMatchObject(change);
    expect((await ask(config, { owner: true })).body).toMatchObject({
      ...change,
      signIn: { email: { enabled: true, passwordRequired: true } },
    });
    const mail = (continueUrl: string) =>
      ask('identitytoolkit.googleapis.com/v1/projects/demo-checked/accounts:sendOobCode', {
        body: { requestType: 'PASSWORD_RESET', email: account.email, continueUrl, returnOobLink: true },
        owner: true,
      });
    expect((await mail('http://localhost/login')).body['oobLink']).toMatch(
      /^https:\/\/site\.example\/reset\?/,
    );
    expect((await mail('https://elsewhere.example/')).body).toMatchObject({
      error: { message: expect.stringContaining('UNAUTHORIZED_DOMAIN') },
    });
  });
});
