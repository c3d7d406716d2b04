import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { postAge } from './post-date';

describe('postAge', () => {
  const on = (month: number, day: number, hour = 12) => new Date(2026, month - 1, day, hour);

  it('returns This month below 30 days', covers('PUB-283', 'PUB-404'), () => {
    expect(postAge('2026-04-01', on(4, 1))).toBe('This month');
    expect(postAge('2026-04-01', on(4, 30, 23))).toBe('This month');
  });

  it('returns 1 month ago from 30 days on', covers('PUB-284', 'PUB-404'), () => {
    expect(postAge('2026-04-01', on(5, 1, 0))).toBe('1 month ago');
    expect(postAge('2026-04-01', on(5, 30))).toBe('1 month ago');
  });

  it('counts whole months of 30 days from 60 days on', covers('PUB-285', 'PUB-404'), () => {
    expect(postAge('2026-04-01', on(5, 31))).toBe('2 months ago');
    expect(postAge('2025-04-01', on(4, 1))).toBe('12 months ago');
  });

  it('returns This month for a future day', covers('PUB-283'), () => {
    expect(postAge('2026-04-02', on(4, 1))).toBe('This month');
    expect(postAge('2027-04-01', on(4, 1))).toBe('This month');
  });
});
