import * as fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { anEvent } from '@/testing/records/event';
import { occurrencesOf } from '../dates/occurrences';
import { formatRepeat, frequencies } from '../dates/repeats';
import { eventTypes } from '../schema';
import { dayMs, dayText, deviceZone, instantAt, wallAt } from '../dates/wall-clock';
import { NotIcsError, readIcs } from './read-ics';
import { writeIcs } from './write-ics';

const now = new Date('2026-11-22T12:00:00Z');
const everything = { start: new Date(Date.UTC(2000, 0, 1)), end: new Date(Date.UTC(2100, 0, 1)) };
const zones = [
  'America/Toronto',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'America/Santiago',
  'Asia/Kolkata',
];

/** Returns the first occurrences of a file's first event, as ical.js computes them. */
function datesInOther(text: string, most: number): string[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as string);
  const component = calendar.getFirstSubcomponent('vevent');
  if (component === null) throw new Error('There is no event in it.');
  const event = new ICAL.Event(component);
  const dates: string[] = [];
  const iterator = event.iterator();
  for (let next = iterator.next(); next && dates.length < most; next = iterator.next())
    dates.push(new Date(next.toUnixTime() * 1_000).toISOString());
  return dates;
}

/** Wraps the lines of one event in a file. */
const file = (...lines: readonly string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Other//EN',
    'BEGIN:VEVENT',
    'UID:1',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');

describe('A calendar file', () => {
  it('has lines of at most 75 octets and texts that another program reads unchanged', () => {
    const event = anEvent({
      title: `Board; what AI did, for us \\ ${'ü🎉'.repeat(60)}`,
      description: 'First line\nSecond; with, signs\\',
      location: 'Queen Street, second floor',
      type: 'presentation',
    });
    const text = writeIcs([event], now);
    for (const line of text.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    const component = new ICAL.Component(ICAL.parse(text) as string).getFirstSubcomponent('vevent');
    expect(component?.getFirstPropertyValue('summary')).toBe(event.title);
    expect(component?.getFirstPropertyValue('description')).toBe(event.description);
    expect(component?.getFirstPropertyValue('location')).toBe(event.location);
    expect(text).not.toContain('ATTENDEE');
  });

  it('cannot gain properties from line breaks in a text', covers('ATT-013'), () => {
    const smuggled = 'Walk\r\nATTENDEE:mailto:all@shelter.example\nEND:VEVENT\rBEGIN:VALARM';
    const text = writeIcs([anEvent({ title: smuggled, description: smuggled, location: smuggled })], now);
    expect(text).not.toMatch(/^(ATTENDEE|BEGIN:VALARM)/m);
    const component = new ICAL.Component(ICAL.parse(text) as string).getFirstSubcomponent('vevent');
    expect(component?.getAllProperties('attendee')).toEqual([]);
    expect(String(component?.getFirstPropertyValue('summary'))).toContain('ATTENDEE');
  });

  it('gives another program the same dates in six zones around clock changes', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.constantFrom(...frequencies),
        fc.integer({ min: 1, max: 3 }),
        fc.constantFrom('2026-03-20', '2026-09-20', '2026-10-20', '2026-04-01'),
        fc.integer({ min: 8, max: 46 }),
        fc.option(fc.integer({ min: 1, max: 12 })),
        fc.boolean(),
        (timeZone, frequency, interval, day, halfHour, count, hasException) => {
          const start = instantAt(Date.parse(`${day}T00:00:00Z`) + halfHour * 1_800_000, timeZone);
          const repeat = formatRepeat({
            frequency,
            interval,
            weekdays: frequency === 'weekly' ? [2, 5] : [],
            ...(count === null
              ? { until: dayText(Date.parse(`${day}T00:00:00Z`) / dayMs + 700) }
              : { count }),
          });
          const event = anEvent({ start, end: new Date(start.getTime() + 3_600_000), timeZone, repeat });
          const second = occurrencesOf(event, everything)[1];
          const written = hasException && second ? { ...event, exceptions: [second.day] } : event;
          const mine = occurrencesOf(written, everything).slice(0, 30);
          expect(datesInOther(writeIcs([written], now), 30)).toEqual(
            mine.map((date) => date.start.toISOString()),
          );
        },
      ),
      { numRuns: 60, seed: 16 },
    );
  });

  it('is parsed back as it was written', () => {
    const instant = fc.date({
      min: new Date('2001-01-01'),
      max: new Date('2060-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(
        instant,
        fc.integer({ min: 1, max: 40_000 }),
        fc.constantFrom(...zones),
        fc.constantFrom(...eventTypes),
        fc.constantFrom('', 'FREQ=DAILY;COUNT=5', 'FREQ=MONTHLY;INTERVAL=2', 'FREQ=YEARLY;COUNT=3'),
        fc.boolean(),
        (at, minutes, timeZone, type, repeat, allDay) => {
          const start = new Date(
            Math.floor(at.getTime() / (allDay ? dayMs : 60_000)) * (allDay ? dayMs : 60_000),
          );
          const end = new Date(
            start.getTime() + (allDay ? dayMs * Math.ceil(minutes / 2_000) : minutes * 60_000),
          );
          const event = anEvent({ start, end, timeZone, type, repeat, allDay, description: 'x\ny' });
          const wall = wallAt(start, timeZone);
          // A time that occurs twice maps to its first occurrence.
          fc.pre(allDay || repeat === '' || instantAt(wall, timeZone).getTime() === start.getTime());
          fc.pre(
            allDay || repeat === '' || instantAt(wallAt(end, timeZone), timeZone).getTime() === end.getTime(),
          );
          const { events, problems } = readIcs(writeIcs([event], now));
          expect(problems).toEqual([]);
          expect(events).toHaveLength(1);
          expect(events[0]?.notes).toEqual([]);
          expect(events[0]?.input).toMatchObject({
            title: event.title,
            description: 'x\ny',
            type,
            start,
            end,
            allDay,
            repeat,
            ...(repeat !== '' && !allDay && { timeZone }),
          });
        },
      ),
      { numRuns: 60, seed: 16 },
    );
  });

  it('keeps the last day of a rule and the exceptions', () => {
    const event = anEvent({ repeat: 'FREQ=DAILY;UNTIL=20261127', exceptions: ['2026-11-25'] });
    const [read] = readIcs(writeIcs([event], now)).events;
    expect(read?.input).toMatchObject({ repeat: event.repeat, exceptions: event.exceptions });
  });
});

describe('A file from another program', () => {
  it.each([
    ['nothing', ''],
    ['a table', 'name,email\nAmara,amara@shelter.example'],
    ['a visiting card', 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Amara\r\nEND:VCARD'],
    ['half a file', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT'],
  ])('is refused with a message if it is %s', covers('ATT-014'), (_, text) => {
    expect(() => readIcs(text)).toThrow(NotIcsError);
    expect(() => readIcs(text)).toThrow('This is not a calendar file.');
  });

  it.each([
    ['no start', [], 'It has no start time.'],
    [
      'more than a month',
      ['DTSTART:20261201T100000Z', 'DTEND:20270301T100000Z'],
      'It lasts longer than 31 days.',
    ],
    [
      'another century',
      ['DTSTART:19261201T100000Z', 'DTEND:19261201T110000Z'],
      'Its date is not between 2000 and 2099.',
    ],
  ])('skips an event with %s, says why, and imports the others', (_, lines, reason) => {
    const whole = file('SUMMARY:Broken', ...lines).replace(
      'END:VCALENDAR',
      'BEGIN:VEVENT\r\nUID:2\r\nSUMMARY:Fine\r\nDTSTART:20261201T100000Z\r\nEND:VEVENT\r\nEND:VCALENDAR',
    );
    const { events, problems } = readIcs(whole);
    expect(problems).toEqual([{ title: 'Broken', reason }]);
    expect(events.map(({ input }) => input.title)).toEqual(['Fine']);
    // An event without an end lasts half an hour.
    expect(events[0]?.input.end).toEqual(new Date('2026-12-01T10:30:00Z'));
  });

  it.each([
    ['the second Tuesday of a month', 'RRULE:FREQ=MONTHLY;BYDAY=2TU'],
    ['every hour', 'RRULE:FREQ=HOURLY'],
    ['dates of their own', 'RDATE:20261203T100000Z'],
  ])('imports the first date of an event that repeats by %s, and says so', (_, rule) => {
    const [event] = readIcs(
      file('SUMMARY:Walk', 'DTSTART:20261201T100000Z', 'DTEND:20261201T110000Z', rule),
    ).events;
    expect(event?.input.repeat).toBe('');
    expect(event?.notes).toEqual(['We cannot show its schedule, so we import only the first date.']);
  });

  it('imports rules that repeat what the first date already says', () => {
    const repeatOf = (rule: string) =>
      readIcs(file('DTSTART;TZID=Europe/Berlin:20261201T100000', 'DURATION:PT1H', `RRULE:${rule}`)).events[0]
        ?.input;
    expect(repeatOf('FREQ=MONTHLY;BYMONTHDAY=1')?.repeat).toBe('FREQ=MONTHLY');
    expect(repeatOf('FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=1')?.repeat).toBe('FREQ=YEARLY');
    expect(repeatOf('FREQ=WEEKLY;BYDAY=TU;WKST=SU')?.repeat).toBe('FREQ=WEEKLY;BYDAY=TU');
    expect(repeatOf('FREQ=DAILY;UNTIL=20261205T085959Z')?.repeat).toBe('FREQ=DAILY;UNTIL=20261204');
    expect(repeatOf('FREQ=DAILY;UNTIL=20261205T090000Z')?.repeat).toBe('FREQ=DAILY;UNTIL=20261205');
    expect(repeatOf('FREQ=DAILY')).toMatchObject({
      timeZone: 'Europe/Berlin',
      start: new Date('2026-12-01T09:00:00Z'),
    });
  });

  it.each([
    ['a last day', 'FREQ=DAILY;UNTIL=20261205', 'FREQ=DAILY;UNTIL=20261205'],
    ['a last moment on its wall clock', 'FREQ=DAILY;UNTIL=20261205T095959', 'FREQ=DAILY;UNTIL=20261204'],
    ['a last moment that it reaches', 'FREQ=DAILY;UNTIL=20261205T100000', 'FREQ=DAILY;UNTIL=20261205'],
    ['weeks from Monday on', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;WKST=MO', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU'],
    ['other weeks', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;WKST=SU', ''],
    ['days of a month among all days', 'FREQ=DAILY;BYMONTHDAY=1', ''],
    ['days of a month among weeks', 'FREQ=WEEKLY;BYMONTHDAY=1', ''],
    ['another day of the month', 'FREQ=MONTHLY;BYMONTHDAY=2', ''],
    ['one month of all', 'FREQ=MONTHLY;BYMONTH=12', ''],
    ['another month of the year', 'FREQ=YEARLY;BYMONTH=11', ''],
  ])('imports %s in the rule %s as “%s”', (_, rule, repeat) => {
    const { events } = readIcs(
      file('DTSTART;TZID=Europe/Berlin:20261201T100000', 'DURATION:PT1H', `RRULE:${rule}`),
    );
    expect(events[0]?.input.repeat).toBe(repeat);
  });

  it.each([
    ['an hour', 'DTSTART:20261201T100000Z', 'DURATION:PT1H', '2026-12-01T11:00:00Z'],
    ['no time at all', 'DTSTART:20261201T100000Z', 'DURATION:PT0S', '2026-12-01T10:30:00Z'],
    ['less than that', 'DTSTART:20261201T100000Z', 'DURATION:-PT1H', '2026-12-01T10:30:00Z'],
    ['an end at its start', 'DTSTART:20261201T100000Z', 'DTEND:20261201T100000Z', '2026-12-01T10:30:00Z'],
    ['two days', 'DTSTART;VALUE=DATE:20261201', 'DURATION:P2D', '2026-12-03T00:00:00Z'],
    ['no days', 'DTSTART;VALUE=DATE:20261201', 'DURATION:PT0S', '2026-12-02T00:00:00Z'],
  ])('ends an event correctly if it lasts %s', (_, start, length, end) => {
    expect(readIcs(file(start, length)).events[0]?.input.end).toEqual(new Date(end));
  });

  it.each([
    ['in UTC that repeats', ['DTSTART:20261201T100000Z', 'RRULE:FREQ=DAILY'], 'UTC'],
    ['in UTC', ['DTSTART:20261201T100000Z'], deviceZone()],
    ['without a zone that repeats', ['DTSTART:20261201T100000', 'RRULE:FREQ=DAILY'], deviceZone()],
    ['in a zone', ['DTSTART;TZID=Asia/Kolkata:20261201T100000'], 'Asia/Kolkata'],
  ])('imports times %s in the expected zone', (_, lines, timeZone) => {
    expect(readIcs(file(...lines)).events[0]?.input).toMatchObject({
      timeZone,
      description: '',
      location: '',
    });
  });

  it("stores exceptions in the event's zone, each once and in order", () => {
    const { events } = readIcs(
      file(
        'DTSTART;TZID=Asia/Kolkata:20261201T200000',
        'RRULE:FREQ=DAILY',
        'EXDATE;TZID=Asia/Kolkata:20261205T200000,20261203T200000',
        'EXDATE;TZID=Asia/Kolkata:20261203T200000',
      ),
    );
    expect(events[0]?.input.exceptions).toEqual(['2026-12-03', '2026-12-05']);
  });

  it('applies a changed date to the first of two events with one id', () => {
    const series = (start: string) =>
      `BEGIN:VEVENT\r\nUID:1\r\nDTSTART:${start}\r\nRRULE:FREQ=DAILY\r\nEND:VEVENT\r\n`;
    const text = file('RECURRENCE-ID:20261202T100000Z', 'DTSTART:20261202T110000Z').replace(
      'END:VCALENDAR',
      `${series('20261201T100000Z')}${series('20261201T100000Z')}END:VCALENDAR`,
    );
    expect(readIcs(text).events.map(({ input }) => input.exceptions)).toEqual([[], ['2026-12-02'], []]);
  });

  it('is read only to the end of its first calendar', () => {
    const two = `${file('SUMMARY:One', 'DTSTART:20261201T100000Z')}\r\n${file('SUMMARY:Two', 'DTSTART:20261201T100000Z')}`;
    expect(readIcs(two).events.map(({ input }) => input.title)).toEqual(['One']);
  });

  it('is imported at the right instant if it defines its own zone', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Eastern Standard Time',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:-0500',
      'TZOFFSETTO:-0500',
      'END:STANDARD',
      'END:VTIMEZONE',
    ].join('\r\n');
    const text = file('SUMMARY:Call', 'DTSTART;TZID=Eastern Standard Time:20261201T100000').replace(
      'BEGIN:VEVENT',
      `${zone}\r\nBEGIN:VEVENT`,
    );
    const [event] = readIcs(text).events;
    expect(event?.input.start).toEqual(new Date('2026-12-01T15:00:00Z'));
    expect(event?.notes[0]).toContain('We don’t know its time zone Eastern Standard Time');
  });

  it('imports a moved date as its own event and leaves out cancelled dates', () => {
    const text = file(
      'SUMMARY:Week',
      'DTSTART:20261201T100000Z',
      'DTEND:20261201T110000Z',
      'RRULE:FREQ=WEEKLY;COUNT=3',
    ).replace(
      'END:VCALENDAR',
      [
        'BEGIN:VEVENT\r\nUID:1\r\nRECURRENCE-ID:20261208T100000Z\r\nSUMMARY:Week, later\r\nDTSTART:20261208T150000Z\r\nDTEND:20261208T160000Z\r\nEND:VEVENT',
        'BEGIN:VEVENT\r\nUID:1\r\nRECURRENCE-ID:20261215T100000Z\r\nSTATUS:CANCELLED\r\nSUMMARY:Week\r\nDTSTART:20261215T100000Z\r\nEND:VEVENT',
        'END:VCALENDAR',
      ].join('\r\n'),
    );
    const { events } = readIcs(text);
    expect(events.map(({ input }) => [input.title, input.exceptions])).toEqual([
      ['Week', ['2026-12-08', '2026-12-15']],
      ['Week, later', []],
    ]);
  });

  it('is not imported with more than 200 exceptions, and says why', () => {
    const series = (taken: number) =>
      readIcs(
        file(
          'SUMMARY:Day',
          'DTSTART:20261201T100000Z',
          'DTEND:20261201T110000Z',
          'RRULE:FREQ=DAILY',
          ...Array.from({ length: taken }, (_, index) => {
            const day = dayText(20_800 + index).replaceAll('-', '');
            return `EXDATE:${day}T100000Z`;
          }),
        ),
      );
    expect(series(200).events[0]?.input.exceptions).toHaveLength(200);
    expect(series(201)).toEqual({
      events: [],
      problems: [{ title: 'Day', reason: 'It skips more than 200 dates.' }],
    });
  });

  it('has its texts cut to the stored limits', () => {
    const [event] = readIcs(
      file(
        `SUMMARY:${'a'.repeat(300)}`,
        `DESCRIPTION:${'b'.repeat(6_000)}`,
        'LOCATION: two\\n lines ',
        'DTSTART;VALUE=DATE:20261201',
      ),
    ).events;
    expect(event?.input).toMatchObject({
      title: 'a'.repeat(200),
      location: 'two lines',
      allDay: true,
      end: new Date('2026-12-02T00:00:00Z'),
    });
    expect(event?.input.description).toHaveLength(5_000);
    expect(event?.notes).toEqual(['We shortened its text, which was too long.']);
  });
});
