import { describe, expect, it, vi } from 'vitest';
import { randomId } from './random-id';

/** Makes the next calls for random bytes return these lists, each padded with zeros. */
function giving(...lists: readonly (readonly number[])[]) {
  const values = vi.spyOn(crypto, 'getRandomValues');
  for (const list of lists)
    values.mockImplementationOnce((array) => {
      (array as Uint8Array).fill(0);
      (array as Uint8Array).set(list);
      return array;
    });
  return values;
}

describe('randomId', () => {
  it('returns 20 letters and digits, different each time', () => {
    const ids = Array.from({ length: 50 }, randomId);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{20}$/);
    expect(new Set(ids).size).toBe(50);
  });

  it('skips bytes above 247, so that all characters are equally likely', () => {
    giving([0, 25, 26, 51, 52, 61, 62, 247, 248, 255, 1]);
    expect(randomId()).toBe('AZaz09A9BAAAAAAAAAAA');
  });

  it('requests more bytes if too many were skipped', () => {
    const values = giving(
      Array.from({ length: 32 }, () => 255),
      [2],
    );
    expect(randomId()).toBe('CAAAAAAAAAAAAAAAAAAA');
    expect(values).toHaveBeenCalledTimes(2);
  });
});
