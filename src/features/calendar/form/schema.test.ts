import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { anEvent } from '@/testing/records/event';
import { eventFormSchema, formValues, newWriting, suggestedEvent, usualTimes } from './schema';
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

describe('the form of an event', () => {
  it('keeps what it was filled with', () => {
    const event = anEvent({ repeat: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;COUNT=8', location: 'Room 2' });
    const { writing } = z.parse(eventFormSchema, { ...formValues(event), scope: 'all' });
    expect(event).toMatchObject(writing);
    const days = anEvent({
      allDay: true,
      start: new Date('2026-12-24T00:00:00Z'),
      end: new Date('2026-12-27T00:00:00Z'),
      repeat: 'FREQ=YEARLY;UNTIL=20301231',
    });
    expect(formValues(days)).toMatchObject({ start: { date: '2026-12-24' }, end: { date: '2026-12-26' } });
    expect(days).toMatchObject(z.parse(eventFormSchema, { ...formValues(days), scope: 'all' }).writing);
  });

  it(
    'takes title and description without the spaces around, and a meeting where no type is chosen',
    covers('WRK-420', 'WRK-421'),
    () => {
      expect(read({ title: '  Call ', description: ' a\n', type: '' }).writing).toMatchObject({
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
  ])('refuses %s beside its field', covers('WRK-418', 'WRK-419'), (_, changes, field, message) => {
    expect(complaints({ scope: 'all', ...changes })).toEqual([[field, message]]);
    expect(complaints({ scope: 'all' })).toEqual([]);
  });

  it('asks nothing of the fields that it hides', () => {
    const hidden = { interval: '', count: '', until: '' };
    expect(complaints({ ...hidden, scope: 'all' })).toEqual([]);
    expect(complaints({ ...hidden, repeat: 'weekly', scope: 'this' })).toEqual([]);
    expect(
      complaints({ allDay: true, timeZone: '', start: { date: '2026-11-23' }, end: { date: '2026-11-23' } }),
    ).toEqual([]);
  });

  it('means the time of its zone, whatever the device has', () => {
    const { start } = read({
      timeZone: 'Asia/Kolkata',
      start: { date: '2026-11-23', time: '09:00' },
    }).writing;
    expect(start).toEqual(new Date('2026-11-23T03:30:00Z'));
  });

  it(
    'begins with the next half hour where stored dates cannot be read, and says so',
    covers('WRK-422'),
    () => {
      const values = formValues(anEvent({ start: new Date(Number.NaN), seriesEnd: new Date(0) }));
      expect(values.isReplaced).toBe(true);
      const { writing } = z.parse(eventFormSchema, values);
      expect(writing.end.getTime() - writing.start.getTime()).toBe(30 * 60_000);
      expect(Math.abs(writing.start.getTime() - Date.now())).toBeLessThanOrEqual(31 * 60_000);
    },
  );

  it('is filled with what was suggested; a time in words is no time', covers('WRK-422', 'WRK-754'), () => {
    const suggestion = {
      title: 'Visit the shelter',
      description: 'See the intake desk.',
      suggestedTime: '2026-12-08T10:00',
      durationMinutes: 45,
      attendees: ['Amara Osei', 'Mia'],
    };
    const known = suggestedEvent(suggestion, 'c1');
    expect(known).toMatchObject({ start: new Date(2026, 11, 8, 10), end: new Date(2026, 11, 8, 10, 45) });
    expect(newWriting(known)).toMatchObject({
      title: 'Visit the shelter',
      contactId: 'c1',
      description: 'See the intake desk.\n\nWith Amara Osei, Mia',
    });
    const vague = suggestedEvent({ ...suggestion, suggestedTime: 'early next week' }, 'c1');
    expect(vague.unreadTime).toBe('early next week');
    expect(formValues(newWriting(vague)).isReplaced).toBe(true);
  });

  it('of a new event is half an hour long', covers('WRK-424'), () => {
    const now = new Date('2026-11-23T14:07:00Z');
    expect(usualTimes(now)).toEqual({
      start: new Date('2026-11-23T14:30:00Z'),
      end: new Date('2026-11-23T15:00:00Z'),
    });
    expect(newWriting({ ...usualTimes(now), allDay: false })).toMatchObject({
      status: 'scheduled',
      type: 'meeting',
      repeat: '',
    });
  });
});
