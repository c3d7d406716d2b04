import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { failureKind } from '@/shared/failures/failure-kind';
import { setTokenProvider } from '@/shared/firebase/rest';
import { callApi } from './api';
import { serverSender } from './backend';
import { type ApiCall, callChange } from '../change';
import { fastClock, ModelBrowser } from '../model.fixture';
import { createSaving } from '../create-saving';
import type { Saving } from '../saving';
import { systemClock } from './clock';

interface Asked {
  readonly method: string | undefined;
  readonly address: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

const invite: ApiCall = { method: 'POST', path: '/users', body: { email: 'kai@acf.example' } };
const never = new AbortController().signal;

const asked: Asked[] = [];
/** Outcomes of the next calls, in order. All later ones are answered with 204. */
const answers: ((response: ServerResponse) => void)[] = [];
const answering =
  (status: number, body = '') =>
  (response: ServerResponse) =>
    response.writeHead(status).end(body);

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, url: address, headers } = request;
  asked.push({ method, address, headers, body: await text(request) });
  (answers.shift() ?? answering(204))(response);
}
const server = createServer((request, response) => void answer(request, response));

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
setTokenProvider(async () => 'token');

describe('A call of the API', () => {
  it('contains the token, the body and the idempotency key', async () => {
    await callApi(invite, 'k1', never);
    expect(asked).toMatchObject([
      {
        method: 'POST',
        address: '/api/users',
        headers: {
          authorization: 'Bearer token',
          'idempotency-key': 'k1',
          'content-type': 'application/json',
        },
        body: '{"email":"kai@acf.example"}',
      },
    ]);
  });

  it.each([
    [400, 'invalid'],
    [422, 'invalid'],
    [401, 'signed-out'],
    [403, 'denied'],
    [404, 'gone'],
    [409, 'conflict'],
    [429, 'rate-limited'],
    [500, 'unavailable'],
    [502, 'unavailable'],
    [503, 'unavailable'],
  ])('with the status %i fails as %s', async (status, kind) => {
    // A refused token is renewed, and the call repeated once.
    answers.push(answering(status, '<html>'), ...(status === 401 ? [answering(status)] : []));
    const error: unknown = await callApi(invite, 'k1', never).catch((reason: unknown) => reason);
    expect(failureKind(error, true)).toBe(kind);
    expect(error).toMatchObject({ forPeople: false });
  });

  it('without a response is unavailable, and ends with its abort signal', async () => {
    answers.push((response) => response.destroy());
    const error: unknown = await callApi(invite, 'k1', never).catch((reason: unknown) => reason);
    expect(failureKind(error, true)).toBe('unavailable');
    const limit = new AbortController();
    answers.push(() => limit.abort(new DOMException('', 'TimeoutError')));
    await expect(callApi(invite, 'k1', limit.signal)).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it("is refused with the server's text if there is one", async () => {
    answers.push(answering(422, '{"error":{"code":"last-admin","message":"The last administrator stays."}}'));
    await expect(callApi(invite, 'k1', never)).rejects.toMatchObject({
      message: 'The last administrator stays.',
      forPeople: true,
    });
  });

  it('that deletes something missing succeeds', async () => {
    answers.push(answering(404));
    await expect(callApi({ method: 'DELETE', path: '/users/u' }, 'k1', never)).resolves.toBeUndefined();
  });

  it.each([403, 409, 500])('that deletes something fails with the status %i', async (status) => {
    answers.push(answering(status));
    const call = callApi({ method: 'DELETE', path: '/users/u' }, 'k1', never);
    await expect(call).rejects.toMatchObject({ status });
  });

  it('without a body has no content type', async () => {
    await callApi({ method: 'DELETE', path: '/users/u' }, 'k1', never);
    expect(asked[0]?.body).toBe('');
    expect(asked[0]?.headers).not.toHaveProperty('content-type');
  });
});

describe('An API call as a change', () => {
  let saving: Saving;
  const make = (signedIn = 'ada', clock = systemClock) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const browser = new ModelBrowser();
    saving = createSaving({
      uid: 'ada',
      openOutbox: async () => browser.outbox(),
      tabs: browser.tab().tabs,
      loadSender: async () => serverSender('ada', async () => signedIn),
      mergers: {},
      derivers: {},
      clock,
      isOnline: () => true,
    });
    return saving.save(callChange(invite, { what: 'Invitation of Kai' }));
  };
  afterEach(() => {
    saving.close();
    vi.restoreAllMocks();
  });

  it('is retried with its one key after a lost response, a parallel call or a server error', async () => {
    answers.push(
      (response) => response.destroy(),
      answering(409),
      answering(503),
      () => {},
    );
    expect(await make('ada', fastClock).settled).toEqual({ state: 'saved', already: false });
    // On a busy machine an answer may come after the limit of the fast clock.
    expect(asked.length).toBeGreaterThanOrEqual(5);
    expect(new Set(asked.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(saving.view().changes).toEqual([]);
  });

  it("stays in the list with the server's text if it is refused", async () => {
    answers.push(answering(422, '{"error":{"message":"The last administrator stays."}}'));
    expect(await make().settled).toEqual({
      state: 'refused',
      because: 'invalid',
      text: 'The last administrator stays.',
    });
    expect(saving.view().changes).toMatchObject([{ stuck: { text: 'The last administrator stays.' } }]);
  });

  it('is not sent as another person', async () => {
    expect(await make('theo').tried).toEqual({ state: 'waiting', because: 'signed-out' });
    expect(asked).toEqual([]);
  });
});
