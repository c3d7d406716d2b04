import { useEffect, useState } from 'react';

/** How long after the last input the bar of a phone hides. */
const restMs = 2000;

/** Returns true once nothing was touched, moved or focused for two seconds. */
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
