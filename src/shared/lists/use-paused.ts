import { useEffect, useState } from 'react';

/** How long a search waits for the next key before the database is asked. */
export const searchPauseMs = 80;

/** A value once it has rested for a while; an emptied one at once. */
export function usePaused(value: string, ms = searchPauseMs): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return value === '' ? '' : paused;
}
