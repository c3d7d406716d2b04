import type { WithId } from '@/shared/firebase/collection';
import type { Note } from '../schema';

const day = 24 * 60 * 60 * 1_000;

/** Returns the Monday of a moment's week, at local midnight. */
export function weekOf(time: Date): Date {
  const start = new Date(time);
  start.setHours(0, 0, 0, 0);
  start.setDate(start.getDate() - ((start.getDay() + 6) % 7));
  return start;
}

/** Returns the same weekday, `count` weeks later. */
export function weeksOn(week: Date, count: number): Date {
  const next = new Date(week);
  next.setDate(next.getDate() + 7 * count);
  return next;
}

/** Formats a local day: `2026-11-16`. */
export const dayText = (time: Date): string =>
  [time.getFullYear(), time.getMonth() + 1, time.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** The time in ms spent on one note in a week. */
export interface NoteTime {
  readonly note: WithId<Note>;
  readonly ms: number;
}

/** The time in ms spent on one contact in a week. `contactId` is empty for notes without a contact. */
export interface ContactTime {
  readonly contactId: string;
  readonly ms: number;
  readonly notes: readonly NoteTime[];
}

/** Returns the part of a run inside a week in ms. A run across the edge counts in both weeks. */
const within = (start: Date, end: Date, week: Date): number =>
  Math.max(
    0,
    Math.min(end.getTime(), weeksOn(week, 1).getTime()) - Math.max(start.getTime(), week.getTime()),
  );

/**
 * Returns the time that notes' timers ran in a week, including current runs, by contact. The longest time
 * comes first.
 */
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

/** Returns the earliest week that the report's buttons can reach. */
export const oldestReport = (now: Date): Date => weekOf(new Date(now.getTime() - 365 * day));
