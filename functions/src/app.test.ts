import { createHash } from 'node:crypto';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contract } from '@/contracts/contract';
import type { Backend } from './adapters/backend';
import { type AppOptions, createApp } from './app';
import { ApiError } from './pipeline/api-error';
import { type Endpoint, endpoint } from './pipeline/endpoint';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/**
 * Stands in for the backend without a database. The token is the id of an active administrator who signed in
 * at 1000 s.
 */
const backend = {
  accounts: {
    verifyIdToken: (token: string) =>
      Promise.resolve({ uid: token.split('.')[0], auth_time: 1_000, iat: 2_000, exp: 5_600 }),
  },
  database: {
    doc: () => ({ get: () => Promise.resolve({ data: () => ({ role: 'admin', status: 'active' }) }) }),
  },
} as unknown as Backend;

const often = { name: 'often', perMinute: 1_000 };

/** Serves endpoints over HTTP on loopback. */
async function serve(served: readonly Endpoint[], options: Partial<AppOptions> = {}) {
  const logged: Readonly<Record<string, unknown>>[] = [];
  const server = createServer(createApp({ backend, log: (line) => logged.push(line), ...options }, served));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const call = (
    path: string,
    headers: Readonly<Record<string, string>> = {},
    body?: string,
    method = 'POST',
  ) =>
    new Promise<{ status?: number; headers: NodeJS.Dict<string | string[]>; body: unknown }>(
      (resolve, reject) => {
        const sent = httpRequest(
          { host: '127.0.0.1', port, method, path: `/api${path}`, headers },
          (answer) => {
            text(answer).then(
              (content) =>
                resolve({
                  ...(answer.statusCode !== undefined && { status: answer.statusCode }),
                  headers: answer.headers,
                  body: content === '' ? '' : (JSON.parse(content) as unknown),
                }),
              reject,
            );
          },
        );
        sent.on('error', reject);
        sent.end(body);
      },
    );
  return { call, logged };
}

const say = contract({
  method: 'POST',
  path: '/say',
  summary: 'Says',
  caller: 'anyone',
  body: z.object({ word: z.string().check(z.minLength(1, 'A word is needed')) }),
  answer: z.object({ word: z.string(), key: z.nullable(z.string()) }),
  maxBytes: 40,
  errors: { internal: 'The word was not said.', invalid: ['Send a word.', 'Send another.'] },
});
const json = { 'content-type': 'application/json' };
const saying = (does: (word: string) => Promise<void> = async () => {}) =>
  endpoint(say, {
    limit: often,
    policy: () => true,
    serve: async ({ body: { word }, idempotencyKey = null }) => {
      await does(word);
      return { word, key: idempotencyKey, secret: 'never sent' };
    },
  });

describe('an API call', () => {
  it('is answered with only the fields of the contract', async () => {
    const { call } = await serve([saying()]);
    expect((await call('/say', json, '{"word":"tea","more":1}')).body).toEqual({ word: 'tea', key: null });
    expect((await call('/SAY', json, '{"word":"tea"}')).status).toBe(404);
  });

  it.each([
    ['1234567', 422],
    ['12345678', 200],
    ['a-B_5678', 200],
    ['k'.repeat(128), 200],
    ['k'.repeat(129), 422],
    ['key with blanks', 422],
    ['key.with.dots', 422],
  ])('with the idempotency key %s is answered with %i', async (key, status) => {
    const { call } = await serve([saying()]);
    const answer = await call('/say', { ...json, 'idempotency-key': key }, '{"word":"tea"}');
    expect(answer).toMatchObject({
      status,
      body:
        status === 200
          ? { key }
          : { error: { fields: { 'Idempotency-Key': '8 to 128 letters, digits, - or _' } } },
    });
  });

  it('names each invalid field with the contract’s message', async () => {
    const { call } = await serve([saying()]);
    expect(await call('/say', json, '{"word":""}')).toMatchObject({
      status: 422,
      body: { error: { code: 'invalid', message: 'Send a word.', fields: { word: 'A word is needed' } } },
    });
    expect(await call('/say', json, '[]')).toMatchObject({
      status: 422,
      body: { error: { fields: { body: expect.any(String) } } },
    });
  });

  it('closes its connection if the body was not read, and keeps it open otherwise', async () => {
    const { call } = await serve([saying()]);
    const connectionOf = async (headers: Readonly<Record<string, string>>, body: string) => {
      const { status, headers: own } = await call('/say', { ...headers, connection: 'keep-alive' }, body);
      return [status, own['connection']];
    };
    expect(await connectionOf(json, `{"word":"${'x'.repeat(40)}"}`)).toEqual([413, 'close']);
    expect(await connectionOf({ 'content-type': 'text/plain' }, 'tea')).toEqual([415, 'close']);
    expect(await connectionOf(json, '{"word":""}')).toEqual([422, 'keep-alive']);
    expect(await connectionOf(json, '{"word":"tea"}')).toEqual([200, 'keep-alive']);
  });

  it('lists the allowed methods when another method is used', async () => {
    const remove = contract({ method: 'DELETE', path: '/say', summary: 'Unsays', caller: 'anyone' });
    const removing = endpoint(remove, { limit: often, policy: () => true, serve: async () => undefined });
    const { call } = await serve([saying(), removing]);
    expect(await call('/say', {}, undefined, 'PUT')).toMatchObject({
      status: 404,
      headers: { allow: 'POST, DELETE' },
      body: { error: { message: 'This address does not take this method.' } },
    });
    expect(await call('/say', {}, undefined, 'DELETE')).toMatchObject({ status: 204, body: '' });
    expect(await call('/%E0%A4%A', {}, undefined, 'GET')).toMatchObject({
      status: 404,
      body: { error: { message: 'There is nothing at this address.' } },
    });
  });
});

describe('a failed call', () => {
  const failing = (failure: Error) => serve([saying(() => Promise.reject(failure))]);
  const tea = [json, '{"word":"tea"}'] as const;

  it('is answered with the contract’s message and logged with its causes', async () => {
    const { call, logged } = await failing(
      Object.assign(new TypeError('Iris Okafor'), { code: 14, cause: new RangeError('iris@river.example') }),
    );
    expect(await call('/say', ...tea)).toMatchObject({
      status: 500,
      body: { error: { code: 'internal', message: 'The word was not said.' } },
    });
    expect(logged).toEqual([
      {
        severity: 'ERROR',
        message: 'POST /say 500',
        requestId: expect.stringMatching(/^[\w-]{36}$/),
        ms: expect.any(Number),
        failure: {
          name: 'TypeError',
          code: '14',
          at: expect.any(Array),
          cause: { name: 'RangeError', at: expect.any(Array) },
        },
      },
    ]);
    expect(JSON.stringify(logged)).not.toMatch(/Iris|iris@/);
  });

  it('is logged itself if it has no cause', async () => {
    const { call, logged } = await failing(new ApiError('unavailable'));
    expect(await call('/say', ...tea)).toMatchObject({
      status: 503,
      body: { error: { message: 'The service is not available now. Please try again later.' } },
    });
    expect(logged).toMatchObject([{ severity: 'ERROR', failure: { name: 'ApiError' } }]);
  });

  it('keeps its status, message and fields if it was refused, and is not logged as an error', async () => {
    const { call, logged } = await failing(
      new ApiError('conflict', 'Taken.', { fields: { word: 'Taken.' } }),
    );
    expect((await call('/say', ...tea)).body).toEqual({
      error: {
        code: 'conflict',
        message: 'Taken.',
        fields: { word: 'Taken.' },
        requestId: expect.any(String),
      },
    });
    expect(logged).toMatchObject([{ severity: 'INFO', message: 'POST /say 409' }]);
    expect(logged[0]).not.toHaveProperty('failure');
  });

  it('has no fields in its response if none are given', async () => {
    const { call } = await failing(new ApiError('conflict', 'Taken.'));
    expect((await call('/say', ...tea)).body).toEqual({
      error: { code: 'conflict', message: 'Taken.', requestId: expect.any(String) },
    });
  });
});

describe('rate limits', () => {
  const own = { name: 'own', perMinute: 2 };
  const mine = contract({ method: 'GET', path: '/mine', summary: 'Mine', caller: 'staff' });
  const open = contract({ method: 'GET', path: '/open', summary: 'Open', caller: 'anyone' });
  const quiet = { limit: own, policy: () => true, serve: async () => undefined };
  const served = [endpoint(mine, quiet), endpoint(open, quiet)];
  const now = () => new Date('2026-05-01T08:05:00Z');
  const as = (uid: string) => ({ authorization: `Bearer ${uid}.b.c` });

  it('count calls per person and log the person as a digest', async () => {
    const { call, logged } = await serve(served, { now });
    const ask = async (uid: string) => (await call('/mine', as(uid), undefined, 'GET')).status;
    expect([await ask('mia'), await ask('mia'), await ask('mia'), await ask('theo')]).toEqual([
      204, 204, 429, 204,
    ]);
    const person = createHash('sha256').update('mia').digest('hex').slice(0, 12);
    expect(logged[0]).toMatchObject({ message: 'GET /mine 204', person });
    expect(logged[3]?.['person']).not.toBe(person);
    expect(JSON.stringify(logged)).not.toContain('mia');
  });

  it('count calls per address without a person and say how long to wait', async () => {
    const { call, logged } = await serve(served, { now });
    const ask = () => call('/open', {}, undefined, 'GET');
    expect([(await ask()).status, (await ask()).status]).toEqual([204, 204]);
    const refused = await ask();
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '60' } });
    expect(logged.at(-1)).toMatchObject({ message: 'GET /open 429', person: undefined });
  });

  it('can be changed by the deployment’s settings', async () => {
    const { call } = await serve(served, { now, limits: { own: { name: 'own', perMinute: 1 } } });
    const ask = async () => (await call('/open', {}, undefined, 'GET')).status;
    expect([await ask(), await ask()]).toEqual([204, 429]);
  });

  it('count unproxied calls by their connection, whatever their headers say', async () => {
    const { call } = await serve(served, { now, limits: { address: { name: 'address', perMinute: 1 } } });
    const ask = async (n: number) =>
      (await call('/open', { 'x-forwarded-for': `203.0.113.${n}` }, undefined, 'GET')).status;
    expect([await ask(1), await ask(2)]).toEqual([204, 429]);
    const guess = async (n: number) =>
      (await call(`/guess-${n}`, { 'x-forwarded-for': `203.0.113.${n}` }, undefined, 'GET')).status;
    expect(await guess(3)).toBe(429);
  });
});

it('refuses to start with an invalid App Check setting', () => {
  const start = (word?: string) => () =>
    createApp({ backend, settings: word === undefined ? {} : { APP_CHECK: word } }, []);
  for (const word of [undefined, 'enforced']) expect(start(word)).not.toThrow();
  for (const word of ['', 'on', 'Enforced']) expect(start(word)).toThrow('APP_CHECK: must be "enforced"');
});
