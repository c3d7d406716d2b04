import type { WithId } from '@/shared/firebase/collection';
import { sameValue } from '@/shared/saving/values';
import type { CalendarEvent } from './schema';

type Event = WithId<CalendarEvent>;

/** Checks whether two versions of an event are equal, ignoring `updatedAt`. */
function isSameVersion(one: Event, other: Event): boolean {
  for (const name of Object.keys(other) as (keyof Event)[])
    if (name !== 'updatedAt' && one[name] !== other[name] && !sameValue(one[name], other[name])) return false;
  return true;
}

/**
 * Returns a function that takes each new reading of the events and reuses the previous objects of unchanged
 * events. Stable objects keep memoized components from re-rendering.
 */
export function reuseUnchanged(): (events: readonly Event[]) => readonly Event[] {
  let previous: ReadonlyMap<string, Event> = new Map();
  return (events) => {
    const reused = events.map((event) => {
      const before = previous.get(event.id);
      return before && isSameVersion(before, event) ? before : event;
    });
    previous = new Map(reused.map((event) => [event.id, event]));
    return reused;
  };
}

/** Returns a function that returns the previous list while its members are unchanged. */
export function reuseList<T>(): (list: readonly T[]) => readonly T[] {
  let previous: readonly T[] = [];
  return (list) => {
    const isSame =
      previous.length === list.length && previous.every((member, index) => member === list[index]);
    if (!isSame) previous = list;
    return previous;
  };
}
