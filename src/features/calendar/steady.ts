import type { WithId } from '@/shared/firebase/collection';
import { sameValue } from '@/shared/saving/values';
import type { CalendarEvent } from './schema';

type Event = WithId<CalendarEvent>;

/** Checks whether two versions of an event are equal, ignoring `updatedAt`. */
function saysTheSame(one: Event, other: Event): boolean {
  for (const name of Object.keys(other) as (keyof Event)[])
    if (name !== 'updatedAt' && one[name] !== other[name] && !sameValue(one[name], other[name])) return false;
  return true;
}

/**
 * Returns a function that takes each new reading of the events and reuses the previous objects of unchanged
 * events. Stable objects keep memoized components from re-rendering.
 */
export function steadyEvents(): (events: readonly Event[]) => readonly Event[] {
  let known: ReadonlyMap<string, Event> = new Map();
  return (events) => {
    const steady = events.map((event) => {
      const before = known.get(event.id);
      return before && saysTheSame(before, event) ? before : event;
    });
    known = new Map(steady.map((event) => [event.id, event]));
    return steady;
  };
}

/** Returns a function that returns the previous list while its members are unchanged. */
export function steadyList<T>(): (list: readonly T[]) => readonly T[] {
  let known: readonly T[] = [];
  return (list) => {
    const isSame = known.length === list.length && known.every((member, place) => member === list[place]);
    if (!isSame) known = list;
    return known;
  };
}
