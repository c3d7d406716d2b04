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

/** The state of the calendar in the address. */
export const calendarParameters = {
  /** Empty for the one that suits the width of the window. */
  view: choiceParameter<View | ''>('view', ['', ...views], ''),
  /** A day that is shown, `2026-11-22`; empty for today. */
  date: textParameter('date'),
  /** An administrator's choice: the own and shared events, or those of everybody. */
  whose: choiceParameter<(typeof scopesOfPeople)[number]>('whose', scopesOfPeople, 'mine'),
  /** The open event; `new` for the form of one that does not exist yet. */
  event: textParameter('event'),
  /** Of a repeated event the day of its open date. */
  on: textParameter('on'),
};

/** The view of an address; one that names none is an agenda on a phone, else a week. */
export const viewOf = (view: View | '', isNarrow: boolean): View =>
  view === '' ? (isNarrow ? 'agenda' : 'week') : view;

/** As many as the rules list at once. */
export const mostEvents = 2_000;

/** Days stand as midnights of UTC: on this device they may begin this much earlier or later. */
const zonesApartMs = 14 * 60 * 60 * 1_000;

/**
 * The events with dates in a span: the own ones and those shared with the person (WRK-429, WRK-Q99), for an administrator on
 * request everybody's. Repeated events that began long before are found by the end of their last date, so that what is read
 * follows what is shown.
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
  limit: mostEvents,
});

/** The meetings of a span: those in which the person takes part (WRK-092); for an administrator all (WRK-091). */
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

/** Every query of the collections, for the indexes. */
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
