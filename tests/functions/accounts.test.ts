import { describe, expect, it, vi } from 'vitest';
import { userMessages } from '@/contracts/users';
import { covers } from '@/testing/covers';
import { changeAccount, deleteAccount } from '../../functions/src/services/accounts';
import { startApi } from './api-under-test';

const api = await startApi();

const create = (body: object, key?: string, as: 'ada' | 'noor' = 'ada') =>
  api.call('POST', '/admin/users', { as, body, ...(key && { headers: { 'idempotency-key': key } }) });
const accountsOf = async (email: string) =>
  (await api.accounts.listUsers()).users.filter((user) => user.email === email).map(({ uid }) => uid);
const recordsOf = async (email: string) =>
  (await api.database.collection('users').where('email', '==', email).get()).docs.map(({ id }) => id);
const events = async () =>
  (await api.database.collection('security_events').get()).docs.map((each) => each.data());
const change = (as: 'ada' | 'noor', uid: string, body: object) =>
  api.call('PUT', `/admin/users/${uid}`, { as, body });

describe('an invitation', () => {
  it(
    'emails a link, creates an account with an unknown password, and is in the feed',
    covers('WRK-665'),
    async () => {
      const { status, body } = await create({ email: 'kai@acf.example', role: 'admin' });
      expect({ status, invited: body.invited }).toEqual({ status: 201, invited: true });
      expect(await recordsOf('kai@acf.example')).toEqual([body.uid]);
      expect(await api.mailsTo('kai@acf.example')).toEqual([expect.stringContaining('mode=resetPassword')]);
      expect(JSON.stringify(body)).not.toContain('oobCode');
      expect(await events()).toMatchObject([{ level: 'warning', title: 'User created' }]);
    },
  );

  it('takes the address over from a stranger’s account without a record', async () => {
    const theirs = await api.tokenOf('nobody');
    const { status, body } = await create({ email: 'nobody@acf.example' });
    expect(status).toBe(201);
    expect(body.uid).not.toBe('nobody');
    expect(await accountsOf('nobody@acf.example')).toEqual([body.uid]);
    // The stranger's session and password no longer work.
    const left = await api.call('GET', '/security/rate-limits', { authorization: `Bearer ${theirs}` });
    expect(left.status).toBe(401);
    expect(await events()).toContainEqual(
      expect.objectContaining({ title: 'Account without a record replaced' }),
    );
  });

  it('is refused for the account of a person with a record, whatever its address', async () => {
    await api.accounts.updateUser('mia', { email: 'mia.new@acf.example' });
    const { status, body } = await create({ email: 'mia.new@acf.example' });
    expect({ status, message: body.error.message }).toEqual({ status: 409, message: userMessages.exists });
    expect(await accountsOf('mia.new@acf.example')).toEqual(['mia']);
  });
});

describe('a repeated call', () => {
  it('returns the first account', covers('WRK-743'), async () => {
    const first = await create({ email: 'kai@acf.example', password: 'secret' }, 'attempt-1');
    const again = await create({ email: 'kai@acf.example', password: 'secret' }, 'attempt-1');
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect(await events()).toHaveLength(1);
  });

  it('continues where the first one stopped', async () => {
    const { body: made } = await create({ email: 'kai@acf.example', password: 'secret' }, 'attempt-1');
    // Simulates a first call that stopped between the two services.
    await api.database.doc(`users/${made.uid}`).delete();
    const again = await create({ email: 'kai@acf.example', password: 'secret' }, 'attempt-1');
    expect(again).toMatchObject({ status: 201, body: { uid: made.uid } });
    expect(await recordsOf('kai@acf.example')).toEqual([made.uid]);
  });

  it('is refused if its values differ', async () => {
    await create({ email: 'kai@acf.example', password: 'secret' }, 'attempt-1');
    const other = await create({ email: 'lou@acf.example', password: 'secret' }, 'attempt-1');
    expect(other).toMatchObject({ status: 422, body: { error: { message: userMessages.otherCall } } });
    expect(await accountsOf('lou@acf.example')).toEqual([]);
    const asAdmin = { email: 'kai@acf.example', password: 'secret', role: 'admin' };
    expect(await create(asAdmin, 'attempt-1')).toMatchObject({
      status: 422,
      body: { error: { fields: { 'Idempotency-Key': 'This key was used for another call.' } } },
    });
    expect((await api.database.collection('users').where('role', '==', 'admin').get()).size).toBe(2);
    // The stored digest of a call reveals none of its content.
    const { docs } = await api.database.collection('apiCalls').get();
    expect(JSON.stringify(docs.map((each) => each.data()))).not.toMatch(/secret|kai/);
    // The address is no longer reserved.
    expect((await create({ email: 'lou@acf.example', password: 'secret' }, 'attempt-2')).status).toBe(201);
  });
});

it('accepts an account created by a concurrent repeat of the same call', async () => {
  const createUser = api.accounts.createUser.bind(api.accounts);
  // The retry runs between the check of the address and the creation.
  const made = vi.spyOn(api.accounts, 'createUser').mockImplementationOnce(async (properties) => {
    await createUser(properties);
    return createUser(properties);
  });
  expect(await create({ email: 'kai@acf.example', password: 'secret' }, 'attempt-1')).toMatchObject({
    status: 201,
  });
  made.mockRestore();
  expect(await recordsOf('kai@acf.example')).toHaveLength(1);
  // The address belongs to the account and is not free for another call.
  expect((await create({ email: 'kai@acf.example', password: 'secret' }, 'attempt-2')).status).toBe(409);
});

it('creates one account from 50 concurrent calls for one address', async () => {
  const calls = Array.from({ length: 50 }, (_, n) =>
    create({ email: 'kai@acf.example', password: 'secret' }, `attempt-${n}`),
  );
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(49);
  expect(await accountsOf('kai@acf.example')).toHaveLength(1);
  expect(await recordsOf('kai@acf.example')).toHaveLength(1);
});

it('creates one account from 20 concurrent repeats of one call', async () => {
  const calls = Array.from({ length: 20 }, () => create({ email: 'kai@acf.example' }, 'attempt-1'));
  const answers = await Promise.all(calls);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  expect(new Set(answers.map(({ body }) => body.uid)).size).toBe(1);
  expect(await accountsOf('kai@acf.example')).toHaveLength(1);
  expect(await recordsOf('kai@acf.example')).toHaveLength(1);
});

describe('the last administrator', () => {
  const isAdmin = async (uid: string) => {
    const { role, status } = (await api.database.doc(`users/${uid}`).get()).data() ?? {};
    return role === 'admin' && status === 'active';
  };

  // Administrators cannot change themselves, so only a caller who has just lost the role can reach this case.
  const noorBefore = {
    uid: 'noor',
    email: 'noor@acf.example',
    displayName: '',
    photoURL: '',
    role: 'admin',
    status: 'active',
    signedInAt: Date.now(),
    tokenSeconds: 3600,
  } as const;

  it('cannot be changed or deleted', covers('WRK-491', 'WRK-492'), async () => {
    const regular = { role: 'regular', status: 'active' } as const;
    const inactive = { role: 'admin', status: 'inactive' } as const;
    // An inactive administrator does not count.
    await change('ada', 'noor', inactive);
    const refusal = { code: 'conflict', message: userMessages.lastAdminEdit };
    await expect(changeAccount(api.backend, 'ada', regular, noorBefore)).rejects.toMatchObject(refusal);
    await expect(changeAccount(api.backend, 'ada', inactive, noorBefore)).rejects.toMatchObject(refusal);
    await expect(deleteAccount(api.backend, 'ada', 'mia', noorBefore, async () => 0)).rejects.toMatchObject({
      code: 'conflict',
      message: userMessages.lastAdminDelete,
    });
    expect(await isAdmin('ada')).toBe(true);
    expect((await api.accounts.getUser('ada')).disabled).toBe(false);
    // They can no longer change another person's account either.
    await expect(changeAccount(api.backend, 'mia', inactive, noorBefore)).rejects.toMatchObject({
      code: 'forbidden',
    });
  });

  it.each([[1], [2], [3]])(
    'remains if two administrators remove each other at the same moment (%i)',
    covers('WRK-491', 'FLT-020'),
    async () => {
      const [first, second] = await Promise.all([
        change('ada', 'noor', { role: 'regular', status: 'active' }),
        change('noor', 'ada', { role: 'regular', status: 'inactive' }),
      ]);
      const statuses = [first.status, second.status].sort((one, other) => one - other);
      expect(statuses[0]).toBe(200);
      // Refused as the last administrator's removal, or because the caller has already lost the role.
      expect([403, 409]).toContain(statuses[1]);
      expect([await isAdmin('ada'), await isAdmin('noor')].filter(Boolean)).toHaveLength(1);
    },
  );

  it('remains if two administrators delete each other at the same moment', covers('WRK-492'), async () => {
    const answers = await Promise.all([
      api.call('DELETE', '/admin/users/auth/noor?heir=mia', { as: 'ada' }),
      api.call('DELETE', '/admin/users/auth/ada?heir=mia', { as: 'noor' }),
    ]);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect([await isAdmin('ada'), await isAdmin('noor')].filter(Boolean)).toHaveLength(1);
  });
});

describe('a deactivated person', () => {
  it('loses access at once and gets it back when reactivated', async () => {
    const token = await api.tokenOf('noor');
    const asNoor = () => api.call('GET', '/security/rate-limits', { authorization: `Bearer ${token}` });
    expect((await asNoor()).status).toBe(200);
    await change('ada', 'noor', { role: 'admin', status: 'inactive' });
    expect((await asNoor()).status).toBe(401);
    await change('ada', 'noor', { role: 'admin', status: 'active' });
    expect((await api.accounts.getUser('noor')).disabled).toBe(false);
  });

  it('loses access by a repeat of a call that stopped after changing the record', async () => {
    await api.database.doc('users/mia').update({ status: 'inactive' });
    expect((await change('ada', 'mia', { role: 'regular', status: 'inactive' })).status).toBe(200);
    expect((await api.accounts.getUser('mia')).disabled).toBe(true);
    expect(await events()).toEqual([]);
  });
});

it('deleting a person also deletes their photos and no one else’s', async () => {
  const objects = `http://127.0.0.1:${api.local.storagePort}/storage/v1/b/${api.backend.bucket}/o`;
  const headers = { authorization: 'Bearer owner', 'content-type': 'image/png' };
  const names = [
    'mia_1700000000000.png',
    'mia_1700000000001.jpg',
    'mia_1700000000002.webp',
    'mia_1700000000003.gif',
    'mia_too_1700000000000.png',
  ];
  for (const name of names)
    await fetch(
      `${objects.replace('/storage/', '/upload/storage/')}?uploadType=media&name=profile_pictures%2F${name}`,
      { method: 'POST', headers, body: 'picture' },
    );
  const stored = async () => {
    const { items = [] } = (await (await fetch(objects, { headers })).json()) as {
      items?: { name: string }[];
    };
    return items.map(({ name }) => name);
  };
  expect(await stored()).toHaveLength(5);
  const remove = () => api.call('DELETE', '/admin/users/auth/mia?heir=ada', { as: 'ada' });
  // While the file store fails, the record stays, so that a retry still finds the photos.
  const { fetch: ask } = globalThis;
  const away = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((...call) =>
      call[1]?.method === 'DELETE' ? Promise.resolve(new Response('', { status: 503 })) : ask(...call),
    );
  expect((await remove()).status).toBe(500);
  away.mockRestore();
  expect(await stored()).toHaveLength(5);
  expect(await recordsOf('mia@acf.example')).toEqual(['mia']);
  // The list has two pages, and the second holds the rest.
  const paged = vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
    const { method = 'GET' } = init ?? {};
    const isList = method === 'GET' && typeof address === 'string';
    return ask(isList ? `${address}&maxResults=3` : address, init);
  });
  expect((await remove()).status).toBe(204);
  paged.mockRestore();
  expect(await stored()).toEqual(['profile_pictures/mia_too_1700000000000.png']);
});
