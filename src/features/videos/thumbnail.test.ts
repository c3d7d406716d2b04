import { expect, it } from 'vitest';
import { thumbnailOf } from './thumbnail';

it.each([
  ['/videos/own.svg', '/videos/own.svg'],
  ['https://img.youtube.com/vi/a/hqdefault.jpg', '/videos/security.svg'],
  ['', '/videos/security.svg'],
])('A video with the picture “%s” shows %s, never a picture of another site', (thumbnail, shown) => {
  expect(thumbnailOf({ thumbnail, category: 'security' })).toBe(shown);
});
