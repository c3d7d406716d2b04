import { useEffect, useRef } from 'react';

/**
 * Returns a version of `act` that does nothing after the component has unmounted. For example, an answer may
 * arrive after the person has closed the dialog that waited for it. Closing it again would close the dialog
 * that they have opened since.
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
