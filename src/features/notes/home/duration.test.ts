import { expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { shortDuration } from './duration';

it.each([
  [0, '0m'],
  [59_999, '0m'],
  [60_000, '1m'],
  [59 * 60_000 + 59_999, '59m'],
  [3_600_000, '1h 0m'],
  [3_600_000 * 25 + 61_000, '25h 1m'],
])('shortDuration formats %i milliseconds as %s', covers('WRK-094'), (ms, text) => {
  expect(shortDuration(ms)).toBe(text);
});
