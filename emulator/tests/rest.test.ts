import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { firestoreRules, OPEN_RULES, startTestBackend, type TestBackend } from './test-backend';

const PROJECT = 'demo-rest';
const DATABASE = `projects/${PROJECT}/databases/(default)`;
const DOCUMENTS = `${DATABASE}/documents`;

let backend: TestBackend;
let base: string;

beforeAll(async () => {
  backend = await startTestBackend({ projectId: PROJECT });
  base = `http://127.0.0.1:${backend.firestorePort}`;
});
afterAll(() => backend.close());
beforeEach(() => {
  backend.service.clear(DATABASE);
  backend.setFirestoreRules(firestoreRules(OPEN_RULES));
});

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

async function call(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
  const response = await fetch(base + path, {
    method,
    headers,
    ...(text === undefined ? {} : { body: text }),
  });
  return { status: response.status, body: JSON.parse(await response.text()) as unknown };
}

const integer = (n: number) => ({ integerValue: String(n) });
const set = (path: string, n: number) =>
  call('PATCH', `/v1/${DOCUMENTS}/${path}`, { fields: { n: integer(n) } });
const error = (code: number, status: string) => ({
  error: { code, status, message: expect.any(String) as string },
});

describe('documents over REST', () => {
  it('are created, read, changed, listed and deleted', async () => {
    const created = await call('POST', `/v1/${DOCUMENTS}/c?documentId=a`, {
      fields: { n: integer(1), m: integer(2) },
    });
    expect(created).toMatchObject({
      status: 200,
      body: { name: `${DOCUMENTS}/c/a`, fields: { n: integer(1) } },
    });
    expect(await call('POST', `/v1/${DOCUMENTS}/c?documentId=a`, {})).toMatchObject({ status: 409 });
    await call('PATCH', `/v1/${DOCUMENTS}/c/a?updateMask.fieldPaths=n`, { fields: { n: integer(5) } });
    const masked = await call('GET', `/v1/${DOCUMENTS}/c/a?mask.fieldPaths=n`);
    expect(masked.body).toMatchObject({ fields: { n: integer(5) } });
    expect((masked.body as { fields: object }).fields).not.toHaveProperty('m');
    await set('c/b', 2);
    const listed = await call('GET', `/v1/${DOCUMENTS}/c?pageSize=1`);
    expect(listed.body).toMatchObject({
      documents: [{ name: `${DOCUMENTS}/c/a` }],
      nextPageToken: expect.any(String),
    });
    const { nextPageToken } = listed.body as { nextPageToken: string };
    const rest = await call(
      'GET',
      `/v1/${DOCUMENTS}/c?pageSize=1&pageToken=${encodeURIComponent(nextPageToken)}`,
    );
    expect(rest.body).toMatchObject({ documents: [{ name: `${DOCUMENTS}/c/b` }] });
    expect(await call('DELETE', `/v1/${DOCUMENTS}/c/a?currentDocument.exists=true`)).toEqual({
      status: 200,
      body: {},
    });
    expect(await call('GET', `/v1/${DOCUMENTS}/c/a`)).toEqual({ status: 404, body: error(404, 'NOT_FOUND') });
    expect(await call('DELETE', `/v1/${DOCUMENTS}/c/a?currentDocument.exists=true`)).toMatchObject({
      status: 404,
    });
  });

  it('accept percent-encoded paths and colons in ids', async () => {
    const encoded = `/v1/projects/${PROJECT}/databases/%28default%29/documents/c/a%20b:c?$alt=json%3Benum-encoding=int`;
    await call('PATCH', encoded, { fields: {} });
    expect(await call('GET', encoded)).toMatchObject({ body: { name: `${DOCUMENTS}/c/a b:c` } });
    expect(await call('GET', '/v1/projects/x/databases/%E0%A4%A')).toMatchObject({ status: 400 });
  });
});

describe('verbs over REST', () => {
  it('accept enums by number', async () => {
    await set('c/a', 1);
    await set('c/b', 2);
    const fieldFilter = { field: { fieldPath: 'n' }, op: 3, value: integer(0) };
    const orderBy = [{ field: { fieldPath: 'n' }, direction: 2 }];
    const structuredQuery = { from: [{ collectionId: 'c' }], where: { fieldFilter }, orderBy };
    const found = await call('POST', `/v1/${DOCUMENTS}:runQuery?$alt=json;enum-encoding=int`, {
      structuredQuery,
    });
    const names = (found.body as { document: { name: string } }[]).map(({ document }) =>
      document.name.slice(-1),
    );
    expect(names).toEqual(['b', 'a']);
  });

  it('work below documents too', async () => {
    await set('c/a/sub/s', 1);
    const structuredQuery = { from: [{ collectionId: 'sub' }] };
    const found = await call('POST', `/v1/${DOCUMENTS}/c/a:runQuery`, { structuredQuery });
    expect(found.body).toMatchObject([{ document: { name: `${DOCUMENTS}/c/a/sub/s` } }]);
    const ids = await call(
      'POST',
      `/v1/${DOCUMENTS}/c/a:listCollectionIds`,
      {},
      { authorization: 'Bearer owner' },
    );
    expect(ids.body).toMatchObject({ collectionIds: ['sub'] });
    expect(await call('POST', `/v1/${DOCUMENTS}/c/a:commit`, {})).toMatchObject({ status: 404 });
  });

  it('return the error of a streaming verb in an array', async () => {
    const structuredQuery = { from: [{ collectionId: 'secret' }] };
    const denied = await call('POST', `/v1/${DOCUMENTS}:runQuery`, { structuredQuery });
    expect(denied).toEqual({ status: 403, body: [error(403, 'PERMISSION_DENIED')] });
    const update = { name: `${DOCUMENTS}/secret/x`, fields: {} };
    const refused = await call('POST', `/v1/${DOCUMENTS}:commit`, { writes: [{ update }] });
    expect(refused).toEqual({ status: 403, body: error(403, 'PERMISSION_DENIED') });
  });

  it('distinguish unknown verbs from unsupported ones', async () => {
    expect(await call('POST', `/v1/${DOCUMENTS}:fly`, {})).toEqual({
      status: 404,
      body: error(404, 'NOT_FOUND'),
    });
    const unsupported = await call('POST', `/v1/${DOCUMENTS}:executePipeline`, {});
    expect(unsupported).toEqual({ status: 501, body: error(501, 'UNIMPLEMENTED') });
    for (const path of ['/v1/', '/v2/x', `/v1/${DATABASE}`, `/v1/${DOCUMENTS}`, '/emulator/v1/x']) {
      expect(await call('GET', path), path).toMatchObject({ status: 404 });
    }
  });

  it('refuse malformed, oversized and unreadable requests with a reason and change nothing', async () => {
    const commit = (body: unknown) => call('POST', `/v1/${DOCUMENTS}:commit`, body);
    const write = { update: { name: `${DOCUMENTS}/c/a`, fields: { n: integer(1) } } };
    const refused = [
      await commit('{"writes":['),
      await commit('[]'),
      await commit('"text"'),
      await commit({ writes: [write, { update: { name: 'nonsense' } }] }),
      await commit({ writes: 'x' }),
      await commit(`{"writes":[],"padding":"${'x'.repeat(16 * 1024 * 1024)}"}`),
      await call(
        'POST',
        `/v1/${DOCUMENTS}:commit`,
        { writes: [write] },
        { authorization: 'Bearer nonsense' },
      ),
    ];
    for (const answer of refused)
      expect(answer).toEqual({ status: 400, body: error(400, 'INVALID_ARGUMENT') });
    expect(await call('GET', `/v1/${DOCUMENTS}/c/a`)).toMatchObject({ status: 404 });
  });
});

describe('access from other hosts and sites', () => {
  function rawStatus(headers: Record<string, string>): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port: backend.firestorePort, path: '/', headers };
      httpRequest(options, (response) => resolve(response.resume().statusCode))
        .on('error', reject)
        .end();
    });
  }

  it('is refused by host name and by origin', async () => {
    expect(await rawStatus({ host: 'evil.example' })).toBe(403);
    expect(await rawStatus({ host: 'evillocalhost' })).toBe(403);
    expect(await rawStatus({ host: 'localhost.evil.example' })).toBe(403);
    expect(await rawStatus({ host: '127.0.0.1.evil.example:80' })).toBe(403);
    for (const host of ['localhost', 'x1.localhost:8080', '[::1]:8080', '127.0.0.1:1']) {
      expect(await rawStatus({ host }), host).toBe(200);
    }
    expect(await rawStatus({ host: 'localhost', origin: 'https://evil.example' })).toBe(403);
    expect(await rawStatus({ host: 'localhost', origin: 'null' })).toBe(403);
    expect(await rawStatus({ host: 'localhost', origin: 'http://localhost:5173' })).toBe(200);
  });

  it('is allowed for local pages, whose preflight succeeds on any path', async () => {
    const response = await fetch(`${base}/v1/anything`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:5173',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,x-goog-api-key',
        'access-control-request-private-network': 'true',
      },
    });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': 'http://localhost:5173',
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'authorization,x-goog-api-key',
      'access-control-allow-private-network': 'true',
      'access-control-max-age': expect.stringMatching(/^[1-9]/) as string,
    });
  });
});

describe('a TCP connection', () => {
  it('works when its first bytes arrive one at a time or not at all', async () => {
    connect(backend.firestorePort, '127.0.0.1').destroy();
    const socket = connect(backend.firestorePort, '127.0.0.1');
    socket.setNoDelay(true);
    const answered = new Promise<string>((resolve) => {
      socket.once('data', (chunk) => resolve(chunk.toString()));
    });
    for (const part of ['P', 'U', 'T / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n']) {
      await new Promise((resolve) => {
        socket.write(part, resolve);
      });
    }
    expect(await answered).toMatch(/^HTTP\/1\.1 200 /);
    socket.destroy();
  });
});

describe("the emulator's own endpoints", () => {
  const putRules = (content: string) =>
    call('PUT', `/emulator/v1/projects/${PROJECT}:securityRules`, { rules: { files: [{ content }] } });

  it('replace one project’s rules and keep the old ones if the new are invalid', async () => {
    expect(await putRules(firestoreRules('match /c/{id} { allow read; }'))).toEqual({
      status: 200,
      body: {},
    });
    expect(await set('c/a', 1)).toMatchObject({ status: 403 });
    const other = `/v1/projects/demo-other/databases/(default)/documents/c/a`;
    expect(await call('PATCH', other, {})).toMatchObject({ status: 200 });
    const broken = await putRules(firestoreRules('match /c/{id} {\n allow read: if 1 + ; }'));
    expect(broken.status).toBe(400);
    expect(broken.body).toMatchObject({
      error: { code: 400, message: expect.stringMatching(/^firestore\.rules:5:\d+: ./) as string },
      issues: [{ severity: 'ERROR', sourcePosition: { fileName: 'firestore.rules', line: 5 } }],
    });
    expect(await call('GET', `/v1/${DOCUMENTS}/c/a`)).toMatchObject({ status: 404 });
    expect(await call('PUT', `/emulator/v1/projects/${PROJECT}:securityRules`, {})).toMatchObject({
      status: 400,
    });
  });

  it('clear one database', async () => {
    await set('c/a', 1);
    expect(await call('DELETE', `/emulator/v1/${DOCUMENTS}`)).toEqual({ status: 200, body: {} });
    expect(await call('GET', `/v1/${DOCUMENTS}/c/a`)).toMatchObject({ status: 404 });
  });

  it('explain the newest denials first', async () => {
    await set('secret/x', 1);
    await call('GET', `/v1/${DOCUMENTS}/secret/y`);
    const { body } = await call('GET', `/emulator/v1/projects/${PROJECT}:explain?limit=2`);
    expect(body).toMatchObject({
      denials: [
        { request: `get ${DOCUMENTS}/secret/y`, caller: 'anonymous' },
        {
          request: `create ${DOCUMENTS}/secret/x`,
          explanation: expect.stringContaining('firestore.rules:') as string,
        },
      ],
    });
    expect(await call('GET', `/emulator/v1/projects/${PROJECT}:explain?limit=x`)).toMatchObject({
      status: 400,
    });
    expect(await call('GET', '/emulator/v1/projects/demo-quiet:explain')).toMatchObject({
      body: { denials: [] },
    });
  });

  it('report that the server is running', async () => {
    expect(await call('GET', '/')).toMatchObject({ status: 200 });
  });
});
