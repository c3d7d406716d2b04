import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { commit, create, set } from './commit';
import { serverTime } from './fields';
import { call, documentsName, onDenied, setTokenProvider } from './rest';
import { answeringDatabase, failing, json, text } from './rest.fixture';

type Fields = Readonly<Record<string, unknown>>;
const people: { readonly path: string; readonly documents?: (fields: Fields) => Fields } = { path: 'people' };

let database: ReturnType<typeof answeringDatabase>;
beforeEach(() => {
  database = answeringDatabase();
});
afterEach(() => vi.unstubAllGlobals());

describe('A write', () => {
  it('sends server times as transforms at any depth, and leaves out undefined values', async () => {
    const fields = {
      name: 'Ann',
      none: null,
      gone: undefined,
      at: serverTime,
      inner: { at: serverTime, 'odd name': serverTime, list: [1] },
    };
    await commit([create(people, 'a', fields), set(people, 'b', {})]);
    expect(database.asked).toEqual([
      {
        suffix: ':commit',
        token: 'Bearer token',
        body: {
          writes: [
            {
              update: {
                name: `${documentsName}/people/a`,
                fields: {
                  name: text('Ann'),
                  none: { nullValue: null },
                  inner: {
                    mapValue: { fields: { list: { arrayValue: { values: [{ integerValue: '1' }] } } } },
                  },
                },
              },
              updateTransforms: [
                { fieldPath: 'at', setToServerValue: 'REQUEST_TIME' },
                { fieldPath: 'inner.at', setToServerValue: 'REQUEST_TIME' },
                { fieldPath: 'inner.`odd name`', setToServerValue: 'REQUEST_TIME' },
              ],
              currentDocument: { exists: false },
            },
            { update: { name: `${documentsName}/people/b`, fields: {} }, updateTransforms: [] },
          ],
        },
      },
    ]);
  });
});

describe('A database call', () => {
  it('is refused locally for a signed-out person unless it is a visitor’s', async () => {
    setTokenProvider(async () => undefined);
    expect(await failing(call(':commit', {}))).toEqual(['unauthenticated', 'Nobody is signed in.']);
    expect(database.asked).toEqual([]);
    database.answers.push(json({ ok: true }));
    expect(await call(':commit', {}, { asVisitor: true })).toEqual({ ok: true });
    expect(database.asked).toMatchObject([{ token: null }]);
  });

  it.each([
    ['a reason', json({ error: { status: 'NOT_FOUND', message: 'No such.' } }, 404), 'not-found', 'No such.'],
    [
      'a reason in a list',
      json([{ error: { status: 'ABORTED', message: 'Again.' } }], 409),
      'aborted',
      'Again.',
    ],
    ['a status alone', new Response('busy', { status: 503 }), 'unavailable', 'The database answered 503.'],
    ['too many calls', json({}, 429), 'resource-exhausted', 'The database answered 429.'],
    ['another status', new Response('', { status: 500 }), 'unknown', 'The database answered 500.'],
    [
      'success in another form',
      new Response('<html>', { status: 200 }),
      'unknown',
      'The database answered 200.',
    ],
  ])('fails with the code and message of %s', async (_, answer, code, message) => {
    database.answers.push(answer.clone());
    expect(await failing(call(':commit', {}))).toEqual([code, message]);
  });

  it.each([
    ['a refusal by the rules', 403, false, 1],
    ['a session that is over', 401, false, 1],
    ['a visitor’s refusal', 403, true, 0],
    ['a failure', 503, false, 0],
  ])('notifies session listeners of %s as expected', async (_, status, asVisitor, times) => {
    let told = 0;
    const stop = onDenied(() => {
      told += 1;
    });
    database.answers.push(new Response('', { status }));
    await failing(call(':commit', {}, { asVisitor }));
    stop();
    expect(told).toBe(times);
  });

  it('is unavailable without a response, or fails with the reason of its abort signal', async () => {
    const cause = new TypeError('Failed to fetch');
    vi.stubGlobal('fetch', async () => Promise.reject(cause));
    await expect(call(':commit', {})).rejects.toMatchObject({ code: 'unavailable', cause });
    const limit = new AbortController();
    limit.abort(new Error('cancelled'));
    await expect(call(':commit', {}, { signal: limit.signal })).rejects.toThrow('cancelled');
  });
});
