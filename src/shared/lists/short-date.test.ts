import { describe, expect, it } from 'vitest';
import { shortDate } from './short-date';

const now = new Date(2026, 10, 24, 12, 0, 0);
const before = (days: number, hours = 0, minutes = 0, seconds = 0) =>
  shortDate(new Date(2026, 10, 24 - days, 12 - hours, -minutes, -seconds), now);

describe('A time in a list', () => {
  it('is shown as now for up to a minute', () => {
    expect(before(0)).toBe('now');
    expect(before(0, 0, 0, 59)).toBe('now');
    expect(before(0, 0, 1)).toBe('1 min ago');
  });

  it('counts minutes for an hour, hours for a day and days for a week', () => {
    expect(before(0, 0, 59, 59)).toBe('59 mins ago');
    expect(before(0, 1)).toBe('1 hr ago');
    expect(before(0, 23, 59)).toBe('23 hrs ago');
    expect(before(1)).toBe('yesterday');
    expect(before(6, 23, 59)).toBe('6 days ago');
  });

  it('is a date after a week, with the year if it is another year', () => {
    expect(before(7)).toBe('Nov 17');
    expect(shortDate(new Date(2025, 11, 31), now)).toBe('Dec 31, 2025');
  });

  it('is shown as now a few minutes ahead, and as a date further ahead', () => {
    expect(before(0, 0, -4)).toBe('now');
    expect(before(0, 0, -6)).toBe('Nov 24');
    expect(before(-3)).toBe('Nov 27');
  });
});
