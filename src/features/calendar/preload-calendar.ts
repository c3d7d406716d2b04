import type { Actor } from '@/shared/auth/actor';
import { preloadList } from '@/shared/firebase/live';
import { narrowQuery } from '@/shared/lib/media-queries';
import { readState } from '@/shared/lists/address-state';
import { calendarEvents } from './collections';
import { calendarParameters, eventsIn, viewOf } from './queries';
import { readSpanOf, shownDay } from './views/calendar-range';

/**
 * Requests the events that the calendar will show at an address, and the code of the grid if it will show one, before
 * the screen's code is there.
 */
export function preloadCalendar(address: URLSearchParams, who: Pick<Actor, 'uid' | 'role' | 'status'>): void {
  const state = readState(calendarParameters, address);
  const view = viewOf(state.view, window.matchMedia(narrowQuery).matches);
  const span = readSpanOf(view, shownDay(state.date), state.whose);
  void preloadList(calendarEvents, eventsIn(span, who, state.whose));
  // The screen imports it again and reports a failure. What lazyPart needs comes with React, which is later.
  // oxlint-disable-next-line lazy-code/through-loaders
  if (view !== 'agenda') import('./views/calendar-grid').catch(() => {});
}
