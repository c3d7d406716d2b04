import { describe, expect, it } from 'vitest';
import { pixelTypeOf } from './picture-type';

const typeOf = (beginning: string, declared = '') =>
  pixelTypeOf(
    new File([Uint8Array.from(beginning, (character) => character.charCodeAt(0))], 'photo.png', {
      type: declared,
    }),
  );

describe('the kind of a picture', () => {
  it.each([
    ['\xff\xd8\xff', 'image/jpeg'],
    ['\xff\xd8\xff\xe0 and pixels', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\n', 'image/png'],
    ['GIF87a', 'image/gif'],
    ['GIF89a', 'image/gif'],
    ['RIFF\x00\x01\x02\xffWEBP', 'image/webp'],
    ['RIFF....WEBPVP8 ', 'image/webp'],
  ])('of a file that begins with %j is %s', async (beginning, type) => {
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
  ])('is unknown for a file that begins with %j', async (beginning) => {
    expect(await typeOf(beginning, 'image/png')).toBeUndefined();
  });

  it('is read from the first bytes alone, so that a large file is not read as a whole', async () => {
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
