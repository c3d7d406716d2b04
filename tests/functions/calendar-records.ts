import { eventMessages } from '@/contracts/calendar';
import type { ApiUnderTest } from './endpoint-cases';

/** The time when the events were created and last changed. */
export const at = new Date('2026-11-09T13:00:00Z');

/**
 * Stores events: a series of Mia's, one of Ada's that Mia may change, one that she may view, and one of
 * Theo's.
 */
export async function events({ database }: ApiUnderTest): Promise<void> {
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

/** Makes the series unreadable. */
export const broken = ({ database }: ApiUnderTest) =>
  database.doc('calendarEvents/week').update({ end: 'at some time' });

/** Returns the stored event. */
export const stored = async ({ database }: ApiUnderTest, id: string) =>
  (await database.doc(`calendarEvents/${id}`).get()).data();

/** Returns a refusal of invalid values. */
export const invalid = (title: string, body: object) => ({
  title,
  body,
  status: 422,
  message: eventMessages.invalid,
});
