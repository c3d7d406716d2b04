import type { CalendarEvent, EventWriting } from '../schema';
import { type Occurrence, repeatOf, startOf } from './occurrences';
import { formatRepeat, movedRepeat, repeatBefore, repeatFrom } from './repeats';
import { meantScope, movedDay, movedSeries, type Scope } from './series';
import { dayNamed } from './wall-clock';

type Writing = EventWriting & Pick<CalendarEvent, 'status'>;

export type EventPatch = Partial<EventWriting & Pick<CalendarEvent, 'status' | 'exceptions'>>;

/** A patch of the event, and the new event for occurrences that leave the series. */
export interface Split {
  readonly left: EventPatch;
  readonly made?: Writing & Pick<CalendarEvent, 'exceptions'>;
}

/**
 * Splits an edit of one occurrence by its scope. It patches the whole series, or moves the occurrence, alone
 * or with all later ones, to a new event. Exceptions move with their occurrences.
 */
export function splitSeries(occurrence: Occurrence, writing: Writing, scope: Scope): Split {
  const { event, day, place } = occurrence;
  const repeat = repeatOf(event);
  const isSameRule = writing.repeat === event.repeat;
  const which = meantScope(occurrence, scope);
  if (which === 'all' || repeat === undefined) {
    const moved = repeat ? movedSeries(occurrence, writing) : undefined;
    return {
      left: {
        ...writing,
        ...(moved && { start: moved.start, end: moved.end }),
        ...(moved && isSameRule && { repeat: moved.repeat, exceptions: moved.exceptions }),
      },
    };
  }
  if (which === 'this')
    return {
      left: { exceptions: [...event.exceptions, day].toSorted() },
      made: { ...writing, repeat: '', exceptions: [] },
    };
  const at = dayNamed(day) ?? 0;
  const rest = repeatFrom(repeat, place, startOf(event).day);
  const shift = startOf(writing).day - at;
  return {
    left: { repeat: formatRepeat(repeatBefore(repeat, at)) },
    made: {
      ...writing,
      repeat: isSameRule ? formatRepeat(movedRepeat(rest, shift)) : writing.repeat,
      exceptions: isSameRule
        ? event.exceptions.filter((name) => name > day).map((name) => movedDay(name, shift))
        : [],
    },
  };
}
