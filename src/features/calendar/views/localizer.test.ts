import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLocalizer, dayArithmetic } from './localizer';

const library = createLocalizer() as unknown as typeof dayArithmetic;

/** Times at quarter hours in a month with a clock change. */
const moment = fc.integer({ min: 0, max: 27 * 96 }).map((quarter) => new Date(2026, 10, 1, 0, quarter * 15));
const event = fc
  .tuple(moment, fc.integer({ min: 1, max: 300 }), fc.boolean())
  .map(([start, quarters, allDay]) => ({
    start,
    end: new Date(start.getTime() + quarters * 900_000),
    allDay,
  }));
const sameMonth = ({ end }: { readonly end: Date }) => end.getMonth() === 10;

// The clocks change on November 1.
beforeAll(() => void vi.stubEnv('TZ', 'America/Toronto'));
afterAll(() => void vi.unstubAllEnvs());

describe('dayArithmetic compared with the library of the grid', () => {
  it('returns the same start and end of a day, and days between', () => {
    fc.assert(
      fc.property(moment, moment, (one, other) => {
        expect(dayArithmetic.startOf(one, 'day')).toEqual(library.startOf(one, 'day'));
        expect(dayArithmetic.ceil(one, 'day')).toEqual(library.ceil(one, 'day'));
        expect(dayArithmetic.diff(one, other, 'day')).toBe(library.diff(one, other, 'day'));
        expect(dayArithmetic.isSameDate(one, other)).toBe(library.isSameDate(one, other));
        expect(dayArithmetic.startOf(one, 'month')).toEqual(library.startOf(one, 'month'));
        expect(dayArithmetic.ceil(one, 'hours')).toEqual(library.ceil(one, 'hours'));
        expect(dayArithmetic.diff(one, other, 'minutes')).toBe(library.diff(one, other, 'minutes'));
      }),
    );
  });

  it('returns the same days for an event', () => {
    fc.assert(
      fc.property(event, moment, fc.integer({ min: 0, max: 6 }), (of, first, days) => {
        const start = dayArithmetic.startOf(first, 'day');
        const range = { start, end: new Date(start.getFullYear(), start.getMonth(), start.getDate() + days) };
        expect(dayArithmetic.inEventRange({ event: of, range })).toBe(
          library.inEventRange({ event: of, range }),
        );
      }),
    );
  });

  it('sorts two events in the same order', () => {
    fc.assert(
      fc.property(event.filter(sameMonth), event.filter(sameMonth), (evtA, evtB) => {
        const order = Math.sign(dayArithmetic.sortEvents({ evtA, evtB }));
        expect(order).toBe(Math.sign(library.sortEvents({ evtA, evtB })));
      }),
    );
  });

  it('differs for an event into the next month, whose length the library gets wrong', () => {
    const [start, end] = [new Date(2026, 10, 30, 23), new Date(2026, 11, 1, 1)];
    expect(dayArithmetic.daySpan(start, end)).toBe(1);
    expect(library.daySpan(start, end)).toBe(29);
  });
});
