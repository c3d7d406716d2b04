import { expect, it } from 'vitest';
import { thumbnailOf } from './thumbnail';

it.each([
  ['/videos/own.svg', '/videos/own.svg'],
  ['https://img.youtube.com/vi/a/hqdefault.jpg', '/videos/security.svg'],
  ['', '/videos/security.svg'],
])('a video with the picture “%s” shows %s, never one of another site', (thumbnail, shown) => {
  expect(thumbnailOf({ thumbnail, category: 'security' })).toBe(shown);
});
