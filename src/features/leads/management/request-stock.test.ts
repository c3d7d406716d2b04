import { describe, expect, it } from 'vitest';
import { hasMore, leftOutText, shownText, storedOf } from './request-stock';

const counts = { total: 10, pending: 5, completed: 2 };

describe('what is stored beside what is loaded', () => {
  it.each([
    ['all', 10],
    ['pending', 5],
    ['sent', 3],
    ['completed', 2],
  ] as const)('is counted for %s', (status, stored) => {
    expect(storedOf(status, counts)).toBe(stored);
  });

  it.each([
    [{ loaded: 100, limit: 100, stored: 101 }, true],
    [{ loaded: 100, limit: 100, stored: 100 }, false],
    [{ loaded: 100, limit: 100, stored: undefined }, true],
    [{ loaded: 99, limit: 100, stored: 120 }, false],
  ])('is more to load for %j: %s', (stock, more) => {
    expect(hasMore(stock)).toBe(more);
  });

  it('says when the order leaves requests out', () => {
    expect(leftOutText('createdAt', { loaded: 7, limit: 100, stored: 8 })).toBe(
      '1 more request is stored without a created date and left out of this order. Sort by another field to see it.',
    );
    expect(leftOutText('name', { loaded: 7, limit: 100, stored: 10 })).toMatch(
      /^3 more requests are .* a name /,
    );
  });

  it.each([
    { loaded: 7, limit: 100, stored: undefined },
    { loaded: 7, limit: 100, stored: 7 },
    { loaded: 7, limit: 100, stored: 6 },
    { loaded: 100, limit: 100, stored: 120 },
  ])('says nothing of the kind for %j', (stock) => {
    expect(leftOutText('createdAt', stock)).toBeUndefined();
  });

  it('is told in numbers', () => {
    expect(shownText(3, { loaded: 100, limit: 100, stored: 240 })).toBe('Showing 3 of 240 requests.');
    expect(shownText(1, { loaded: 1, limit: 100, stored: undefined })).toBe('Showing 1 of 1 request.');
  });
});
