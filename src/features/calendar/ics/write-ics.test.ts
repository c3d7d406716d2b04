import { describe, expect, it } from 'vitest';
import { anEvent } from '@/testing/records/event';
import { writeIcs } from './write-ics';

const linesOf = (...events: readonly ReturnType<typeof anEvent>[]) =>
  writeIcs(events, new Date('2026-11-22T12:00:00Z')).split('\r\n');
/** Returns the lines of a file without the ones around its events and zones. */
const innerLines = (...events: readonly ReturnType<typeof anEvent>[]) => linesOf(...events).slice(5, -2);

const offset = (kind: 'STANDARD' | 'DAYLIGHT', start: string, from: string, to: string) => [
  `BEGIN:${kind}`,
  `DTSTART:${start}`,
  `TZOFFSETFROM:${from}`,
  `TZOFFSETTO:${to}`,
  `END:${kind}`,
];

describe('The lines of a calendar file', () => {
  it('describe a single event in UTC, without empty texts and zones', () => {
    expect(
      linesOf(
        anEvent({ id: 'walk', title: 'Walk', timeZone: 'Europe/Berlin', createdAt: null, updatedAt: null }),
      ),
    ).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//ACF//Calendar//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:walk@acf',
      'DTSTAMP:20261122T120000Z',
      'DTSTART:20261123T140000Z',
      'DTEND:20261123T150000Z',
      'SUMMARY:Walk',
      'CATEGORIES:meeting',
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('describe a weekly event in local time, with the changes of its zone', () => {
    const weekly = anEvent({
      id: 'walk',
      title: 'Walk',
      location: 'Queen Street',
      createdAt: new Date('2026-11-01T10:00:00Z'),
      updatedAt: new Date('2026-11-02T10:00:00Z'),
      repeat: 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20261208',
      exceptions: ['2026-11-30'],
    });
    expect(innerLines(weekly)).toEqual([
      'BEGIN:VTIMEZONE',
      'TZID:America/Toronto',
      ...offset('STANDARD', '20241231T190000', '-0500', '-0500'),
      ...offset('DAYLIGHT', '20250309T020000', '-0500', '-0400'),
      ...offset('STANDARD', '20251102T020000', '-0400', '-0500'),
      ...offset('DAYLIGHT', '20260308T020000', '-0500', '-0400'),
      ...offset('STANDARD', '20261101T020000', '-0400', '-0500'),
      ...offset('DAYLIGHT', '20270314T020000', '-0500', '-0400'),
      ...offset('STANDARD', '20271107T020000', '-0400', '-0500'),
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'UID:walk@acf',
      'DTSTAMP:20261122T120000Z',
      'CREATED:20261101T100000Z',
      'LAST-MODIFIED:20261102T100000Z',
      'DTSTART;TZID=America/Toronto:20261123T090000',
      'DTEND;TZID=America/Toronto:20261123T100000',
      // Monday is added because the first occurrence is on a Monday.
      'RRULE:FREQ=WEEKLY;BYDAY=MO,TU;UNTIL=20261208T140000Z',
      'EXDATE;TZID=America/Toronto:20261130T090000',
      'SUMMARY:Walk',
      'LOCATION:Queen Street',
      'CATEGORIES:meeting',
      'STATUS:CONFIRMED',
      'END:VEVENT',
    ]);
  });

  it('describe an all-day event without a zone', () => {
    const holidays = anEvent({
      id: 'holidays',
      title: 'Closed',
      status: 'cancelled',
      allDay: true,
      start: new Date('2026-12-24T00:00:00Z'),
      end: new Date('2026-12-27T00:00:00Z'),
      repeat: 'FREQ=YEARLY;UNTIL=20301231',
      exceptions: ['2028-12-24'],
      createdAt: null,
      updatedAt: null,
    });
    expect(innerLines(holidays)).toEqual([
      'BEGIN:VEVENT',
      'UID:holidays@acf',
      'DTSTAMP:20261122T120000Z',
      'DTSTART;VALUE=DATE:20261224',
      'DTEND;VALUE=DATE:20261227',
      'RRULE:FREQ=YEARLY;UNTIL=20301231',
      'EXDATE;VALUE=DATE:20281224',
      'SUMMARY:Closed',
      'CATEGORIES:meeting',
      'STATUS:CANCELLED',
      'END:VEVENT',
    ]);
  });

  it.each([
    ['Asia/Kolkata', ['+0530']],
    ['America/St_Johns', ['-0230', '-0330']],
    ['Australia/Lord_Howe', ['+1030', '+1100']],
    ['Africa/Monrovia', ['+0000']],
  ])('contain the offset of %s in hours and minutes', (timeZone, offsets) => {
    const lines = linesOf(anEvent({ timeZone, repeat: 'FREQ=DAILY;COUNT=2' }));
    const named = lines.flatMap((line) => /^TZOFFSETTO:(.*)/.exec(line)?.[1] ?? []);
    expect([...new Set(named)].toSorted()).toEqual(offsets.toSorted());
  });

  it('contain a half-hour clock change at its local time', () => {
    const lines = linesOf(anEvent({ timeZone: 'Australia/Lord_Howe', repeat: 'FREQ=DAILY;COUNT=2' }));
    expect(lines).toContain('DTSTART:20260405T020000');
    expect(lines).toContain('DTSTART:20261004T020000');
  });

  it('cover an endless event for fifty years, and several events of one zone together', () => {
    const endless = linesOf(anEvent({ repeat: 'FREQ=DAILY' }));
    expect(endless).toContain('DTSTART:20771107T020000');
    expect(endless.filter((line) => line.startsWith('DTSTART:2078'))).toEqual([]);
    const early = anEvent({
      start: new Date('2020-06-01T14:00:00Z'),
      end: new Date('2020-06-01T15:00:00Z'),
      repeat: 'FREQ=DAILY;COUNT=2',
    });
    const both = linesOf(anEvent({ repeat: 'FREQ=DAILY;COUNT=2' }), early);
    expect(both.filter((line) => line === 'BEGIN:VTIMEZONE')).toHaveLength(1);
    expect(both).toContain('DTSTART:20181231T190000');
    expect(both).toContain('DTSTART:20271107T020000');
  });

  it('leave out an event whose times are invalid', () => {
    const unread = anEvent({ id: 'unread', start: new Date(Number.NaN), seriesEnd: new Date(0) });
    expect(linesOf(unread, anEvent({ id: 'walk' })).filter((line) => line.startsWith('UID'))).toEqual([
      'UID:walk@acf',
    ]);
  });

  it.each([
    ['67 letters', 'a'.repeat(67), [`SUMMARY:${'a'.repeat(67)}`]],
    ['68 letters', 'a'.repeat(68), [`SUMMARY:${'a'.repeat(67)}`, ' a']],
    ['a letter of two octets at the edge', `${'a'.repeat(66)}ü`, [`SUMMARY:${'a'.repeat(66)}`, ' ü']],
    [
      'a line that is continued twice',
      'a'.repeat(67 + 74 + 1),
      [`SUMMARY:${'a'.repeat(67)}`, ` ${'a'.repeat(74)}`, ' a'],
    ],
    ['signs that part values', 'a,b;c\\d\ne', ['SUMMARY:a\\,b\\;c\\\\d\\ne']],
  ])('contain a title of %s', (_, title, expected) => {
    const lines = linesOf(anEvent({ title }));
    const from = lines.findIndex((line) => line.startsWith('SUMMARY'));
    expect(lines.slice(from, lines.indexOf('CATEGORIES:meeting'))).toEqual(expected);
  });
});
