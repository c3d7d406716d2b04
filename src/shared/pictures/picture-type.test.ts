import { describe, expect, it } from 'vitest';
import { pixelTypeOf } from './picture-type';

const typeOf = (beginning: string, declared = '') =>
  pixelTypeOf(
    new File([Uint8Array.from(beginning, (character) => character.charCodeAt(0))], 'photo.png', {
      type: declared,
    }),
  );

describe('pixelTypeOf', () => {
  it.each([
    ['\xff\xd8\xff', 'image/jpeg'],
    ['\xff\xd8\xff\xe0 and pixels', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\n', 'image/png'],
    ['GIF87a', 'image/gif'],
    ['GIF89a', 'image/gif'],
    ['RIFF\x00\x01\x02\xffWEBP', 'image/webp'],
    ['RIFF....WEBPVP8 ', 'image/webp'],
  ])('returns for a file that starts with %j the type %s', async (beginning, type) => {
    expect(await typeOf(beginning)).toBe(type);
  });

  it.each([
    '',
    '\xff\xd8',
    '\xff\xd8\xfe',
    ' \xff\xd8\xff',
    '\x89PNG\r\n\x1a',
    '\x89PNG\n\x1a\n ',
    'GIF88a',
    'GIF89',
    'gif89a',
    'RIFF....WAVE',
    'RIFF....WEB',
    'RIFF',
    '<svg xmlns="http://www.w3.org/2000/svg">',
  ])('returns undefined for a file that starts with %j', async (beginning) => {
    expect(await typeOf(beginning, 'image/png')).toBeUndefined();
  });

  it('reads only the first bytes, so that large files are not loaded', async () => {
    const file = new File(['\x89PNG'], 'film.mov');
    const asked: unknown[] = [];
    file.slice = (...range) => {
      asked.push(range);
      return new Blob(['GIF89a']);
    };
    expect(await pixelTypeOf(file)).toBe('image/gif');
    expect(asked).toEqual([[0, 12]]);
  });
});
