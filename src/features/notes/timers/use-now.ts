import { useEffect, useState } from 'react';

/** The update interval of a running timer in ms (WRK-324). */
export const tickMs = 1_000;

/** Returns the current time. Updates every second while `isRunning`. */
export function useNow(isRunning: boolean): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(new Date()), tickMs);
    // Update at once when a suspended tab becomes visible.
    const wake = () => setNow(new Date());
    document.addEventListener('visibilitychange', wake);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [isRunning]);
  return now;
}
