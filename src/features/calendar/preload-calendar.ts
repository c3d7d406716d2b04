import type { Role } from '@/shared/auth/profile';
import { keptUid } from '@/shared/auth/session';
import { preloadList } from '@/shared/firebase/live/first-answers';
import { narrowQuery } from '@/shared/lib/media-queries';
import { readState } from '@/shared/lists/address/address-state';
import { calendarEvents } from './collections';
import { calendarParameters, eventsIn, viewOf } from './queries';
import { readSpanOf, shownDay } from './views/calendar-range';

/**
 * Requests the events that the calendar will show at an address, and the code of the grid if it will show one, before
 * the screen's code is there. `role` is what the area suggests.
 */
export async function preloadCalendar(address: URLSearchParams, role: Role): Promise<void> {
  const uid = await keptUid;
  if (uid === undefined) return;
  const state = readState(calendarParameters, address);
  const view = viewOf(state.view, window.matchMedia(narrowQuery).matches);
  const span = readSpanOf(view, shownDay(state.date), state.whose);
  void preloadList(calendarEvents, eventsIn(span, { uid, role, status: 'active' }, state.whose));
  // The screen imports it again and reports a failure. What lazyPart needs comes with React, which is later.
  // oxlint-disable-next-line lazy-code/through-loaders
  if (view !== 'agenda') import('./views/calendar-grid').catch(() => {});
}
