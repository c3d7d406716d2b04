import { describe, expect, it } from 'vitest';
import { youtubeId } from './youtube';

describe('youtubeId', () => {
  it.each([
    'https://youtube.com/watch?v=abc-DEF_123',
    'https://www.youtube.com/watch?v=abc-DEF_123&t=10s',
    'https://m.youtube.com/watch?list=x&v=abc-DEF_123',
    'https://youtu.be/abc-DEF_123?si=x',
  ])('finds the id in %s', (address) => {
    expect(youtubeId(address)).toBe('abc-DEF_123');
  });

  it.each([
    '',
    'abc-DEF_123',
    'http://www.youtube.com/watch?v=abc-DEF_123',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/watch?v=abc-DEF_12',
    'https://www.youtube.com/watch?v=abc-DEF_1234',
    'https://www.youtube.com/watch?v=abc-DEF.123',
    'https://www.youtube.com/embed?v=abc-DEF_123',
    'https://www.youtube.com/abc-DEF_123',
    'https://videos.example/abc-DEF_123',
    'https://videos.example/watch?v=abc-DEF_123',
    'https://youtu.be/watch?v=abc-DEF_123',
  ])('finds no id in %j', (address) => {
    expect(youtubeId(address)).toBeUndefined();
  });
});
