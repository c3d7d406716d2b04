import { get, type IncomingHttpHeaders } from 'node:http';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { encodeUnsignedJwt } from '../auth/unsigned-jwt';
import { rulesOf, type StorageTestServer, startStorageServer } from './test-server';

const BUCKET = 'demo-storage';
const OBJECTS = `/v0/b/${BUCKET}/o`;
const CLOUD = `/storage/v1/b/${BUCKET}/o`;
const UPLOAD = `/upload${CLOUD}`;

let server: StorageTestServer;
beforeEach(async () => {
  server = await startStorageServer();
});
afterEach(() => server.close());

const ask = (
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: string | Uint8Array<ArrayBuffer>,
) => fetch(server.url + path, { method, headers, ...(body === undefined ? {} : { body }) });
const stored = (name: string) => server.service.objects.get(BUCKET, name);

describe('a resumable upload', () => {
  const start = async (path: string) => {
    const response = await ask('POST', path, { 'x-goog-upload-command': 'start' });
    expect(response.status).toBe(200);
    const url = new URL(response.headers.get('x-goog-upload-url') ?? 'http://missing');
    return (command: string) =>
      ask('PUT', url.pathname + url.search, {
        'x-goog-upload-command': command,
        'x-goog-upload-offset': '0',
      });
  };

  test('can name its object in the path and continue with PUT', async () => {
    const send = await start(`${OBJECTS}/dir%2Fa`);
    expect((await send('upload, finalize')).headers.get('x-goog-upload-status')).toBe('final');
    expect(stored('dir/a')).toMatchObject({ size: 0 });
  });

  test('stays refused after a denial at its end and cannot be cancelled', async () => {
    server.setRules(rulesOf(() => false));
    const send = await start(`${OBJECTS}/a`);
    for (const command of ['upload, finalize', 'finalize']) {
      const response = await send(command);
      expect(response.status).toBe(403);
      expect(response.headers.get('x-goog-upload-status')).toBe('final');
    }
    expect((await send('cancel')).status).toBe(400);
    expect(stored('a')).toBeUndefined();
  });
});

describe('an upload in one request', () => {
  const multipart = [
    '--b\r\ncontent-type: application/json\r\n\r\n{"name":"a"}',
    '\r\n--b\r\ncontent-type: text/plain\r\n\r\nhello\r\n--b--',
  ].join('');
  const type = { 'content-type': 'multipart/related; boundary=b' };

  test('is read as plain bytes unless the query or a header names another protocol', async () => {
    expect((await ask('POST', `${UPLOAD}?name=plain`, {}, 'hello')).status).toBe(200);
    expect(stored('plain')).toMatchObject({ size: 5 });
    await ask('POST', UPLOAD, { ...type, 'x-goog-upload-protocol': 'multipart' }, multipart);
    expect(stored('a')).toMatchObject({ size: 5, contentType: 'text/plain' });
  });

  test('gets its content type from the x-upload-content-type header', async () => {
    await ask(
      'POST',
      `${UPLOAD}?uploadType=multipart`,
      { ...type, 'x-upload-content-type': 'image/png' },
      multipart,
    );
    expect(stored('a')).toMatchObject({ contentType: 'image/png' });
  });

  test.each([`${OBJECTS}/?name=a`, `${UPLOAD}?name=a`])(
    'is refused if it has several parts without a boundary (%s)',
    async (path) => {
      const headers = { 'x-goog-upload-protocol': 'multipart', 'content-type': 'foo' };
      const response = await ask('POST', path, headers, multipart);
      expect(response.status).toBe(400);
      expect(await response.text()).toContain('Bad content type.');
    },
  );
});

test('a client’s listing omits objects whose names a client cannot use', async () => {
  for (const name of ['l/abc/', 'l//foo', 'l/bar//', 'l/ok', 'l/abc//x']) {
    await ask('POST', `${UPLOAD}?name=${encodeURIComponent(name)}`, {}, 'x');
  }
  const list = async (prefix: string) =>
    (await ask('GET', `${OBJECTS}?prefix=${prefix}&delimiter=%2F`)).json();
  expect(await list('l%2F')).toMatchObject({ prefixes: ['l/abc/', 'l/bar/'], items: [{ name: 'l/ok' }] });
  expect(await list('l%2Fabc%2F')).toEqual({ prefixes: [], items: [] });
});

describe('an administrator over REST', () => {
  test.each(['GET', 'PATCH', 'DELETE'])('gets the name of the missing object (%s)', async (method) => {
    const response = await ask(method, `${CLOUD}/dir%2Fa`, {}, method === 'PATCH' ? '{}' : undefined);
    const message = `No such object: ${BUCKET}/dir/a`;
    expect(await response.json()).toEqual({
      error: { code: 404, message, errors: [{ message, domain: 'global', reason: 'notFound' }] },
    });
  });

  test('gets numbers and booleans of custom metadata as text', async () => {
    await ask('POST', `${UPLOAD}?name=a`, {}, 'x');
    const response = await ask('PATCH', `${CLOUD}/a`, {}, '{"metadata":{"yes":true,"number":-1}}');
    expect(await response.json()).toMatchObject({ metadata: { yes: 'true', number: '-1' } });
  });

  test('downloads an attachment, while a client downloads the file under its name', async () => {
    await ask('POST', `${UPLOAD}?name=dir%2Fa.txt`, {}, 'x');
    const disposition = async (path: string) =>
      (await ask('GET', `${path}/dir%2Fa.txt?alt=media`)).headers.get('content-disposition');
    expect(await disposition(CLOUD)).toBe('attachment');
    expect(await disposition(OBJECTS)).toBe("inline; filename*=utf-8''a.txt");
  });
});

test("the administrator's API accepts no credential or the owner's, but not a user's token", async () => {
  const user = encodeUnsignedJwt({ sub: 'mia' });
  const status = async (authorization?: string) =>
    (await ask('POST', `${UPLOAD}?name=a`, authorization === undefined ? {} : { authorization }, 'x')).status;
  expect(await status()).toBe(200);
  expect(await status('Bearer owner')).toBe(200);
  expect(await status(`Bearer ${user}`)).toBe(401);
  expect(await status(`Firebase ${user}`)).toBe(401);
  for (const method of ['GET', 'DELETE']) {
    expect((await ask(method, `${CLOUD}/a`, { authorization: `Bearer ${user}` })).status).toBe(401);
  }
});

test('rules receive the full name of an object that ends with a slash', async () => {
  const judged: string[] = [];
  server.setRules(
    rulesOf(({ path }) => {
      judged.push(path);
      return path === `/b/${BUCKET}/o/dir`;
    }),
  );
  expect((await ask('POST', `${OBJECTS}?name=dir%2F`, {}, 'x')).status).toBe(403);
  expect((await ask('POST', `${OBJECTS}?name=dir`, {}, 'x')).status).toBe(200);
  expect((await ask('GET', `${OBJECTS}/dir%2F`)).status).toBe(403);
  expect(judged).toEqual([`/b/${BUCKET}/o/dir/`, `/b/${BUCKET}/o/dir`, `/b/${BUCKET}/o/dir/`]);
});

describe('an object stored as gzip', () => {
  /** Uses node:http, because `fetch` decompresses the answer. */
  const download = (headers: Record<string, string>) =>
    new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }>(
      (resolve, reject) => {
        get(`${server.url}/download${CLOUD}/a?alt=media`, { headers }, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () =>
            resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
          );
        }).on('error', reject);
      },
    );
  const store = async (content: Uint8Array<ArrayBuffer>) => {
    await ask('POST', `${UPLOAD}?name=a`, { 'content-type': 'text/plain' }, content);
    await ask('PATCH', `${CLOUD}/a`, {}, '{"contentEncoding":"gzip"}');
  };

  test('is sent unchanged to a client that accepts gzip', async () => {
    await store(new Uint8Array(gzipSync('hello world')));
    const { headers, body } = await download({ 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body).toString()).toBe('hello world');
  });

  test('is sent unpacked and complete to any other client', async () => {
    await store(new Uint8Array(gzipSync('hello world')));
    const { status, headers, body } = await download({ range: 'bytes=0-3' });
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['content-length']).toBeUndefined();
    expect(body.toString()).toBe('hello world');
  });

  test('is sent unchanged if its content is not gzip', async () => {
    await store(new Uint8Array([1, 2, 3]));
    const { headers, body } = await download({});
    expect(headers['content-encoding']).toBe('gzip');
    expect([...body]).toEqual([1, 2, 3]);
  });
});
