import type { Actor } from '@/shared/auth/actor';
import { maySplit } from '../policy';
import type { CalendarEvent, EventInput } from '../schema';
import { type Occurrence, occurrencesOf, repeatOf, seriesEndOf, startOf, zoneOf } from './occurrences';
import { endOfTime, formatRepeat, movedRepeat } from './repeats';
import { dayMs, parseDay, dayText, instantAt } from './wall-clock';

/** The occurrences of a series that a change applies to. */
export const scopes = ['this', 'following', 'all'] as const;
export type Scope = (typeof scopes)[number];

/** The maximum number of exceptions in a series, as in the security rules. */
export const maxExceptions = 200;

/**
 * Returns the scopes a person may choose. Leaves out `this` when the series has no room for another
 * exception.
 */
export function scopesFor(
  actor: Actor,
  event: Pick<CalendarEvent, 'createdBy' | 'exceptions'>,
  purpose: 'change' | 'deletion',
): readonly Scope[] {
  if (purpose === 'change' && !maySplit(actor, event)) return ['all'];
  return event.exceptions.length < maxExceptions ? scopes : scopes.filter((scope) => scope !== 'this');
}

/** Returns the effective scope. `following` means `all` for the first occurrence. */
export const effectiveScope = ({ event, index }: Occurrence, scope: Scope): Scope =>
  repeatOf(event) === undefined || (scope === 'following' && index === 0) ? 'all' : scope;

/**
 * Returns the times, rule and exceptions of a whole series after one occurrence got new times. All
 * occurrences move by the same number of days and take the same time of day. `day` is the day of that
 * occurrence, or empty for the first.
 */
export function movedSeries(
  { event, day }: Pick<Occurrence, 'event' | 'day'>,
  times: Pick<EventInput, 'start' | 'end' | 'allDay' | 'timeZone'>,
): Pick<CalendarEvent, 'start' | 'end' | 'repeat' | 'exceptions'> {
  const repeat = repeatOf(event);
  const { day: first } = startOf(event);
  const to = startOf(times);
  const days = to.day - (parseDay(day) ?? first);
  const start = instantAt((first + days) * dayMs + to.time, zoneOf(times));
  return {
    start,
    end: new Date(start.getTime() + times.end.getTime() - times.start.getTime()),
    repeat: repeat ? formatRepeat(movedRepeat(repeat, days)) : event.repeat,
    exceptions: event.exceptions.map((name) => movedDay(name, days)),
  };
}

/** Returns the day that is `days` after the day `name`. */
export const movedDay = (name: string, days: number): string => dayText((parseDay(name) ?? 0) + days);

/**
 * Checks whether an event has any occurrences left. A long series counts as having some, without going
 * through it.
 */
export function hasOccurrencesLeft(event: Occurrence['event']): boolean {
  const repeat = repeatOf(event);
  if (repeat === undefined || (repeat.count === undefined && repeat.until === undefined)) return true;
  const far = new Date(Math.min(endOfTime.getTime(), event.start.getTime() + 400 * dayMs));
  return seriesEndOf(event) > far || occurrencesOf(event, { start: new Date(0), end: endOfTime }).length > 0;
}
