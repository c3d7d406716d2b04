import { describe, expect, it } from 'vitest';
import { occurrenceOn } from '../dates/occurrences';
import { anEvent } from '@/testing/records/event';
import { droppedTimes, selectedTimes } from './pointed-times';

const at = (day: number, hour = 0, minute = 0) => new Date(2026, 11, day, hour, minute);

describe('The times of a new event that is selected in the grid', () => {
  it('are half an hour at nine for one day of a month', () => {
    expect(selectedTimes({ start: at(8), end: at(9) }, true, 'month')).toEqual({
      start: at(8, 9),
      end: at(8, 9, 30),
      allDay: false,
    });
  });

  it('are whole days for several days, and above the hours of a week', () => {
    const days = { start: at(8), end: at(10) };
    const day = { start: at(8), end: at(9) };
    expect(selectedTimes(days, true, 'month')).toEqual({ ...days, allDay: true });
    expect(selectedTimes(day, true, 'week')).toEqual({ ...day, allDay: true });
  });

  it('are the selected hours in a view with hours', () => {
    const hours = { start: at(8, 13), end: at(8, 14, 30) };
    expect(selectedTimes(hours, false, 'week')).toEqual({ ...hours, allDay: false });
  });
});

describe('The times of a dropped event', () => {
  const timed = occurrenceOn(anEvent(), '2026-11-23')!;
  const allDay = occurrenceOn(
    anEvent({
      allDay: true,
      start: new Date('2026-12-08T00:00:00Z'),
      end: new Date('2026-12-10T00:00:00Z'),
    }),
    '2026-12-08',
  )!;

  it('are those at which it was dropped', () => {
    const to = { start: at(9, 11), end: at(9, 12) };
    expect(droppedTimes(timed, to, false)).toEqual({ ...to, allDay: false });
  });

  it('become one whole day above the hours, and one hour among them', () => {
    expect(droppedTimes(timed, { start: at(9), end: at(9, 1) }, true)).toEqual({
      start: at(9),
      end: at(10),
      allDay: true,
    });
    expect(droppedTimes(allDay, { start: at(9, 11), end: at(11, 11) }, false)).toEqual({
      start: at(9, 11),
      end: at(9, 12),
      allDay: false,
    });
  });
});
