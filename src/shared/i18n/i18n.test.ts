import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { formatCalendarDay, formatCalendarMonth, formatDateTime, formatter } from './format';
import { plural } from './plural';

describe('plural', () => {
  const found = (count: number) => plural(count, { one: `${count} video`, other: `${count} videos` });

  it('returns the plural form of the language for the count', () => {
    expect([0, 1, 2, 1.5].map(found)).toEqual(['0 videos', '1 video', '2 videos', '1.5 videos']);
  });

  it('falls back to the general form', () => {
    expect(plural(1, { other: 'some' })).toBe('some');
  });
});

describe('A calendar day on a prerendered page', () => {
  it('is in long form and the same day in every zone', covers('PUB-282'), () => {
    expect(formatCalendarDay('2026-03-01')).toBe('March 1, 2026');
    expect(formatCalendarDay('2025-12-31')).toBe('December 31, 2025');
    expect(formatCalendarMonth('2026-03')).toBe('March 2026');
  });
});

describe('formatter', () => {
  it('formats the day in the given language and zone', () => {
    const format = formatter({ dateStyle: 'long', timeZone: 'UTC' }, 'en-CA');
    expect(format(new Date('some day'))).toBe('Invalid date');
    expect(format(new Date('2026-11-22T23:59:00Z'))).toBe('November 22, 2026');
    expect(format(new Date('2026-11-23T00:00:00Z'))).toBe('November 23, 2026');
  });
});

describe('formatDateTime', () => {
  it('returns "Invalid date" for an invalid time', covers('WRK-782'), () => {
    expect(formatDateTime(new Date('some day'))).toBe('Invalid date');
    expect(formatDateTime(new Date('2026-11-22T12:00:00Z'))).toMatch(/2026/);
  });
});
