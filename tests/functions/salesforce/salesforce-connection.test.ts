import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { defaultFieldMapping } from '@/contracts/salesforce';
import { ConnectionStore } from '../../../functions/src/adapters/salesforce/connection-store';
import { createSealer } from '../../../functions/src/adapters/salesforce/sealed-secrets';
import { startApi } from '../api-under-test';

const { database } = await startApi();
const clock = { now: 0 };
const store = new ConnectionStore(
  database,
  createSealer(randomBytes(32).toString('base64')),
  () => clock.now,
);

beforeEach(() => {
  clock.now = Date.parse('2026-06-01T08:00:00Z');
});

const credentials = { clientId: 'app', clientSecret: 'app secret' };
const tokens = (name: string) => ({
  accessToken: `access ${name}`,
  refreshToken: `refresh ${name}`,
  instanceUrl: 'https://acf.my.salesforce.com',
});
const storedTokens = async () => store.tokensOf(await store.read());
const connectAgain = async () => {
  await store.connect(credentials, tokens('first'), 'ada');
  return (await store.read()).revision;
};

describe('a started sign-in', () => {
  const begin = (state: string) => store.beginAttempt({ state, verifier: `of ${state}` }, 'ada', credentials);

  it('can be finished once within ten minutes, with the values it started with', async () => {
    await begin('one');
    await begin('two');
    clock.now += 600_000;
    expect(await store.takeAttempt('one')).toEqual({ uid: 'ada', verifier: 'of one', credentials });
    expect(await store.takeAttempt('one')).toBeUndefined();
    clock.now += 1;
    expect(await store.takeAttempt('two')).toBeUndefined();
    expect(await store.takeAttempt('never begun')).toBeUndefined();
  });

  it('is deleted when the next one starts, if it is too old', async () => {
    const count = async () => (await database.collection('integrations').get()).size;
    await begin('one');
    clock.now += 600_000;
    await begin('two');
    expect(await count()).toBe(2);
    clock.now += 1;
    await begin('three');
    expect(await count()).toBe(2);
    expect(await store.takeAttempt('two')).toMatchObject({ verifier: 'of two' });
  });
});

describe('the right to renew the tokens', () => {
  it('belongs to one call for fifteen seconds', async () => {
    const revision = await connectAgain();
    expect(await store.takeRefresh(revision)).toBe('mine');
    clock.now += 14_999;
    expect(await store.takeRefresh(revision)).toBe('busy');
    clock.now += 1;
    expect(await store.takeRefresh(revision)).toBe('mine');
  });

  it('is free again after a call without an answer', async () => {
    const revision = await connectAgain();
    await store.takeRefresh(revision);
    await store.giveUpRefresh();
    expect(await store.takeRefresh(revision)).toBe('mine');
    expect(await storedTokens()).toEqual(tokens('first'));
  });

  it('ends when the tokens are renewed and is free for the next time', async () => {
    const revision = await connectAgain();
    await store.takeRefresh(revision);
    expect(await store.storeRefreshed(revision, tokens('second'))).toBe(true);
    expect(await store.takeRefresh(revision)).toBe('done');
    expect(await store.takeRefresh((await store.read()).revision)).toBe('mine');
    expect(await storedTokens()).toEqual(tokens('second'));
  });
});

describe('a connection replaced by a new one', () => {
  it('keeps its new tokens when the former ones are renewed or given up', async () => {
    const former = await connectAgain();
    await store.connect(credentials, tokens('anew'), 'noor');
    expect(await store.storeRefreshed(former, tokens('late'))).toBe(false);
    await store.forgetTokens(former);
    expect(await store.read()).toMatchObject({ isConnected: true, enabled: true });
    expect(await storedTokens()).toEqual(tokens('anew'));
  });
});

describe('a connection that ends', () => {
  it.each([
    ['with its own revision', async () => store.forgetTokens((await store.read()).revision)],
    ['whatever its revision', () => store.forgetTokens()],
  ])('%s keeps its credentials, settings and switch', async (_, end) => {
    const revision = await connectAgain();
    await store.change({ objectName: 'Lead', fieldMapping: { ...defaultFieldMapping, title: '' } });
    await end();
    const stored = await store.read();
    expect(stored).toMatchObject({
      isConnected: false,
      enabled: true,
      tokens: null,
      instanceUrl: null,
      objectName: 'Lead',
      fieldMapping: { title: '', email: 'Email' },
    });
    expect(store.credentialsOf(stored)).toEqual(credentials);
    expect(await storedTokens()).toBeUndefined();
    // A call that waited for the refresh sees that it is done.
    expect(await store.takeRefresh(revision)).toBe('done');
  });
});

describe('the stored connection', () => {
  it('is read with default values if it is missing or invalid', async () => {
    const usual = {
      enabled: false,
      isConnected: false,
      fieldMapping: defaultFieldMapping,
      objectName: 'Contact',
      credentials: null,
    };
    expect(await store.read()).toMatchObject(usual);
    await database.doc('integrations/salesforce').set({ fieldMapping: { email: 7 }, objectName: 'User' });
    const stored = await store.read();
    expect(stored).toMatchObject(usual);
    expect(store.credentialsOf(stored)).toBeUndefined();
  });

  it('has no tokens unless it names their instance', async () => {
    await connectAgain();
    await database.doc('integrations/salesforce').update({ instanceUrl: null });
    expect(await storedTokens()).toBeUndefined();
  });

  it('keeps all other settings when one is changed', async () => {
    await connectAgain();
    await store.change({ objectName: 'Lead' });
    expect(await store.change({ enabled: false })).toMatchObject({ objectName: 'Lead', enabled: false });
    expect(await storedTokens()).toEqual(tokens('first'));
  });
});
