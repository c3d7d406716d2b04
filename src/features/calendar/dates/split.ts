import type { CalendarEvent, EventWriting } from '../schema';
import { type Occurrence, repeatOf, startOf } from './occurrences';
import { formatRepeat, movedRepeat, repeatBefore, repeatFrom } from './repeats';
import { meantScope, movedDay, movedSeries, type Scope } from './series';
import { dayNamed } from './wall-clock';

type Writing = EventWriting & Pick<CalendarEvent, 'status'>;

/** Fields of an event that change. */
export type EventPatch = Partial<EventWriting & Pick<CalendarEvent, 'status' | 'exceptions'>>;

/** A change of the event itself and, if dates leave it, the event that these become. */
export interface Split {
  readonly left: EventPatch;
  readonly made?: Writing & Pick<CalendarEvent, 'exceptions'>;
}

/**
 * Splits what a person has written of one date of an event: it changes the whole series, or that date or the dates from it
 * on leave the series. Exceptions move along with the dates beside them.
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
