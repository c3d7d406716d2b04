import { beforeEach, describe, expect, it } from 'vitest';
import { suggestNote } from '@/contracts/ai-notes';
import { covers } from '@/testing/covers';
import type { CallOptions } from './call';
import { AiError, callAi, checkAi } from './call-ai';
import { ApiError } from './send';

type Outcome = { readonly gives: unknown } | { readonly fails: unknown };

let outcomes: Outcome[] = [];
let keys: (string | undefined)[] = [];
let timeouts: (number | undefined)[] = [];
let waits: number[] = [];

const send = (async (
  _contract: unknown,
  _call: unknown,
  { idempotencyKey, timeoutMs, signal }: CallOptions,
) => {
  signal?.throwIfAborted();
  keys.push(idempotencyKey);
  timeouts.push(timeoutMs);
  const next = outcomes.shift();
  if (next === undefined) throw new Error('Nothing is left to answer.');
  if ('fails' in next) throw next.fails;
  return next.gives;
}) as never;
const wait = async (ms: number) => {
  waits.push(ms);
};

const failure = (reason: ApiError['reason'], status = 0, text?: string) => ({
  fails: new ApiError({ reason, status, text }),
});
const ask = () => callAi(suggestNote, { body: { category: 'task', title: 'x' } }, { send, wait });
const failing = async (...next: Outcome[]): Promise<AiError> => {
  outcomes = next;
  const error: unknown = await ask().catch((reason: unknown) => reason);
  if (!(error instanceof AiError)) throw new Error('It did not fail.');
  return error;
};

beforeEach(() => {
  outcomes = [];
  keys = [];
  timeouts = [];
  waits = [];
});

describe('A call to the AI', () => {
  it(
    'retries at most twice, after one and two seconds, with one key',
    covers('WRK-725', 'WRK-726'),
    async () => {
      outcomes = [failure('html', 502), failure('network'), { gives: { content: 'x' } }];
      expect(await ask()).toEqual({ content: 'x' });
      expect(waits).toEqual([1000, 2000]);
      expect(new Set(keys).size).toBe(1);
      // Each attempt has the default timeout.
      expect(timeouts).toEqual([undefined, undefined, undefined]);
      await failing(...Array.from({ length: 4 }, () => failure('timeout')));
      expect(outcomes).toHaveLength(1);
    },
  );

  it.each([
    ['a page of HTML', failure('html', 200), 'Received HTML instead of JSON'],
    ['a status of 500 and above', failure('refused', 503, 'Busy'), 'Server error'],
    ['unreadable JSON', failure('not-json', 200), 'Invalid JSON in server response'],
    ['no network', failure('network'), 'API call failed: unavailable'],
    ['a timeout', failure('timeout'), 'Request timed out'],
  ])(
    'retries after %s, and reports it in the end',
    covers('WRK-727', 'WRK-729', 'WRK-730', 'WRK-731', 'WRK-733'),
    async (_, outcome, message) => {
      expect(await failing(outcome, outcome, outcome)).toMatchObject({ message });
      expect(keys).toHaveLength(3);
    },
  );

  it.each([
    [
      'JSON of another shape',
      failure('wrong-shape', 200),
      'Invalid response format from server',
      'unreadable',
    ],
    ['an answer without content', failure('empty', 200), 'Empty response received from server', 'unreadable'],
    [
      'a refusal',
      failure('refused', 422, 'Goal text is required'),
      'API call failed: Goal text is required',
      'refused',
    ],
    ['too many requests', failure('refused', 429, 'Wait'), 'API call failed: Wait', 'refused'],
    [
      'a session that is over',
      failure('refused', 401),
      'Authentication required. Please log in again.',
      'signed-out',
    ],
  ])(
    'does not retry after %s',
    covers('WRK-189', 'WRK-727', 'WRK-728', 'WRK-732', 'WRK-734'),
    async (_, outcome, message, kind) => {
      expect(await failing(outcome)).toMatchObject({ message, kind });
      expect(keys).toHaveLength(1);
    },
  );

  it('stops at once when the person cancels, also between retries', async () => {
    const cancelled = new AbortController();
    outcomes = [failure('html', 502)];
    const asking = callAi(
      suggestNote,
      { body: { category: 'task', title: 'x' } },
      { send, signal: cancelled.signal, onRepeat: () => cancelled.abort(new Error('cancelled')) },
    );
    await expect(asking).rejects.toThrow('cancelled');
    expect(keys).toHaveLength(1);
  });
});

describe('The check of the AI service', () => {
  let now = 1_000_000;
  const check = (...next: Outcome[]) => {
    outcomes = next;
    now += 120_000;
    return checkAi(send, now);
  };

  it(
    'returns whether a key is set, times out after 10 s, and is cached for a minute',
    covers('WRK-700', 'WRK-701'),
    async () => {
      const gives = { status: 'ok', message: 'Set up', apiKeyPresent: true, clientInitialized: true };
      expect(await check({ gives })).toEqual({
        status: 'ok',
        apiKeyPresent: true,
        endpointMissing: false,
        timedOut: false,
        message: 'Set up',
      });
      expect(timeouts).toEqual([10_000]);
      await checkAi(send, now + 59_000);
      expect(keys).toHaveLength(1);
    },
  );

  it.each([
    ['without a session [WRK-779]', { fails: new Error('no token') }, { message: 'User not authenticated' }],
    [
      'when the token is refused',
      failure('refused', 401, 'revoked'),
      { message: 'Authentication failed: revoked' },
    ],
    ['on another status', failure('refused', 500), { message: 'Server returned 500' }],
    ['on a timeout', failure('timeout'), { message: 'Request timed out', timedOut: true }],
    [
      'when the path is missing',
      failure('html', 404),
      { message: 'OpenAI check endpoint not found', endpointMissing: true },
    ],
  ])(
    'says why it failed %s',
    covers('WRK-703', 'WRK-704', 'WRK-705', 'WRK-706', 'WRK-707'),
    async (_, outcome, says) => {
      expect(await check(outcome)).toMatchObject({ status: 'error', apiKeyPresent: false, ...says });
    },
  );

  const set = { apiKeyPresent: true, clientInitialized: true };
  it.each([
    ['again after a session that was missing', { fails: new Error('no token') }, 2],
    ['again after another status', failure('refused', 500), 2],
    ['again after a timeout', failure('timeout'), 2],
    ['no more when the path is missing', failure('html', 404), 1],
    [
      'no more when the key is refused',
      { gives: { ...set, status: 'error', message: 'OpenAI refused the key' } },
      1,
    ],
    ['no more without a reason', { gives: { ...set, status: 'error', message: '' } }, 1],
    ['no more when all is well', { gives: { ...set, status: 'ok', message: 'Set up' } }, 1],
  ])('is sent %s within a minute', async (_, outcome, times) => {
    await check(outcome, outcome);
    await checkAi(send, now + 1);
    expect(keys).toHaveLength(times);
  });

  it('is sent again after a minute', async () => {
    const gives = { ...set, status: 'ok', message: 'Set up' };
    await check({ gives }, { gives });
    await checkAi(send, now + 59_999);
    expect(keys).toHaveLength(1);
    await checkAi(send, now + 60_000);
    expect(keys).toHaveLength(2);
  });
});
