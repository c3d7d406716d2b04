import type { Actor } from '@/shared/auth/actor';
import { maySplit } from '../policy';
import type { CalendarEvent, EventWriting } from '../schema';
import { type Occurrence, occurrencesOf, repeatOf, seriesEndOf, startOf, zoneOf } from './occurrences';
import { endOfTime, formatRepeat, movedRepeat } from './repeats';
import { dayMs, dayNamed, dayText, instantAt } from './wall-clock';

/** Which dates of a repeated event a change is about. */
export const scopes = ['this', 'following', 'all'] as const;
export type Scope = (typeof scopes)[number];

/** How many days of a series may be without a date, by the rules. */
export const mostExceptions = 200;

/** Which dates somebody may choose to change or delete: single ones while the series has room for exceptions. */
export function scopesFor(
  actor: Actor,
  event: Pick<CalendarEvent, 'createdBy' | 'exceptions'>,
  purpose: 'change' | 'deletion',
): readonly Scope[] {
  if (purpose === 'change' && !maySplit(actor, event)) return ['all'];
  return event.exceptions.length < mostExceptions ? scopes : scopes.filter((scope) => scope !== 'this');
}

/** The scope that is meant: from the first date on, the following ones are all. */
export const meantScope = ({ event, place }: Occurrence, scope: Scope): Scope =>
  repeatOf(event) === undefined || (scope === 'following' && place === 0) ? 'all' : scope;

/**
 * The times, rule and exceptions of a whole series after one of its dates has got other times: all dates move by as many days,
 * and begin at the same time of the day as that one. `day` names that date; empty for the first.
 */
export function movedSeries(
  { event, day }: Pick<Occurrence, 'event' | 'day'>,
  times: Pick<EventWriting, 'start' | 'end' | 'allDay' | 'timeZone'>,
): Pick<CalendarEvent, 'start' | 'end' | 'repeat' | 'exceptions'> {
  const repeat = repeatOf(event);
  const { day: first } = startOf(event);
  const to = startOf(times);
  const days = to.day - (dayNamed(day) ?? first);
  const start = instantAt((first + days) * dayMs + to.time, zoneOf(times));
  return {
    start,
    end: new Date(start.getTime() + times.end.getTime() - times.start.getTime()),
    repeat: repeat ? formatRepeat(movedRepeat(repeat, days)) : event.repeat,
    exceptions: event.exceptions.map((name) => movedDay(name, days)),
  };
}

/** A day by its name, so many days later. */
export const movedDay = (name: string, days: number): string => dayText((dayNamed(name) ?? 0) + days);

/** Whether anything is left of an event; a series that goes on for long is not counted out. */
export function isAnythingLeft(event: Occurrence['event']): boolean {
  const repeat = repeatOf(event);
  if (repeat === undefined || (repeat.count === undefined && repeat.until === undefined)) return true;
  const far = new Date(Math.min(endOfTime.getTime(), event.start.getTime() + 400 * dayMs));
  return seriesEndOf(event) > far || occurrencesOf(event, { start: new Date(0), end: endOfTime }).length > 0;
}
