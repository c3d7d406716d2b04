import { type Actor, isAdmin } from '@/shared/auth/actor';
import type { ListQuery } from '@/shared/firebase/query';
import { defineQueries } from '@/shared/firebase/query-table';
import { choiceParameter, textParameter } from '@/shared/lists/address/address-state';
import { calendarEvents } from './collections';
import { type Meeting, meetings } from './home/meetings';
import type { Span } from './dates/occurrences';
import type { CalendarEvent } from './schema';
import { dayMs } from './dates/wall-clock';

export const views = ['month', 'week', 'day', 'agenda'] as const;
export type View = (typeof views)[number];

export const scopesOfPeople = ['mine', 'all'] as const;

/** The state of the calendar in the URL. */
export const calendarParameters = {
  /** The view. Empty for the default view of the window's width. */
  view: choiceParameter<View | ''>('view', ['', ...views], ''),
  /** A day inside the shown span, `2026-11-22`. Empty for today. */
  date: textParameter('date'),
  /** The events an administrator chose to see: their own and shared ones, or everyone's. */
  whose: choiceParameter<(typeof scopesOfPeople)[number]>('whose', scopesOfPeople, 'mine'),
  /** The id of the open event, or `new` for the form of a new one. */
  event: textParameter('event'),
  /** The day of the open occurrence of a repeated event. */
  on: textParameter('on'),
};

/**
 * Returns the view to show. Without one in the URL, phones show the agenda and wider windows show the week.
 */
export const viewOf = (view: View | '', isNarrow: boolean): View =>
  view === '' ? (isNarrow ? 'agenda' : 'week') : view;

/** The maximum number of events that the security rules allow per query. */
export const maxEvents = 2_000;

/** The maximum difference between a stored UTC midnight and the local midnight of the same day, in ms. */
const zonesApartMs = 14 * 60 * 60 * 1_000;

/**
 * Returns the query for events with occurrences in a span: the person's own and shared ones (WRK-429,
 * WRK-Q99), or everyone's for an administrator. It matches a series by the end of its last occurrence, so
 * that long-running series are found and past ones are not read.
 */
export const eventsIn = (
  { start, end }: Span,
  actor: Pick<Actor, 'uid' | 'role' | 'status'>,
  whose: (typeof scopesOfPeople)[number] = 'mine',
): ListQuery<CalendarEvent> => ({
  where: [
    ...(whose === 'all' && isAdmin(actor as Actor)
      ? []
      : ([
          {
            or: [
              ['createdBy', '==', actor.uid],
              ['sharedUserIds', 'array-contains', actor.uid],
            ],
          },
        ] as const)),
    ['seriesEnd', '>', new Date(start.getTime() - zonesApartMs)],
    ['start', '<', new Date(end.getTime() + zonesApartMs)],
  ],
  orderBy: [
    ['seriesEnd', 'asc'],
    ['start', 'asc'],
  ],
  limit: maxEvents,
});

/**
 * Returns the query for the meetings in a span: those with this participant (WRK-092), or all for an
 * administrator (WRK-091).
 */
export const upcomingMeetings = (
  { start, end }: Span,
  actor: Pick<Actor, 'uid' | 'role' | 'status'>,
): ListQuery<Meeting> => ({
  where: [
    ...(isAdmin(actor as Actor) ? [] : ([['participants', 'array-contains', actor.uid]] as const)),
    ['date', '>=', start],
    ['date', '<', end],
  ],
  orderBy: [['date', 'asc']],
  limit: 500,
});

/** Returns every query of these collections, so that the indexes can be generated. */
export const queryTables = () => {
  const span = { start: new Date(0), end: new Date(dayMs) };
  const someone = { uid: 'someone', status: 'active' } as const;
  return [
    defineQueries(
      calendarEvents,
      {
        range: [
          eventsIn(span, { ...someone, role: 'regular' }),
          eventsIn(span, { ...someone, role: 'admin' }, 'all'),
        ],
      },
      { noIndex: ['description', 'sharedUsers', 'sharedPermissions', 'exceptions'] },
    ),
    defineQueries(
      meetings,
      {
        range: [
          upcomingMeetings(span, { ...someone, role: 'regular' }),
          upcomingMeetings(span, { ...someone, role: 'admin' }),
        ],
      },
      { noIndex: ['description'] },
    ),
  ];
};
