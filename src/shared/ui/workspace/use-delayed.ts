import { useEffect, useState } from 'react';

/** True once `active` has held for `delayMs`, so that short waits show nothing that flickers. */
export function useDelayed(active: boolean, delayMs: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!active) return undefined;
    const timer = setTimeout(() => setLate(true), delayMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [active, delayMs]);
  return active && late;
}
