import { describe, expect, it, vi } from 'vitest';
import { imageLimitBytes } from '@/contracts/capture';
import { ApiError } from '@/shared/api/send';
import { setTokenProvider } from '@/shared/firebase/rest';
import { covers } from '@/testing/covers';
import { captureErrorMessage, readByService, readFile, refusalOf } from './read-image';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const ascii = (text: string) => Array.from(text, (each) => each.charCodeAt(0));
const bytesOf = (start: readonly number[], length = 64) => {
  const bytes = new Uint8Array(length);
  bytes.set(start);
  return bytes;
};

describe('A file for capture', () => {
  it('is an image by its content, regardless of its name', covers('WRK-216', 'ATT-014'), async () => {
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect(await readFile(new File([svg], 'card.png', { type: 'image/png' }))).toBe(
      'Please drop an image file.',
    );
    expect(await readFile(new File([bytesOf(png)], 'card.txt'))).toMatchObject({
      name: 'card.txt',
      type: 'image/png',
    });
    for (const start of [[0xff, 0xd8, 0xff], png, ascii('GIF89a'), ascii('RIFF....WEBP')])
      expect(refusalOf(bytesOf(start))).toBeUndefined();
    expect(refusalOf(new Uint8Array(0))).toBe('Please drop an image file.');
  });

  it('is accepted below 5 MB and refused from 5 MB on', covers('WRK-217'), async () => {
    expect(await readFile(new File([bytesOf(png, imageLimitBytes)], 'card.png'))).toBe(
      'Image file is too large. Please use an image smaller than 5MB.',
    );
    expect(refusalOf(bytesOf(png, imageLimitBytes - 1))).toBeUndefined();
  });
});

it('readByService stops waiting after 30 s', covers('WRK-756'), async () => {
  setTokenProvider(async () => 'token');
  const timeouts = vi.spyOn(AbortSignal, 'timeout');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No network.')));
  const image = { name: 'card.png', bytes: bytesOf(png), type: 'image/png' };
  await expect(readByService(image, new AbortController().signal)).rejects.toMatchObject({
    reason: 'network',
  });
  expect(timeouts.mock.calls).toEqual([[30_000]]);
  vi.unstubAllGlobals();
  timeouts.mockRestore();
});

describe('A failed image analysis', () => {
  const unreadable = 'The server response was not in the expected format. Please try again.';
  it.each([
    [
      '504',
      { reason: 'refused', status: 504 },
      'The image analysis took too long. Please try using a smaller image or try again later.',
    ],
    [
      'no answer within 30 s',
      { reason: 'timeout', status: 0 },
      'The request was cancelled due to timeout. Please try again with a smaller image.',
    ],
    ['a page', { reason: 'html', status: 200 }, unreadable],
    ['another shape', { reason: 'wrong-shape', status: 200 }, unreadable],
    ['502', { reason: 'refused', status: 502, text: 'x' }, 'Failed to analyze image'],
    ['no network', { reason: 'network', status: 0 }, 'Failed to analyze image'],
    [
      'too many requests',
      { reason: 'refused', status: 429, text: 'Too many requests.' },
      'Too many requests.',
    ],
  ] as const)(
    'explains the failure after %s',
    covers('WRK-223', 'WRK-224', 'WRK-225', 'WRK-226'),
    (_, parts, message) => {
      expect(captureErrorMessage(new ApiError(parts))).toBe(message);
    },
  );
});
