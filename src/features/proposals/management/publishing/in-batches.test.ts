import { expect, it } from 'vitest';
import { inBatches } from './in-batches';

it.each([0, 1, 4, 5, 6, 7, 8, 9, 10, 11, 16, 17])(
  'inBatches puts each of %i parts into one batch of at most five, in order',
  (count) => {
    const parts = Array.from({ length: count }, (_, index) => index);
    const batches = inBatches(parts);
    expect(batches.flat()).toEqual(parts);
    expect(batches.every(({ length }) => length >= 1 && length <= 5)).toBe(true);
  },
);
