import { useEffect, useState } from 'react';

/** The debounce of a search in ms. */
export const searchPauseMs = 80;

/** Returns the value debounced by `ms`. An empty value applies at once. */
export function usePaused(value: string, ms = searchPauseMs): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return value === '' ? '' : paused;
}
