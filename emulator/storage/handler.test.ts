import * as fc from 'fast-check';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { encodeUnsignedJwt } from '../auth/unsigned-jwt';
import { RulesSourceError } from '../rules/contract';
import { crc32cBase64 } from './crc32c';
import { parseMultipart } from './multipart';
import { createStorageService } from './service';
import { allowAll, rulesOf, type StorageTestServer, startStorageServer, TEST_PROJECT } from './test-server';

const BUCKET = 'demo-storage';
const OBJECTS = `/v0/b/${BUCKET}/o`;
const OWNER = { authorization: 'Firebase owner' };

let server: StorageTestServer;
beforeEach(async () => {
  server = await startStorageServer({ maxUploadBytes: 1000 });
});
afterEach(() => server.close());

const ask = (method: string, path: string, headers: Record<string, string> = {}, body?: string) =>
  fetch(server.url + path, { method, headers, ...(body === undefined ? {} : { body }) });
const put = (name: string, text: string) =>
  ask('POST', `${OBJECTS}?name=${encodeURIComponent(name)}`, { 'content-type': 'text/plain' }, text);
const state = () => server.service.objects.list(BUCKET, { prefix: '', maxResults: 1000 });
const reason = async (response: Response): Promise<string> =>
  ((await response.json()) as { error: { message: string } }).error.message;

describe('a resumable upload', () => {
  const start = async (headers: Record<string, string> = {}) => {
    const response = await ask('POST', `${OBJECTS}?name=dir%2Fa`, {
      'x-goog-upload-protocol': 'resumable',
      'x-goog-upload-command': 'start',
      ...headers,
    });
    const url = new URL(response.headers.get('x-goog-upload-url') ?? 'http://missing');
    expect(url.origin).toBe(server.url);
    const send = (command: string, offset?: number, body?: string) =>
      ask(
        'POST',
        url.pathname + url.search,
        {
          'x-goog-upload-command': command,
          ...(offset === undefined ? {} : { 'x-goog-upload-offset': String(offset) }),
        },
        body,
      );
    return { response, send };
  };

  test('reports its progress, continues from there and can be queried when finished', async () => {
    const { response, send } = await start({ 'x-goog-upload-header-content-length': '6' });
    expect(response.headers.get('x-goog-upload-status')).toBe('active');
    await send('upload', 0, 'abc');
    const query = await send('query');
    expect(query.headers.get('x-goog-upload-status')).toBe('active');
    expect(query.headers.get('x-goog-upload-size-received')).toBe('3');
    const last = await send('upload, finalize', 3, 'def');
    expect(last.headers.get('x-goog-upload-status')).toBe('final');
    expect(await last.json()).toMatchObject({ name: 'dir/a', size: '6' });
    expect((await send('query')).headers.get('x-goog-upload-status')).toBe('final');
    expect((await send('cancel')).status).toBe(400);
    expect(state().items).toHaveLength(1);
  });

  test.each([
    ['bytes at the wrong offset', 'upload', 5, 'x', 400],
    ['bytes without an offset', 'upload', undefined, 'x', 400],
    ['more than announced', 'upload', 0, '1234567', 400],
    ['an end that comes too early', 'upload, finalize', 0, '123', 400],
    ['an unknown command', 'fly', undefined, undefined, 400],
    ['two commands at once', 'query, cancel', undefined, undefined, 400],
  ])('refuses %s and stores nothing', async (_, command, offset, body, status) => {
    const { send } = await start({ 'x-goog-upload-header-content-length': '6' });
    expect((await send(command, offset, body)).status).toBe(status);
    expect(state().items).toEqual([]);
  });

  test('accepts no data after it was cancelled', async () => {
    const { send } = await start();
    expect((await send('cancel')).headers.get('x-goog-upload-status')).toBe('cancelled');
    expect((await send('upload, finalize', 0, 'abc')).status).toBe(400);
    expect(state().items).toEqual([]);
  });

  test('has a size limit, whether the size was announced or not', async () => {
    const announced = await ask('POST', `${OBJECTS}?name=a`, {
      'x-goog-upload-command': 'start',
      'x-goog-upload-header-content-length': '1001',
    });
    expect(announced.status).toBe(413);
    const { send } = await start();
    await send('upload', 0, 'x'.repeat(900));
    expect((await send('upload', 900, 'x'.repeat(101))).status).toBe(413);
    expect((await put('b', 'x'.repeat(1001))).status).toBe(413);
  });

  test('is unknown under another id', async () => {
    const response = await ask('POST', `${OBJECTS}?upload_id=none`, { 'x-goog-upload-command': 'query' });
    expect(response.status).toBe(404);
  });
});

describe('downloads', () => {
  beforeEach(async () => {
    await put('a', '0123456789');
  });

  test.each([
    ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
    ['bytes=-99', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=5-2', 200, '0123456789', null],
    ['bytes=0-1,3-4', 200, '0123456789', null],
    ['lines=1-2', 200, '0123456789', null],
  ])('Range: %s answers %i with "%s"', async (range, status, body, contentRange) => {
    const response = await ask('GET', `${OBJECTS}/a?alt=media`, { range });
    expect([response.status, await response.text(), response.headers.get('content-range')]).toEqual([
      status,
      body,
      contentRange,
    ]);
  });

  test('include the hashes of the content', async () => {
    const response = await ask('GET', `${OBJECTS}/a?alt=media`);
    expect(response.headers.get('x-goog-hash')).toBe('crc32c=KAwGng==,md5=eB5eJF1ptWaXm4bijSPyxw==');
    expect(crc32cBase64(Buffer.from('123456789'))).toBe('4waSgw==');
  });
});

describe('malformed requests', () => {
  const multipart = {
    'x-goog-upload-protocol': 'multipart',
    'content-type': 'multipart/related; boundary=B',
  };
  const parts = (metadata: string) =>
    `--B\r\nContent-Type: application/json\r\n\r\n${metadata}\r\n--B\r\nContent-Type: text/plain\r\n\r\nhi\r\n--B--`;

  test.each([
    ['no name', 'POST', OBJECTS, {}, 'x'],
    ['an empty name', 'POST', `${OBJECTS}?name=`, {}, 'x'],
    ['a name that is a folder step', 'POST', `${OBJECTS}?name=..`, {}, 'x'],
    ['a name of two lines', 'POST', `${OBJECTS}?name=a%0Ab`, {}, 'x'],
    ['a name that is too long', 'POST', `${OBJECTS}?name=${'x'.repeat(1025)}`, {}, 'x'],
    ['an invalid bucket', 'POST', '/v0/b/a%2Fb/o?name=a', {}, 'x'],
    ['invalid percent-encoding', 'GET', `${OBJECTS}/%E9`, {}, undefined],
    ['no boundary', 'POST', `${OBJECTS}?name=a`, { 'x-goog-upload-protocol': 'multipart' }, parts('{}')],
    ['one part', 'POST', `${OBJECTS}?name=a`, multipart, '--B\r\n\r\n{}\r\n--B--'],
    ['no end', 'POST', `${OBJECTS}?name=a`, multipart, parts('{}').slice(0, -4)],
    ['metadata that is not JSON', 'POST', `${OBJECTS}?name=a`, multipart, parts('{')],
    ['metadata that is a list', 'POST', `${OBJECTS}?name=a`, multipart, parts('[]')],
    ['a type that is not text', 'POST', `${OBJECTS}?name=a`, multipart, parts('{"contentType":5}')],
    [
      'custom metadata that is not text',
      'POST',
      `${OBJECTS}?name=a`,
      multipart,
      parts('{"metadata":{"a":[1]}}'),
    ],
    [
      'too much custom metadata',
      'POST',
      `${OBJECTS}?name=a`,
      multipart,
      parts(`{"metadata":{"a":"${'x'.repeat(8192)}"}}`),
    ],
    [
      'download tokens chosen by the client',
      'POST',
      `${OBJECTS}?name=a`,
      multipart,
      parts('{"metadata":{"firebaseStorageDownloadTokens":"t"}}'),
    ],
    ['a hash of other content', 'POST', `${OBJECTS}?name=a`, multipart, parts('{"md5Hash":"AAAA"}')],
    ['a change that is not JSON', 'PATCH', `${OBJECTS}/kept`, {}, '{'],
    ['a value of two lines', 'PATCH', `${OBJECTS}/kept`, {}, '{"cacheControl":"a\\r\\nb: c"}'],
    ['a page size that is not a number', 'GET', `${OBJECTS}?maxResults=x`, {}, undefined],
    ['a page size of zero', 'GET', `${OBJECTS}?maxResults=0`, {}, undefined],
    ['an invalid page token', 'GET', `${OBJECTS}?pageToken=%23`, {}, undefined],
    ['a generation that is not a number', 'DELETE', `${OBJECTS}/kept?ifGenerationMatch=x`, {}, undefined],
    ['a token that is not a JWT', 'GET', `${OBJECTS}/kept`, { authorization: 'Firebase abc' }, undefined],
    ['a missing token command', 'POST', `${OBJECTS}/kept`, OWNER, undefined],
    ['an unknown upload type', 'POST', `/upload/storage/v1/b/${BUCKET}/o?name=a&uploadType=b`, {}, 'x'],
    ['an upload of rules without rules', 'PUT', '/internal/setRules', {}, '{}'],
  ] as const)('%s is refused with a reason and changes nothing', async (_, method, path, headers, body) => {
    await server.close();
    server = await startStorageServer({ maxUploadBytes: 100_000, loadRules: () => undefined });
    await put('kept', 'kept');
    const before = state();
    const response = await ask(method, path, headers, body);
    expect(response.status).toBe(400);
    expect((await reason(response)).length).toBeGreaterThan(5);
    expect(state()).toEqual(before);
  });

  test('a token of another project is refused', async () => {
    const token = encodeUnsignedJwt({ sub: 'mia', aud: 'demo-other' });
    const response = await ask('GET', `${OBJECTS}/a`, { authorization: `Firebase ${token}` });
    expect(response.status).toBe(401);
  });

  test.each([
    ['GET', '/nothing', 404],
    ['GET', `${OBJECTS}/absent`, 404],
    ['PATCH', `${OBJECTS}/absent`, 404],
    ['DELETE', OBJECTS, 405],
    ['DELETE', `/b/${BUCKET}`, 501],
  ])('%s %s answers %i', async (method, path, status) => {
    expect((await ask(method, path)).status).toBe(status);
  });

  test('a multipart body is split at its outer boundaries, whatever its content', () => {
    const piece = fc.oneof(
      fc.uint8Array({ maxLength: 20 }).map((bytes) => Buffer.from(bytes)),
      fc.constantFrom('\r\n--B\r\n', '\r\n--B--', '--B', '\r\n\r\n').map((text) => Buffer.from(text)),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const content = Buffer.concat(pieces);
        const body = Buffer.concat([
          Buffer.from(
            '--B\r\nContent-Type: application/json\r\n\r\n{"a":1}\r\n--B\r\nContent-Type: x/y\r\n\r\n',
          ),
          content,
          Buffer.from('\r\n--B--\r\n'),
        ]);
        const parsed = parseMultipart(body, 'multipart/related; boundary=B');
        expect(parsed.metadata).toBe('{"a":1}');
        expect(parsed.contentType).toBe('x/y');
        expect(parsed.content.equals(content)).toBe(true);
      }),
    );
  });
});

describe('access control', () => {
  test('the owner bypasses the rules, and others get the text of the denial', async () => {
    server.setRules(undefined);
    expect((await ask('POST', `${OBJECTS}?name=a`, OWNER, 'x')).status).toBe(200);
    const denied = async (method: string, path: string) => reason(await ask(method, path));
    expect(await denied('GET', `${OBJECTS}/a`)).toBe('Permission denied. No READ permission.');
    expect(await denied('DELETE', `${OBJECTS}/a`)).toBe('Permission denied. No WRITE permission.');
    expect(await denied('GET', OBJECTS)).toBe('Permission denied. No LIST permission.');
  });

  test('rules read documents of the project that owns the bucket', async () => {
    await server.close();
    const read: string[] = [];
    server = await startStorageServer({
      firestoreGet: (path, projectId) => {
        read.push(`${projectId} ${path}`);
        return null;
      },
    });
    server.setRules(rulesOf(({ get }) => get('/databases/(default)/documents/users/mia') === null));
    expect((await put('a', 'x')).status).toBe(200);
    await ask('POST', '/v0/b/demo-tests.appspot.com/o?name=a', {}, 'x');
    await ask('POST', '/v0/b/pictures/o?name=a', {}, 'x');
    expect(read.map((entry) => entry.split(' ')[0])).toEqual([TEST_PROJECT, 'demo-tests', TEST_PROJECT]);
  });

  test('only the owner creates and revokes download tokens', async () => {
    await put('a', 'x');
    expect((await ask('POST', `${OBJECTS}/a?create_token=true`)).status).toBe(403);
    const made = (await (await ask('POST', `${OBJECTS}/a?create_token=true`, OWNER)).json()) as {
      downloadTokens: string;
    };
    const [first, second] = made.downloadTokens.split(',');
    server.setRules(undefined);
    const download = (token?: string) => ask('GET', `${OBJECTS}/a?alt=media&token=${token}`);
    expect((await download(second)).status).toBe(200);
    await ask('POST', `${OBJECTS}/a?delete_token=${first}`, OWNER);
    expect((await download(first)).status).toBe(403);
    expect((await download(second)).status).toBe(200);
    expect((await ask('POST', `${OBJECTS}/a?delete_token=${first}`, OWNER)).status).toBe(404);
  });

  test('pages of other sites are refused, and pages of this machine may read upload headers', async () => {
    expect((await ask('GET', '/', { origin: 'https://evil.example' })).status).toBe(403);
    const response = await ask('GET', '/', { origin: 'http://localhost:5173' });
    expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
    expect(response.headers.get('access-control-expose-headers')).toContain('X-Goog-Upload-URL');
  });

  test('rules are loaded over HTTP, and invalid ones are refused with their position', async () => {
    await server.close();
    const loaded: string[] = [];
    server = await startStorageServer({
      loadRules: (source, file) => {
        if (source === 'bad') throw new RulesSourceError(file, 1, 2, 'unexpected text');
        loaded.push(source);
      },
    });
    const set = (content: string) =>
      ask(
        'PUT',
        '/internal/setRules',
        {},
        JSON.stringify({ rules: { files: [{ name: 'storage.rules', content }] } }),
      );
    expect((await set('good')).status).toBe(200);
    const refused = await set('bad');
    expect(refused.status).toBe(400);
    expect(await reason(refused)).toBe(
      'There was an error updating rules: storage.rules:1:2: unexpected text',
    );
    expect(loaded).toEqual(['good']);
  });
});

describe('objects stored on disk', () => {
  let dir: string;
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'storage-data-'));
  });
  afterEach(() => rm(dir, { recursive: true }));
  const restart = async () => {
    await server.close();
    server = await startStorageServer({ data: dir });
  };

  test('survive a restart with bytes, metadata and tokens, and deleted ones stay deleted', async () => {
    await restart();
    await put('dir/ä', 'one');
    await put('dir/ä', 'two');
    await put('gone', 'x');
    await ask('DELETE', `${OBJECTS}/gone`);
    await ask('PATCH', `${OBJECTS}/dir%2F%C3%A4`, {}, '{"metadata":{"__proto__":"k"}}');
    const before = state();
    await restart();
    expect(state()).toEqual(before);
    expect(await (await ask('GET', `${OBJECTS}/dir%2F%C3%A4?alt=media`)).text()).toBe('two');
    expect(await readdir(join(dir, 'blobs'))).toHaveLength(1);
    const { generation } = before.items[0] ?? { generation: 0 };
    expect(server.service.objects.nextGeneration(0)).toBeGreaterThan(generation);
  });

  test('do not include bytes that a crash left behind, which are deleted', async () => {
    await restart();
    await put('a', 'x');
    await writeFile(join(dir, 'blobs', 'stray'), 'half');
    await restart();
    expect(await readdir(join(dir, 'blobs'))).toHaveLength(1);
    expect(state().items).toHaveLength(1);
  });

  test('prevent startup if one is damaged, and its file is named and not changed', async () => {
    await restart();
    await put('a', 'x');
    const [file = ''] = await readdir(join(dir, 'objects'));
    const path = join(dir, 'objects', file);
    await writeFile(path, '{"bucket":');
    const open = () =>
      createStorageService({
        projectId: TEST_PROJECT,
        rules: () => allowAll,
        firestoreGet: () => null,
        data: dir,
      });
    expect(open).toThrow(file);
    expect(await readFile(path, 'utf8')).toBe('{"bucket":');
    expect(await readdir(join(dir, 'blobs'))).toHaveLength(1);
  });
});
