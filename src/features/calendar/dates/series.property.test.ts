import { assert, constantFrom, integer, nat, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anEvent } from '@/testing/records/event';
import { occurrencesOf } from './occurrences';
import { movedDay, movedSeries } from './series';
import { dayMs } from './wall-clock';

const always = { start: new Date(0), end: new Date('2040-01-01') };
const daysOf = (event: ReturnType<typeof anEvent>) => occurrencesOf(event, always).map(({ start }) => start);

const series = record({
  start: constantFrom('2026-10-28T14:00:00Z', '2026-03-04T15:00:00Z', '2026-06-17T03:30:00Z'),
  repeat: constantFrom('FREQ=DAILY', 'FREQ=DAILY;INTERVAL=3', 'FREQ=WEEKLY;BYDAY=WE'),
  count: integer({ min: 2, max: 12 }),
  index: nat(11),
  exception: nat(11),
  days: integer({ min: -20, max: 20 }),
});

describe('A series with one date moved', () => {
  it('keeps its number of dates and is restored when the date is moved back', () => {
    assert(
      property(series, ({ start, repeat, count, index, exception, days }) => {
        const begin = new Date(start);
        const all = anEvent({
          start: begin,
          end: new Date(begin.getTime() + 3_600_000),
          repeat: `${repeat};COUNT=${count}`,
          timeZone: 'UTC',
        });
        const without = occurrencesOf(all, always)[exception % count]?.day ?? '';
        const event = anEvent({ ...all, exceptions: [without] });
        const dates = occurrencesOf(event, always);
        const date = dates[index % dates.length];
        if (date === undefined) return;
        const times = {
          start: new Date(date.start.getTime() + days * dayMs),
          end: new Date(date.end.getTime() + days * dayMs),
          allDay: false,
          timeZone: 'UTC',
        };
        const moved = anEvent({ ...event, ...movedSeries({ event, day: date.day }, times) });
        expect(moved.exceptions).toEqual([movedDay(without, days)]);
        expect(daysOf(moved)).toEqual(daysOf(event).map((each) => new Date(each.getTime() + days * dayMs)));
        const back = movedSeries(
          { event: moved, day: movedDay(date.day, days) },
          { ...times, start: date.start, end: date.end },
        );
        expect({ ...moved, ...back }).toMatchObject({
          start: event.start,
          end: event.end,
          exceptions: event.exceptions,
        });
      }),
    );
  });
});
