import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createAuthService } from './service';
import { type AuthTestServer, startAuthServer, TEST_PROJECT } from './test-server';

const MIA = 'mia@example.org';
const SECRET = 'correct horse';
const OWNER = { authorization: 'Bearer owner' };
const own = (resource: string) => `${server.url}/emulator/v1/projects/${TEST_PROJECT}/${resource}`;

let server: AuthTestServer;

beforeEach(async () => {
  server = await startAuthServer();
  await server.admin('accounts', { localId: 'mia', email: MIA, password: SECRET });
});
afterEach(() => server.close());

const message = (body: unknown): string =>
  (body as { error?: { message?: string } }).error?.message ?? 'no error';

describe('malformed requests', () => {
  test.each([
    ['text that is not JSON', 'signInWithPassword', '{', 'Invalid JSON'],
    ['an array', 'signInWithPassword', '[]', 'expected an object'],
    ['a number instead of text', 'signInWithPassword', '{"email":1,"password":"x"}', "'email'"],
    ['no email address', 'signInWithPassword', '{"password":"x"}', 'MISSING_EMAIL'],
    ['an empty email address', 'signInWithPassword', '{"email":"","password":"x"}', 'INVALID_EMAIL'],
    ['no email address for a new account', 'signUp', '{"password":"long enough"}', 'MISSING_EMAIL'],
    ['an empty email address for a new account', 'signUp', '{"email":"","password":""}', 'INVALID_EMAIL'],
    [
      'an id chosen by the client',
      'signUp',
      '{"localId":"x","email":"a@b.c","password":"long enough"}',
      'User ID',
    ],
    [
      'no token for a verification email',
      'sendOobCode',
      '{"requestType":"VERIFY_EMAIL","email":"a@b.c"}',
      'INVALID_ID_TOKEN',
    ],
    [
      'an invalid page address',
      'createAuthUri',
      '{"identifier":"a@b.c","continueUri":"none"}',
      'INVALID_CONTINUE_URI',
    ],
    ['a custom token that is not JSON', 'signInWithCustomToken', '{"token":"{no}"}', 'INVALID_CUSTOM_TOKEN'],
    ['a custom token without a user', 'signInWithCustomToken', '{"token":"{}"}', 'MISSING_IDENTIFIER'],
    ['no token for a lookup', 'lookup', '{}', 'MISSING_ID_TOKEN'],
    ['an invalid token', 'lookup', '{"idToken":"abc"}', 'INVALID_ID_TOKEN'],
    ['a number instead of a token for a profile', 'update', '{"idToken":5}', "'idToken'"],
    ['an unknown kind of email', 'sendOobCode', '{"requestType":"X","email":"a@b.c"}', "'requestType'"],
    ['no kind of email', 'sendOobCode', '{"email":"a@b.c"}', 'MISSING_REQ_TYPE'],
    ['no code', 'resetPassword', '{}', 'MISSING_OOB_CODE'],
    ['no custom token', 'signInWithCustomToken', '{}', 'MISSING_CUSTOM_TOKEN'],
    ['an address with a space', 'signUp', '{"email":"a b@c.d","password":"long enough"}', 'INVALID_EMAIL'],
    [
      'a profile that is too long',
      'signUp',
      JSON.stringify({ email: 'a@b.c', password: SECRET, displayName: 'x'.repeat(257) }),
      "'displayName'",
    ],
  ])('%s is refused with a reason and changes nothing', async (_, verb, body, reason) => {
    const before = server.auth.exportState();
    const answer = await server.client(verb, body);
    expect(answer.status).toBe(400);
    expect(message(answer.body)).toContain(reason);
    expect(server.auth.exportState()).toEqual(before);
  });

  test.each([
    ['a number instead of text', 'accounts', { email: 5 }, "'email'"],
    ['an empty id', 'accounts', { localId: '' }, "'localId'"],
    ['a weak password', 'accounts', { email: 'x@y.z', password: '123' }, 'WEAK_PASSWORD'],
    [
      'claims that are not an object',
      'accounts:update',
      { localId: 'mia', customAttributes: '[]' },
      'INVALID_CLAIMS',
    ],
    [
      'claims that are too large',
      'accounts:update',
      { localId: 'mia', customAttributes: JSON.stringify({ a: 'x'.repeat(1000) }) },
      'CLAIMS_TOO_LARGE',
    ],
    [
      'a reserved claim',
      'accounts:update',
      { localId: 'mia', customAttributes: '{"sub":"x"}' },
      'FORBIDDEN_CLAIM : sub',
    ],
    [
      'the removal of a required attribute',
      'accounts:update',
      { localId: 'mia', displayName: 'M', deleteAttribute: ['EMAIL'] },
      "'deleteAttribute'",
    ],
    ['text instead of a flag', 'accounts:update', { localId: 'mia', disableUser: 'yes' }, "'disableUser'"],
    ['no id for a change', 'accounts:update', {}, 'MISSING_LOCAL_ID'],
    ['no id for a deletion', 'accounts:delete', {}, 'MISSING_LOCAL_ID'],
    ['an empty list of ids', 'accounts:batchDelete', { localIds: [] }, 'LOCAL_ID_LIST_EXCEEDS_LIMIT'],
  ])('an administrator’s request is refused too: %s', async (_, path, body, reason) => {
    const before = server.auth.exportState();
    const answer = await server.admin(path, body);
    expect(answer.status).toBe(400);
    expect(message(answer.body)).toContain(reason);
    expect(server.auth.exportState()).toEqual(before);
  });

  test.each([
    ['/identitytoolkit.googleapis.com/v1/accounts:nothing?key=k', 404],
    ['/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=k', 400],
    ['/identitytoolkit.googleapis.com/v1/projects/demo-other/accounts', 400],
    ['/identitytoolkit.googleapis.com/v1/projects/demo-auth/accounts:batchCreate', 501],
    ['/securetoken.googleapis.com/v1/token?key=k', 400],
    ['/nothing', 404],
    ['//', 404],
  ])('POST %s answers %i with an error body', async (path, status) => {
    const response = await fetch(server.url + path, { method: 'POST', headers: OWNER, body: '{}' });
    expect(response.status).toBe(status);
    expect(message(await response.json())).not.toBe('no error');
  });

  test.each([
    ['', 'MISSING_GRANT_TYPE'],
    ['grant_type=password', 'INVALID_GRANT_TYPE'],
    ['grant_type=refresh_token', 'MISSING_REFRESH_TOKEN'],
    ['grant_type=refresh_token&refresh_token=abc', 'INVALID_REFRESH_TOKEN'],
  ])('a token exchange of "%s" fails with %s', async (form, reason) => {
    const response = await fetch(`${server.url}/securetoken.googleapis.com/v1/token?key=k`, {
      method: 'POST',
      body: new URLSearchParams(form),
    });
    expect(response.status).toBe(400);
    expect(message(await response.json())).toBe(reason);
  });
});

test('the response waits until the change is stored, and a failed write returns an error', async () => {
  await server.close();
  server = await startAuthServer({}, () => Promise.reject(new Error('disk full')));
  const answer = await server.admin('accounts', { localId: 'ned' });
  expect(answer.status).toBe(500);
  expect(message(answer.body)).toContain('disk full');
});

describe('access control', () => {
  test.each([undefined, 'Bearer abc', 'Basic b3duZXI='])(
    'authorization %j does not make the caller an administrator',
    async (authorization) => {
      const response = await fetch(
        `${server.url}/identitytoolkit.googleapis.com/v1/projects/${TEST_PROJECT}/accounts:delete`,
        {
          method: 'POST',
          body: '{"localId":"mia"}',
          ...(authorization === undefined ? {} : { headers: { authorization } }),
        },
      );
      expect([400, 401]).toContain(response.status);
      expect(server.auth.accounts.get('mia')).toBeDefined();
    },
  );

  const lookup = (headers: Record<string, string>) =>
    fetch(`${server.url}/identitytoolkit.googleapis.com/v1/accounts:lookup`, {
      method: 'POST',
      headers,
      body: '{"localId":["mia"]}',
    });

  test.each([{}, { authorization: 'Basic b3duZXI=' }])(
    'a client without an API key is refused (%j)',
    async (headers) => {
      const response = await lookup(headers);
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ error: { status: 'PERMISSION_DENIED' } });
    },
  );

  test('an API key in a header is accepted and gives only client access', async () => {
    const response = await lookup({ 'x-goog-api-key': 'k' });
    expect(message(await response.json())).toBe('MISSING_ID_TOKEN');
  });

  test('an administrator may use the client’s paths', async () => {
    const response = await lookup({ authorization: 'bEArEr OWNER' });
    expect(await response.json()).toMatchObject({ users: [{ localId: 'mia' }] });
  });

  test('a client never receives the link of an email', async () => {
    const body = { requestType: 'PASSWORD_RESET', email: MIA, returnOobLink: true };
    expect((await server.client('sendOobCode', body)).status).toBe(403);
    expect(server.auth.oobCodes.all()).toEqual([]);
  });

  test('pages of other sites are refused, and pages of this machine may read responses', async () => {
    const ask = (origin: string) => fetch(own('oobCodes'), { headers: { origin } });
    expect((await ask('https://evil.example')).status).toBe(403);
    const response = await ask('http://localhost:5173');
    expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
  });

  test('a project that could be real is refused at startup', () => {
    expect(() => createAuthService({ projectId: 'acf-production' })).toThrow(/demo-/);
  });
});

describe('the endpoints that only an emulator has', () => {
  const reset = () => server.client('sendOobCode', { requestType: 'PASSWORD_RESET', email: MIA });
  const listCodes = async () =>
    ((await (await fetch(own('oobCodes'))).json()) as { oobCodes: { oobCode: string; oobLink: string }[] })
      .oobCodes;

  test('the emailed codes are listed, and their link opens a page that resets the password', async () => {
    await reset();
    const [code] = await listCodes();
    expect(code).toMatchObject({ email: MIA, requestType: 'PASSWORD_RESET' });
    const link = code?.oobLink ?? '';
    const form = await fetch(link);
    expect(form.headers.get('content-type')).toContain('text/html');
    expect(await form.text()).toContain('name="newPassword"');
    const weak = await fetch(link, { method: 'POST', body: new URLSearchParams({ newPassword: '123' }) });
    expect(weak.status).toBe(400);
    const saved = await fetch(link, {
      method: 'POST',
      body: new URLSearchParams({ newPassword: 'another one' }),
    });
    expect(saved.status).toBe(200);
    expect((await server.client('signInWithPassword', { email: MIA, password: 'another one' })).status).toBe(
      200,
    );
    expect((await fetch(link)).status).toBe(400);
  });

  test('the page shows markup in an address as text', async () => {
    await server.admin('accounts', { localId: 'x', email: '<img/src=x>@example.org', password: SECRET });
    await server.client('sendOobCode', { requestType: 'PASSWORD_RESET', email: '<img/src=x>@example.org' });
    const [code] = await listCodes();
    const text = await (await fetch(code?.oobLink ?? '')).text();
    expect(text).not.toContain('<img');
    expect(text).toContain('&lt;img');
  });

  test('deleting all accounts also deletes codes and failed attempts', async () => {
    await reset();
    expect((await fetch(own('accounts'), { method: 'DELETE' })).status).toBe(200);
    expect(server.auth.accounts.all()).toEqual([]);
    expect(await listCodes()).toEqual([]);
  });

  test('a setting changes by PATCH, and an unknown or impossible one changes nothing', async () => {
    const patch = (body: unknown) => fetch(own('config'), { method: 'PATCH', body: JSON.stringify(body) });
    expect((await patch({ emailPrivacyConfig: { enableImprovedEmailPrivacy: false } })).status).toBe(200);
    const config = await (await fetch(own('config'))).json();
    expect(config).toMatchObject({ emailPrivacyConfig: { enableImprovedEmailPrivacy: false } });
    const change = { client: { permissions: { disabledUserSignup: true } } };
    expect((await patch({ ...change, mfa: { on: true } })).status).toBe(400);
    expect((await patch({ ...change, signIn: { allowDuplicateEmails: true } })).status).toBe(400);
    expect(server.auth.config().selfSignUp).toBe(true);
    expect((await patch(change)).status).toBe(200);
    expect(server.auth.config().selfSignUp).toBe(false);
  });
});
