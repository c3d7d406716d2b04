import {
  type Arbitrary,
  assert,
  constantFrom,
  integer,
  nat,
  pre,
  property,
  record,
  subarray,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anEvent } from '@/testing/records/event';
import { type Occurrence, occurrencesOf, zoneOf } from './occurrences';
import { splitSeries } from './split';
import { dayMs, dayText, instantAt, wallAt } from './wall-clock';

const always = { start: new Date(0), end: new Date('2040-01-01') };
const datesOf = (event: ReturnType<typeof anEvent>): readonly Occurrence[] => occurrencesOf(event, always);

/**
 * Series with start times shortly before a clock change, in zones that change on other days, by half an hour,
 * or never.
 */
const series = record({
  timeZone: constantFrom(
    'America/Toronto',
    'Europe/Berlin',
    'Australia/Lord_Howe',
    'Pacific/Auckland',
    'Asia/Kolkata',
  ),
  wall: constantFrom(
    '2026-03-04T09:00',
    '2026-03-25T02:30',
    '2026-04-01T23:30',
    '2026-09-24T00:15',
    '2026-10-01T02:30',
    '2026-10-21T18:00',
    '2026-10-29T01:30',
  ),
  repeat: constantFrom('FREQ=DAILY', 'FREQ=DAILY;INTERVAL=3', 'FREQ=WEEKLY', 'FREQ=WEEKLY;BYDAY=MO,TH,SU'),
  count: integer({ min: 2, max: 14 }),
  bounded: constantFrom('count', 'until'),
  exceptions: subarray([1, 2, 4, 5, 8]),
  index: nat(13),
  days: integer({ min: -9, max: 9 }),
  minutes: constantFrom(0, 45, -90),
});

type Series = typeof series extends Arbitrary<infer Value> ? Value : never;

/** Builds an event, one of its occurrences, and the wall-clock times that the occurrence moves to. */
function aMove({ timeZone, wall, repeat, count, bounded, exceptions, index, days, minutes }: Series) {
  const start = instantAt(Date.parse(`${wall}:00Z`), timeZone);
  const whole = anEvent({
    start,
    end: new Date(start.getTime() + 3_600_000),
    timeZone,
    repeat: `${repeat};COUNT=${count}`,
  });
  const every = datesOf(whole);
  const last = (every.at(-1)?.day ?? '').replaceAll('-', '');
  const event = anEvent({
    ...whole,
    repeat: bounded === 'count' ? whole.repeat : `${repeat};UNTIL=${last}`,
    exceptions: exceptions.flatMap((each) => every[each]?.day ?? []),
  });
  const dates = datesOf(event);
  const date = dates[index % dates.length];
  if (date === undefined) throw new Error('The first date is no exception.');
  // Computed from the series' own time of day, even if the clock skips it on that day.
  const wallOf = ({ day }: Occurrence) =>
    Date.parse(`${day}T${wall.slice(11)}:00Z`) + days * dayMs + minutes * 60_000;
  const moved = (each: Occurrence) => instantAt(wallOf(each), timeZone);
  const to = moved(date);
  // A skipped time is stored as a later time, and the occurrences that follow keep that time.
  pre(wallAt(to, timeZone) === wallOf(date));
  const { title, description, location, type, status, contactId, allDay } = event;
  const input = {
    title,
    description,
    location,
    type,
    status,
    contactId,
    allDay,
    timeZone,
    start: to,
    end: new Date(to.getTime() + 3_600_000),
    repeat: event.repeat,
  };
  return { event, dates, date, input, moved };
}

const startsOf = (dates: readonly Occurrence[]) => dates.map(({ start }) => start.toISOString()).toSorted();
const without = (dates: readonly Occurrence[], date: Occurrence) => dates.filter((each) => each !== date);

describe('splitSeries', () => {
  it('keeps the same dates across both series when nothing is moved', () => {
    assert(
      property(series, (given) => {
        const { event, dates, date, input } = aMove({ ...given, days: 0, minutes: 0 });
        for (const scope of ['this', 'following', 'all'] as const) {
          const { patch, created } = splitSeries(date, input, scope);
          const both = [
            ...datesOf(anEvent({ ...event, ...patch })),
            ...(created ? datesOf(anEvent({ ...created, id: 'created' })) : []),
          ];
          expect(startsOf(both)).toEqual(startsOf(dates));
        }
      }),
    );
  });

  it('keeps earlier dates, and moves later dates together with their exceptions', () => {
    assert(
      property(series, (given) => {
        const { event, dates, date, input, moved } = aMove(given);
        if (dates[0] === date) return;
        const { patch, created } = splitSeries(date, input, 'following');
        const before = dates.filter(({ start }) => start < date.start);
        expect(startsOf(datesOf(anEvent({ ...event, ...patch })))).toEqual(startsOf(before));
        const after = dates.filter(({ start }) => start >= date.start);
        expect(startsOf(created ? datesOf(anEvent({ ...created, id: 'created' })) : [])).toEqual(
          after.map((each) => moved(each).toISOString()),
        );
      }),
    );
  });

  it('moves a single date out of the series to its new time', () => {
    assert(
      property(series, (given) => {
        const { event, dates, date, input } = aMove(given);
        const { patch, created } = splitSeries(date, input, 'this');
        expect(startsOf(datesOf(anEvent({ ...event, ...patch })))).toEqual(startsOf(without(dates, date)));
        expect(created).toMatchObject({ start: input.start, end: input.end, repeat: '', exceptions: [] });
      }),
    );
  });

  it('starts a new series without exceptions when the rule changes', () => {
    assert(
      property(series, constantFrom('following', 'all'), (given, scope) => {
        const { event, dates, date, input } = aMove({
          ...given,
          exceptions: [1, 4, 8],
          days: 0,
          minutes: 0,
        });
        const changed = { ...input, repeat: 'FREQ=DAILY;INTERVAL=2;COUNT=3' };
        const { patch, created } = splitSeries(date, changed, scope);
        if (scope === 'following' && dates[0] !== date)
          expect(created).toMatchObject({ repeat: 'FREQ=DAILY;INTERVAL=2;COUNT=3', exceptions: [] });
        else expect(patch.repeat).toBe('FREQ=DAILY;INTERVAL=2;COUNT=3');
        expect(zoneOf(event)).toBe(given.timeZone);
      }),
    );
  });

  it('keeps the exceptions of all-day events, which have no zone', () => {
    assert(
      property(integer({ min: 1, max: 5 }), integer({ min: -20, max: 20 }), (index, days) => {
        const at = (day: number) => new Date(Date.UTC(2026, 9, 20 + day));
        const event = anEvent({
          allDay: true,
          timeZone: 'Pacific/Auckland',
          start: at(0),
          end: at(1),
          repeat: 'FREQ=DAILY;COUNT=8',
          exceptions: [dayText(at(6).getTime() / dayMs)],
        });
        const date = datesOf(event)[index];
        if (date === undefined) throw new Error('A date of eight is missing.');
        const input = { ...event, start: at(index + days), end: at(index + days + 1) };
        const { created } = splitSeries(date, input, 'following');
        expect(created?.exceptions).toEqual([dayText(at(6 + days).getTime() / dayMs)]);
        expect(created && datesOf(anEvent({ ...created, id: 'created' }))).toHaveLength(7 - index);
      }),
    );
  });
});
