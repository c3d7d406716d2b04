import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { noteSchema } from '../schema';
import { dayText, oldestReport, timeByContact, weekOf, weeksOn } from './weeks';

const week = new Date(2026, 10, 16);
const at = (day: number, hour: number) => new Date(2026, 10, day, hour);
const hours = (count: number) => count * 3_600_000;
const run = (startTime: Date, endTime: Date) => ({
  startTime,
  endTime,
  duration: endTime.getTime() - startTime.getTime(),
});
/** Returns a note whose timer has these finished runs. `since` is the start of the current run. */
function aNote(id: string, contactId: string, runs: readonly object[], since?: Date, isRunning = true) {
  return {
    ...z.parse(noteSchema, {
      ...(contactId !== '' && { contactId }),
      timerData: { isRunning, history: runs, currentSession: since ? { startTime: since } : null },
    }),
    id,
  };
}

describe('A week', () => {
  it.each([
    ['Monday at midnight', at(16, 0)],
    ['Wednesday', at(18, 9)],
    ['Sunday before midnight', new Date(2026, 10, 22, 23, 59)],
  ])('starts on its Monday for %s', (_, time) => {
    expect(weekOf(time)).toEqual(week);
  });

  it('is followed by the next one across clock changes', () => {
    expect(weeksOn(week, 1)).toEqual(new Date(2026, 10, 23));
    expect(weeksOn(week, -3)).toEqual(new Date(2026, 9, 26));
    expect(weeksOn(week, 20)).toEqual(new Date(2027, 3, 5));
    expect(dayText(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
    expect(oldestReport(at(18, 12))).toEqual(new Date(2025, 10, 17));
  });
});

describe('The time of a week', () => {
  it('sums finished and running timers by contact, longest first', () => {
    const notes = [
      aNote('short', 'iris', [run(at(17, 9), at(17, 10))]),
      aNote('long', 'iris', [run(at(17, 9), at(17, 11)), run(at(18, 9), at(18, 10))]),
      aNote('own', '', [], at(18, 8)),
      aNote('none', 'jon', []),
      aNote('stands', 'jon', [], at(18, 8), false),
    ];
    const times = timeByContact(notes, week, at(18, 13));
    expect(times.map(({ contactId, ms }) => [contactId, ms])).toEqual([
      ['', hours(5)],
      ['iris', hours(4)],
    ]);
    expect(times[1]?.notes.map(({ note, ms }) => [note.id, ms])).toEqual([
      ['long', hours(3)],
      ['short', hours(1)],
    ]);
  });

  it.each([
    ['goes over its beginning', run(at(15, 22), at(16, 2)), hours(2)],
    ['goes over its end', run(at(22, 23), at(23, 1)), hours(1)],
    ['lasts longer than it', run(at(10, 0), at(30, 0)), hours(168)],
    ['ended as it began', run(at(15, 22), at(16, 0)), 0],
    ['began as it ended', run(at(23, 0), at(23, 1)), 0],
    ['was another week', run(at(2, 9), at(2, 10)), 0],
  ])('includes its part of a run that %s', (_, ran, ms) => {
    const [time] = timeByContact([aNote('n', 'iris', [ran])], week, at(18, 13));
    expect(time?.ms ?? 0).toBe(ms);
  });
});
