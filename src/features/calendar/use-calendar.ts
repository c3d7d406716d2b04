import { useMemo, useState } from 'react';
import type { Actor } from '@/shared/auth/actor';
import { watchList } from '@/shared/firebase/live/watch';
import type { WithId } from '@/shared/firebase/collection';
import { useWatch } from '@/shared/firebase/live/use-watch';
import { useWithPendingChanges } from '@/shared/saving/use-changes';
import { calendarEvents } from './collections';
import { type Occurrence, occurrencesIn, occurrencesOf, type Span } from './dates/occurrences';
import type { CalendarEvent } from './schema';
import { eventsIn, type scopesOfPeople } from './queries';
import { reuseUnchanged, reuseList } from './reuse-unchanged';

/**
 * Listens to the occurrences in a span, including pending changes (WRK-429). `read` is the span to query. A
 * `read` span that covers several shown spans is queried only once.
 */
export function useCalendar(
  actor: Actor,
  span: Span,
  whose: (typeof scopesOfPeople)[number] = 'mine',
  read = span,
) {
  const query = eventsIn(read, actor, whose);
  const { live, retry } = useWatch(watchList(calendarEvents, query, { scope: `calendar ${whose}` }));
  const stored = 'data' in live ? live.data : undefined;
  const documents = useMemo(() => stored?.documents ?? [], [stored]);
  const pending = useWithPendingChanges(calendarEvents, documents);
  const [{ events, dates }] = useState(() => ({ events: reuseUnchanged(), dates: reuseList<Occurrence>() }));
  const all = useMemo(() => events(pending), [events, pending]);
  const [from, to] = [span.start.getTime(), span.end.getTime()];
  const shown = useMemo(() => {
    const of = { start: new Date(from), end: new Date(to) };
    return { span: of, datesOf: cacheOccurrences(of) };
  }, [from, to]);
  const occurrences = useMemo(
    () => dates(occurrencesIn(all, shown.span, shown.datesOf)),
    [dates, all, shown],
  );
  return { live, retry, stored, occurrences };
}

/**
 * Returns a function that caches an event's occurrences in a span, so that unchanged events do not re-render.
 */
function cacheOccurrences(span: Span): (event: WithId<CalendarEvent>) => readonly Occurrence[] {
  const cache = new WeakMap<object, readonly Occurrence[]>();
  return (event) => {
    const dates = cache.get(event) ?? occurrencesOf(event, span);
    cache.set(event, dates);
    return dates;
  };
}
