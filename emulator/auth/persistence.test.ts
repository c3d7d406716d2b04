import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newAccount } from './accounts';
import { signInWithPassword, signUp } from './sign-in';
import { openAuthData } from './persistence';
import { createAuthService } from './service';
import { refreshTokens } from './tokens';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'auth-data-'));
});
afterEach(() => rm(dir, { recursive: true }));

const open = (projectId = 'demo-auth') => {
  const service = createAuthService({ projectId });
  const data = openAuthData(dir);
  data.attach(service);
  return { service, data };
};

describe('accounts stored on disk', () => {
  test('accounts, codes, settings and sessions survive a restart', async () => {
    const first = open();
    const signedUp = await signUp(first.service, { email: 'mia@example.org', password: 'correct horse' });
    first.service.setConfig({
      emailEnumerationProtection: false,
      selfSignUp: false,
      selfDeletion: false,
      authorizedDomains: ['acf.example'],
    });
    await first.data.flush();

    const second = open();
    expect(second.service.exportState()).toEqual(first.service.exportState());
    await signInWithPassword(second.service, { email: 'mia@example.org', password: 'correct horse' });
    refreshTokens(second.service, String(signedUp['refreshToken']));
    await second.data.flush();
  });

  test('many concurrent changes produce one complete file that only its owner can read', async () => {
    const { service, data } = open();
    for (let i = 0; i < 50; i += 1) service.accounts.create(newAccount(0, { localId: `u${i}` }));
    await data.flush();
    service.accounts.delete('u0');
    await data.flush();
    const file = join(dir, 'auth.json');
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(service.exportState());
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(dir)).toEqual(['auth.json']);
  });

  test.each([
    ['cut off', '{"version":1,'],
    ['of another shape', '{"version":1,"accounts":[]}'],
    ['of another project', JSON.stringify(createAuthService({ projectId: 'demo-other' }).exportState())],
  ])('a file that is %s prevents startup and is not changed', async (_, text) => {
    const file = join(dir, 'auth.json');
    await writeFile(file, text);
    expect(() => open()).toThrow(/auth\.json/);
    expect(await readFile(file, 'utf8')).toBe(text);
  });

  test('a state with a duplicate email address is refused as a whole', () => {
    const service = createAuthService({ projectId: 'demo-auth' });
    service.accounts.create(newAccount(0, { localId: 'mia' }));
    const before = service.exportState();
    const twice = ['a', 'b'].map((localId) => newAccount(0, { localId, email: 'x@example.org' }));
    expect(() => service.importState({ ...before, accounts: twice })).toThrow('EMAIL_EXISTS');
    expect(service.exportState()).toEqual(before);
  });
});
