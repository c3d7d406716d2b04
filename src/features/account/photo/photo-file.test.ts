import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { checkPhoto, ownPhotoPath, photoLimitBytes, photoPath } from './photo-file';

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const png = '\x89PNG\r\n\x1a\n';

/** Returns a file that starts with these bytes and is padded to `size`. */
const fileOf = (beginning: string, { size = 100, name = 'photo', type = '' } = {}) =>
  new File([bytes(beginning), new Uint8Array(size - beginning.length)], name, { type });

describe('A chosen photo', () => {
  it.each([
    ['image/jpeg', '\xff\xd8\xff\xe0'],
    ['image/png', png],
    ['image/gif', 'GIF87a'],
    ['image/gif', 'GIF89a'],
    ['image/webp', 'RIFF\x24\x00\x00\x00WEBPVP8 '],
  ])('is a %s by its first bytes, regardless of its name and type', async (type, beginning) => {
    expect(await checkPhoto(fileOf(beginning, { name: 'notes.txt', type: 'text/plain' }))).toBe(type);
  });

  it.each([
    ['a text called a picture', 'Dear board,', 'photo.png', 'image/png'],
    ['a page called a picture', '<!doctype html><script>', 'photo.jpg', 'image/jpeg'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg">', 'logo.svg', 'image/svg+xml'],
    ['a sound in the same container', 'RIFF\x24\x00\x00\x00WAVEfmt ', 'photo.webp', 'image/webp'],
    ['a bitmap', 'BM\x00\x00\x00\x00', 'photo.bmp', 'image/bmp'],
    ['a picture cut off at once', '\x89PN', 'photo.png', 'image/png'],
  ])('is refused when it is %s', covers('PUB-252'), async (_, beginning, name, type) => {
    await expect(checkPhoto(fileOf(beginning, { name, type, size: beginning.length }))).rejects.toThrow(
      'Please select an image file',
    );
  });

  it('is refused when it is empty', covers('PUB-252'), async () => {
    await expect(checkPhoto(new File([], 'photo.png', { type: 'image/png' }))).rejects.toThrow(
      'Please select an image file',
    );
  });

  it('is accepted with 2097151 bytes', covers('PUB-401'), async () => {
    expect(photoLimitBytes).toBe(2_097_152);
    expect(await checkPhoto(fileOf(png, { size: 2_097_151 }))).toBe('image/png');
  });

  it.each([2_097_152, 2_097_153])('is refused with %i bytes', covers('PUB-253', 'PUB-401'), async (size) => {
    await expect(checkPhoto(fileOf(png, { size }))).rejects.toThrow('Profile picture must be less than 2MB');
  });

  it('is refused for its type before its size', covers('PUB-252'), async () => {
    await expect(checkPhoto(fileOf('Dear board,', { size: 3_000_000 }))).rejects.toThrow(
      'Please select an image file',
    );
  });
});

describe('A stored photo', () => {
  it(
    'is named after user id, time and extension, in the folder of profile pictures',
    covers('PUB-249', 'PUB-250'),
    () => {
      expect(photoPath('mia', 'image/jpeg', 1_790_000_000_000)).toBe(
        'profile_pictures/mia_1790000000000.jpg',
      );
      expect(photoPath('mia', 'image/webp', 1_790_000_000_000)).toBe(
        'profile_pictures/mia_1790000000000.webp',
      );
    },
  );

  it('is found from its link only by its owner', () => {
    const link = (host: string) =>
      `${host}/v0/b/acf.appspot.com/o/profile_pictures%2Fmia_1790000000000.jpg?alt=media&token=t`;
    const path = 'profile_pictures/mia_1790000000000.jpg';
    expect(ownPhotoPath(link('https://firebasestorage.googleapis.com'), 'mia')).toBe(path);
    expect(ownPhotoPath(link('http://127.0.0.1:9199'), 'mia')).toBe(path);
    expect(ownPhotoPath(link('http://127.0.0.1:9199'), 'theo')).toBeUndefined();
    expect(ownPhotoPath('https://img.acf.example/mia.jpg', 'mia')).toBeUndefined();
    expect(ownPhotoPath('', 'mia')).toBeUndefined();
  });
});
