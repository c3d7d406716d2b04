import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { anEvent } from '@/testing/records/event';
import { eventFormSchema, formValues, newInput, suggestedEvent, defaultTimes } from './schema';
import { calendarTexts } from '../texts';

const typed = (changes: object = {}) => ({
  ...formValues({ ...anEvent({ timeZone: 'America/Toronto' }) }),
  ...changes,
});
const read = (changes: object = {}) => z.parse(eventFormSchema, typed(changes));
const complaints = (changes: object) => {
  const result = z.safeParse(eventFormSchema, typed(changes));
  return result.success ? [] : result.error.issues.map(({ path, message }) => [path.join('.'), message]);
};

describe('The form of an event', () => {
  it('returns the event that it was filled with', () => {
    const event = anEvent({ repeat: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;COUNT=8', location: 'Room 2' });
    const { input } = z.parse(eventFormSchema, { ...formValues(event), scope: 'all' });
    expect(event).toMatchObject(input);
    const days = anEvent({
      allDay: true,
      start: new Date('2026-12-24T00:00:00Z'),
      end: new Date('2026-12-27T00:00:00Z'),
      repeat: 'FREQ=YEARLY;UNTIL=20301231',
    });
    expect(formValues(days)).toMatchObject({ start: { date: '2026-12-24' }, end: { date: '2026-12-26' } });
    expect(days).toMatchObject(z.parse(eventFormSchema, { ...formValues(days), scope: 'all' }).input);
  });

  it(
    'trims title and description, and saves a meeting if no type is chosen',
    covers('WRK-420', 'WRK-421'),
    () => {
      expect(read({ title: '  Call ', description: ' a\n', type: '' }).input).toMatchObject({
        title: 'Call',
        description: 'a',
        type: 'meeting',
      });
    },
  );

  it.each([
    ['no title', { title: '   ' }, 'title', 'Event title is required'],
    [
      'an end at its start',
      { end: { date: '2026-11-23', time: '09:00' } },
      'end.time',
      'End time must be after start time',
    ],
    [
      'an end on the day before',
      { end: { date: '2026-11-22', time: '12:00' } },
      'end.time',
      'End time must be after start time',
    ],
    [
      'days that end before they start',
      { allDay: true, end: { date: '2026-11-22', time: '' } },
      'end.date',
      'End time must be after start time',
    ],
    ['more than a month', { end: { date: '2026-12-25', time: '12:00' } }, 'end.date', calendarTexts.tooLong],
    ['no day', { start: { date: '', time: '09:00' } }, 'start.date', calendarTexts.dateMissing],
    ['no time', { start: { date: '2026-11-23', time: '' } }, 'start.time', calendarTexts.timeMissing],
    [
      'another century',
      { start: { date: '1999-12-31', time: '09:00' }, end: { date: '1999-12-31', time: '10:00' } },
      'start.date',
      calendarTexts.outOfTime,
    ],
    ['an unknown zone', { timeZone: 'Mars/Olympus' }, 'timeZone', calendarTexts.badZone],
    ['every 100 weeks', { repeat: 'weekly', interval: '100' }, 'interval', calendarTexts.badInterval],
    ['half a week', { repeat: 'weekly', interval: '0.5' }, 'interval', calendarTexts.badInterval],
    ['no number of dates', { repeat: 'daily', ends: 'count', count: '' }, 'count', calendarTexts.badCount],
    [
      'a last day before the first',
      { repeat: 'daily', ends: 'until', until: '2026-11-22' },
      'until',
      calendarTexts.untilBeforeStart,
    ],
  ])('refuses %s with a message at its field', covers('WRK-418', 'WRK-419'), (_, changes, field, message) => {
    expect(complaints({ scope: 'all', ...changes })).toEqual([[field, message]]);
    expect(complaints({ scope: 'all' })).toEqual([]);
  });

  const day = (date: string, time = '09:00') => ({ date, time });
  it.each([
    ['a title of 200 characters', { title: 'a'.repeat(200) }, []],
    ['a title of 201', { title: 'a'.repeat(201) }, [['title', 'Use 200 characters or fewer']]],
    ['a place of 200 characters', { location: 'a'.repeat(200) }, []],
    ['a place of 201', { location: 'a'.repeat(201) }, [['location', 'Use 200 characters or fewer']]],
    ['a description of 5,000 characters', { description: 'a'.repeat(5_000) }, []],
    [
      'a description of 5,001',
      { description: 'a'.repeat(5_001) },
      [['description', 'Use 5,000 characters or fewer']],
    ],
    ['every 99 days', { repeat: 'daily', interval: ' 99 ' }, []],
    ['every 0 days', { repeat: 'daily', interval: '0' }, [['interval', 'Enter a number from 1 to 99']]],
    ['999 dates', { repeat: 'daily', ends: 'count', count: '999' }, []],
    [
      '1,000 dates',
      { repeat: 'daily', ends: 'count', count: '1000' },
      [['count', 'Enter a number from 1 to 999']],
    ],
    ['no dates', { repeat: 'daily', ends: 'count', count: '0' }, [['count', 'Enter a number from 1 to 999']]],
    ['a last day that is the first', { repeat: 'daily', ends: 'until', until: '2026-11-23' }, []],
    ['no last day', { repeat: 'daily', ends: 'until', until: '' }, [['until', 'Enter a date']]],
    [
      'a last day that there is not',
      { repeat: 'daily', ends: 'until', until: '2026-11-31' },
      [['until', 'This date does not exist']],
    ],
    ['a start that there is not', { start: day('2026-11-31') }, [['start.date', 'This date does not exist']]],
    ['31 days', { end: day('2026-12-24') }, []],
    [
      'a minute more',
      { end: day('2026-12-24', '09:01') },
      [['end.date', 'An event can last 31 days at most']],
    ],
    ['31 whole days', { allDay: true, end: day('2026-12-23', '') }, []],
    [
      '32 whole days',
      { allDay: true, end: day('2026-12-24', '') },
      [['end.date', 'An event can last 31 days at most']],
    ],
    [
      'the first minute of 2000',
      { timeZone: 'UTC', start: day('2000-01-01', '00:00'), end: day('2000-01-01') },
      [['start.date', 'Choose a date from 2000 to 2099']],
    ],
    ['the second', { timeZone: 'UTC', start: day('2000-01-01', '00:01'), end: day('2000-01-01') }, []],
    [
      'the last minute of 2099',
      { timeZone: 'UTC', start: day('2099-12-31'), end: day('2099-12-31', '23:59') },
      [],
    ],
    [
      'the minute after it',
      { timeZone: 'UTC', start: day('2099-12-31'), end: day('2100-01-01', '00:00') },
      [['start.date', 'Choose a date from 2000 to 2099']],
    ],
  ])('accepts %s or says why not', (_, changes, expected) => {
    expect(complaints({ scope: 'all', ...changes })).toEqual(expected);
  });

  it.each([
    [
      'no repeat',
      '',
      { repeat: 'once', interval: '1', ends: 'never', count: '10', until: '2026-12-21', scope: 'all' },
    ],
    [
      'a repeat by number',
      'FREQ=DAILY;INTERVAL=3;COUNT=5',
      { repeat: 'daily', interval: '3', ends: 'count', count: '5', until: '2026-12-21', scope: 'this' },
    ],
    [
      'a repeat up to a day',
      'FREQ=WEEKLY;BYDAY=MO,SU;UNTIL=20270104',
      {
        repeat: 'weekly',
        ends: 'until',
        count: '10',
        until: '2027-01-04',
        weekdays: { mo: true, tu: false, we: false, th: false, fr: false, sa: false, su: true },
      },
    ],
    ['a repeat that this calendar cannot follow', 'FREQ=HOURLY', { repeat: 'once', scope: 'all' }],
  ])('fills in the fields for %s', (_, repeat, expected) => {
    expect(formValues(anEvent({ repeat }))).toMatchObject(expected);
  });

  it('does not validate hidden fields', () => {
    const hidden = { interval: '', count: '', until: '' };
    expect(complaints({ ...hidden, scope: 'all' })).toEqual([]);
    expect(complaints({ ...hidden, repeat: 'weekly', scope: 'this' })).toEqual([]);
    expect(
      complaints({ allDay: true, timeZone: '', start: { date: '2026-11-23' }, end: { date: '2026-11-23' } }),
    ).toEqual([]);
  });

  it("interprets times in the event's zone, not the device's", () => {
    const { start } = read({
      timeZone: 'Asia/Kolkata',
      start: { date: '2026-11-23', time: '09:00' },
    }).input;
    expect(start).toEqual(new Date('2026-11-23T03:30:00Z'));
  });

  it('starts with the next half hour if the stored dates are invalid, and says so', covers('WRK-422'), () => {
    const values = formValues(anEvent({ start: new Date(Number.NaN), seriesEnd: new Date(0) }));
    expect(values.isReplaced).toBe(true);
    const { input } = z.parse(eventFormSchema, values);
    expect(input.end.getTime() - input.start.getTime()).toBe(30 * 60_000);
    expect(Math.abs(input.start.getTime() - Date.now())).toBeLessThanOrEqual(31 * 60_000);
  });

  it(
    'is filled from a suggestion, and marks a suggested time that it cannot parse',
    covers('WRK-422', 'WRK-754'),
    () => {
      const suggestion = {
        title: 'Visit the shelter',
        description: 'See the intake desk.',
        suggestedTime: '2026-12-08T10:00',
        durationMinutes: 45,
        attendees: ['Amara Osei', 'Mia'],
      };
      const known = suggestedEvent(suggestion, 'c1');
      expect(known).toMatchObject({ start: new Date(2026, 11, 8, 10), end: new Date(2026, 11, 8, 10, 45) });
      expect(newInput(known)).toMatchObject({
        title: 'Visit the shelter',
        contactId: 'c1',
        description: 'See the intake desk.\n\nWith Amara Osei, Mia',
      });
      const vague = suggestedEvent({ ...suggestion, suggestedTime: 'early next week' }, 'c1');
      expect(vague.unreadTime).toBe('early next week');
      expect(formValues(newInput(vague)).isReplaced).toBe(true);
    },
  );

  it.each([
    ['no length', { durationMinutes: 0 }, { end: new Date(2026, 11, 8, 10, 30) }],
    ['an invalid length', { durationMinutes: -5 }, { end: new Date(2026, 11, 8, 10, 30) }],
    ['a minute', { durationMinutes: 1 }, { end: new Date(2026, 11, 8, 10, 1) }],
    ['a day without a time', { suggestedTime: '2026-12-08' }, { unreadTime: '2026-12-08' }],
    ['a month that there is not', { suggestedTime: '2026-13-08T10:00' }, { unreadTime: '2026-13-08T10:00' }],
    ['a long title', { title: 'a'.repeat(201) }, { title: 'a'.repeat(200) }],
    ['a long description', { description: 'b'.repeat(5_001) }, { description: 'b'.repeat(5_000) }],
    ['people alone', { attendees: ['Mia'] }, { description: 'With Mia' }],
    ['words alone', { description: 'See the desk.' }, { description: 'See the desk.' }],
  ])('is filled from a suggestion with %s', (_, changes, expected) => {
    const suggestion = {
      title: 'Visit',
      description: '',
      suggestedTime: '2026-12-08T10:00',
      durationMinutes: 30,
      attendees: [],
      ...changes,
    };
    expect(suggestedEvent(suggestion, 'c1')).toMatchObject(expected);
  });

  it('starts a new event on the next half hour', () => {
    const at = (time: string) => new Date(`2026-11-23T${time}Z`);
    expect(defaultTimes(at('14:30:00.000')).start).toEqual(at('14:30:00'));
    expect(defaultTimes(at('14:30:00.001')).start).toEqual(at('15:00:00'));
  });

  it('makes a new event half an hour long', covers('WRK-424'), () => {
    const now = new Date('2026-11-23T14:07:00Z');
    expect(defaultTimes(now)).toEqual({
      start: new Date('2026-11-23T14:30:00Z'),
      end: new Date('2026-11-23T15:00:00Z'),
    });
    expect(newInput({ ...defaultTimes(now), allDay: false })).toMatchObject({
      status: 'scheduled',
      type: 'meeting',
      repeat: '',
    });
  });
});
