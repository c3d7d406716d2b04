import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { readIcs } from './read-ics';

const zoneOf = (...changes: readonly (readonly string[])[]): readonly string[] => [
  'BEGIN:VTIMEZONE',
  'TZID:Eastern Standard Time',
  ...changes.flat(),
  'END:VTIMEZONE',
];
const change = (kind: 'STANDARD' | 'DAYLIGHT', start: string, ...rules: readonly string[]) => {
  const [from, to] = kind === 'STANDARD' ? ['-0400', '-0500'] : ['-0500', '-0400'];
  return [
    `BEGIN:${kind}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    ...rules,
    `END:${kind}`,
  ];
};
const file = (zone: readonly string[], ...starts: readonly string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...zone,
    ...starts.flatMap((start, index) => [
      'BEGIN:VEVENT',
      `UID:${index}`,
      `DTSTART;TZID=Eastern Standard Time:${start}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ].join('\r\n');
const startsIn = (text: string) => readIcs(text).events.map(({ input }) => input.start.toISOString());

// Far more time than one file needs on a busy machine, and far less than these files once took.
const limitMs = 2_000;
function timeOf(run: () => unknown): number {
  const began = performance.now();
  run();
  return performance.now() - began;
}

// The form that Outlook writes, starting in 1601.
const outlook = zoneOf(
  change('STANDARD', '16010101T020000', 'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11'),
  change('DAYLIGHT', '16010101T020000', 'RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3'),
);

describe('A zone that the file defines', () => {
  it('has summer and winter time from its yearly rules, from 2000 to 2099', () => {
    const starts = ['20261201T100000', '20260701T100000', '20000105T100000', '20991215T100000'];
    expect(startsIn(file(outlook, ...starts))).toEqual([
      '2026-12-01T15:00:00.000Z',
      '2026-07-01T14:00:00.000Z',
      '2000-01-05T15:00:00.000Z',
      '2099-12-15T15:00:00.000Z',
    ]);
  });

  it('follows the current rule after an earlier one has ended', () => {
    const zone = zoneOf(
      change('STANDARD', '19671029T020000', 'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10;UNTIL=20061029T060000Z'),
      change('DAYLIGHT', '19760425T020000', 'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=4;UNTIL=19860427T070000Z'),
      change('DAYLIGHT', '19870405T020000', 'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=4;UNTIL=20060402T070000Z'),
      change('DAYLIGHT', '20070311T020000', 'RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3'),
      change('STANDARD', '20071104T020000', 'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11'),
    );
    expect(startsIn(file(zone, '20010320T100000', '20260320T100000'))).toEqual([
      '2001-03-20T15:00:00.000Z',
      '2026-03-20T14:00:00.000Z',
    ]);
  });

  it.each([
    ['each second', [change('STANDARD', '20260101T000000', 'RRULE:FREQ=SECONDLY;COUNT=1000000')]],
    [
      'each second of a month, by a yearly rule',
      [
        change(
          'STANDARD',
          '20200101T000000',
          `RRULE:FREQ=YEARLY;BYMONTH=1;BYHOUR=${range(24)};BYMINUTE=${range(60)};BYSECOND=${range(60)}`,
        ),
      ],
    ],
    [
      'as it should, and each second beside',
      [
        change('STANDARD', '20001105T020000', 'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11'),
        change('DAYLIGHT', '20260101T000000', 'RRULE:FREQ=SECONDLY;COUNT=1000000'),
      ],
    ],
    [
      'on a Sunday, 30 February',
      [change('STANDARD', '20200101T000000', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;BYDAY=1SU')],
    ],
    [
      'once a year, in 400 rules',
      Array.from({ length: 400 }, () =>
        change('STANDARD', '20000101T020000', 'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11'),
      ),
    ],
  ] as const)(
    'is ignored within the time limit if it changes %s, and the event notes say so',
    covers('ATT-014'),
    (_, changes) => {
      let read: ReturnType<typeof readIcs> | undefined;
      expect(timeOf(() => (read = readIcs(file(zoneOf(...changes), '20261201T100000'))))).toBeLessThan(
        limitMs,
      );
      expect(read?.events[0]?.input.start).toEqual(new Date(2026, 11, 1, 10));
      expect(read?.events[0]?.notes[0]).toContain('We don’t know its time zone Eastern Standard Time');
    },
  );

  it('is not computed for thousands of years for an event outside 2000 to 2099', covers('ATT-014'), () => {
    const starts = Array.from({ length: 40 }, (_, index) => `${9_000 + index * 20}1201T100000`);
    let read: ReturnType<typeof readIcs> | undefined;
    expect(timeOf(() => (read = readIcs(file(outlook, ...starts))))).toBeLessThan(limitMs);
    expect(read?.events).toEqual([]);
    expect(read?.problems[0]?.reason).toBe('Its date is not between 2000 and 2099.');
  });
});

describe('A file with thousands of events of one id', () => {
  it('is parsed within the time limit, and the first event gets the changed dates', covers('ATT-014'), () => {
    const event = (start: string, ...lines: readonly string[]) =>
      ['BEGIN:VEVENT', 'UID:1', `DTSTART:${start}`, ...lines, 'END:VEVENT'].join('\r\n');
    const text = [
      'BEGIN:VCALENDAR',
      ...Array.from({ length: 3_000 }, () => event('20261201T100000Z', 'RRULE:FREQ=DAILY')),
      ...Array.from({ length: 3_000 }, () => event('20261202T110000Z', 'RECURRENCE-ID:20261202T100000Z')),
      'END:VCALENDAR',
    ].join('\r\n');
    let read: ReturnType<typeof readIcs> | undefined;
    expect(timeOf(() => (read = readIcs(text)))).toBeLessThan(limitMs);
    expect(read?.events.slice(0, 2).map(({ input }) => input.exceptions)).toEqual([['2026-12-02'], []]);
  });
});

function range(end: number): string {
  return Array.from({ length: end }, (_, index) => index).join(',');
}
