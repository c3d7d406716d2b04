import { request } from 'node:http';
import { createGunzip, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RawChannel, splitFrames } from './raw-channel';
import { OPEN_RULES, startTestBackend, type TestBackend } from './test-backend';

const PROJECT = 'demo-compression';
const DATABASE = `projects/${PROJECT}/databases/(default)`;
const DOCUMENTS = `${DATABASE}/documents`;

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ projectId: PROJECT, rules: OPEN_RULES });
});
afterAll(() => backend.close());

const set = (id: string, text: string) =>
  backend.service.commit(
    { kind: 'admin' },
    {
      database: DATABASE,
      writes: [{ update: { name: `${DOCUMENTS}/texts/${id}`, fields: { text: { stringValue: text } } } }],
    },
  );

interface Answer {
  readonly encoding: string | undefined;
  readonly vary: string | undefined;
  readonly bytes: Buffer;
}

/** Calls with Node's own client, which does not decompress. */
const raw = (port: number, method: string, path: string, accepts?: string, body?: string) =>
  new Promise<Answer>((resolve, reject) => {
    const call = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        headers: { authorization: 'Bearer owner', ...(accepts && { 'accept-encoding': accepts }) },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            encoding: response.headers['content-encoding'],
            vary: response.headers.vary,
            bytes: Buffer.concat(chunks),
          }),
        );
      },
    );
    call.on('error', reject);
    call.end(body);
  });

const long = 'a long text '.repeat(500);
const read = (id: string, accepts?: string) =>
  raw(backend.firestorePort, 'GET', `/v1/${DOCUMENTS}/texts/${id}`, accepts);
const textOf = (bytes: Buffer) =>
  (JSON.parse(bytes.toString()) as { fields: { text: { stringValue: string } } }).fields.text.stringValue;

describe('an HTTP response', () => {
  beforeAll(() => Promise.all([set('long', long), set('short', 'short')]));

  it('is gzipped if it is long and the client accepts gzip', async () => {
    const { encoding, vary, bytes } = await read('long', 'gzip, deflate, br');
    expect(encoding).toBe('gzip');
    expect(vary).toContain('Accept-Encoding');
    expect(bytes.length).toBeLessThan(600);
    expect(textOf(gunzipSync(bytes))).toBe(long);
  });

  it('is not compressed if the client does not accept gzip', async () => {
    for (const accepts of [undefined, 'br', 'gzip;q=0', 'gzip; q=0.0, br']) {
      const { encoding, bytes } = await read('long', accepts);
      expect(encoding).toBeUndefined();
      expect(textOf(bytes)).toBe(long);
    }
  });

  it('is not compressed if it is short', async () => {
    const { encoding, bytes } = await read('short', 'gzip');
    expect(encoding).toBeUndefined();
    expect(textOf(bytes)).toBe('short');
  });

  it('of Auth or Storage is gzipped too, except an object’s bytes', async () => {
    for (let number = 0; number < 10; number += 1)
      await raw(
        backend.authPort,
        'POST',
        `/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts`,
        undefined,
        JSON.stringify({ email: `person-${number}@example.org`, password: 'a password' }),
      );
    const accounts = await raw(
      backend.authPort,
      'GET',
      `/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:batchGet`,
      'gzip',
    );
    expect(accounts.encoding).toBe('gzip');
    expect(gunzipSync(accounts.bytes).toString()).toContain('person-9@example.org');

    const upload = (name: string) =>
      raw(backend.storagePort, 'POST', `/v0/b/bucket/o?name=${name}`, undefined, long);
    for (let number = 0; number < 20; number += 1) await upload(`a-rather-long-name-of-an-object-${number}`);
    const listed = await raw(backend.storagePort, 'GET', '/v0/b/bucket/o', 'gzip');
    expect(listed.encoding).toBe('gzip');
    expect(gunzipSync(listed.bytes).toString()).toContain('object-19');
    const media = await raw(
      backend.storagePort,
      'GET',
      '/v0/b/bucket/o/a-rather-long-name-of-an-object-1?alt=media',
      'gzip',
    );
    expect(media.encoding).toBeUndefined();
    expect(media.bytes.toString()).toBe(long);
  });
});

describe('a streamed response', () => {
  it('is gzipped, and each message is sent at once', async () => {
    const channel = new RawChannel(backend.firestorePort, 'Listen', DATABASE);
    const query = { parent: DOCUMENTS, structuredQuery: { from: [{ collectionId: 'streamed' }] } };
    await channel.open([{ database: DATABASE, addTarget: { query, targetId: 2 } }]);
    const path = `/google.firestore.v1.Firestore/Listen/channel?VER=8&database=${encodeURIComponent(DATABASE)}&RID=rpc&SID=${channel.sid}&AID=0&CI=0&TYPE=xmlhttp&zx=b&t=1`;
    let text = '';
    let packed = 0;
    let more = () => {};
    const until = async (part: string) => {
      while (!text.includes(part) || splitFrames(text).rest !== '') {
        await new Promise<void>((resolve) => {
          more = resolve;
        });
      }
    };
    const call = request({
      host: '127.0.0.1',
      port: backend.firestorePort,
      path,
      headers: { 'accept-encoding': 'gzip' },
    });
    call.on('response', (response) => {
      expect(response.headers['content-encoding']).toBe('gzip');
      response.on('data', (chunk: Buffer) => {
        packed += chunk.length;
      });
      response.pipe(createGunzip()).on('data', (chunk: Buffer) => {
        text += chunk.toString();
        more();
      });
    });
    call.end();
    const write = (id: string) =>
      backend.service.commit(
        { kind: 'admin' },
        {
          database: DATABASE,
          writes: [
            { update: { name: `${DOCUMENTS}/streamed/${id}`, fields: { text: { stringValue: long } } } },
          ],
        },
      );
    await until('CURRENT');
    // The stream stays open, so a message that arrives was not held back until the end.
    for (const id of ['first', 'second', 'third']) {
      await write(id);
      await until(`streamed/${id}"`);
    }
    const { arrays, rest } = splitFrames(text);
    expect(rest).toBe('');
    expect(arrays.map(([number]) => number)).toEqual(arrays.map((_, index) => index + 1));
    expect(packed).toBeLessThan(text.length / 8);
    call.destroy();
    await channel.terminate();
  }, 10_000);
});
