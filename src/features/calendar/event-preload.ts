import { definePreload } from '@/shared/entity/entity-preload';
import { narrowQuery } from '@/shared/lib/media-queries';
import { readState } from '@/shared/lists/address/address-state';
import { calendarEvents } from './collections';
import { calendarParameters, eventsIn, viewOf } from './queries';
import { readSpanOf, shownDay } from './views/calendar-range';

/**
 * Preloads the first events of the calendar. Also imports the grid's code if the calendar will show the grid.
 */
export const eventPreload = definePreload(calendarEvents, async (address, { uidOnDevice, area }) => {
  const uid = await uidOnDevice();
  if (uid === undefined) return undefined;
  const state = readState(calendarParameters, address);
  const view = viewOf(state.view, window.matchMedia(narrowQuery).matches);
  // The screen imports it again and reports a failure. lazyPart cannot be used here because it needs React,
  // which loads later.
  // oxlint-disable-next-line lazy-code/through-loaders
  if (view !== 'agenda') import('./views/calendar-grid').catch(() => {});
  const span = readSpanOf(view, shownDay(state.date), state.whose);
  return eventsIn(span, { uid, role: area, status: 'active' }, state.whose);
});
