import { FieldValue } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { contactMessages } from '@/contracts/contacts';
import { eventMessages } from '@/contracts/calendar';
import { derivedId } from '../../functions/src/pipeline/endpoint';
import { type ApiUnderTest, deletedMeanwhile, type EndpointCases, withoutList } from './endpoint-cases';

const at = new Date('2026-11-09T13:00:00Z');

/** Events: a series of Mia's, one of Ada's that Mia may change and one that she may look at, one of Theo's. */
async function events({ database }: ApiUnderTest): Promise<void> {
  const event = {
    title: 'Week together',
    description: '',
    location: 'Small room',
    type: 'meeting',
    status: 'scheduled',
    start: new Date('2026-12-07T14:30:00Z'),
    end: new Date('2026-12-07T15:00:00Z'),
    allDay: false,
    timeZone: 'America/Toronto',
    repeat: '',
    exceptions: [],
    seriesEnd: new Date('2026-12-07T15:00:00Z'),
    contactId: '',
    sharedUsers: [],
    sharedUserIds: [],
    sharedPermissions: {},
    createdBy: 'mia',
    userId: 'mia',
    createdAt: at,
    updatedAt: at,
  };
  const ofAda = (permission: 'view' | 'edit') => ({
    ...event,
    createdBy: 'ada',
    userId: 'ada',
    sharedUsers: [
      { userId: 'mia', email: 'mia@acf.example', name: 'Mia Chen', permission, addedBy: 'ada', addedAt: at },
    ],
    sharedUserIds: ['mia'],
    sharedPermissions: { mia: permission },
  });
  const batch = database.batch();
  const put = (id: string, fields: object) => batch.set(database.doc(`calendarEvents/${id}`), fields);
  put('week', {
    ...event,
    repeat: 'FREQ=WEEKLY;BYDAY=MO',
    exceptions: ['2026-12-21'],
    seriesEnd: new Date('2100-01-01T00:00:00Z'),
  });
  put('lunch', { ...ofAda('edit'), title: 'Winter lunch' });
  put('board', { ...ofAda('view'), title: 'Board' });
  put('theos', { ...event, title: 'Theo’s', createdBy: 'theo', userId: 'theo' });
  await batch.commit();
}

const broken = ({ database }: ApiUnderTest) =>
  database.doc('calendarEvents/week').update({ end: 'at some time' });

const stored = async ({ database }: ApiUnderTest, id: string) =>
  (await database.doc(`calendarEvents/${id}`).get()).data();

const missing = {
  title: 'an event that is not there',
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

const visit = {
  title: ' Visit the food bank ',
  start: '2026-12-08T13:00:00-05:00',
  end: '2026-12-08T13:30:00-05:00',
};
const invalid = (title: string, body: object) => ({
  title,
  body,
  status: 422,
  message: eventMessages.invalid,
});

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
      // Two that end and begin at once, and a third: each comes once.
      const first = await fetched('limit=1');
      const second = await fetched(`limit=1&cursor=${first.next}`);
      const third = await fetched(`limit=2&cursor=${second.next}`);
      expect([first, second, third].flatMap(titles).toSorted()).toEqual(titles(body));
      expect(third.next).toBeNull();
      // The last and the first second that the database can hold.
      for (const cursor of ['253402300799.0_0.0_x', '0.0_-62135596800.0_x'])
        expect((await api.call('GET', `/calendar/events?cursor=${cursor}`, { as: 'mia' })).status).toBe(200);
      // Older records have no times of their own, and name nobody whom they are shared with.
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
      // One that cannot be read is named and hides no other.
      await broken(api);
      const partly = await fetched('');
      expect(titles(partly)).toEqual(['Board', 'Winter lunch']);
      expect(partly.unreadable).toEqual(['week']);
    },
    refusals: [
      {
        title: 'the events of everybody to a regular user',
        path: '/calendar/events?whose=all',
        status: 403,
        message: eventMessages.everybody,
      },
      {
        title: 'a 30th of February',
        path: '/calendar/events?from=2026-02-30',
        status: 422,
        message: 'Some values are not valid.',
      },
      ...[
        '999999999999.0_0.0_x',
        '0.0_-99999999999.0_x',
        // One second after and before the times that there are.
        '253402300800.0_0.0_x',
        '0.0_-62135596801.0_x',
      ].map((cursor) => ({
        title: `a cursor with a time that there is not: ${cursor}`,
        path: `/calendar/events?cursor=${cursor}`,
        status: 422,
        message: 'Some values are not valid.',
        fields: { cursor: 'Send the value of `next` as it came' },
      })),
      {
        title: 'a list that the database does not give',
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
      // As the calendar finds it, and as no caller may say.
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
        title: 'one whose id belongs to an event in the trash',
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
        ...invalid('an event without a title, that ends before it starts, of a contact that is not theirs', {
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
        ...invalid('a day that there is not, a zone that there is not', {
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
        ...invalid('one that lasts too long', {
          ...visit,
          end: '2027-12-08T13:00:00Z',
        }),
        fields: { end: 'An event lasts 31 days at most' },
      },
      {
        ...invalid('another century', {
          ...visit,
          start: '1999-12-08T12:00:00Z',
          end: '1999-12-08T13:00:00Z',
        }),
        fields: { start: 'The calendar reaches from 2000 to 2099' },
      },
      {
        ...invalid('a rule that it does not know', { ...visit, repeat: 'FREQ=HOURLY' }),
        fields: { repeat: eventMessages.badRule },
      },
      {
        ...invalid('a rule that ends before it begins', {
          ...visit,
          repeat: 'FREQ=DAILY;UNTIL=20261201',
          exceptions: ['2026-12-09'],
        }),
        fields: { repeat: 'The last day must not be before the first' },
      },
      {
        ...invalid('exceptions that are no days', { ...visit, repeat: 'FREQ=DAILY', exceptions: ['Monday'] }),
        fields: { exceptions: eventMessages.badException },
      },
      {
        title: 'an event of a contact that it cannot read, without blaming the contact',
        body: { ...visit, contactId: 'iris' },
        prepare: ({ database }) =>
          database.doc('manualContacts/iris').set({ firstName: ['not a name'], ownerId: 'mia' }),
        status: 500,
        message: eventMessages.notCreated,
      },
      {
        title: 'to make again what it cannot read',
        rows: ['WRK-748'],
        headers: { 'idempotency-key': 'attempt-1' },
        prepare: ({ database }) =>
          database.doc(`calendarEvents/${derivedId('mia', 'attempt-1')}`).set({ start: 'at some time' }),
        status: 500,
        message: eventMessages.notCreated,
      },
    ],
  },
  'PUT /calendar/events/:id': {
    ...onWeek,
    rows: ['WRK-749'],
    // A series on Mondays becomes one on Tuesdays, with the date that was taken out.
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
      // Whom it is shared with for changes says what it is and when, and nothing else.
      expect(await put('lunch', { title: 'Lunch' })).toMatchObject({ status: 200, body: { title: 'Lunch' } });
      for (const body of [{ location: 'Here' }, { status: 'completed' }, { contactId: '' }])
        expect(await put('lunch', { title: 'Lunch', ...body })).toMatchObject({ status: 403 });
    },
    refusals: [
      missing,
      {
        title: 'whoever may not see it, as if it were not there',
        path: '/calendar/events/theos',
        body: { title: 'Mine' },
        status: 404,
        message: eventMessages.notFound,
        after: async (api) => expect(await stored(api, 'theos')).toMatchObject({ title: 'Theo’s' }),
      },
      {
        title: 'whoever may only look at it',
        path: '/calendar/events/board',
        body: { title: 'Mine' },
        status: 403,
        message: eventMessages.forbidden,
        after: async (api) => expect(await stored(api, 'board')).toMatchObject({ title: 'Board' }),
      },
      {
        title: 'a change of what somebody else has changed meanwhile',
        body: { title: 'Mine', updatedAt: '2026-10-01T00:00:00.000Z' },
        status: 409,
        message: eventMessages.changed,
      },
      {
        ...invalid('an end before the stored start', { end: '2026-12-07T14:00:00Z' }),
        fields: { end: 'End time must be after start time' },
      },
      {
        title: 'to change one that was deleted meanwhile',
        prepare: deletedMeanwhile('calendarEvents/week'),
        status: 404,
        message: eventMessages.notFound,
      },
      {
        title: 'to change one that it cannot read',
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
      // Whoever deletes it a moment later finds it deleted, and leaves nothing else in the trash.
      await events(api);
      await entry.ref.delete();
      await deletedMeanwhile('calendarEvents/week')(api);
      expect((await api.call('DELETE', '/calendar/events/week', { as: 'mia' })).status).toBe(204);
      expect((await entry.ref.get()).exists).toBe(false);
    },
    refusals: [
      missing,
      {
        title: 'whom it is shared with for changes',
        path: '/calendar/events/lunch',
        status: 403,
        message: eventMessages.forbidden,
        after: async (api) => expect(await stored(api, 'lunch')).toBeDefined(),
      },
      {
        title: 'to delete one that it cannot read',
        rows: ['WRK-752'],
        prepare: broken,
        status: 500,
        message: eventMessages.notDeleted,
      },
    ],
  },
};
