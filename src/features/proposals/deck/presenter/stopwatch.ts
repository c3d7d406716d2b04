import { useState } from 'react';

/** Formats seconds, with hours if there are any: `0:07`, `12:40`, `1:02:03`. */
export function formatDuration(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/**
 * The time since a talk began. It is computed from the clock, because browsers slow the timers of hidden
 * windows.
 */
export interface Stopwatch {
  readonly isRunning: boolean;
  readonly secondsAt: (now: number) => number;
  readonly toggle: () => void;
  readonly restart: () => void;
}

/** Returns a stopwatch that runs from the first render. */
export function useStopwatch(): Stopwatch {
  const [startedAt, setStartedAt] = useState<number | undefined>(() => Date.now());
  const [before, setBefore] = useState(0);
  const elapsedAt = (now: number) => before + (startedAt === undefined ? 0 : Math.max(0, now - startedAt));
  return {
    isRunning: startedAt !== undefined,
    secondsAt: (now) => Math.floor(elapsedAt(now) / 1000),
    toggle: () => {
      const now = Date.now();
      setBefore(elapsedAt(now));
      setStartedAt(startedAt === undefined ? now : undefined);
    },
    restart: () => {
      setBefore(0);
      if (startedAt !== undefined) setStartedAt(Date.now());
    },
  };
}
