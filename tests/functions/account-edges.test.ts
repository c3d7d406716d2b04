import { createHash } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userMessages } from '@/contracts/users';
import { changeAccount } from '../../functions/src/services/accounts';
import { startApi } from './api-under-test';

const clock = { now: Date.now() };
const api = await startApi({ now: () => new Date(clock.now) });
const { accounts, database } = api;

beforeEach(() => {
  clock.now = Date.now();
});

const create = (body: object) => api.call('POST', '/admin/users', { as: 'ada', body });
const remove = (uid: string) => api.call('DELETE', `/admin/users/auth/${uid}?heir=noor`, { as: 'ada' });
const kai = { email: 'kai@acf.example', password: 'secret' };
const has = async (uid: string) =>
  accounts.getUser(uid).then(
    () => true,
    () => false,
  );

describe('twelve hours after signing in', () => {
  const calls = [
    ['creates an account', 'POST', '/admin/users', kai, 201],
    ['changes an account', 'PUT', '/admin/users/theo', { role: 'regular', status: 'active' }, 200],
    ['hands records over', 'POST', '/admin/users/theo/hand-over', { heir: 'mia' }, 200],
    ['deletes an account', 'DELETE', '/admin/users/auth/theo?heir=mia', undefined, 204],
  ] as const;

  it.each(calls)('an administrator who %s has to sign in again', async (...named) => {
    const [, method, path, body, status] = named;
    const [, payload = ''] = (await api.tokenOf('ada')).split('.');
    const { auth_time: signedIn } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
      auth_time: number;
    };
    const twelveHours = 43_200_000;
    const ask = () => api.call(method, path, { as: 'ada', ...(body && { body }) });
    clock.now = signedIn * 1000 + twelveHours + 1;
    expect(await ask()).toMatchObject({
      status: 403,
      body: { error: { code: 'forbidden', message: userMessages.signInAgain } },
    });
    expect(await has('theo')).toBe(true);
    clock.now -= 1;
    expect((await ask()).status).toBe(status);
  });
});

describe('an email that the sign-in service refuses', () => {
  /** Makes the next mail fail. */
  const refuseMail = () => {
    const { fetch: ask } = globalThis;
    const refusing = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation((address, init) =>
        typeof address === 'string' && address.endsWith('accounts:sendOobCode')
          ? Promise.resolve(new Response('kai@acf.example', { status: 400 }))
          : ask(address, init),
      );
    return () => refusing.mockRestore();
  };

  it('returns an error to the administrator who invites again', async () => {
    const restore = refuseMail();
    const answer = await api.call('POST', '/admin/users/theo/invitation', { as: 'ada' });
    restore();
    expect(answer).toMatchObject({ status: 502, body: { error: { code: 'bad-gateway' } } });
    expect(await api.mailsTo('theo@acf.example')).toEqual([]);
  });

  it('keeps the new account, reports that no invitation was sent, and is logged', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const restore = refuseMail();
    const answer = await create({ email: 'kai@acf.example' });
    restore();
    const lines = JSON.stringify(said.mock.calls);
    said.mockRestore();
    expect(answer).toMatchObject({ status: 201, body: { invited: false } });
    expect(await has(answer.body.uid as string)).toBe(true);
    expect(lines).toContain('invitation-mail.ts');
    expect(lines).not.toContain('kai@');
  });

  it('cannot be sent to a person whose record has no address', async () => {
    await database.doc('users/theo').update({ email: 7 });
    expect(await api.call('POST', '/admin/users/theo/invitation', { as: 'ada' })).toMatchObject({
      status: 404,
      body: { error: { message: userMessages.notFound } },
    });
  });
});

describe('an address reserved by a call', () => {
  const claim = database.doc(`accountClaims/${createHash('sha256').update(kai.email).digest('hex')}`);
  const reserved = (secondsAgo: number) =>
    claim.set({ uid: 'other', at: Timestamp.fromMillis(Date.now() - secondsAgo * 1000) });

  it('is taken for one minute', async () => {
    await reserved(55);
    expect(await create(kai)).toMatchObject({
      status: 409,
      body: { error: { message: userMessages.exists } },
    });
    expect((await claim.get()).get('uid')).toBe('other');
    await reserved(60);
    const { status, body } = await create(kai);
    expect(status).toBe(201);
    expect((await claim.get()).data()).toEqual({ uid: body.uid, at: expect.any(Timestamp) });
  });

  it('is free again after the account is deleted', async () => {
    const { body } = await create(kai);
    expect((await remove(body.uid)).status).toBe(204);
    expect((await claim.get()).exists).toBe(false);
    expect((await create(kai)).status).toBe(201);
  });

  it('is free after a refusal and stays reserved after a failure', async () => {
    const make = vi.spyOn(accounts, 'createUser');
    for (const [code, status, isReserved] of [
      ['auth/email-already-exists', 409, false],
      ['auth/internal-error', 500, true],
    ] as const) {
      make.mockRejectedValueOnce(Object.assign(new Error('refused'), { code }));
      expect(await create(kai), code).toMatchObject({ status });
      expect((await claim.get()).exists, code).toBe(isReserved);
    }
    make.mockRestore();
  });
});

describe('a deleted account', () => {
  it('is deleted in the sign-in service even if only its record is gone', async () => {
    await database.doc('users/mia').delete();
    expect((await remove('mia')).status).toBe(204);
    expect(await has('mia')).toBe(false);
    expect((await remove('mia')).status).toBe(204);
  });

  it('is disabled if the sign-in service does not delete it', async () => {
    const token = await api.tokenOf('mia');
    const deleting = vi.spyOn(accounts, 'deleteUser').mockRejectedValueOnce(new Error('away'));
    const answer = await remove('mia');
    deleting.mockRestore();
    expect(answer).toMatchObject({ status: 502, body: { error: { message: userMessages.deleteFailed } } });
    expect(await accounts.getUser('mia')).toMatchObject({ disabled: true });
    expect((await database.doc('users/mia').get()).get('status')).toBe('inactive');
    expect(await api.call('GET', '/contacts', { authorization: `Bearer ${token}` })).toMatchObject({
      status: 401,
    });
  });

  it('reports in the feed how many records went to whom', async () => {
    await database.doc('templates/t').set({ createdBy: 'mia', sharedWith: [], title: 'One' });
    await database.doc('settings/mia').set({ density: 'compact' });
    expect((await remove('mia')).status).toBe(204);
    expect((await database.doc('settings/mia').get()).exists).toBe(false);
    const { docs } = await database.collection('security_events').get();
    expect(docs.map((each) => each.get('message') as unknown)).toContain(
      'ada@acf.example deleted mia@acf.example. 1 records went to noor@acf.example.',
    );
  });
});

describe('a change of another administrator’s account', () => {
  const noor = {
    uid: 'noor',
    email: 'noor@acf.example',
    displayName: '',
    photoURL: '',
    role: 'admin',
    status: 'active',
    signedInAt: Date.now(),
    tokenSeconds: 3600,
  } as const;
  const change = (role: 'admin' | 'regular', status: 'active' | 'inactive') =>
    changeAccount(api.backend, 'ada', { role, status }, noor);

  it.each([
    ['admin', 'active', 'forbidden'],
    ['regular', 'active', 'conflict'],
    ['admin', 'inactive', 'conflict'],
  ] as const)('to %s and %s is refused as %s if the caller was removed', async (role, status, code) => {
    await database.doc('users/noor').update({ role: 'regular' });
    await expect(change(role, status)).rejects.toMatchObject({ code });
    expect((await database.doc('users/ada').get()).data()).toMatchObject({ role: 'admin', status: 'active' });
  });

  it('is not in the feed if it changes nothing', async () => {
    await change('admin', 'active');
    expect((await database.collection('security_events').get()).size).toBe(0);
  });
});
