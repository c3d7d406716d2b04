import type { CalendarEvent, Permission } from '@/features/calendar/schema';
import type { WithId } from '@/shared/firebase/collection';
import type { PersonName } from '@/testing/actors';
import { anEvent, sharedWith } from '@/testing/records/event';

let count = 0;

type Given = Partial<Omit<CalendarEvent, 'start' | 'end'>> & {
  readonly start: string;
  readonly end: string;
  readonly shared?: Readonly<Partial<Record<PersonName, Permission>>>;
};

function event(
  createdBy: string,
  title: string,
  { shared = {}, start, end, ...fields }: Given,
): WithId<CalendarEvent> {
  count += 1;
  const made = new Date('2026-11-09T13:00:00Z');
  return anEvent({
    id: `seedEvent${String(count).padStart(11, '0')}`,
    title,
    start: new Date(start),
    end: new Date(end),
    createdBy,
    createdAt: made,
    updatedAt: made,
    ...sharedWith(shared, createdBy, made),
    ...fields,
  });
}

/** The calendars of a colleague and an administrator: single, repeated, all-day and shared events. */
export const seedEvents: readonly WithId<CalendarEvent>[] = [
  event('mia', 'Week together', {
    start: '2026-09-07T13:30:00Z',
    end: '2026-09-07T14:00:00Z',
    repeat: 'FREQ=WEEKLY;BYDAY=MO',
    description: 'What is due, who needs help, what can wait.',
    location: 'Small room',
    shared: { theo: 'view', ada: 'edit' },
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
    shared: { mia: 'view' },
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
    shared: { mia: 'edit', theo: 'view' },
  }),
];
