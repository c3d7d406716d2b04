import { expect } from 'vitest';
import { eventMessages } from '@/contracts/calendar';
import { at, broken, events, invalid, stored } from './calendar-records';
import { deletedMeanwhile, type EndpointCases } from './endpoint-cases';

const missing = {
  title: 'a missing event',
  path: '/calendar/events/nobody',
  status: 404,
  message: eventMessages.notFound,
};
const onWeek = {
  as: 'mia',
  prepare: events,
  path: '/calendar/events/week',
  unseen: eventMessages.notFound,
} as const;

/** The calls that change or delete one event. */
export const eventCases: EndpointCases = {
  'PUT /calendar/events/:id': {
    ...onWeek,
    rows: ['WRK-749'],
    // A Monday series becomes a Tuesday series, and its exception moves along.
    body: {
      start: '2026-12-08T15:30:00Z',
      end: '2026-12-08T16:30:00Z',
      location: 'By video',
      updatedAt: at.toISOString(),
    },
    status: 200,
    holds: {
      title: 'Week together',
      location: 'By video',
      start: '2026-12-08T15:30:00.000Z',
      repeat: 'FREQ=WEEKLY;BYDAY=TU',
      exceptions: ['2026-12-22'],
    },
    invalid: [{ status: 'gone' }, ['status']],
    after: async (api) => {
      const put = (id: string, body: object, as: 'mia' | 'ada' = 'mia') =>
        api.call('PUT', `/calendar/events/${id}`, { as, body });
      expect((await stored(api, 'week'))?.['updatedAt'].toDate()).not.toEqual(at);
      expect(await put('week', { status: 'cancelled' }, 'ada')).toMatchObject({
        status: 200,
        body: { status: 'cancelled', repeat: 'FREQ=WEEKLY;BYDAY=TU' },
      });
      await put('week', { repeat: '' });
      expect((await stored(api, 'week'))?.['seriesEnd'].toDate()).toEqual(new Date('2026-12-08T16:30:00Z'));
      // A person with a share for changes may change title and times, but no other fields.
      expect(await put('lunch', { title: 'Lunch' })).toMatchObject({ status: 200, body: { title: 'Lunch' } });
      for (const body of [{ location: 'Here' }, { status: 'completed' }, { contactId: '' }])
        expect(await put('lunch', { title: 'Lunch', ...body })).toMatchObject({ status: 403 });
    },
    refusals: [
      missing,
      {
        title: 'a person who may not see the event, as if it were missing',
        path: '/calendar/events/theos',
        body: { title: 'Mine' },
        status: 404,
        message: eventMessages.notFound,
        after: async (api) => expect(await stored(api, 'theos')).toMatchObject({ title: 'Theo’s' }),
      },
      {
        title: 'a person who may only view the event',
        path: '/calendar/events/board',
        body: { title: 'Mine' },
        status: 403,
        message: eventMessages.forbidden,
        after: async (api) => expect(await stored(api, 'board')).toMatchObject({ title: 'Board' }),
      },
      {
        title: 'a change of a version that someone else has changed',
        body: { title: 'Mine', updatedAt: '2026-10-01T00:00:00.000Z' },
        status: 409,
        message: eventMessages.changed,
      },
      {
        ...invalid('an end before the stored start', { end: '2026-12-07T14:00:00Z' }),
        fields: { end: 'End time must be after start time' },
      },
      {
        title: 'to change a record deleted during the call',
        prepare: deletedMeanwhile('calendarEvents/week'),
        status: 404,
        message: eventMessages.notFound,
      },
      {
        title: 'to change a record that cannot be read',
        rows: ['WRK-750'],
        prepare: broken,
        status: 500,
        message: eventMessages.notUpdated,
      },
    ],
  },
  'DELETE /calendar/events/:id': {
    ...onWeek,
    rows: ['WRK-751'],
    status: 204,
    after: async (api) => {
      expect(await stored(api, 'week')).toBeUndefined();
      expect(await stored(api, 'lunch')).toBeDefined();
      const entry = await api.database.doc('trash/calendarEvents-week').get();
      expect(entry.data()).toMatchObject({
        collection: 'calendarEvents',
        recordId: 'week',
        title: 'Week together',
        keepers: ['mia', ''],
        deletedBy: 'mia',
        with: '',
        record: { title: 'Week together', repeat: 'FREQ=WEEKLY;BYDAY=MO' },
      });
      // Deleting it again a moment later finds it deleted and adds nothing to the trash.
      await events(api);
      await entry.ref.delete();
      await deletedMeanwhile('calendarEvents/week')(api);
      expect((await api.call('DELETE', '/calendar/events/week', { as: 'mia' })).status).toBe(204);
      expect((await entry.ref.get()).exists).toBe(false);
    },
    refusals: [
      missing,
      {
        title: 'a person with whom the event is shared for editing',
        path: '/calendar/events/lunch',
        status: 403,
        message: eventMessages.forbidden,
        after: async (api) => expect(await stored(api, 'lunch')).toBeDefined(),
      },
      {
        title: 'to delete a record that cannot be read',
        rows: ['WRK-752'],
        prepare: broken,
        status: 500,
        message: eventMessages.notDeleted,
      },
    ],
  },
};
