import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  fetchSignInMethodsForEmail,
  initializeAuth,
  inMemoryPersistence,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInAnonymously,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signOut,
  updateEmail,
  updatePassword,
  updateProfile,
  validatePassword,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type AuthTestServer, startAuthServer, TEST_PROJECT } from './test-server';
import { encodeUnsignedJwt } from './unsigned-jwt';

const MIA = 'mia@example.org';
const SECRET = 'correct horse';
const MINUTE = 60_000;

let server: AuthTestServer;
let apps: FirebaseApp[] = [];

function connect(to = server): Auth {
  const app = initializeApp({ apiKey: 'k', projectId: TEST_PROJECT }, `app-${apps.length}-${to.host}`);
  apps.push(app);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, to.url, { disableWarnings: true });
  return auth;
}

async function restart(options: Parameters<typeof startAuthServer>[0]): Promise<Auth> {
  await server.close();
  server = await startAuthServer(options);
  return connect();
}

const customToken = (uid: string, members: Record<string, unknown> = {}): string =>
  encodeUnsignedJwt({
    aud: 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit',
    iat: Math.floor(Date.now() / 1000),
    exp: Math.floor(Date.now() / 1000) + 3600,
    iss: 'firebase-auth-emulator@example.com',
    sub: 'firebase-auth-emulator@example.com',
    uid,
    ...members,
  });

const newestCode = (): string => server.auth.oobCodes.all().at(-1)?.oobCode ?? 'none';
const setProtection = (on: boolean) =>
  server.auth.setConfig({ ...server.auth.config(), emailEnumerationProtection: on });

let auth: Auth;

beforeEach(async () => {
  server = await startAuthServer();
  auth = connect();
});

afterEach(async () => {
  await Promise.all(apps.map((app) => deleteApp(app)));
  apps = [];
  await server.close();
});

describe('accounts and sessions', () => {
  test('a person signs up, signs out and signs in again, and the email is stored in lower case', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, 'Mia@Example.ORG', SECRET);
    expect(user.email).toBe(MIA);
    expect(user.emailVerified).toBe(false);
    expect(user.providerData).toMatchObject([{ providerId: 'password', email: MIA }]);
    await signOut(auth);
    const again = await signInWithEmailAndPassword(auth, 'MIA@example.org', SECRET);
    expect(again.user.uid).toBe(user.uid);
    const { claims, signInProvider } = await again.user.getIdTokenResult();
    expect(signInProvider).toBe('password');
    expect(claims).toMatchObject({
      aud: TEST_PROJECT,
      iss: `https://securetoken.google.com/${TEST_PROJECT}`,
      sub: user.uid,
      email: MIA,
      email_verified: false,
    });
  });

  test('a profile is changed, and an empty text removes a property', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, MIA, SECRET);
    await updateProfile(user, { displayName: 'Mia', photoURL: 'https://example.org/mia.png' });
    await reload(user);
    expect(user).toMatchObject({ displayName: 'Mia', photoURL: 'https://example.org/mia.png' });
    expect((await user.getIdTokenResult(true)).claims['name']).toBe('Mia');
    await updateProfile(user, { displayName: '' });
    await reload(user);
    expect(user).toMatchObject({ displayName: null, photoURL: 'https://example.org/mia.png' });
  });

  test('a custom token creates the account, and its claims survive refreshes', async () => {
    const { user } = await signInWithCustomToken(auth, customToken('uid-7', { claims: { team: 'east' } }));
    expect(user.uid).toBe('uid-7');
    const { claims, signInProvider } = await user.getIdTokenResult(true);
    expect(signInProvider).toBe('custom');
    expect(claims['team']).toBe('east');
  });

  test('claims set later appear in the next refreshed token', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, MIA, SECRET);
    server.auth.accounts.update(user.uid, { customAttributes: '{"role":"admin"}' });
    expect((await user.getIdTokenResult()).claims['role']).toBeUndefined();
    expect((await user.getIdTokenResult(true)).claims['role']).toBe('admin');
  });

  test('a new password keeps the current session and ends all others at once', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, MIA, SECRET);
    const elsewhere = await signInWithEmailAndPassword(connect(), MIA, SECRET);
    await updatePassword(user, 'another password');
    await user.getIdToken(true);
    await expect(elsewhere.user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
    await expect(signInWithEmailAndPassword(auth, MIA, SECRET)).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    });
    await signInWithEmailAndPassword(auth, MIA, 'another password');
  });

  test('a deleted account no longer exists, and its token is refused', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, MIA, SECRET);
    const idToken = await user.getIdToken();
    await deleteUser(user);
    expect(server.auth.accounts.all()).toEqual([]);
    expect((await server.client('lookup', { idToken })).body).toMatchObject({
      error: { code: 400, message: 'USER_NOT_FOUND' },
    });
  });

  test('passwords are stored as salted hashes only', async () => {
    await createUserWithEmailAndPassword(auth, MIA, SECRET);
    await createUserWithEmailAndPassword(auth, 'ned@example.org', SECRET);
    const hashes = server.auth.accounts.all().map(({ passwordHash }) => passwordHash);
    expect(new Set(hashes).size).toBe(2);
    for (const hash of hashes) expect(hash).toMatch(/^scrypt\.[\w-]{22}\.[\w-]{43}$/);
    expect(JSON.stringify(server.auth.exportState())).not.toContain(SECRET);
  });
});

describe('emailed codes', () => {
  test('a code resets a forgotten password once and clears the failed attempts', async () => {
    auth = await restart({ maxFailedSignIns: 1 });
    await createUserWithEmailAndPassword(auth, MIA, SECRET);
    await expect(signInWithEmailAndPassword(auth, MIA, 'wrong')).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    });
    await sendPasswordResetEmail(auth, MIA);
    const code = newestCode();
    expect(await verifyPasswordResetCode(auth, code)).toBe(MIA);
    await confirmPasswordReset(auth, code, 'another password');
    await signInWithEmailAndPassword(auth, MIA, 'another password');
    expect(auth.currentUser?.emailVerified).toBe(true);
    await expect(confirmPasswordReset(auth, code, 'third password')).rejects.toMatchObject({
      code: 'auth/invalid-action-code',
    });
  });

  test('a code used twice at the same time succeeds only once', async () => {
    await createUserWithEmailAndPassword(auth, MIA, SECRET);
    await sendPasswordResetEmail(auth, MIA);
    const code = newestCode();
    const uses = await Promise.allSettled([
      confirmPasswordReset(auth, code, 'password one'),
      confirmPasswordReset(auth, code, 'password two'),
    ]);
    expect(uses.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('a code verifies an email address', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, MIA, SECRET);
    await sendEmailVerification(user);
    await applyActionCode(auth, newestCode());
    await reload(user);
    expect(user.emailVerified).toBe(true);
  });

  test('an email address changes after its owner confirms the new one', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, MIA, SECRET);
    await verifyBeforeUpdateEmail(user, 'Mia.New@example.org');
    const code = newestCode();
    expect((await checkActionCode(auth, code)).data).toMatchObject({
      email: 'mia.new@example.org',
      previousEmail: MIA,
    });
    await applyActionCode(auth, code);
    const after = await signInWithEmailAndPassword(auth, 'mia.new@example.org', SECRET);
    expect(after.user.uid).toBe(user.uid);
    expect(after.user.emailVerified).toBe(true);
  });

  test('a code expires', async () => {
    await createUserWithEmailAndPassword(auth, MIA, SECRET);
    await sendPasswordResetEmail(auth, MIA);
    server.advance(61 * MINUTE);
    await expect(confirmPasswordReset(auth, newestCode(), 'another password')).rejects.toMatchObject({
      code: 'auth/expired-action-code',
    });
  });

  test('the log contains the email’s link, which opens the configured page', async () => {
    const lines: string[] = [];
    auth = await restart({
      log: (line) => lines.push(line),
      actionUrl: () => 'http://localhost:5173/account',
    });
    await createUserWithEmailAndPassword(auth, MIA, SECRET);
    await sendPasswordResetEmail(auth, MIA, { url: 'http://localhost:5173/dashboard' });
    expect(lines).toHaveLength(1);
    const link = new URL(/http\S+/.exec(lines[0] ?? '')?.[0] ?? '');
    expect(link.origin + link.pathname).toBe('http://localhost:5173/account');
    expect(link.searchParams.get('mode')).toBe('resetPassword');
    expect(link.searchParams.get('oobCode')).toBe(newestCode());
    expect(link.searchParams.get('continueUrl')).toBe('http://localhost:5173/dashboard');
  });
});

describe('protection against email enumeration', () => {
  test('an unknown address and a wrong password give the same error', async () => {
    await createUserWithEmailAndPassword(auth, MIA, SECRET);
    const wrong = await server.client('signInWithPassword', { email: MIA, password: 'wrong' });
    const unknown = await server.client('signInWithPassword', { email: 'x@example.org', password: 'wrong' });
    expect(wrong).toEqual(unknown);
    expect(wrong.body).toMatchObject({ error: { message: 'INVALID_LOGIN_CREDENTIALS' } });
  });

  test('a reset for an unknown address looks like one for a known address', async () => {
    await sendPasswordResetEmail(auth, 'x@example.org');
    expect(server.auth.oobCodes.all()).toEqual([]);
  });

  test('the sign-in methods of an address are hidden while the protection is on', async () => {
    await createUserWithEmailAndPassword(auth, MIA, SECRET);
    expect(await fetchSignInMethodsForEmail(auth, MIA)).toEqual([]);
    setProtection(false);
    expect(await fetchSignInMethodsForEmail(auth, MIA)).toEqual(['password']);
  });
});

describe('errors reported by the client SDK', () => {
  type Attempt = () => Promise<unknown>;
  const signedUp = () => createUserWithEmailAndPassword(auth, MIA, SECRET).then(({ user }) => user);

  const table: readonly [code: string, attempt: Attempt][] = [
    ['auth/invalid-credential', () => signInWithEmailAndPassword(auth, MIA, SECRET)],
    [
      'auth/user-not-found',
      () => {
        setProtection(false);
        return signInWithEmailAndPassword(auth, MIA, SECRET);
      },
    ],
    [
      'auth/user-not-found',
      () => {
        setProtection(false);
        return sendPasswordResetEmail(auth, MIA);
      },
    ],
    [
      'auth/wrong-password',
      async () => {
        setProtection(false);
        await signedUp();
        return signInWithEmailAndPassword(auth, MIA, 'wrong');
      },
    ],
    [
      'auth/user-disabled',
      async () => {
        const { uid } = await signedUp();
        server.auth.accounts.update(uid, { disabled: true });
        return signInWithEmailAndPassword(auth, MIA, SECRET);
      },
    ],
    [
      'auth/user-disabled',
      async () => {
        const user = await signedUp();
        server.auth.accounts.update(user.uid, { disabled: true });
        return user.getIdToken(true);
      },
    ],
    [
      'auth/email-already-in-use',
      async () => {
        await signedUp();
        return createUserWithEmailAndPassword(connect(), MIA.toUpperCase(), SECRET);
      },
    ],
    ['auth/weak-password', () => createUserWithEmailAndPassword(auth, MIA, '12345')],
    [
      'auth/password-does-not-meet-requirements',
      async () => {
        auth = await restart({ minPasswordLength: 8 });
        return createUserWithEmailAndPassword(auth, MIA, '1234567');
      },
    ],
    ['auth/invalid-email', () => createUserWithEmailAndPassword(auth, 'mia', SECRET)],
    ['auth/invalid-email', () => signInWithEmailAndPassword(auth, 'mia', SECRET)],
    ['auth/missing-password', () => signInWithEmailAndPassword(auth, MIA, '')],
    ['auth/missing-password', () => createUserWithEmailAndPassword(auth, MIA, '')],
    ['auth/admin-restricted-operation', () => signInAnonymously(auth)],
    [
      'auth/admin-restricted-operation',
      async () => {
        auth = await restart({ config: { selfSignUp: false } });
        return createUserWithEmailAndPassword(auth, MIA, SECRET);
      },
    ],
    [
      'auth/too-many-requests',
      async () => {
        auth = await restart({ maxFailedSignIns: 2 });
        const failures = [1, 2].map(() => signInWithEmailAndPassword(auth, MIA, 'wrong'));
        await Promise.allSettled(failures);
        return signInWithEmailAndPassword(auth, MIA, SECRET);
      },
    ],
    [
      'auth/requires-recent-login',
      async () => {
        const user = await signedUp();
        server.advance(6 * MINUTE);
        return updatePassword(user, 'another password');
      },
    ],
    [
      'auth/requires-recent-login',
      async () => {
        const user = await signedUp();
        server.advance(6 * MINUTE);
        return deleteUser(user);
      },
    ],
    ['auth/operation-not-allowed', async () => updateEmail(await signedUp(), 'mia.new@example.org')],
    ['auth/invalid-action-code', () => applyActionCode(auth, 'none')],
    [
      'auth/invalid-action-code',
      async () => {
        await sendEmailVerification(await signedUp());
        return confirmPasswordReset(auth, newestCode(), 'another password');
      },
    ],
    [
      'auth/user-token-expired',
      async () => {
        const user = await signedUp();
        server.auth.accounts.replaceAll([]);
        return reload(user);
      },
    ],
    [
      'auth/user-token-expired',
      async () => {
        const user = await signedUp();
        server.advance(61 * MINUTE);
        return reload(user);
      },
    ],
    ['auth/invalid-custom-token', () => signInWithCustomToken(auth, 'abc')],
    ['auth/invalid-custom-token', () => signInWithCustomToken(auth, customToken(''))],
    ['auth/invalid-custom-token', () => signInWithCustomToken(auth, customToken('a', { exp: 1 }))],
    ['auth/invalid-custom-token', () => signInWithCustomToken(auth, customToken('a', { aud: 'x' }))],
    ['auth/forbidden-claim', () => signInWithCustomToken(auth, customToken('a', { claims: { sub: 'b' } }))],
    ['auth/invalid-continue-uri', () => sendPasswordResetEmail(auth, MIA, { url: 'javascript:alert(1)' })],
  ];

  test.each(table)('%s (%#)', async (code, attempt) => {
    await expect(attempt()).rejects.toMatchObject({ code });
  });

  test('a password works again five minutes after too many failures', async () => {
    auth = await restart({ maxFailedSignIns: 1 });
    await createUserWithEmailAndPassword(auth, MIA, SECRET);
    await expect(signInWithEmailAndPassword(auth, MIA, 'wrong')).rejects.toThrow();
    await expect(signInWithEmailAndPassword(auth, MIA, SECRET)).rejects.toMatchObject({
      code: 'auth/too-many-requests',
    });
    server.advance(5 * MINUTE);
    await signInWithEmailAndPassword(auth, MIA, SECRET);
  });

  test('the password policy can be requested', async () => {
    auth = await restart({ minPasswordLength: 8 });
    expect(await validatePassword(auth, '1234567')).toMatchObject({
      isValid: false,
      meetsMinPasswordLength: false,
    });
    expect(await validatePassword(auth, '12345678')).toMatchObject({ isValid: true });
  });

  test('an address changes at once while enumeration protection is off', async () => {
    setProtection(false);
    const user = await signedUp();
    await updateEmail(user, 'mia.new@example.org');
    expect(user.email).toBe('mia.new@example.org');
    await signInWithEmailAndPassword(auth, 'mia.new@example.org', SECRET);
  });
});
