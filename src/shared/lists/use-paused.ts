import { useEffect, useState } from 'react';

/** How long typing must pause before a search asks the database. */
export const searchPauseMs = 80;

/** A value after it has not changed for a while; an empty one at once. */
export function usePaused(value: string, ms = searchPauseMs): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return value === '' ? '' : paused;
}
