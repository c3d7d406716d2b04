import type { NoteTimer, TimerRun } from './schema';

/** The most runs that a timer remembers, as in firestore.rules; the total counts all. */
const rememberedRuns = 100;

const none: NoteTimer = {
  isRunning: false,
  elapsedTime: 0,
  totalTime: 0,
  history: [],
  lastUpdated: null,
  currentSession: null,
};

/** When the present run of a timer began; undefined while it stands still. */
const startOf = (timer: NoteTimer | undefined): Date | undefined =>
  timer?.isRunning ? (timer.currentSession?.startTime ?? timer.lastUpdated ?? undefined) : undefined;

/**
 * The milliseconds that a timer has counted by now, computed from the clock, so that reloads, sleep and slowed tabs count right
 * (WRK-324, WRK-325, WRK-Q84).
 */
export function timeOf(timer: NoteTimer | undefined, now: Date): number {
  const start = startOf(timer);
  const running = start ? Math.max(0, now.getTime() - start.getTime()) : 0;
  return (timer?.totalTime ?? 0) + running;
}

/** The timer, running from now on; one that runs goes on (WRK-323). */
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

/** The timer, standing, with the run that has ended in its history (WRK-330); one that stands stays as it is (WRK-Q84). */
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
 * Joins what two people did to one timer: stopping what somebody else has stopped, and starting what somebody else has started,
 * changes nothing (WRK-Q84); otherwise the later of the two stands.
 */
export function mergeTimers(_base: unknown, mine: unknown, theirs: unknown): unknown {
  const [own, other] = [mine, theirs] as (NoteTimer | undefined)[];
  return own && other && own.isRunning === other.isRunning ? other : mine;
}

/** `HH:MM:SS` in whole seconds (WRK-326, WRK-327); hours beyond 99 grow (WRK-Q85). */
export function clockTime(ms: number): string {
  const seconds = Math.floor(ms / 1_000);
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
