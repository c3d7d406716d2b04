import { afterEach, describe, expect, it } from 'vitest';
import { shownDay, spanOf, stepped } from './calendar-range';
import { lengthText, ruleText, timesText } from '../event-format';
import { keyStep, steppedDays, steppedTimes } from './key-steps';
import { dayText, deviceDayOf } from '../dates/wall-clock';

const zone = process.env['TZ'];
const inZone = (name: string) => {
  process.env['TZ'] = name;
};
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

const pressed = (key: string, modifiers: object = {}) => ({
  key,
  altKey: true,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  ...modifiers,
});
const date = (start: Date, end: Date) => ({ start, end });

describe('A keyboard step', () => {
  it('requires Alt, or Alt and Shift', () => {
    expect(keyStep(pressed('ArrowDown'), false)).toEqual({ kind: 'move', unit: 'minutes', by: 30 });
    expect(keyStep(pressed('ArrowUp', { shiftKey: true }), false)).toEqual({
      kind: 'length',
      unit: 'minutes',
      by: -30,
    });
    expect(keyStep(pressed('ArrowUp'), true)).toEqual({ kind: 'move', unit: 'days', by: -7 });
    expect(keyStep(pressed('ArrowDown', { shiftKey: true }), true)).toEqual({
      kind: 'length',
      unit: 'days',
      by: 1,
    });
    expect(keyStep(pressed('ArrowDown', { altKey: false }), false)).toBeUndefined();
    expect(keyStep(pressed('ArrowDown', { ctrlKey: true }), false)).toBeUndefined();
    expect(keyStep(pressed('ArrowDown', { metaKey: true }), false)).toBeUndefined();
    expect(keyStep(pressed('Enter'), false)).toBeUndefined();
    expect(keyStep(pressed('ArrowRight'), false)).toEqual({ kind: 'move', unit: 'days', by: 1 });
    expect(keyStep(pressed('ArrowLeft', { shiftKey: true }), true)).toEqual({
      kind: 'length',
      unit: 'days',
      by: -1,
    });
  });

  it('of a day keeps the local time across a clock change', () => {
    inZone('America/Toronto');
    const times = date(new Date(2026, 9, 31, 9), new Date(2026, 9, 31, 10));
    const step = { kind: 'move', unit: 'days', by: 1 } as const;
    expect(steppedTimes(times, step)).toEqual(date(new Date(2026, 10, 1, 9), new Date(2026, 10, 1, 10)));
    const days = date(new Date(2026, 9, 31), new Date(2026, 10, 1));
    expect(steppedDays(days, step)).toEqual(date(new Date(2026, 10, 1), new Date(2026, 10, 2)));
    expect(steppedDays(days, { ...step, kind: 'length' })).toEqual(
      date(new Date(2026, 9, 31), new Date(2026, 10, 2)),
    );
  });

  it('makes an event neither empty nor longer than a month', () => {
    const times = date(new Date(2026, 0, 5, 9), new Date(2026, 0, 5, 9, 30));
    expect(steppedTimes(times, { kind: 'length', unit: 'minutes', by: -30 })).toBeUndefined();
    expect(steppedTimes(times, { kind: 'length', unit: 'days', by: 31 })).toBeUndefined();
    const day = date(new Date(2026, 0, 5), new Date(2026, 0, 6));
    expect(steppedDays(day, { kind: 'length', unit: 'days', by: -1 })).toBeUndefined();
    expect(steppedDays(day, { kind: 'move', unit: 'minutes', by: 30 })).toBeUndefined();
  });

  it('moves an event by half an hour and keeps it between a minute and 31 days long', () => {
    const times = date(new Date(2026, 0, 5, 9), new Date(2026, 0, 5, 10));
    expect(steppedTimes(times, { kind: 'move', unit: 'minutes', by: 30 })).toEqual(
      date(new Date(2026, 0, 5, 9, 30), new Date(2026, 0, 5, 10, 30)),
    );
    const lasting = (minutes: number, days: number) =>
      steppedTimes(date(new Date(2026, 0, 5, 9), new Date(2026, 0, 5, 9, minutes)), {
        kind: 'length',
        unit: 'days',
        by: days,
      })?.end;
    expect(lasting(0, 31)).toEqual(new Date(2026, 1, 5, 9));
    expect(lasting(1, 31)).toBeUndefined();
    expect(lasting(0, 0)).toBeUndefined();
    expect(lasting(1, 0)).toEqual(new Date(2026, 0, 5, 9, 1));
  });

  it('makes an all-day event at most 31 days long and moves it unchanged', () => {
    const days = (first: number, after: number) => date(new Date(2026, 0, first), new Date(2026, 0, after));
    const longer = { kind: 'length', unit: 'days', by: 1 } as const;
    expect(steppedDays(days(1, 31), longer)).toEqual(days(1, 32));
    expect(steppedDays(days(1, 32), longer)).toBeUndefined();
    expect(steppedDays(days(1, 32), { ...longer, kind: 'move' })).toEqual(days(2, 33));
    expect(steppedDays(days(1, 3), { ...longer, by: -1 })).toEqual(days(1, 2));
  });
});

describe('The span of a view', () => {
  it.each(['America/Toronto', 'Pacific/Auckland', 'America/Santiago'])(
    'is whole days in %s, including days of 23 and 25 hours',
    (name) => {
      inZone(name);
      for (const text of [
        '2026-03-08',
        '2026-03-29',
        '2026-09-06',
        '2026-09-27',
        '2026-11-01',
        '2026-04-05',
      ]) {
        const day = shownDay(text);
        expect(dayText(day)).toBe(text);
        for (const view of ['week', 'day', 'agenda'] as const) {
          const { start, end } = spanOf(view, day);
          expect(deviceDayOf(end) - deviceDayOf(start)).toBe({ week: 7, day: 1, agenda: 30 }[view]);
          expect([start.getMinutes(), end.getMinutes()]).toEqual([0, 0]);
        }
        const month = spanOf('month', day);
        expect((deviceDayOf(month.end) - deviceDayOf(month.start)) % 7).toBe(0);
      }
    },
  );

  it('moves by a month, a week, a day or thirty days', () => {
    const day = shownDay('2026-12-31');
    expect(stepped('month', day, 1)).toBe('2027-01-01');
    expect(stepped('month', day, -1)).toBe('2026-11-01');
    expect(stepped('week', day, 1)).toBe('2027-01-07');
    expect(stepped('day', day, -1)).toBe('2026-12-30');
    expect(stepped('agenda', day, 1)).toBe('2027-01-30');
    expect(dayText(shownDay('soon', new Date(2026, 10, 23, 23, 30)))).toBe('2026-11-23');
  });
});

it('ruleText and timesText describe rules and times in words', () => {
  expect(ruleText({ repeat: '' })).toBe('');
  expect(ruleText({ repeat: 'FREQ=DAILY' })).toBe('Every day');
  expect(ruleText({ repeat: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH;COUNT=10' })).toBe(
    'Every 2 weeks on Tuesday and Thursday, 10 times',
  );
  expect(ruleText({ repeat: 'FREQ=YEARLY;UNTIL=20301231' })).toBe('Every year, until Dec 31, 2030');
  expect(ruleText({ repeat: 'FREQ=HOURLY' })).toBe('On a schedule we cannot show');
  const times = { start: new Date(2026, 0, 5, 9), end: new Date(2026, 0, 6, 10, 30), allDay: false };
  expect(lengthText(times)).toBe('1 day, 1 hour, 30 minutes');
  expect(timesText({ start: new Date(2026, 0, 5), end: new Date(2026, 0, 6), allDay: true })).toBe('All day');
  expect(timesText({ start: new Date(2026, 0, 5), end: new Date(2026, 0, 8), allDay: true })).toBe(
    'All day until Wed, Jan 7',
  );
});
