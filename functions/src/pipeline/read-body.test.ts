import { PassThrough } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { readJson } from './read-body';

interface Sent {
  readonly type?: string;
  /** The announced length; undefined for a chunked body. */
  readonly length?: number;
  readonly pieces?: readonly string[];
  /** The bytes that the functions runtime has read already. */
  readonly rawBody?: Buffer;
}

function request({ type = 'application/json', length, pieces = [], rawBody }: Sent): IncomingMessage {
  const stream = new PassThrough();
  for (const piece of pieces) stream.write(piece);
  stream.end();
  const headers = {
    ...(type !== '' && { 'content-type': type }),
    ...(length !== undefined && { 'content-length': String(length) }),
  };
  return Object.assign(stream, { headers, ...(rawBody && { rawBody }) }) as unknown as IncomingMessage;
}
const read = (sent: Sent, maxBytes = 20) => readJson(request(sent), maxBytes);
const tooLarge = { code: 'too-large', status: 413, message: 'The request is too large.' };

describe('the body of a request', () => {
  it.each(['application/json', 'Application/JSON', 'application/json; charset=utf-8', ' application/json '])(
    'is read with the type "%s"',
    async (type) => {
      expect(await read({ type, pieces: ['{"a":1}'] })).toEqual({ a: 1 });
    },
  );

  it.each(['', 'text/plain', 'text/plain;application/json', 'application/jsonp'])(
    'is refused with the type "%s"',
    async (type) => {
      await expect(read({ type, pieces: ['{}'] })).rejects.toMatchObject({
        code: 'unsupported-type',
        status: 415,
      });
    },
  );

  it('is read up to the allowed number of bytes, however it arrives', async () => {
    const allowed = `{"a":"${'x'.repeat(12)}"}`;
    expect(allowed).toHaveLength(20);
    const value = { a: 'xxxxxxxxxxxx' };
    expect(await read({ length: 20, pieces: [allowed] })).toEqual(value);
    expect(await read({ pieces: [allowed.slice(0, 9), allowed.slice(9)] })).toEqual(value);
    expect(await read({ rawBody: Buffer.from(allowed) })).toEqual(value);
    await expect(read({ length: 21, pieces: ['{}'] })).rejects.toMatchObject(tooLarge);
    await expect(read({ pieces: [allowed, ' '] })).rejects.toMatchObject(tooLarge);
    await expect(read({ rawBody: Buffer.from(`${allowed} `) })).rejects.toMatchObject(tooLarge);
    // Multi-byte characters count by their bytes.
    await expect(read({ pieces: ['{"a":"ééééééé"}'] })).rejects.toMatchObject(tooLarge);
  });

  it('is undefined if it is empty', async () => {
    expect(await read({})).toBeUndefined();
    expect(await read({ rawBody: Buffer.alloc(0) })).toBeUndefined();
  });

  it('may be nested ten levels deep', async () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    expect(await read({ pieces: [nested(10)] }, 100)).toEqual(JSON.parse(nested(10)));
    await expect(read({ pieces: [nested(11)] }, 100)).rejects.toMatchObject({
      code: 'malformed',
      status: 400,
    });
    const beside = `{"a":null,"b":{"c":${nested(9)}}}`;
    await expect(read({ pieces: [beside] }, 100)).rejects.toMatchObject({ code: 'malformed' });
  });

  it.each(['{"a":', 'a', '{}{}'])('is refused as malformed: %j', async (text) => {
    await expect(read({ pieces: [text] })).rejects.toMatchObject({ code: 'malformed' });
  });
});
