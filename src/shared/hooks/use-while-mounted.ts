import { useEffect, useRef } from 'react';

/**
 * A function that does nothing once its component is gone: an answer may come after a person has closed the dialog that waits
 * for it, and closing that again would close the one that they have opened since.
 */
export function useWhileMounted(act: () => void): () => void {
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return () => {
    if (!isGone.current) act();
  };
}
