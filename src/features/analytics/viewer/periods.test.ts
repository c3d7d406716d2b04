import { describe, expect, it } from 'vitest';
import { bucketsOf, localDay, type PeriodState, spanOf } from './periods';

const now = new Date(2026, 10, 22, 15, 30);
const state = (part: Partial<PeriodState>): PeriodState => ({ period: 'all', from: '', to: '', ...part });
const day = (year: number, month: number, date: number) => new Date(year, month - 1, date);

describe('spanOf', () => {
  it('returns no bounds for all time', () => {
    expect(spanOf(state({}), now)).toEqual({});
  });

  it.each([
    ['7d', day(2026, 11, 16)],
    ['30d', day(2026, 10, 24)],
    ['90d', day(2026, 8, 25)],
    ['12m', day(2025, 11, 23)],
  ] as const)('starts %s at the beginning of a day and includes today', (period, from) => {
    expect(spanOf(state({ period }), now)).toEqual({ from });
  });

  it('includes the whole last day, and allows either day to be empty', () => {
    const custom = { period: 'custom', from: '2026-11-01', to: '2026-11-15' } as const;
    expect(spanOf(state(custom), now)).toEqual({ from: day(2026, 11, 1), to: day(2026, 11, 16) });
    expect(spanOf(state({ ...custom, from: '' }), now)).toEqual({ to: day(2026, 11, 16) });
    expect(spanOf(state({ ...custom, to: '' }), now)).toEqual({ from: day(2026, 11, 1) });
  });

  it('reports when the last day is before the first', () => {
    expect(spanOf(state({ period: 'custom', from: '2026-11-02', to: '2026-11-01' }), now)).toBe('wrong-way');
    expect(spanOf(state({ period: 'custom', from: '2026-11-02', to: '2026-11-02' }), now)).not.toBe(
      'wrong-way',
    );
  });

  it.each(['2026-02-30', '2026-13-01', 'yesterday', '2026-1-1'])('rejects %s as a day', (text) => {
    expect(localDay(text)).toBeUndefined();
  });
});

describe('bucketsOf', () => {
  it('splits a span into days, weeks, months, quarters or years, at most fourteen', () => {
    const buckets = (from: Date) => bucketsOf(from, now);
    expect(buckets(day(2026, 11, 16))).toHaveLength(7);
    expect(buckets(day(2026, 10, 24))).toHaveLength(5);
    expect(buckets(day(2025, 11, 23))).toHaveLength(13);
    expect(buckets(day(2024, 1, 1))).toHaveLength(12);
    expect(buckets(day(2020, 6, 1))).toHaveLength(7);
    expect(buckets(day(1990, 1, 1))).toHaveLength(14);
  });

  it('covers the span without gaps', () => {
    for (const from of [
      day(2026, 11, 16),
      day(2026, 9, 3),
      day(2025, 3, 9),
      day(2023, 2, 1),
      day(1990, 5, 5),
    ]) {
      const buckets = bucketsOf(from, now);
      expect(buckets[0]?.from).toEqual(from);
      expect(buckets.at(-1)?.to).toEqual(now);
      for (const [index, bucket] of buckets.entries()) {
        expect(bucket.from.getTime()).toBeLessThan(bucket.to.getTime());
        if (index > 0) expect(bucket.from).toEqual(buckets[index - 1]?.to);
      }
    }
  });

  it('labels buckets by day, week, month or year', () => {
    const month = new Intl.DateTimeFormat(undefined, { month: 'short', year: 'numeric' });
    const short = new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric' });
    expect(bucketsOf(day(2025, 11, 23), now)[1]?.label).toBe(month.format(day(2025, 12, 1)));
    expect(bucketsOf(day(2026, 11, 16), now)[0]?.label).toBe(short.format(day(2026, 11, 16)));
    expect(bucketsOf(day(2026, 10, 24), now)[0]?.label).toBe(
      `${short.format(day(2026, 10, 24))} – ${short.format(day(2026, 10, 30))}`,
    );
    // The last week ends today.
    expect(bucketsOf(day(2026, 10, 24), now).at(-1)?.label).toBe(
      `${short.format(day(2026, 11, 21))} – ${short.format(day(2026, 11, 22))}`,
    );
    expect(bucketsOf(day(2020, 6, 1), now)[0]?.label).toBe('2020');
  });
});
