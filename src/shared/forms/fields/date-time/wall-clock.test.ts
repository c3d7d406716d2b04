import { describe, expect, it } from 'vitest';
import { wallClockParts, wallClockSchema } from './wall-clock';

const issues = (date: string, time: string, missing?: string) =>
  wallClockSchema(missing)
    .safeParse({ date, time })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('A date and time in two fields', () => {
  it('are one value without a zone', () => {
    expect(wallClockSchema('Enter a date.').parse({ date: '2026-11-22', time: '09:30' })).toBe(
      '2026-11-22T09:30',
    );
  });

  it('may both be empty only if the value is optional', () => {
    expect(wallClockSchema().parse({ date: '', time: '' })).toBeNull();
    expect(issues('', '', 'Enter a date.')).toEqual([['date', 'Enter a date.']]);
  });

  it('report an error at the empty field if only the other is filled in', () => {
    expect(issues('', '09:30')?.map(([field]) => field)).toEqual(['date']);
    expect(issues('', '09:30', 'Enter a date.')).toEqual([['date', 'Enter a date.']]);
    expect(issues('2026-11-22', '')?.map(([field]) => field)).toEqual(['time']);
    expect(issues('2026-11-22', '', 'Enter a date.')?.map(([field]) => field)).toEqual(['time']);
  });

  it.each([
    ['2026-11-22T09:30', '2026-11-22', '09:30'],
    ['2026-11-22T09:30:15', '2026-11-22', '09:30'],
    ['2026-11-22', '2026-11-22', ''],
    ['', '', ''],
    [null, '', ''],
    [undefined, '', ''],
  ])('of the value %j start with %j and %j', (stored, date, time) => {
    expect(wallClockParts(stored)).toEqual({ date, time });
  });
});
