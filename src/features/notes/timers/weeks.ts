import type { WithId } from '@/shared/firebase/collection';
import type { Note } from '../schema';

const day = 24 * 60 * 60 * 1_000;

/** Monday of the week of a moment, at local midnight. */
export function weekOf(time: Date): Date {
  const start = new Date(time);
  start.setHours(0, 0, 0, 0);
  start.setDate(start.getDate() - ((start.getDay() + 6) % 7));
  return start;
}

/** The same week day, so many weeks on. */
export function weeksOn(week: Date, count: number): Date {
  const next = new Date(week);
  next.setDate(next.getDate() + 7 * count);
  return next;
}

/** `2026-11-16`, the local day. */
export const dayText = (time: Date): string =>
  [time.getFullYear(), time.getMonth() + 1, time.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** Time on one note within a week, in milliseconds. */
export interface NoteTime {
  readonly note: WithId<Note>;
  readonly ms: number;
}

/** Time on one contact within a week; `contactId` is empty for notes about none. */
export interface ContactTime {
  readonly contactId: string;
  readonly ms: number;
  readonly notes: readonly NoteTime[];
}

/** The part of a run within a week: one over its edge counts in both. */
const within = (start: Date, end: Date, week: Date): number =>
  Math.max(
    0,
    Math.min(end.getTime(), weeksOn(week, 1).getTime()) - Math.max(start.getTime(), week.getTime()),
  );

/** The time that notes' timers ran within a week, the present runs included, by contact; the most first. */
export function timeByContact(notes: readonly WithId<Note>[], week: Date, now: Date): readonly ContactTime[] {
  const times = notes.map((note): NoteTime => {
    const { history = [], currentSession, isRunning } = note.timerData ?? {};
    const runs = history.map(({ startTime, endTime }) => within(startTime, endTime, week));
    const present = isRunning && currentSession ? within(currentSession.startTime, now, week) : 0;
    return { note, ms: runs.reduce((sum, ms) => sum + ms, present) };
  });
  const byContact = new Map<string, NoteTime[]>();
  for (const time of times) {
    if (time.ms <= 0) continue;
    const contactId = time.note.contactId ?? '';
    byContact.set(contactId, [...(byContact.get(contactId) ?? []), time]);
  }
  return [...byContact]
    .map(([contactId, of]) => ({
      contactId,
      ms: of.reduce((sum, { ms }) => sum + ms, 0),
      notes: of.toSorted((one, other) => other.ms - one.ms),
    }))
    .toSorted((one, other) => other.ms - one.ms);
}

/** How many days back a report can go by its buttons. */
export const oldestReport = (now: Date): Date => weekOf(new Date(now.getTime() - 365 * day));
