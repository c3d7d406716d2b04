import { useMemo } from 'react';
import type { Actor } from '@/shared/auth/actor';
import { watchList } from '@/shared/firebase/live';
import { useWatch } from '@/shared/firebase/use-watch';
import { useWithPendingChanges } from '@/shared/saving/use-changes';
import { calendarEvents } from './collections';
import { occurrencesIn, type Span } from './occurrences';
import { eventsIn, type scopesOfPeople } from './queries';

/** The dates of a span, followed, with what waits to be saved (WRK-429). */
export function useCalendar(actor: Actor, span: Span, whose: (typeof scopesOfPeople)[number] = 'mine') {
  const { live, retry } = useWatch(
    watchList(calendarEvents, eventsIn(span, actor, whose), { scope: `calendar ${whose}` }),
  );
  const stored = 'data' in live ? live.data : undefined;
  const documents = useMemo(() => stored?.documents ?? [], [stored]);
  const all = useWithPendingChanges(calendarEvents, documents);
  const [from, to] = [span.start.getTime(), span.end.getTime()];
  const occurrences = useMemo(
    () => occurrencesIn(all, { start: new Date(from), end: new Date(to) }),
    [all, from, to],
  );
  return { live, retry, stored, occurrences };
}
