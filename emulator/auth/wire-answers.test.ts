import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DEFAULT_CONFIG } from './config';
import type { Json } from './request-fields';
import { type AuthTestServer, startAuthServer, TEST_PROJECT } from './test-server';
import { decodeUnsignedJwt } from './unsigned-jwt';

const MIA = 'mia@example.org';
const SECRET = 'correct horse';

let server: AuthTestServer;
beforeEach(async () => {
  server = await startAuthServer();
  server.auth.setConfig({ ...DEFAULT_CONFIG, emailEnumerationProtection: false });
});
afterEach(() => server.close());

const text = (body: Json, name: string): string => String(body[name]);
const signUp = async (members: Json = {}): Promise<Json> =>
  (await server.client('signUp', { email: MIA, password: SECRET, ...members })).body;
const refusal = (answer: { body: Json }): unknown => (answer.body['error'] as Json | undefined)?.['message'];
const providerOf = (body: Json): unknown => {
  const firebase = decodeUnsignedJwt(text(body, 'idToken'))?.['firebase'] as Json | undefined;
  return firebase?.['sign_in_provider'];
};
const lookup = (body: Json) => server.client('lookup', { idToken: body['idToken'] });

describe('signing up', () => {
  test('accepts a name but ignores a picture', async () => {
    const mia = await signUp({ displayName: 'Mia', photoUrl: 'https://example.org/mia.png' });
    expect(mia).toMatchObject({ email: MIA, displayName: 'Mia' });
    const account = server.auth.accounts.get(text(mia, 'localId'));
    expect(account).toMatchObject({ displayName: 'Mia' });
    expect(account).not.toHaveProperty('photoUrl');
  });

  test.each(['signUp', 'update', 'signInWithPassword'])('refuses a tenant in %s', async (verb) => {
    const answer = await server.client(verb, { email: MIA, password: SECRET, tenantId: 't' });
    expect(answer.status).toBe(501);
    expect(server.auth.accounts.all()).toEqual([]);
  });
});

describe('a custom token sent as plain JSON', () => {
  const signIn = (token: Json) => server.client('signInWithCustomToken', { token: JSON.stringify(token) });

  test('signs in with its claims, which override those of the account', async () => {
    await server.admin('accounts', { localId: 'u', customAttributes: '{"team":"west","role":"guide"}' });
    const { body } = await signIn({ uid: 'u', claims: { team: 'east' } });
    expect(body).toMatchObject({ isNewUser: false });
    expect(decodeUnsignedJwt(text(body, 'idToken'))).toMatchObject({ team: 'east', role: 'guide' });
  });

  test('cannot set reserved claims', async () => {
    expect(refusal(await signIn({ uid: 'u', claims: { firebase: 1 } }))).toBe('FORBIDDEN_CLAIM : firebase');
    expect(server.auth.accounts.all()).toEqual([]);
  });

  test('remains the sign-in provider after an email is added, until a password is set', async () => {
    const { body } = await signIn({ uid: 'u' });
    const withEmail = await server.client('update', { idToken: body['idToken'], email: MIA });
    expect(providerOf(withEmail.body)).toBe('custom');
    const change = { idToken: withEmail.body['idToken'], password: SECRET };
    expect(providerOf((await server.client('update', change)).body)).toBe('password');
  });
});

describe('a person’s own account', () => {
  test('ends older sessions and starts a new one when the client requests it', async () => {
    const mia = await signUp();
    server.advance(2_000);
    const { body } = await server.client('update', { idToken: mia['idToken'], validSince: '0' });
    expect(refusal(await lookup(mia))).toBe('TOKEN_EXPIRED');
    expect((await lookup(body)).status).toBe(200);
  });

  test('cannot be linked with another provider', async () => {
    const { idToken } = await signUp();
    const linkProviderUserInfo = { providerId: 'google.com', rawId: 'x' };
    expect((await server.client('update', { idToken, linkProviderUserInfo })).status).toBe(501);
  });

  test('refuses a refresh token of another project', async () => {
    const session = JSON.parse(Buffer.from(text(await signUp(), 'refreshToken'), 'base64url').toString());
    const foreign = Buffer.from(JSON.stringify({ ...session, projectId: 'demo-other' }));
    const response = await fetch(`${server.url}/securetoken.googleapis.com/v1/token?key=k`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        refresh_token: foreign.toString('base64url'),
      }),
    });
    expect(refusal({ body: (await response.json()) as Json })).toBe('INVALID_REFRESH_TOKEN');
  });
});

describe('a confirmed email change', () => {
  const askForChange = async () => {
    const { idToken } = await signUp();
    const newEmail = 'mia.new@example.org';
    await server.client('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail });
    return { newEmail, oobCode: server.auth.oobCodes.all()[0]?.oobCode };
  };

  test('returns the new address', async () => {
    const { newEmail, oobCode } = await askForChange();
    const { body } = await server.client('update', { oobCode });
    expect(body).toMatchObject({ email: newEmail, newEmail, emailVerified: true });
  });

  test('is refused if the new address was taken in between, and the code is used up', async () => {
    const { newEmail, oobCode } = await askForChange();
    await signUp({ email: newEmail });
    expect(refusal(await server.client('update', { oobCode }))).toBe('EMAIL_EXISTS');
    expect(server.auth.oobCodes.all()).toEqual([]);
  });
});

describe('the sign-in methods of an address', () => {
  const ask = (members: Json = {}) =>
    server.client('createAuthUri', { identifier: MIA, continueUri: 'http://localhost/', ...members });

  test.each([true, false])('come with a session id (enumeration protection %s)', async (protection) => {
    server.auth.setConfig({ ...DEFAULT_CONFIG, emailEnumerationProtection: protection });
    expect((await ask()).body).toMatchObject({ sessionId: expect.stringMatching(/./) });
    expect((await ask({ sessionId: 'mine' })).body).toMatchObject({ sessionId: 'mine' });
  });
});

describe('an administrator over REST', () => {
  test('gets an error for an unknown address that depends on the kind of email', async () => {
    const ask = async (requestType: string) =>
      refusal(
        await server.admin('accounts:sendOobCode', {
          requestType,
          email: 'nobody@example.org',
          newEmail: MIA,
          returnOobLink: true,
        }),
      );
    expect(await ask('PASSWORD_RESET')).toBe('EMAIL_NOT_FOUND');
    expect(await ask('VERIFY_EMAIL')).toBe('USER_NOT_FOUND');
    expect(await ask('VERIFY_AND_CHANGE_EMAIL')).toBe('USER_NOT_FOUND');
  });

  test('counts accounts and gets them unless only the count is requested', async () => {
    for (const localId of ['b', 'a']) await server.admin('accounts', { localId });
    const all = await server.admin('accounts:query', {});
    expect(all.body).toMatchObject({ recordsCount: '2', userInfo: [{ localId: 'a' }, { localId: 'b' }] });
    const count = await server.admin('accounts:query', { returnUserInfo: false });
    expect(count.body).toEqual({ recordsCount: '2' });
    expect((await server.admin('accounts:query', { expression: [{ email: MIA }] })).status).toBe(501);
  });

  test('gets a page token with every full page and may start after any id', async () => {
    for (const localId of ['a', 'b']) await server.admin('accounts', { localId });
    const page = async (query: string) => {
      const path = `/identitytoolkit.googleapis.com/v1/projects/${TEST_PROJECT}/accounts:batchGet?${query}`;
      const response = await fetch(server.url + path, { headers: { authorization: 'Bearer owner' } });
      return (await response.json()) as Json;
    };
    const full = await page('maxResults=2');
    expect(full).toMatchObject({ users: [{ localId: 'a' }, { localId: 'b' }], nextPageToken: 'b' });
    expect(await page('maxResults=2&nextPageToken=b')).toEqual({ kind: full['kind'] });
    expect(await page('nextPageToken=a')).toEqual({
      kind: full['kind'],
      users: [expect.objectContaining({ localId: 'b' })],
    });
  });
});
