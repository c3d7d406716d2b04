import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BackChannel, type NumberedArray, RawChannel } from './raw-channel';
import { OPEN_RULES, startTestBackend, type TestBackend } from './test-backend';

const DATABASE = 'projects/demo-webchannel/databases/(default)';
const DOCUMENTS = `${DATABASE}/documents`;

let backend: TestBackend;
/** A backend with short timeouts, for tests about time. */
let hasty: TestBackend;

beforeAll(async () => {
  const rules = `${OPEN_RULES} match /secret/{id} { allow read: if request.auth.uid == 'alice'; }`;
  backend = await startTestBackend({ projectId: 'demo-webchannel', rules });
  const timing = { keepAlive: 100, streaming: 300, handshakeDelay: 300 };
  hasty = await startTestBackend({ projectId: 'demo-webchannel', rules, timing });
});
afterAll(() => Promise.all([backend.close(), hasty.close()]));
beforeEach(() => backend.service.clear(DATABASE));

function set(path: string, value: string): Promise<unknown> {
  const update = { name: `${DOCUMENTS}/${path}`, fields: { v: { stringValue: value } } };
  return backend.service.commit({ kind: 'admin' }, { database: DATABASE, writes: [{ update }] });
}

function queryTarget(targetId: number, collectionId: string, more: object = {}): object {
  const query = { parent: DOCUMENTS, structuredQuery: { from: [{ collectionId }] } };
  return { database: DATABASE, addTarget: { query, targetId, ...more } };
}

function documentTarget(targetId: number, path: string): object {
  return { database: DATABASE, addTarget: { documents: { documents: [`${DOCUMENTS}/${path}`] }, targetId } };
}

const isSnapshot = (message: unknown): boolean => {
  const change = (message as { targetChange?: { readTime?: string; targetIds?: unknown } }).targetChange;
  return change?.readTime !== undefined && change.targetIds === undefined;
};

function snapshots(count: number) {
  return (arrays: readonly NumberedArray[]) =>
    arrays.flatMap(([, messages]) => messages).filter(isSnapshot).length >= count;
}

function shapes(messages: readonly unknown[]): string[] {
  return messages.map((message) => {
    const [kind, body] = Object.entries(message as Record<string, Record<string, unknown>>)[0] ?? ['', {}];
    if (kind === 'targetChange') return (body['targetChangeType'] as string | undefined) ?? 'SNAPSHOT';
    if (kind !== 'documentChange') return kind;
    const { name } = body['document'] as { name: string };
    return `${body['removedTargetIds'] === undefined ? '+' : '-'}${name.slice(DOCUMENTS.length + 1)}`;
  });
}

async function listening(...messages: object[]) {
  return listeningTo(backend, ...messages);
}

async function listeningTo(
  { firestorePort }: TestBackend,
  ...messages: object[]
): Promise<{ channel: RawChannel; back: BackChannel }> {
  const channel = new RawChannel(firestorePort, 'Listen', DATABASE);
  await channel.open(messages);
  const back = await channel.back(0);
  await back.until(snapshots(messages.length));
  return { channel, back };
}

describe('a Listen session', () => {
  it('answers a slow handshake with only its id and numbers', async () => {
    const channel = new RawChannel(hasty.firestorePort, 'Listen', DATABASE);
    const before = performance.now();
    const response = await channel.open([queryTarget(2, 'c')]);
    expect(performance.now() - before).toBeGreaterThan(295);
    expect(channel.handshakeFrames).toEqual([[0, ['c', channel.sid, '', 8, 12, 100]]]);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });

  it('sends ADD, the documents, CURRENT and one global snapshot', async () => {
    await set('c/a', '1');
    const { back } = await listening(queryTarget(2, 'c'));
    expect(shapes(back.messages)).toEqual(['ADD', '+c/a', 'CURRENT', 'SNAPSHOT']);
    back.abort();
  });

  it('counts frames in UTF-16 code units', async () => {
    const { back } = await listening(queryTarget(2, 'c'));
    await set('c/a', 'Zürich 👩‍🚀 end');
    await back.until(snapshots(2));
    expect(JSON.stringify(back.messages)).toContain('Zürich 👩‍🚀 end');
    back.abort();
  });

  it('sends only unacknowledged arrays again', async () => {
    const { channel, back } = await listening(queryTarget(2, 'c'));
    await set('c/a', '1');
    await back.until(snapshots(2));
    back.abort();
    const [second, third] = [back.arrays.at(-2), back.arrays.at(-1)];
    const again = await channel.back((second?.[0] ?? 0) - 1);
    await again.until((arrays) => arrays.length >= 2);
    expect(again.arrays.slice(0, 2)).toEqual([second, third]);
    again.abort();
    const rest = await channel.back(third?.[0] ?? 0);
    await rest.until((arrays) => arrays.length >= 1);
    expect(rest.messages).toEqual([]);
    rest.abort();
  });

  it('lets a second back channel replace the first', async () => {
    const { channel, back } = await listening(queryTarget(2, 'c'));
    const second = await channel.back(back.lastId);
    await back.toEnd();
    await set('c/a', '1');
    await second.until(snapshots(1));
    expect(shapes(second.messages)).toEqual(['+c/a', 'SNAPSHOT']);
    second.abort();
  });

  it('sends noops on a silent stream and ends it after its time limit', async () => {
    const { channel, back } = await listeningTo(hasty, queryTarget(2, 'c'));
    await back.toEnd();
    const noops = back.arrays.filter(([, messages]) => messages[0] === 'noop');
    expect(noops.length).toBeGreaterThanOrEqual(2);
    const next = await channel.back(back.lastId);
    await next.until((arrays) => arrays.length > 0);
    expect(next.arrays[0]).toEqual([back.lastId + 1, ['noop']]);
    next.abort();
  });

  it('answers a long poll with queued messages or the next one, and then ends it', async () => {
    const channel = new RawChannel(backend.firestorePort, 'Listen', DATABASE);
    await channel.open([queryTarget(2, 'c')]);
    const first = await channel.back(0, 'CI=1');
    await first.toEnd();
    expect(shapes(first.messages)).toEqual(['ADD', 'CURRENT', 'SNAPSHOT']);
    const second = channel.back(first.lastId, 'CI=1');
    await set('c/a', '1');
    const answered = await second;
    await answered.toEnd();
    expect(shapes(answered.messages)).toEqual(['+c/a', 'SNAPSHOT']);
    const idle = await channel.back(answered.lastId, 'CI=1&TO=30');
    await idle.toEnd();
    expect(idle.arrays.map(([, messages]) => messages)).toEqual([['noop']]);
  });

  it('handles repeated messages once and waits for missing ones', async () => {
    const { channel, back } = await listening(queryTarget(2, 'c'));
    const add = (id: number) => queryTarget(id, 'c');
    await channel.forward([add(6)], 2);
    await channel.forward([add(4)], 1);
    await channel.forward([add(4), add(6)], 1);
    const answer = await channel.forward([], 3, back.lastId);
    await back.until(snapshots(3));
    const added = back.messages
      .map(
        (message) =>
          (message as { targetChange?: { targetChangeType?: string; targetIds?: number[] } }).targetChange,
      )
      .filter((change) => change?.targetChangeType === 'ADD')
      .map((change) => change?.targetIds?.[0]);
    expect(added).toEqual([2, 4, 6]);
    expect(await answer.text()).toMatch(/^\d+\n\[1,\d+,\d+\]$/);
    back.abort();
  });

  it('refuses one target and serves the others', async () => {
    const { back } = await listening(queryTarget(2, 'c'));
    back.abort();
    const channel = new RawChannel(backend.firestorePort, 'Listen', DATABASE);
    await channel.open([queryTarget(2, 'secret'), documentTarget(4, 'secret/x'), queryTarget(6, 'c')]);
    const refused = await channel.back(0);
    await refused.until(snapshots(1));
    expect(shapes(refused.messages)).toEqual(['REMOVE', 'REMOVE', 'ADD', 'CURRENT', 'SNAPSHOT']);
    expect(refused.messages[0]).toMatchObject({ targetChange: { targetIds: [2], cause: { code: 7 } } });
    refused.abort();
  });

  it('reads the token from the handshake body', async () => {
    const jwt = [
      { alg: 'none', typ: 'JWT' },
      { sub: 'alice', user_id: 'alice', aud: 'demo-webchannel' },
    ]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    const channel = new RawChannel(backend.firestorePort, 'Listen', DATABASE);
    await channel.open([documentTarget(2, 'secret/x')], `Bearer ${jwt}.`);
    const back = await channel.back(0);
    await back.until(snapshots(1));
    expect(shapes(back.messages)).toEqual(['ADD', 'documentDelete', 'CURRENT', 'SNAPSHOT']);
    back.abort();
  });

  it('reports an unreadable token through the session’s stream', async () => {
    const channel = new RawChannel(backend.firestorePort, 'Listen', DATABASE);
    await channel.open([queryTarget(2, 'c')], 'Bearer nonsense');
    const back = await channel.back(0);
    await back.until((arrays) => arrays.length > 0);
    expect(back.messages[0]).toMatchObject({ error: { status: 'INVALID_ARGUMENT' } });
    back.abort();
  });

  it('forgets a terminated session and returns an error that the client understands', async () => {
    const { channel, back } = await listening(queryTarget(2, 'c'));
    expect((await channel.terminate()).status).toBe(200);
    await back.toEnd();
    for (const answer of [await channel.forward([queryTarget(4, 'c')], 1), await channel.terminate()]) {
      expect(answer.status).toBe(400);
      expect((await answer.text()).indexOf('Unknown SID')).toBeGreaterThan(0);
    }
    expect((await channel.back(0)).response.status).toBe(400);
  });

  it('refuses malformed requests with a reason and keeps its state', async () => {
    const { channel, back } = await listening(queryTarget(2, 'c'));
    const bodies = [
      '',
      'count=x&ofs=1',
      'count=1&ofs=1',
      'count=1&ofs=-1&req0___data__={}',
      'count=1&ofs=1&req0___data__=[1]',
      'count=2&ofs=1&req0___data__={"removeTarget":2}&req1___data__={"removeTar',
      'count=99999&ofs=1',
    ];
    for (const body of bodies) {
      const answer = await channel.post(body);
      expect(answer.status, body).toBe(400);
      expect(await answer.text()).toMatch(/^Error: .{10,}/);
    }
    expect((await channel.post('count=0&ofs=1', 'x')).status).toBe(400);
    expect((await channel.post('count=0&ofs=1', 999)).status).toBe(400);
    await set('c/a', '1');
    await back.until(snapshots(2));
    expect(shapes(back.messages)).toEqual(['ADD', 'CURRENT', 'SNAPSHOT', '+c/a', 'SNAPSHOT']);
    back.abort();
  });

  it('refuses handshakes of other versions, without a database, or from foreign pages', async () => {
    const base = `http://127.0.0.1:${backend.firestorePort}/google.firestore.v1.Firestore/Listen/channel`;
    const body = 'count=0&ofs=0';
    const status = async (query: string, headers = {}) =>
      (await fetch(`${base}?${query}`, { method: 'POST', body, headers })).status;
    const database = `database=${encodeURIComponent(DATABASE)}`;
    expect(await status(`VER=7&${database}`)).toBe(400);
    expect(await status('VER=8')).toBe(400);
    expect(await status(`VER=8&${database}`, { origin: 'https://evil.example' })).toBe(403);
    expect(await status(`VER=8&${database}`, { origin: 'http://app.localhost:5173' })).toBe(200);
  });

  it('echoes the origin and allows credentials', async () => {
    const channel = new RawChannel(backend.firestorePort, 'Listen', DATABASE);
    const response = await channel.open([queryTarget(2, 'c')], undefined, {
      origin: 'http://localhost:5173',
    });
    expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
    expect(response.headers.get('access-control-allow-credentials')).toBe('true');
    expect(response.headers.get('vary')).toBe('Origin, Accept-Encoding');
  });

  it('ends back channels early when one client holds four', async () => {
    const open = await Promise.all([1, 2, 3, 4].map(() => listening(queryTarget(2, 'c'))));
    // Otherwise the connections would stay open for a minute, longer than the test.
    await Promise.all(open.map(({ back }) => back.toEnd()));
  });
});

describe('a Write session', () => {
  const update = (path: string, value: string) => ({
    streamToken: 'MA==',
    writes: [{ update: { name: `${DOCUMENTS}/${path}`, fields: { v: { stringValue: value } } } }],
  });

  async function writing(): Promise<{ channel: RawChannel; back: BackChannel }> {
    const channel = new RawChannel(backend.firestorePort, 'Write', DATABASE);
    await channel.open([{ database: DATABASE }]);
    return { channel, back: await channel.back(0) };
  }

  it('answers the handshake with a token and each batch with its results in order', async () => {
    const { channel, back } = await writing();
    await channel.forward([update('c/a', '1'), update('c/b', '2')], 1);
    await back.until(() => back.messages.length >= 3);
    expect(back.messages[0]).toEqual({ streamId: expect.any(String), streamToken: expect.any(String) });
    for (const answer of back.messages.slice(1)) {
      expect(answer).toMatchObject({ streamToken: expect.any(String), commitTime: expect.any(String) });
      expect((answer as { writeResults: unknown[] }).writeResults).toHaveLength(1);
    }
    back.abort();
  });

  it('answers a request without writes with only a token and applies nothing after it', async () => {
    const { channel, back } = await writing();
    await channel.forward([update('c/a', '1'), { streamToken: 'MQ==' }, update('c/b', '2')], 1);
    await channel.forward([update('c/d', '4')], 4);
    await back.until(() => back.messages.length >= 3);
    expect(back.messages[2]).toEqual({ streamToken: expect.any(String) });
    const database = backend.service.database(DATABASE);
    const present = ['c/a', 'c/b', 'c/d'].filter((path) => database.get(`${DOCUMENTS}/${path}`));
    expect(present).toEqual(['c/a']);
    back.abort();
  });

  it('applies nothing after a refused batch', async () => {
    const { channel, back } = await writing();
    await channel.forward([update('c/a', '1'), update('secret/x', '2'), update('c/b', '3')], 1);
    await channel.forward([update('c/d', '4')], 4);
    await back.until(() => back.messages.length >= 3);
    expect(back.messages[2]).toMatchObject({ error: { code: 7, status: 'PERMISSION_DENIED' } });
    const database = backend.service.database(DATABASE);
    const present = ['c/a', 'secret/x', 'c/b', 'c/d'].filter((path) => database.get(`${DOCUMENTS}/${path}`));
    expect(present).toEqual(['c/a']);
    back.abort();
  });

  it('applies a repeated batch once', async () => {
    const { channel, back } = await writing();
    const increment = {
      writes: [
        {
          update: { name: `${DOCUMENTS}/c/n` },
          updateMask: { fieldPaths: [] },
          updateTransforms: [{ fieldPath: 'n', increment: { integerValue: '1' } }],
        },
      ],
    };
    await channel.forward([increment], 1);
    await channel.forward([increment, increment], 1);
    await back.until(() => back.messages.length >= 3);
    expect(backend.service.database(DATABASE).get(`${DOCUMENTS}/c/n`)?.fields['n']).toEqual({
      integerValue: '2',
    });
    back.abort();
  });
});
