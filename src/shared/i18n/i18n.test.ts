import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { formatCalendarDay, formatCalendarMonth, formatDateTime, formatter } from './format';
import { plural } from './plural';

describe('a text with a count', () => {
  const found = (count: number) => plural(count, { one: `${count} video`, other: `${count} videos` });

  it('has the form that the language gives to the count', () => {
    expect([0, 1, 2, 1.5].map(found)).toEqual(['0 videos', '1 video', '2 videos', '1.5 videos']);
  });

  it('falls back to the general form', () => {
    expect(plural(1, { other: 'some' })).toBe('some');
  });
});

describe('a calendar day on a prerendered page', () => {
  it('stands in long form, the same day in every zone', covers('PUB-282'), () => {
    expect(formatCalendarDay('2026-03-01')).toBe('March 1, 2026');
    expect(formatCalendarDay('2025-12-31')).toBe('December 31, 2025');
    expect(formatCalendarMonth('2026-03')).toBe('March 2026');
  });
});

describe('a formatter', () => {
  it('says the day by the language and zone that it was given', () => {
    const format = formatter({ dateStyle: 'long', timeZone: 'UTC' }, 'en-CA');
    expect(format(new Date('some day'))).toBe('Invalid date');
    expect(format(new Date('2026-11-22T23:59:00Z'))).toBe('November 22, 2026');
    expect(format(new Date('2026-11-23T00:00:00Z'))).toBe('November 23, 2026');
  });
});

describe('a time that cannot be read', () => {
  it('says so, and fails nothing', covers('WRK-782'), () => {
    expect(formatDateTime(new Date('some day'))).toBe('Invalid date');
    expect(formatDateTime(new Date('2026-11-22T12:00:00Z'))).toMatch(/2026/);
  });
});
