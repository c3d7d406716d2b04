import type { CalendarEvent, EventInput } from '../schema';
import { type Occurrence, repeatOf, startOf } from './occurrences';
import { formatRepeat, movedRepeat, repeatBefore, repeatFrom } from './repeats';
import { effectiveScope, movedDay, movedSeries, type Scope } from './series';
import { parseDay } from './wall-clock';

type EventFields = EventInput & Pick<CalendarEvent, 'status'>;

export type EventPatch = Partial<EventInput & Pick<CalendarEvent, 'status' | 'exceptions'>>;

/** A patch of the event, and the new event for occurrences that leave the series. */
export interface Split {
  readonly patch: EventPatch;
  readonly created?: EventFields & Pick<CalendarEvent, 'exceptions'>;
}

/**
 * Splits an edit of one occurrence by its scope. It patches the whole series, or moves the occurrence, alone
 * or with all later ones, to a new event. Exceptions move with their occurrences.
 */
export function splitSeries(occurrence: Occurrence, input: EventFields, scope: Scope): Split {
  const { event, day, index } = occurrence;
  const repeat = repeatOf(event);
  const isSameRule = input.repeat === event.repeat;
  const which = effectiveScope(occurrence, scope);
  if (which === 'all' || repeat === undefined) {
    const moved = repeat ? movedSeries(occurrence, input) : undefined;
    return {
      patch: {
        ...input,
        ...(moved && { start: moved.start, end: moved.end }),
        ...(moved && isSameRule && { repeat: moved.repeat, exceptions: moved.exceptions }),
      },
    };
  }
  if (which === 'this')
    return {
      patch: { exceptions: [...event.exceptions, day].toSorted() },
      created: { ...input, repeat: '', exceptions: [] },
    };
  const at = parseDay(day) ?? 0;
  const rest = repeatFrom(repeat, index, startOf(event).day);
  const shift = startOf(input).day - at;
  return {
    patch: { repeat: formatRepeat(repeatBefore(repeat, at)) },
    created: {
      ...input,
      repeat: isSameRule ? formatRepeat(movedRepeat(rest, shift)) : input.repeat,
      exceptions: isSameRule
        ? event.exceptions.filter((name) => name > day).map((name) => movedDay(name, shift))
        : [],
    },
  };
}
