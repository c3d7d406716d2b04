import type { NoteTimer, TimerRun } from './schema';

/** The maximum number of runs in a timer's history, as in firestore.rules. `totalTime` includes all runs. */
const rememberedRuns = 100;

const none: NoteTimer = {
  isRunning: false,
  elapsedTime: 0,
  totalTime: 0,
  history: [],
  lastUpdated: null,
  currentSession: null,
};

/** Returns the start of the current run, or undefined if the timer is stopped. */
const startOf = (timer: NoteTimer | undefined): Date | undefined =>
  timer?.isRunning ? (timer.currentSession?.startTime ?? timer.lastUpdated ?? undefined) : undefined;

/**
 * Returns a timer's total time in ms. Computed from the clock, so it stays right after reloads, sleep and
 * throttled tabs (WRK-324, WRK-325, WRK-Q84).
 */
export function timeOf(timer: NoteTimer | undefined, now: Date): number {
  const start = startOf(timer);
  const running = start ? Math.max(0, now.getTime() - start.getTime()) : 0;
  return (timer?.totalTime ?? 0) + running;
}

/** Returns the timer, started now. A running timer is unchanged (WRK-323). */
export const started = (timer: NoteTimer | undefined, now: Date): NoteTimer =>
  timer?.isRunning
    ? timer
    : {
        ...none,
        ...timer,
        isRunning: true,
        elapsedTime: 0,
        lastUpdated: now,
        currentSession: { startTime: now },
      };

/**
 * Returns the timer, stopped, with the finished run in its history (WRK-330). A stopped timer is unchanged
 * (WRK-Q84).
 */
export function stopped(timer: NoteTimer | undefined, now: Date): NoteTimer {
  const startTime = startOf(timer);
  if (timer === undefined || startTime === undefined) return { ...none, ...timer, isRunning: false };
  const duration = Math.max(0, Math.floor(now.getTime() - startTime.getTime()));
  const run: TimerRun = { startTime, endTime: now, duration };
  return {
    isRunning: false,
    elapsedTime: duration,
    totalTime: Math.floor(timer.totalTime) + duration,
    history: [...timer.history, run].slice(-rememberedRuns),
    lastUpdated: now,
    currentSession: null,
  };
}

/**
 * Merges two people's changes of a timer. If both started it or both stopped it, the stored timer wins
 * (WRK-Q84). Otherwise this change wins, because it is saved later.
 */
export function mergeTimers(_base: unknown, mine: unknown, theirs: unknown): unknown {
  const [own, other] = [mine, theirs] as (NoteTimer | undefined)[];
  return own && other && own.isRunning === other.isRunning ? other : mine;
}

/** Formats ms as `HH:MM:SS` (WRK-326, WRK-327). Hours may exceed 99 (WRK-Q85). */
export function clockTime(ms: number): string {
  const seconds = Math.floor(ms / 1_000);
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
