import { deleteApp as deleteClientApp, initializeApp as initializeClientApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type AuthTestServer, startAuthServer, TEST_PROJECT } from './test-server';

const MIA = 'mia@example.org';
const SECRET = 'correct horse';

let server: AuthTestServer;
let app: App;
let admin: Auth;

beforeEach(async () => {
  server = await startAuthServer({ config: { selfSignUp: false } });
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = server.host;
  app = initializeApp({ projectId: TEST_PROJECT }, server.host);
  admin = getAuth(app);
});

afterEach(async () => {
  delete process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  await deleteApp(app);
  await server.close();
});

/** Signs in with the client SDK and gives the user to `act`. */
async function asClient<T>(
  signIn: (auth: ReturnType<typeof initializeAuth>) => ReturnType<typeof signInWithEmailAndPassword>,
  act: (user: Awaited<ReturnType<typeof signInWithEmailAndPassword>>['user']) => Promise<T>,
): Promise<T> {
  const clientApp = initializeClientApp({ apiKey: 'k', projectId: TEST_PROJECT }, `client-${server.host}`);
  try {
    const auth = initializeAuth(clientApp, { persistence: inMemoryPersistence });
    connectAuthEmulator(auth, server.url, { disableWarnings: true });
    return await act((await signIn(auth)).user);
  } finally {
    await deleteClientApp(clientApp);
  }
}
const asMia = <T>(act: Parameters<typeof asClient<T>>[1]) =>
  asClient((auth) => signInWithEmailAndPassword(auth, MIA, SECRET), act);

describe('an administrator using the Admin SDK', () => {
  test('creates an account with every supported property and finds it', async () => {
    const made = await admin.createUser({
      uid: 'mia',
      email: 'Mia@example.org',
      password: SECRET,
      displayName: 'Mia',
      photoURL: 'https://example.org/mia.png',
      emailVerified: true,
    });
    expect(made).toMatchObject({
      uid: 'mia',
      email: MIA,
      emailVerified: true,
      displayName: 'Mia',
      photoURL: 'https://example.org/mia.png',
      disabled: false,
    });
    expect((await admin.getUser('mia')).toJSON()).toEqual(made.toJSON());
    expect((await admin.getUserByEmail(MIA)).uid).toBe('mia');
    const { users, notFound } = await admin.getUsers([{ uid: 'mia' }, { email: MIA }, { uid: 'nobody' }]);
    expect(users.map(({ uid }) => uid)).toEqual(['mia']);
    expect(notFound).toEqual([{ uid: 'nobody' }]);
  });

  test('may create accounts while sign-up is closed', async () => {
    await admin.createUser({ email: MIA, password: SECRET });
    await asMia((user) => Promise.resolve(expect(user.email).toBe(MIA)));
  });

  test('changes and removes an account’s properties and disables it', async () => {
    await admin.createUser({
      uid: 'mia',
      email: MIA,
      password: SECRET,
      emailVerified: true,
      displayName: 'Mia',
    });
    const renamed = await admin.updateUser('mia', { email: 'mia.new@example.org', displayName: null });
    expect(renamed).toMatchObject({ email: 'mia.new@example.org', emailVerified: false, disabled: false });
    expect(renamed.displayName).toBeUndefined();
    expect((await admin.updateUser('mia', { disabled: true })).disabled).toBe(true);
    await expect(admin.getUserByEmail(MIA)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  });

  test('sets claims, which verified tokens contain', async () => {
    await admin.createUser({ uid: 'mia', email: MIA, password: SECRET });
    await admin.setCustomUserClaims('mia', { role: 'admin' });
    expect((await admin.getUser('mia')).customClaims).toEqual({ role: 'admin' });
    const token = await asMia((user) => user.getIdToken());
    expect(await admin.verifyIdToken(token, true)).toMatchObject({ uid: 'mia', role: 'admin', email: MIA });
    await admin.setCustomUserClaims('mia', null);
    expect((await admin.getUser('mia')).customClaims).toEqual({});
  });

  test('creates custom tokens', async () => {
    const token = await admin.createCustomToken('ned', { team: 'east' });
    const idToken = await asClient(
      (auth) => signInWithCustomToken(auth, token),
      (user) => user.getIdToken(),
    );
    expect(await admin.verifyIdToken(idToken)).toMatchObject({ uid: 'ned', team: 'east' });
  });

  test('revokes sessions, so that their tokens are refused and cannot be refreshed', async () => {
    await admin.createUser({ uid: 'mia', email: MIA, password: SECRET });
    await asMia(async (user) => {
      const token = await user.getIdToken();
      server.auth.accounts.update('mia', { validSince: Math.floor(Date.now() / 1000) + 1 });
      await expect(admin.verifyIdToken(token, true)).rejects.toMatchObject({ code: 'auth/id-token-revoked' });
    });
    server.auth.accounts.update('mia', { validSince: 0 });
    await asMia(async (user) => {
      await admin.revokeRefreshTokens('mia');
      await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
    });
  });

  test('disables an account, whose tokens are then refused', async () => {
    await admin.createUser({ uid: 'mia', email: MIA, password: SECRET });
    const token = await asMia((user) => user.getIdToken());
    await admin.updateUser('mia', { disabled: true });
    await expect(admin.verifyIdToken(token)).rejects.toMatchObject({ code: 'auth/user-disabled' });
  });

  test('lists all accounts page by page', async () => {
    for (const uid of ['c', 'a', 'é', 'b', 'd']) await admin.createUser({ uid });
    const seen: string[] = [];
    let token: string | undefined;
    do {
      const page = await admin.listUsers(2, token);
      seen.push(...page.users.map(({ uid }) => uid));
      token = page.pageToken;
    } while (token !== undefined);
    expect(seen).toEqual(['a', 'b', 'c', 'd', 'é']);
  });

  test('deletes one or several accounts', async () => {
    for (const uid of ['a', 'b', 'c']) await admin.createUser({ uid });
    await admin.deleteUser('a');
    expect(await admin.deleteUsers(['b', 'nobody'])).toMatchObject({ successCount: 2, failureCount: 0 });
    expect((await admin.listUsers()).users.map(({ uid }) => uid)).toEqual(['c']);
  });

  test('creates the links for emails it sends itself', async () => {
    await admin.createUser({ uid: 'mia', email: MIA, password: SECRET });
    const reset = new URL(await admin.generatePasswordResetLink(MIA));
    expect(reset.searchParams.get('mode')).toBe('resetPassword');
    const verify = await admin.generateEmailVerificationLink(MIA);
    const done = await fetch(verify, { method: 'POST' });
    expect(done.status).toBe(200);
    expect((await admin.getUser('mia')).emailVerified).toBe(true);
    const change = await admin.generateVerifyAndChangeEmailLink(MIA, 'mia.new@example.org');
    await fetch(change, { method: 'POST' });
    expect((await admin.getUser('mia')).email).toBe('mia.new@example.org');
  });
});

describe('errors reported by the Admin SDK', () => {
  const table: readonly [code: string, attempt: () => Promise<unknown>][] = [
    ['auth/email-already-exists', () => admin.createUser({ email: MIA })],
    ['auth/email-already-exists', () => admin.updateUser('ned', { email: MIA })],
    ['auth/uid-already-exists', () => admin.createUser({ uid: 'mia' })],
    ['auth/user-not-found', () => admin.getUser('nobody')],
    ['auth/user-not-found', () => admin.updateUser('nobody', { displayName: 'x' })],
    ['auth/user-not-found', () => admin.updateUser('nobody', { password: SECRET })],
    ['auth/user-not-found', () => admin.deleteUser('nobody')],
    ['auth/email-not-found', () => admin.generatePasswordResetLink('x@example.org')],
    ['auth/user-not-found', () => admin.generateEmailVerificationLink('x@example.org')],
    ['auth/id-token-revoked', () => verifyRevoked()],
  ];
  const verifyRevoked = async () => {
    const token = await asMia((user) => user.getIdToken());
    server.auth.accounts.update('mia', { validSince: Math.floor(Date.now() / 1000) + 5 });
    return admin.verifyIdToken(token, true);
  };

  test.each(table)('%s (%#)', async (code, attempt) => {
    await admin.createUser({ uid: 'mia', email: MIA, password: SECRET });
    await admin.createUser({ uid: 'ned', email: 'ned@example.org' });
    const before = structuredClone(server.auth.accounts.get('ned'));
    await expect(attempt()).rejects.toMatchObject({ code });
    expect(server.auth.accounts.get('ned')).toEqual(before);
  });

  test('phone numbers and imports are refused instead of ignored', async () => {
    await expect(admin.createUser({ uid: 'p', phoneNumber: '+15555550100' })).rejects.toThrow(
      /not supported/,
    );
    expect(server.auth.accounts.get('p')).toBeUndefined();
    await expect(admin.importUsers([{ uid: 'p' }])).rejects.toThrow(/not supported/);
  });
});
