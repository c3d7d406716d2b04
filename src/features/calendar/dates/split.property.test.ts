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
  place: nat(13),
  days: integer({ min: -9, max: 9 }),
  minutes: constantFrom(0, 45, -90),
});

type Series = typeof series extends Arbitrary<infer Value> ? Value : never;

/** Builds an event, one of its occurrences, and the wall-clock times that the occurrence moves to. */
function aMove({ timeZone, wall, repeat, count, bounded, exceptions, place, days, minutes }: Series) {
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
  const date = dates[place % dates.length];
  if (date === undefined) throw new Error('The first date is no exception.');
  // Computed from the series' own time of day, even if the clock skips it on that day.
  const wallOf = ({ day }: Occurrence) =>
    Date.parse(`${day}T${wall.slice(11)}:00Z`) + days * dayMs + minutes * 60_000;
  const moved = (each: Occurrence) => instantAt(wallOf(each), timeZone);
  const to = moved(date);
  // A skipped time is stored as a later time, and the occurrences that follow keep that time.
  pre(wallAt(to, timeZone) === wallOf(date));
  const { title, description, location, type, status, contactId, allDay } = event;
  const writing = {
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
  return { event, dates, date, writing, moved };
}

const startsOf = (dates: readonly Occurrence[]) => dates.map(({ start }) => start.toISOString()).toSorted();
const without = (dates: readonly Occurrence[], date: Occurrence) => dates.filter((each) => each !== date);

describe('splitSeries', () => {
  it('keeps the same dates across both series when nothing is moved', () => {
    assert(
      property(series, (given) => {
        const { event, dates, date, writing } = aMove({ ...given, days: 0, minutes: 0 });
        for (const scope of ['this', 'following', 'all'] as const) {
          const { left, made } = splitSeries(date, writing, scope);
          const both = [
            ...datesOf(anEvent({ ...event, ...left })),
            ...(made ? datesOf(anEvent({ ...made, id: 'made' })) : []),
          ];
          expect(startsOf(both)).toEqual(startsOf(dates));
        }
      }),
    );
  });

  it('keeps earlier dates, and moves later dates together with their exceptions', () => {
    assert(
      property(series, (given) => {
        const { event, dates, date, writing, moved } = aMove(given);
        if (dates[0] === date) return;
        const { left, made } = splitSeries(date, writing, 'following');
        const before = dates.filter(({ start }) => start < date.start);
        expect(startsOf(datesOf(anEvent({ ...event, ...left })))).toEqual(startsOf(before));
        const after = dates.filter(({ start }) => start >= date.start);
        expect(startsOf(made ? datesOf(anEvent({ ...made, id: 'made' })) : [])).toEqual(
          after.map((each) => moved(each).toISOString()),
        );
      }),
    );
  });

  it('moves a single date out of the series to its new time', () => {
    assert(
      property(series, (given) => {
        const { event, dates, date, writing } = aMove(given);
        const { left, made } = splitSeries(date, writing, 'this');
        expect(startsOf(datesOf(anEvent({ ...event, ...left })))).toEqual(startsOf(without(dates, date)));
        expect(made).toMatchObject({ start: writing.start, end: writing.end, repeat: '', exceptions: [] });
      }),
    );
  });

  it('starts a new series without exceptions when the rule changes', () => {
    assert(
      property(series, constantFrom('following', 'all'), (given, scope) => {
        const { event, dates, date, writing } = aMove({
          ...given,
          exceptions: [1, 4, 8],
          days: 0,
          minutes: 0,
        });
        const changed = { ...writing, repeat: 'FREQ=DAILY;INTERVAL=2;COUNT=3' };
        const { left, made } = splitSeries(date, changed, scope);
        if (scope === 'following' && dates[0] !== date)
          expect(made).toMatchObject({ repeat: 'FREQ=DAILY;INTERVAL=2;COUNT=3', exceptions: [] });
        else expect(left.repeat).toBe('FREQ=DAILY;INTERVAL=2;COUNT=3');
        expect(zoneOf(event)).toBe(given.timeZone);
      }),
    );
  });

  it('keeps the exceptions of all-day events, which have no zone', () => {
    assert(
      property(integer({ min: 1, max: 5 }), integer({ min: -20, max: 20 }), (place, days) => {
        const at = (day: number) => new Date(Date.UTC(2026, 9, 20 + day));
        const event = anEvent({
          allDay: true,
          timeZone: 'Pacific/Auckland',
          start: at(0),
          end: at(1),
          repeat: 'FREQ=DAILY;COUNT=8',
          exceptions: [dayText(at(6).getTime() / dayMs)],
        });
        const date = datesOf(event)[place];
        if (date === undefined) throw new Error('A date of eight is missing.');
        const writing = { ...event, start: at(place + days), end: at(place + days + 1) };
        const { made } = splitSeries(date, writing, 'following');
        expect(made?.exceptions).toEqual([dayText(at(6 + days).getTime() / dayMs)]);
        expect(made && datesOf(anEvent({ ...made, id: 'made' }))).toHaveLength(7 - place);
      }),
    );
  });
});
