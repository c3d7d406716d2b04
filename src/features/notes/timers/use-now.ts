import { useEffect, useState } from 'react';

/** How often a running timer's display is refreshed (WRK-324). */
export const tickMs = 1_000;

/** The time, every second while something runs. */
export function useNow(isRunning: boolean): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(new Date()), tickMs);
    // A tab that was asleep shows the right time at once.
    const wake = () => setNow(new Date());
    document.addEventListener('visibilitychange', wake);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [isRunning]);
  return now;
}
