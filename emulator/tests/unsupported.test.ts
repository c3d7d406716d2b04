import { readFileSync } from 'node:fs';
import { Client, credentials, Metadata, status } from '@grpc/grpc-js';
import { initializeApp as initializeAdmin, deleteApp as deleteAdmin } from 'firebase-admin/app';
import { getAuth as getAdminAuth } from 'firebase-admin/auth';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  sendSignInLinkToEmail,
  signInAnonymously,
  signInWithCredential,
  GoogleAuthProvider,
} from 'firebase/auth';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { firestoreRules, startTestBackend, type TestBackend } from './test-backend';

const PROJECT = 'demo-unsupported';
const DATABASE = `projects/${PROJECT}/databases/(default)`;
const OWNER = { authorization: 'Bearer owner' };
const SERVICE = 'google.firestore.v1.Firestore';

let backend: TestBackend;
let grpc: Client;
let app: FirebaseApp;

beforeAll(async () => {
  backend = await startTestBackend({ projectId: PROJECT });
  grpc = new Client(`127.0.0.1:${backend.firestorePort}`, credentials.createInsecure());
  app = initializeApp({ projectId: PROJECT, apiKey: 'k' }, 'unsupported');
});
afterAll(async () => {
  grpc.close();
  await deleteApp(app);
  await backend.close();
});

async function ask(port: number, method: string, path: string, body?: unknown) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: OWNER,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: JSON.parse(text) as unknown };
}
const firestore = (verb: string, body: object = {}) =>
  ask(backend.firestorePort, 'POST', `/v1/${DATABASE}/documents:${verb}`, body);
const auth = (method: string, path: string, body?: unknown) => ask(backend.authPort, method, path, body);
const storage = (method: string, path: string, body?: unknown) =>
  ask(backend.storagePort, method, path, body);

const UNIMPLEMENTED = {
  error: { code: 501, status: 'UNIMPLEMENTED', message: expect.any(String) as string },
};

/** Returns the gRPC status number of a call with an empty message. */
function grpcStatus(path: string): Promise<number> {
  return new Promise((resolve) => {
    const metadata = new Metadata();
    metadata.set('authorization', 'Bearer owner');
    const call = grpc.makeBidiStreamRequest(
      path,
      (bytes: Buffer) => bytes,
      (bytes: Buffer) => bytes,
      metadata,
    );
    call.on('data', () => undefined);
    call.on('error', (error: { code?: number }) => resolve(error.code ?? -1));
    call.on('status', ({ code }: { code: number }) => resolve(code));
    call.write(Buffer.alloc(0));
    call.end();
  });
}

describe('Firestore features that the local backend does not have', () => {
  it('NOT-01 pipelines', async () => {
    expect(await grpcStatus(`/${SERVICE}/ExecutePipeline`)).toBe(status.UNIMPLEMENTED);
    expect(await firestore('executePipeline')).toEqual({ status: 501, body: UNIMPLEMENTED });
  });

  it('NOT-02 query explain', async () => {
    const structuredQuery = { from: [{ collectionId: 'c' }] };
    const explained = await firestore('runQuery', { structuredQuery, explainOptions: { analyze: true } });
    expect(explained).toEqual({ status: 501, body: [UNIMPLEMENTED] });
  });

  it('NOT-03 vector search', async () => {
    const findNearest = {
      vectorField: { fieldPath: 'v' },
      queryVector: { mapValue: {} },
      distanceMeasure: 'EUCLIDEAN',
      limit: 1,
    };
    const structuredQuery = { from: [{ collectionId: 'c' }], findNearest };
    expect(await firestore('runQuery', { structuredQuery })).toEqual({ status: 501, body: [UNIMPLEMENTED] });
  });

  it('NOT-04 streams over REST', async () => {
    for (const verb of ['listen', 'write']) {
      expect(await firestore(verb), verb).toEqual({ status: 501, body: UNIMPLEMENTED });
    }
  });

  it('NOT-05 administration of databases, indexes and backups', async () => {
    for (const rpc of ['ListIndexes', 'CreateDatabase', 'ExportDocuments']) {
      const path = `/google.firestore.admin.v1.FirestoreAdmin/${rpc}`;
      expect(await grpcStatus(path), rpc).toBe(status.UNIMPLEMENTED);
    }
    expect(await ask(backend.firestorePort, 'GET', `/v1/${DATABASE}`)).toMatchObject({ status: 404 });
  });

  it('serves every RPC in its protocol description, and none fails with an internal error', async () => {
    const descriptors = JSON.parse(
      readFileSync(new URL('../firestore/transport/protos/v1.json', import.meta.url), 'utf8'),
    ) as { nested: Record<string, never> };
    const firestoreOf = (descriptors as never)['nested']['google']['nested']['firestore'] as {
      nested: { v1: { nested: { Firestore: { methods: Record<string, unknown> } } } };
    };
    const rpcs = Object.keys(firestoreOf.nested.v1.nested.Firestore.methods);
    expect(rpcs.length).toBeGreaterThan(14);
    for (const rpc of rpcs) {
      const code = await grpcStatus(`/${SERVICE}/${rpc}`);
      expect([status.OK, status.INVALID_ARGUMENT, status.UNAUTHENTICATED], rpc).toContain(code);
    }
  });
});

describe('Auth features that the local backend does not have', () => {
  const client = () => {
    const clientAuth = initializeAuth(app, { persistence: inMemoryPersistence });
    if (clientAuth.emulatorConfig === null) {
      connectAuthEmulator(clientAuth, `http://127.0.0.1:${backend.authPort}`, { disableWarnings: true });
    }
    return clientAuth;
  };

  it('NOT-10 signing in with another provider, by mailed link or by telephone', async () => {
    const credential = GoogleAuthProvider.credential('token');
    await expect(signInWithCredential(client(), credential)).rejects.toMatchObject({
      code: 'auth/operation-not-allowed',
    });
    const link = sendSignInLinkToEmail(client(), 'mia@example.org', {
      url: 'http://localhost/',
      handleCodeInApp: true,
    });
    await expect(link).rejects.toMatchObject({ code: 'auth/operation-not-allowed' });
    for (const verb of ['signInWithEmailLink', 'signInWithPhoneNumber', 'sendVerificationCode']) {
      const answer = await auth('POST', `/identitytoolkit.googleapis.com/v1/accounts:${verb}?key=k`, {});
      expect(JSON.stringify(answer), verb).toContain('OPERATION_NOT_ALLOWED');
    }
  });

  it('NOT-11 anonymous accounts', async () => {
    await expect(signInAnonymously(client())).rejects.toMatchObject({
      code: 'auth/admin-restricted-operation',
    });
  });

  it('NOT-12 telephone numbers, second factors, tenants and foreign identities of accounts', async () => {
    const path = `/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts`;
    for (const member of ['phoneNumber', 'mfaInfo', 'tenantId', 'providerUserInfo']) {
      const answer = await auth('POST', path, { localId: 'p', [member]: 'x' });
      expect(answer, member).toMatchObject({ status: 501, body: { error: { status: 'UNIMPLEMENTED' } } });
    }
    expect(backend.auth.accounts.all()).toEqual([]);
  });

  it('NOT-13 importing accounts, session cookies, second factors, tenants, provider settings', async () => {
    const unsupported = [
      `v1/projects/${PROJECT}/accounts:batchCreate`,
      `v1/projects/${PROJECT}:createSessionCookie`,
      'v2/accounts/mfaEnrollment:start?key=k',
      `v1/projects/${PROJECT}/tenants/t/accounts`,
      `v2/projects/${PROJECT}/oauthIdpConfigs`,
      'v2/recaptchaConfig?key=k',
    ];
    for (const path of unsupported) {
      const answer = await auth('POST', `/identitytoolkit.googleapis.com/${path}`, {});
      expect(answer, path).toMatchObject({ status: 501, body: { error: { status: 'UNIMPLEMENTED' } } });
    }
    vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', `127.0.0.1:${backend.authPort}`);
    const admin = initializeAdmin({ projectId: PROJECT }, 'unsupported');
    const cookie = getAdminAuth(admin).createSessionCookie('token', { expiresIn: 3_600_000 });
    await expect(cookie).rejects.toThrow(/not supported/);
    await deleteAdmin(admin);
    vi.unstubAllEnvs();
  });
});

describe('Storage features that the local backend does not have', () => {
  const bucket = `/storage/v1/b/${PROJECT}.appspot.com`;

  it('NOT-20 copying, rewriting and composing objects, access lists', async () => {
    for (const path of [
      '/o/a/copyTo/b/x/o/b',
      '/o/a/rewriteTo/b/x/o/b',
      '/o/a/compose',
      '/o/a/acl',
      '/o/a/iam',
    ]) {
      expect(await storage('POST', bucket + path, {}), path).toMatchObject({ status: 501 });
    }
  });

  it('NOT-21 making, changing and deleting buckets', async () => {
    for (const method of ['POST', 'PATCH', 'PUT', 'DELETE']) {
      expect(await storage(method, bucket, {}), method).toMatchObject({ status: 501 });
    }
  });
});

describe('rules features that the local backend does not have', () => {
  it('NOT-30 `request.query.orderBy`, whose form is not documented', () => {
    const source = firestoreRules('match /c/{id} { allow list: if request.query.orderBy != null; }');
    expect(() => backend.setFirestoreRules(source)).toThrow(/^firestore\.rules:4:\d+: .*not supported/);
  });

  it('NOT-31 functions that rules do not have', async () => {
    backend.setFirestoreRules(firestoreRules('match /c/{id} { allow list: if nonsense() || true; }'));
    const body = { structuredQuery: { from: [{ collectionId: 'c' }] } };
    const url = `http://127.0.0.1:${backend.firestorePort}/v1/${DATABASE}/documents:runQuery`;
    const { status: code } = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
    expect(code).toBe(200);
    backend.setFirestoreRules(firestoreRules('match /c/{id} { allow list: if nonsense() || false; }'));
    const refused = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
    expect(refused.status).toBe(403);
    expect(backend.denials()[0]?.explanation).toContain('Function not found error: Name: [nonsense]');
  });
});
