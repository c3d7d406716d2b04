import { seriesEndOf } from '@/features/calendar/dates/occurrences';
import type { CalendarEvent, Permission } from '@/features/calendar/schema';
import { seedPeople } from './people';

interface SeedEvent {
  readonly id: string;
  readonly event: CalendarEvent;
}

let count = 0;

type Given = Partial<Omit<CalendarEvent, 'start' | 'end'>> & {
  readonly start: string;
  readonly end: string;
  readonly sharedWith?: Readonly<Record<string, Permission>>;
};

function event(createdBy: string, title: string, { sharedWith = {}, ...given }: Given): SeedEvent {
  count += 1;
  const made = new Date('2026-11-09T13:00:00Z');
  const sharedUsers = Object.entries(sharedWith).map(([userId, permission]) => {
    const profile = seedPeople.find(({ uid }) => uid === userId)?.profile;
    return {
      userId,
      email: profile?.email ?? '',
      name: profile?.displayName ?? '',
      permission,
      addedBy: createdBy,
      addedAt: made,
    };
  });
  const fields: CalendarEvent = {
    title,
    description: '',
    location: '',
    type: 'meeting',
    status: 'scheduled',
    allDay: false,
    timeZone: 'America/Toronto',
    repeat: '',
    exceptions: [],
    contactId: '',
    sharedUsers,
    sharedUserIds: Object.keys(sharedWith),
    sharedPermissions: sharedWith,
    createdBy,
    userId: createdBy,
    createdAt: made,
    updatedAt: made,
    ...given,
    start: new Date(given.start),
    end: new Date(given.end),
    seriesEnd: made,
  };
  return {
    id: `seedEvent${String(count).padStart(11, '0')}`,
    event: { ...fields, seriesEnd: seriesEndOf(fields) },
  };
}

/** The calendars of a colleague and an administrator: single and repeated events, all day and shared. */
export const seedEvents: readonly SeedEvent[] = [
  event('mia', 'Week together', {
    start: '2026-09-07T13:30:00Z',
    end: '2026-09-07T14:00:00Z',
    repeat: 'FREQ=WEEKLY;BYDAY=MO',
    description: 'What is due, who needs help, what can wait.',
    location: 'Small room',
    sharedWith: { theo: 'view', ada: 'edit' },
  }),
  event('mia', 'Call with Harbour Shelter', {
    start: '2026-12-08T15:00:00Z',
    end: '2026-12-08T15:45:00Z',
    type: 'follow-up',
    description: 'Go through the donor list that they sent last week.',
  }),
  event('mia', 'Draft the year-end letter', {
    start: '2026-12-09T18:00:00Z',
    end: '2026-12-09T20:00:00Z',
    type: 'task',
  }),
  event('mia', 'Giving season', {
    start: '2026-12-07T00:00:00Z',
    end: '2026-12-10T00:00:00Z',
    allDay: true,
    type: 'presentation',
  }),
  event('ada', 'Board: what AI did for us', {
    start: '2026-12-10T22:00:00Z',
    end: '2026-12-10T23:30:00Z',
    type: 'presentation',
    location: 'Queen Street, second floor',
    sharedWith: { mia: 'view' },
  }),
  event('ada', 'Budget with the auditors', {
    start: '2026-12-11T15:00:00Z',
    end: '2026-12-11T16:00:00Z',
    location: 'By video',
  }),
  event('ada', 'Winter lunch', {
    start: '2026-12-11T17:30:00Z',
    end: '2026-12-11T19:00:00Z',
    type: 'social',
    sharedWith: { mia: 'edit', theo: 'view' },
  }),
];
