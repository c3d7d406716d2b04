import { useEffect, useState } from 'react';

/** Seconds as minutes and seconds, with hours where there are some: 0:07, 12:40, 1:02:03. */
export function shownTime(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** A stopwatch that runs from the start, in whole seconds; it counts by the clock, since a hidden page ticks slowly. */
export function useTimer() {
  const [startedAt, setStartedAt] = useState<number | undefined>(() => Date.now());
  const [before, setBefore] = useState(0);
  const [now, setNow] = useState(() => Date.now());
  const isRunning = startedAt !== undefined;
  const elapsed = before + (isRunning ? Math.max(0, now - startedAt) : 0);

  useEffect(() => {
    if (!isRunning) return undefined;
    const ticking = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(ticking);
  }, [isRunning]);

  return {
    seconds: Math.floor(elapsed / 1000),
    isRunning,
    toggle: () => {
      setBefore(elapsed);
      setNow(Date.now());
      setStartedAt(isRunning ? undefined : Date.now());
    },
    restart: () => {
      setBefore(0);
      setNow(Date.now());
      if (isRunning) setStartedAt(Date.now());
    },
  };
}
