import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { contract } from '@/contracts/contract';
import { failureKind } from '@/shared/failures/failure-kind';
import { setTokenProvider } from '@/shared/firebase/rest';
import { covers } from '@/testing/covers';
import { addressOf, callApi } from './call';

const note = contract({
  method: 'GET',
  path: '/notes/:id',
  summary: 'A note',
  caller: 'staff',
  params: z.object({ id: z.string() }),
  query: z.object({ part: z.optional(z.string()) }),
  answer: z.object({ title: z.string() }),
});
const unanswered = 'unanswered';
const call = { params: { id: 'a/b' }, query: { part: 'x y' } };

const asked: { readonly url: string | undefined; readonly token: string | undefined }[] = [];
/** The answers to the next calls, in order. */
const answers: ((response: ServerResponse) => void)[] = [];
const answering =
  (status: number, body: string, type = 'application/json') =>
  (response: ServerResponse) =>
    response.writeHead(status, { 'Content-Type': type }).end(body);
const good = answering(200, '{"title":"Plan","secret":1}');

const server = createServer(({ url, headers }: IncomingMessage, response) => {
  // An aborted call may still arrive during the next test. It must not use up that test's answer.
  if (url?.includes(unanswered)) return;
  asked.push({ url, token: headers.authorization });
  answers.shift()?.(response);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const through = globalThis.fetch;
  // Node's fetch refuses a relative address. A page resolves it against its own origin.
  vi.stubGlobal('fetch', (address: string, options: RequestInit) =>
    through(new URL(address, `http://127.0.0.1:${port}`), options),
  );
});
afterEach(() => {
  asked.length = 0;
  answers.length = 0;
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});

const failure = (of: Promise<unknown>): Promise<unknown> => of.catch((error: unknown) => error);

describe('A call of the API', () => {
  it(
    "goes to /api of the page's own origin with a token that is read for each call",
    covers('WRK-669', 'WRK-671'),
    async () => {
      const tokens = ['first', 'second'];
      setTokenProvider(async () => tokens.shift());
      answers.push(good, good);
      // Members that are not in the contract are dropped.
      expect(await callApi(note, call)).toEqual({ title: 'Plan' });
      await callApi(note, call);
      expect(asked).toEqual([
        { url: '/api/notes/a%2Fb?part=x+y', token: 'Bearer first' },
        { url: '/api/notes/a%2Fb?part=x+y', token: 'Bearer second' },
      ]);
      expect(addressOf(note, { params: { id: 'a' } })).toBe('/notes/a');
    },
  );

  it(
    'renews a refused token once, retries once, and then reports that the session is over',
    covers('WRK-673'),
    async () => {
      setTokenProvider(async (isRenewed) => (isRenewed ? 'new' : 'old'));
      const refused = answering(401, '{"error":{"code":"unauthenticated","message":"Please log in again."}}');
      answers.push(refused, good);
      expect(await callApi(note, call)).toEqual({ title: 'Plan' });
      answers.push(refused, refused, good);
      const error = await failure(callApi(note, call));
      expect(failureKind(error, true)).toBe('signed-out');
      expect(asked.map(({ token }) => token)).toEqual([
        'Bearer old',
        'Bearer new',
        'Bearer old',
        'Bearer new',
      ]);
    },
  );

  it.each([
    ['a page', answering(502, '<!doctype html><p>x', 'text/html'), { reason: 'html', status: 502 }],
    ['a page in place of an answer', answering(200, '<html>', 'text/html'), { reason: 'html' }],
    ['invalid JSON', answering(200, '{"title"'), { reason: 'not-json' }],
    ['no content', answering(200, ''), { reason: 'empty' }],
    ['another shape', answering(200, '{"title":1}'), { reason: 'wrong-shape' }],
    ['nothing', (response: ServerResponse) => response.destroy(), { reason: 'network', status: 0 }],
    [
      'a refusal in words',
      answering(422, '{"error":{"message":"Too long.","fields":{"title":"20 at most"}}}'),
      { reason: 'refused', message: 'Too long.', forPeople: true, fields: { title: '20 at most' } },
    ],
  ] as const)('fails with its own reason after %s', covers('FLT-019'), async (_, answer, expected) => {
    setTokenProvider(async () => 'token');
    answers.push(answer);
    expect(await failure(callApi(note, call))).toMatchObject(expected);
  });

  it.each([
    ['nothing', 'null'],
    ['a list', '[{"error":{"message":"Hidden."}}]'],
  ])('finds no error text in a response of %s', async (_, body) => {
    setTokenProvider(async () => 'token');
    answers.push(answering(500, body));
    expect(await failure(callApi(note, call))).toMatchObject({
      reason: 'not-json',
      status: 500,
      forPeople: false,
      message: 'unavailable',
      fields: {},
    });
  });

  it.each([
    ['without an object', '{"error":null}'],
    ['without a text', '{"error":{"message":1,"fields":["title"]}}'],
  ])('finds no text for people in a refusal %s', async (_, body) => {
    setTokenProvider(async () => 'token');
    answers.push(answering(422, body));
    expect(await failure(callApi(note, call))).toMatchObject({
      reason: 'refused',
      forPeople: false,
      message: 'invalid-argument',
      fields: {},
    });
  });

  it.each([
    ['7', 7_000],
    ['0', 0],
    ['tomorrow', undefined],
    [undefined, undefined],
  ])('returns how long to wait after a refusal with Retry-After %s', async (seconds, expected) => {
    setTokenProvider(async () => 'token');
    answers.push((response) =>
      response.writeHead(429, seconds === undefined ? {} : { 'Retry-After': seconds }).end('{}'),
    );
    expect(await failure(callApi(note, call))).toMatchObject({ status: 429, retryAfterMs: expected });
  });

  it('has 30 s unless another time limit is given', covers('WRK-724'), async () => {
    setTokenProvider(async () => 'token');
    const timeouts = vi.spyOn(AbortSignal, 'timeout');
    answers.push(good, good);
    await callApi(note, call);
    await callApi(note, call, { timeoutMs: 9_000 });
    expect(timeouts.mock.calls).toEqual([[30_000], [9_000]]);
    timeouts.mockRestore();
  });

  it('ends when its time is up and when it is cancelled', async () => {
    setTokenProvider(async () => 'token');
    const never = { ...call, params: { id: unanswered } };
    const late = await failure(callApi(note, never, { timeoutMs: 30 }));
    expect(late).toMatchObject({ reason: 'timeout' });
    expect(failureKind(late, true)).toBe('timeout');
    const cancel = new AbortController();
    const pending = failure(callApi(note, never, { signal: cancel.signal }));
    cancel.abort(new Error('The person has cancelled.'));
    expect(await pending).toMatchObject({ message: 'The person has cancelled.' });
  });
});
