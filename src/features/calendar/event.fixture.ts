import type { WithId } from '@/shared/firebase/collection';
import { seriesEndOf } from './dates/occurrences';
import type { CalendarEvent } from './schema';

/** An event of Mia's in Toronto, an hour from nine on, unless `given` says otherwise. */
export function anEvent(given: Partial<WithId<CalendarEvent>> = {}): WithId<CalendarEvent> {
  const event: WithId<CalendarEvent> = {
    id: 'event000000000000001',
    title: 'Kick-off',
    description: '',
    location: '',
    type: 'meeting',
    status: 'scheduled',
    start: new Date('2026-11-23T14:00:00Z'),
    end: new Date('2026-11-23T15:00:00Z'),
    allDay: false,
    timeZone: 'America/Toronto',
    repeat: '',
    exceptions: [],
    seriesEnd: new Date(0),
    contactId: '',
    sharedUsers: [],
    sharedUserIds: [],
    sharedPermissions: {},
    createdBy: 'mia',
    userId: 'mia',
    createdAt: null,
    updatedAt: null,
    ...given,
  };
  return { ...event, seriesEnd: given.seriesEnd ?? seriesEndOf(event) };
}
