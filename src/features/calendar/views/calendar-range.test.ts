import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parseDay, deviceDayOf } from '../dates/wall-clock';
import { viewOf } from '../queries';
import { readSpanOf, shownDay, spanOf, spanTitle } from './calendar-range';

// The clocks change on November 1.
beforeAll(() => void vi.stubEnv('TZ', 'America/Toronto'));
afterAll(() => void vi.unstubAllEnvs());

const day = parseDay('2026-10-31') ?? 0;

describe('The span that a view reads', () => {
  it('is the same for month, week and day, and includes weeks across the edge of the month', () => {
    const read = readSpanOf('month', day, 'mine');
    expect(readSpanOf('week', day, 'mine')).toEqual(read);
    expect(readSpanOf('day', day, 'mine')).toEqual(read);
    // The span is four to six whole weeks around October.
    expect(read.start <= new Date(2026, 9, 1)).toBe(true);
    expect(read.end >= new Date(2026, 10, 1)).toBe(true);
    // October needs five weeks, whether weeks start on Sunday or Monday.
    expect(deviceDayOf(read.end) - deviceDayOf(read.start)).toBe(35);
    const week = spanOf('week', day);
    expect(week.start >= read.start && week.end <= read.end).toBe(true);
  });

  it('is the shown span for an agenda and for the events of everyone', () => {
    expect(readSpanOf('agenda', day, 'mine')).toEqual(spanOf('agenda', day));
    expect(readSpanOf('day', day, 'all')).toEqual({
      start: new Date(2026, 9, 31),
      end: new Date(2026, 10, 1),
    });
  });
});

it('viewOf returns the agenda on a phone and the week elsewhere, unless the address names a view', () => {
  expect([viewOf('', true), viewOf('', false), viewOf('day', true)]).toEqual(['agenda', 'week', 'day']);
  expect(shownDay('2026-10-31')).toBe(day);
});

it('spanTitle returns the month, the day, or the first and the last day', () => {
  expect(spanTitle('month', day)).toBe('October 2026');
  expect(spanTitle('day', day)).toBe('Saturday, October 31, 2026');
  expect(spanTitle('agenda', day + 61)).toBe('Thu, Dec 31 – Fri, Jan 29, 2027');
  expect(spanTitle('week', day)).toMatch(/^\w{3}, Oct 2\d – \w{3}, (Oct 31|Nov 1), 2026$/);
});
