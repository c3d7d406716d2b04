import { useEffect, useState } from 'react';

/** Time after the last input until a phone's bar hides. */
const idleDelayMs = 2000;

/** Returns true after two seconds without a touch, pointer movement or focus change. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout>;
    const wake = () => {
      clearTimeout(waiting);
      setIsIdle(false);
      waiting = setTimeout(() => setIsIdle(true), idleDelayMs);
    };
    const inputs = ['pointermove', 'pointerdown', 'focusin'];
    for (const input of inputs) window.addEventListener(input, wake, { passive: true });
    wake();
    return () => {
      clearTimeout(waiting);
      for (const input of inputs) window.removeEventListener(input, wake);
    };
  }, []);
  return isIdle;
}
