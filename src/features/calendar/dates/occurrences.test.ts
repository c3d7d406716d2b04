import * as fc from 'fast-check';
import { RRuleTemporal } from 'rrule-temporal';
import { afterEach, describe, expect, it } from 'vitest';
import { anEvent } from '@/testing/records/event';
import { asStored, occurrenceOn, occurrencesIn, occurrencesOf, seriesEndOf, startOf } from './occurrences';
import { formatRepeat, frequencies, lastRepeatDay, parseRepeat, type Repeat, repeatDays } from './repeats';
import { dayMs, parseDay, dayOf, dayText, instantAt, wallAt } from './wall-clock';

/** Zones with clock changes on other days, in the other half of the year, by half an hour, or never. */
const zones = [
  'America/Toronto',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'America/Santiago',
  'Asia/Kolkata',
] as const;
/** Days around the clock changes in these zones: March, April, September to November. */
const nearChanges = [
  '2026-03-06',
  '2026-03-27',
  '2026-04-03',
  '2026-09-03',
  '2026-09-25',
  '2026-10-02',
  '2026-10-23',
  '2026-10-30',
];

const everything = { start: new Date(Date.UTC(2000, 0, 1)), end: new Date(Date.UTC(2100, 0, 1)) };
const year = (from: string) => ({
  start: new Date(`${from}T00:00:00Z`),
  end: new Date(Date.parse(`${from}T00:00:00Z`) + 400 * dayMs),
});
/** Formats wall-clock time as `2026-11-22T09:30`. */
const wallText = (wall: number): string => new Date(wall).toISOString().slice(0, 16);
const instants = (dates: readonly { readonly start: Date }[]) =>
  dates.map(({ start }) => start.toISOString());

const repeats: fc.Arbitrary<Repeat> = fc
  .record({
    frequency: fc.constantFrom(...frequencies),
    interval: fc.integer({ min: 1, max: 5 }),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 7 }),
    end: fc.oneof(
      fc.constant({}),
      fc.record({ count: fc.integer({ min: 1, max: 40 }) }),
      fc.record({ until: fc.integer({ min: 0, max: 500 }) }),
    ),
    from: fc.constantFrom(...nearChanges),
  })
  .map(({ end, from, ...repeat }) => ({
    ...repeat,
    weekdays: repeat.frequency === 'weekly' ? repeat.weekdays.toSorted((one, other) => one - other) : [],
    ...('count' in end && { count: end.count }),
    ...('until' in end && { until: dayText((parseDay(from) ?? 0) + end.until) }),
  }));

describe('The wall clock of a zone', () => {
  it.each([
    [
      'skips an hour: half past two is half past three',
      'Europe/Berlin',
      '2026-03-29T02:30',
      '2026-03-29T01:30:00.000Z',
    ],
    [
      'shows an hour twice: the first is meant',
      'Europe/Berlin',
      '2026-10-25T02:30',
      '2026-10-25T00:30:00.000Z',
    ],
    ['skips half an hour', 'Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-03T15:45:00.000Z'],
    ['shows an hour twice in America', 'America/Toronto', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
    [
      'is ahead by half an hour the whole year',
      'Asia/Kolkata',
      '2026-07-01T09:00',
      '2026-07-01T03:30:00.000Z',
    ],
  ])('%s', (_, zone, wall, instant) => {
    expect(instantAt(Date.parse(`${wall}Z`), zone).toISOString()).toBe(instant);
  });

  it('converts to an instant and back at every half hour around clock changes', () => {
    for (const zone of zones)
      for (const from of nearChanges)
        for (
          let at = Date.parse(`${from}T00:00:00Z`);
          at < Date.parse(`${from}T00:00:00Z`) + 5 * dayMs;
          at += 1_800_000
        ) {
          const wall = wallAt(new Date(at), zone);
          const back = instantAt(wall, zone).getTime();
          // An hour that occurs twice maps to its first occurrence.
          expect([0, 1_800_000, 3_600_000]).toContain(at - back);
          expect(wallText(wallAt(new Date(back), zone))).toBe(wallText(wall));
        }
  });
});

describe('A repeated event', () => {
  it('has the dates that an RFC 5545 library finds, in six zones around clock changes', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        repeats,
        fc.constantFrom(...nearChanges),
        fc.integer({ min: 0, max: 47 }),
        fc.integer({ min: 0, max: 300 }),
        (timeZone, given, day, halfHour, later) => {
          const wall = Date.parse(`${day}T00:00:00Z`) + halfHour * 1_800_000;
          const start = instantAt(wall, timeZone);
          const first = dayOf(wallAt(start, timeZone));
          const repeat = {
            ...given,
            weekdays: [
              ...new Set(given.frequency === 'weekly' ? [...given.weekdays, ((first + 3) % 7) + 1] : []),
            ],
          };
          const event = anEvent({
            start,
            end: new Date(start.getTime() + 3_600_000),
            timeZone,
            repeat: formatRepeat(repeat),
          });
          const span = {
            start: new Date(start.getTime() + later * dayMs),
            end: new Date(start.getTime() + (later + 60) * dayMs),
          };
          const rule = new RRuleTemporal({
            rruleString: `DTSTART;TZID=${timeZone}:${wallText(wallAt(start, timeZone)).replace(/[-:]/g, '')}00\nRRULE:${formatRepeat(repeat)}`,
          });
          const expected = rule
            .between(new Date(span.start.getTime() - 3_600_000 + 1), new Date(span.end.getTime() - 1), true)
            .map((date) => new Date(date.epochMilliseconds).toISOString());
          // The library drops an occurrence at a skipped time. Ours starts later by the skipped amount (see
          // below).
          const time = wall % dayMs;
          const toEnd = occurrencesOf(event, { start, end: span.end });
          fc.pre(toEnd.every((date) => wallAt(date.start, timeZone) % dayMs === time));
          expect(instants(occurrencesOf(event, span))).toEqual(expected);
        },
      ),
      { numRuns: 150, seed: 20_261_122 },
    );
  });

  it('numbers its dates the same from any first day and ends with the last one', () => {
    fc.assert(
      fc.property(repeats, fc.integer({ min: 0, max: 900 }), (repeat, later) => {
        const first = parseDay('2026-01-31') ?? 0;
        const all = [...repeatDays(first, repeat)].slice(0, 2_000);
        const some = [...repeatDays(first, repeat, first + later)].slice(0, 100);
        expect(some).toEqual(all.filter(({ day }) => day >= first + later).slice(0, 100));
        expect(all.map(({ index }) => index)).toEqual(all.map((_, index) => index));
        if (repeat.count !== undefined || repeat.until !== undefined)
          expect(lastRepeatDay(first, repeat)).toBe(all.at(-1)?.day ?? first);
      }),
      { numRuns: 60, seed: 7 },
    );
  });

  it('stays at nine o’clock local time across a clock change', () => {
    const event = anEvent({
      start: new Date('2026-10-30T13:00:00Z'),
      end: new Date('2026-10-30T14:00:00Z'),
      repeat: 'FREQ=DAILY;COUNT=4',
    });
    expect(instants(occurrencesOf(event, everything))).toEqual([
      '2026-10-30T13:00:00.000Z',
      '2026-10-31T13:00:00.000Z',
      '2026-11-01T14:00:00.000Z',
      '2026-11-02T14:00:00.000Z',
    ]);
  });

  it('starts later by the skipped hour on a day when the clock skips its time', () => {
    const event = anEvent({
      start: new Date('2026-03-28T01:30:00Z'),
      end: new Date('2026-03-28T02:00:00Z'),
      timeZone: 'Europe/Berlin',
      repeat: 'FREQ=DAILY;COUNT=3',
    });
    expect(instants(occurrencesOf(event, everything))).toEqual([
      '2026-03-28T01:30:00.000Z',
      '2026-03-29T01:30:00.000Z',
      '2026-03-30T00:30:00.000Z',
    ]);
  });

  it('leaves out its exceptions but counts them', () => {
    const event = anEvent({ repeat: 'FREQ=WEEKLY;COUNT=3', exceptions: ['2026-11-30'] });
    expect(occurrencesOf(event, everything).map(({ day, index }) => [day, index])).toEqual([
      ['2026-11-23', 0],
      ['2026-12-07', 2],
    ]);
    expect(occurrenceOn(event, '2026-12-07')?.index).toBe(2);
    expect(occurrenceOn(event, '2026-11-30')).toBeUndefined();
    expect(occurrenceOn(event, 'tomorrow')).toBeUndefined();
  });

  it('is found quickly even if it began long ago', () => {
    const event = anEvent({
      start: new Date('2001-01-01T14:00:00Z'),
      end: new Date('2001-01-01T15:00:00Z'),
      repeat: 'FREQ=DAILY',
    });
    const before = performance.now();
    expect(
      occurrencesOf(event, {
        start: new Date('2098-01-01T00:00:00Z'),
        end: new Date('2098-01-31T00:00:00Z'),
      }),
    ).toHaveLength(30);
    expect(performance.now() - before).toBeLessThan(50);
    expect(seriesEndOf(event)).toEqual(new Date(Date.UTC(2100, 0, 1)));
  });

  it('has its last date on the last day of 2099', () => {
    const daily = anEvent({ repeat: 'FREQ=DAILY' });
    const [last] = occurrencesOf(daily, {
      start: new Date('2099-12-01T00:00:00Z'),
      end: new Date('2100-02-01T00:00:00Z'),
    }).toReversed();
    expect(last?.day).toBe('2099-12-31');
  });

  it('includes a date that began before the span and lasts into it', () => {
    const event = anEvent({ end: new Date('2026-11-25T15:00:00Z'), repeat: 'FREQ=MONTHLY' });
    const span = { start: new Date('2026-12-25T00:00:00Z'), end: new Date('2026-12-26T00:00:00Z') };
    expect(instants(occurrencesOf(event, span))).toEqual(['2026-12-23T14:00:00.000Z']);
  });

  it.each([
    'FREQ=HOURLY',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=DAILY;COUNT=5;UNTIL=20270101',
    'FREQ=MONTHLY;BYDAY=MO',
    'FREQ=WEEKLY;BYDAY=1MO',
    'FREQ=DAILY;UNTIL=20270230',
    'FREQ=DAILY;BYHOUR=3',
    'FREQ=DAILY;INTERVAL=100',
    'FREQ=DAILY;COUNT=1000',
    'FREQ=DAILY;COUNT=0',
    'FREQ=DAILY;COUNT=1.5',
    '',
  ])('ignores the invalid rule “%s”', (rule) => {
    expect(parseRepeat(rule)).toBeUndefined();
    expect(occurrencesOf(anEvent({ repeat: rule }), year('2026-01-01'))).toHaveLength(1);
  });

  it('parses every rule that it formats', () => {
    fc.assert(
      fc.property(repeats, (repeat) => {
        expect(parseRepeat(formatRepeat(repeat))).toEqual(repeat);
      }),
    );
  });
});

describe('An all-day event', () => {
  const zone = process.env['TZ'];
  afterEach(() => {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  });

  const christmas = anEvent({
    start: new Date('2026-12-25T00:00:00Z'),
    end: new Date('2026-12-27T00:00:00Z'),
    allDay: true,
    repeat: 'FREQ=YEARLY',
  });

  it.each(['UTC', ...zones])('stays on its days in %s, with the stored times unchanged', (timeZone) => {
    process.env['TZ'] = timeZone;
    const [first, second] = occurrencesOf(christmas, {
      start: new Date(2026, 11, 1),
      end: new Date(2027, 11, 31),
    });
    expect(first?.start).toEqual(new Date(2026, 11, 25));
    expect(first?.end).toEqual(new Date(2026, 11, 27));
    expect(second?.start).toEqual(new Date(2027, 11, 25));
    expect(occurrencesOf(christmas, { start: new Date(2026, 11, 27), end: new Date(2026, 11, 28) })).toEqual(
      [],
    );
    expect(occurrencesOf(christmas, { start: new Date(2026, 11, 24), end: new Date(2026, 11, 25) })).toEqual(
      [],
    );
    expect(first && asStored(first, true)).toEqual({ start: christmas.start, end: christmas.end });
    expect(startOf(christmas)).toEqual({ day: parseDay('2026-12-25'), time: 0 });
  });
});

it('occurrencesIn sorts dates with all-day and long ones first and leaves out unreadable ones', () => {
  const events = [
    anEvent({ id: 'short', end: new Date('2026-11-23T14:30:00Z') }),
    anEvent({ id: 'long' }),
    anEvent({
      id: 'day',
      allDay: true,
      start: new Date('2026-11-23T00:00:00Z'),
      end: new Date('2026-11-24T00:00:00Z'),
    }),
    anEvent({ id: 'unreadable', start: new Date(Number.NaN) }),
    anEvent({ id: 'overnight', start: new Date('2026-11-22T02:00:00Z') }),
    anEvent({ id: 'audit', title: 'Audit' }),
  ];
  expect(occurrencesIn(events, year('2026-11-01')).map(({ key }) => key)).toEqual([
    'day',
    'overnight',
    'audit',
    'long',
    'short',
  ]);
});
