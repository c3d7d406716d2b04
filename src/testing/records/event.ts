import { seriesEndOf } from '@/features/calendar/dates/occurrences';
import type { CalendarEvent, Permission, Share } from '@/features/calendar/schema';
import type { WithId } from '@/shared/firebase/collection';
import { type PersonName, personNamed } from '../actors';
import { writtenAt } from './written-at';

/** Returns the sharing fields of an event: `sharedWith({ theo: 'view' })`. */
export function sharedWith(
  permissions: Readonly<Partial<Record<PersonName, Permission>>>,
  addedBy = 'mia',
  addedAt = writtenAt,
): Pick<CalendarEvent, 'sharedUsers' | 'sharedUserIds' | 'sharedPermissions'> {
  const shares = Object.entries(permissions).map(([uid, permission]): Share => {
    const { email, displayName } = personNamed(uid).profile;
    return { userId: uid, email, name: displayName, permission, addedBy, addedAt };
  });
  return {
    sharedUsers: shares,
    sharedUserIds: shares.map(({ userId }) => userId),
    sharedPermissions: { ...permissions },
  };
}

/** Returns Mia's event in Toronto from 9 to 10 a.m., with `changes` applied. */
export function anEvent(changes: Partial<WithId<CalendarEvent>> = {}): WithId<CalendarEvent> {
  const { createdBy = 'mia' } = changes;
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
    createdBy,
    userId: createdBy,
    createdAt: writtenAt,
    updatedAt: writtenAt,
    ...changes,
  };
  return { ...event, seriesEnd: changes.seriesEnd ?? seriesEndOf(event) };
}
