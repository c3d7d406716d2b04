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
import { steadyEvents, steadyList } from './steady';

/**
 * The dates of a span, followed, with what waits to be saved (WRK-429). `read` is the span whose events are read; one that
 * holds several shown spans is read once for all of them.
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
  const [{ events, dates }] = useState(() => ({ events: steadyEvents(), dates: steadyList<Occurrence>() }));
  const all = useMemo(() => events(pending), [events, pending]);
  const [from, to] = [span.start.getTime(), span.end.getTime()];
  const shown = useMemo(() => {
    const of = { start: new Date(from), end: new Date(to) };
    return { span: of, datesOf: remembered(of) };
  }, [from, to]);
  const occurrences = useMemo(
    () => dates(occurrencesIn(all, shown.span, shown.datesOf)),
    [dates, all, shown],
  );
  return { live, retry, stored, occurrences };
}

/** The dates of an event in a span, made once: what has not changed is not drawn anew. */
function remembered(span: Span): (event: WithId<CalendarEvent>) => readonly Occurrence[] {
  const known = new WeakMap<object, readonly Occurrence[]>();
  return (event) => {
    const dates = known.get(event) ?? occurrencesOf(event, span);
    known.set(event, dates);
    return dates;
  };
}
