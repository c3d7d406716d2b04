import { useEffect, useState } from 'react';

/** Time after the last input until a phone's bar hides. */
const restMs = 2000;

/** Returns true after two seconds without a touch, pointer movement or focus change. */
export function useRest(): boolean {
  const [isResting, setIsResting] = useState(false);
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout>;
    const wake = () => {
      clearTimeout(waiting);
      setIsResting(false);
      waiting = setTimeout(() => setIsResting(true), restMs);
    };
    const inputs = ['pointermove', 'pointerdown', 'focusin'];
    for (const input of inputs) window.addEventListener(input, wake, { passive: true });
    wake();
    return () => {
      clearTimeout(waiting);
      for (const input of inputs) window.removeEventListener(input, wake);
    };
  }, []);
  return isResting;
}
