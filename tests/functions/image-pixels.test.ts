import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { startApi } from './api-under-test';

const api = await startApi();

const webp = (chunk: string, header: Buffer) => {
  const content = Buffer.concat([Buffer.from(chunk), Buffer.alloc(4), header, Buffer.alloc(20)]);
  return Buffer.concat([Buffer.from('RIFF'), Buffer.alloc(4), Buffer.from('WEBP'), content]);
};
const littleEndian = (value: number, bytes: number) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntLE(value, 0, bytes);
  return buffer;
};
const bigEndian = (value: number) => {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32BE(value);
  return buffer;
};

const headers: Readonly<Record<string, (width: number, height: number) => Buffer>> = {
  PNG: (width, height) =>
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
      Buffer.from('IHDR'),
      bigEndian(width),
      bigEndian(height),
      Buffer.alloc(9),
    ]),
  // The two highest bits of each side ask the browser to scale.
  'lossy WebP': (width, height) =>
    webp(
      'VP8 ',
      Buffer.concat([
        Buffer.from([0x30, 0x01, 0x00, 0x9d, 0x01, 0x2a]),
        littleEndian(width + 0x4000, 2),
        littleEndian(height + 0x8000, 2),
      ]),
    ),
  'lossless WebP': (width, height) =>
    webp(
      'VP8L',
      Buffer.concat([Buffer.from([0x2f]), littleEndian(width - 1 + (height - 1) * 2 ** 14 + 2 ** 28, 4)]),
    ),
  'extended WebP': (width, height) =>
    webp('VP8X', Buffer.concat([Buffer.alloc(4), littleEndian(width - 1, 3), littleEndian(height - 1, 3)])),
};

describe.each(Object.entries(headers))('an image in %s', (_, header) => {
  it('may have at most 25 million pixels', covers('ATT-014'), async () => {
    const read = (width: number, height: number) =>
      api.call('POST', '/analyze-image', {
        as: 'mia',
        body: { image: header(width, height).toString('base64') },
      });
    expect(await read(5_001, 5_000)).toMatchObject({
      status: 413,
      body: { error: { message: 'The image has too many pixels. Please use a smaller one.' } },
    });
    // Without a service the call gets no further than this.
    expect(await read(5_000, 5_000)).toMatchObject({
      status: 503,
      body: { error: { message: 'No AI service is set up.' } },
    });
  });
});
