import { FieldValue } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { contactMessages } from '@/contracts/contacts';
import { eventMessages } from '@/contracts/calendar';
import { derivedId } from '../../functions/src/pipeline/endpoint';
import { broken, events, invalid, stored } from './calendar-records';
import { type EndpointCases, withoutList } from './endpoint-cases';

const visit = {
  title: ' Visit the food bank ',
  start: '2026-12-08T13:00:00-05:00',
  end: '2026-12-08T13:30:00-05:00',
};
/** The calls that list and create events. */
export const calendarCases: EndpointCases = {
  'GET /calendar/events': {
    rows: ['WRK-745'],
    as: 'mia',
    prepare: events,
    path: '/calendar/events?from=2026-12-01T00:00:00Z&to=2027-01-01&limit=10',
    status: 200,
    holds: { unreadable: [], next: null },
    after: async (api, { body }) => {
      const titles = (answer: typeof body) =>
        (answer.events as { title: string }[]).map(({ title }) => title).toSorted();
      expect(titles(body)).toEqual(['Board', 'Week together', 'Winter lunch']);
      const fetched = async (query: string, as: 'mia' | 'ada' = 'mia') =>
        (await api.call('GET', `/calendar/events?${query}`, { as })).body;
      expect(titles(await fetched('from=2026-12-08'))).toEqual(['Week together']);
      expect(titles(await fetched('to=2026-12-07'))).toEqual([]);
      expect(titles(await fetched('', 'ada'))).toEqual(['Board', 'Winter lunch']);
      expect(titles(await fetched('whose=all', 'ada'))).toEqual([
        'Board',
        'Theo’s',
        'Week together',
        'Winter lunch',
      ]);
      // Two events with equal start and end, and a third. Each is returned once.
      const first = await fetched('limit=1');
      const second = await fetched(`limit=1&cursor=${first.next}`);
      const third = await fetched(`limit=2&cursor=${second.next}`);
      expect([first, second, third].flatMap(titles).toSorted()).toEqual(titles(body));
      expect(third.next).toBeNull();
      // The last and the first second that the database can hold.
      for (const cursor of ['253402300799.0_0.0_x', '0.0_-62135596800.0_x'])
        expect((await api.call('GET', `/calendar/events?cursor=${cursor}`, { as: 'mia' })).status).toBe(200);
      // Older records have no times of their own and no list of shares.
      await api.database.doc('calendarEvents/week').update({
        createdAt: FieldValue.delete(),
        updatedAt: FieldValue.delete(),
        sharedUserIds: FieldValue.delete(),
      });
      expect((await fetched('from=2026-12-08')).events).toMatchObject([
        { title: 'Week together', createdAt: null, updatedAt: null },
      ]);
      expect(
        await api.call('PUT', '/calendar/events/week', { as: 'mia', body: { title: 'Week together' } }),
      ).toMatchObject({ status: 200, body: { createdAt: null, updatedAt: expect.any(String) } });
      expect(await api.call('PUT', '/calendar/events/week', { as: 'theo', body: {} })).toMatchObject({
        status: 404,
      });
      // An unreadable event is reported and does not hide others.
      await broken(api);
      const partly = await fetched('');
      expect(titles(partly)).toEqual(['Board', 'Winter lunch']);
      expect(partly.unreadable).toEqual(['week']);
    },
    refusals: [
      {
        title: "everyone's events to a regular user",
        path: '/calendar/events?whose=all',
        status: 403,
        message: eventMessages.everybody,
      },
      {
        title: 'February 30',
        path: '/calendar/events?from=2026-02-30',
        status: 422,
        message: 'Some values are not valid.',
      },
      ...[
        '999999999999.0_0.0_x',
        '0.0_-99999999999.0_x',
        // One second beyond either end of the range.
        '253402300800.0_0.0_x',
        '0.0_-62135596801.0_x',
      ].map((cursor) => ({
        title: `a cursor with an invalid time: ${cursor}`,
        path: `/calendar/events?cursor=${cursor}`,
        status: 422,
        message: 'Some values are not valid.',
        fields: { cursor: 'Send the value of `next` as it came' },
      })),
      {
        title: 'a list when the database fails',
        rows: ['WRK-746'],
        prepare: withoutList,
        status: 500,
        message: eventMessages.notFetched,
      },
    ],
  },
  'POST /calendar/events': {
    rows: ['WRK-747'],
    as: 'mia',
    path: '/calendar/events',
    body: { ...visit, timeZone: 'America/Toronto', repeat: 'COUNT=3;FREQ=WEEKLY', sharedUserIds: ['theo'] },
    status: 201,
    holds: {
      title: 'Visit the food bank',
      type: 'meeting',
      status: 'scheduled',
      start: '2026-12-08T18:00:00.000Z',
      repeat: 'FREQ=WEEKLY;COUNT=3',
      sharedUsers: [],
      createdBy: 'mia',
    },
    invalid: [
      { title: 'Visit', start: 'tomorrow', end: '2026-12-08T18:30:00Z', type: 'party' },
      ['start', 'type'],
    ],
    after: async (api, { body }) => {
      // The calendar needs this field to find the event, and no caller may send it.
      const event = await stored(api, body.id);
      expect(event?.['seriesEnd'].toDate()).toEqual(new Date('2026-12-22T18:30:00Z'));
      expect(event).toMatchObject({ sharedUserIds: [], userId: 'mia' });
      const twice = { as: 'mia', body: visit, headers: { 'idempotency-key': 'attempt-1' } } as const;
      const first = await api.call('POST', '/calendar/events', twice);
      expect((await api.call('POST', '/calendar/events', twice)).body.id).toBe(first.body.id);
      expect(
        await api.call('POST', '/calendar/events', { ...twice, body: { ...visit, title: 'Another' } }),
      ).toMatchObject({
        status: 422,
        body: { error: { fields: { 'Idempotency-Key': 'This key was used for another call.' } } },
      });
      const days = { title: 'Days off', allDay: true, start: '2026-12-24', end: '2026-12-27' };
      const off = await api.call('POST', '/calendar/events', { as: 'mia', body: days });
      expect(off).toMatchObject({ status: 201, body: { start: '2026-12-24T00:00:00.000Z', allDay: true } });
    },
    refusals: [
      {
        title: 'an event with the id of one in the trash',
        rows: ['ATT-020'],
        prepare: (api) =>
          api.database
            .doc(`trash/calendarEvents-${derivedId('mia', 'attempt-3')}`)
            .set({ collection: 'calendarEvents', record: { createdBy: 'mia' } }),
        headers: { 'idempotency-key': 'attempt-3' },
        status: 409,
        message: 'This record is in the trash. Bring it back, or create it with another idempotency key.',
      },
      {
        ...invalid('an event without a title, with an early end, or about another person’s contact', {
          ...visit,
          title: ' ',
          end: visit.start,
          contactId: 'jon',
        }),
        prepare: ({ database }) =>
          database.doc('manualContacts/jon').set({ firstName: 'Jon', lastName: 'Okafor', ownerId: 'theo' }),
        fields: {
          title: 'Event title is required',
          end: 'End time must be after start time',
          contactId: contactMessages.notFound,
        },
      },
      {
        ...invalid('an invalid day or time zone', {
          ...visit,
          start: '2026-02-30T10:00:00Z',
          timeZone: 'Mars/Olympus',
        }),
        fields: { start: 'This is no day of the calendar', timeZone: 'Choose a time zone from the list' },
      },
      {
        ...invalid('an all-day event that begins at noon', {
          ...visit,
          allDay: true,
          start: '2026-12-08T12:00:00Z',
          end: '2026-12-09',
        }),
        fields: { start: eventMessages.notMidnight },
      },
      {
        ...invalid('an event that lasts too long', {
          ...visit,
          end: '2027-12-08T13:00:00Z',
        }),
        fields: { end: 'An event lasts 31 days at most' },
      },
      {
        ...invalid('an event in another century', {
          ...visit,
          start: '1999-12-08T12:00:00Z',
          end: '1999-12-08T13:00:00Z',
        }),
        fields: { start: 'The calendar reaches from 2000 to 2099' },
      },
      {
        ...invalid('an unknown repeat rule', { ...visit, repeat: 'FREQ=HOURLY' }),
        fields: { repeat: eventMessages.badRule },
      },
      {
        ...invalid('a repeat rule that ends before it starts', {
          ...visit,
          repeat: 'FREQ=DAILY;UNTIL=20261201',
          exceptions: ['2026-12-09'],
        }),
        fields: { repeat: 'The last day must not be before the first' },
      },
      {
        ...invalid('exceptions that are not days', {
          ...visit,
          repeat: 'FREQ=DAILY',
          exceptions: ['Monday'],
        }),
        fields: { exceptions: eventMessages.badException },
      },
      {
        title: 'an event whose contact cannot be read, without blaming the contact',
        body: { ...visit, contactId: 'iris' },
        prepare: ({ database }) =>
          database.doc('manualContacts/iris').set({ firstName: ['not a name'], ownerId: 'mia' }),
        status: 500,
        message: eventMessages.notCreated,
      },
      {
        title: 'a repeated creation whose stored event cannot be read',
        rows: ['WRK-748'],
        headers: { 'idempotency-key': 'attempt-1' },
        prepare: ({ database }) =>
          database.doc(`calendarEvents/${derivedId('mia', 'attempt-1')}`).set({ start: 'at some time' }),
        status: 500,
        message: eventMessages.notCreated,
      },
    ],
  },
};
