import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Takes the focus when the focused part inside goes by itself, as a button does once there is nothing left for it to do:
 * else a person with a keyboard or a screen reader would be at the start of the page. For the element around.
 */
export function useFocusFallback() {
  const around = useRef<HTMLDivElement>(null);
  const focused = useRef<Element>(null);
  useEffect(() => {
    const isGone = focused.current?.isConnected === false;
    if (!isGone || document.activeElement !== document.body) return;
    // Only from now on: a press inside is not to give it the focus, nor a dialog that opens.
    around.current?.setAttribute('tabindex', '-1');
    around.current?.focus();
  });
  return {
    ref: around,
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target;
    },
  };
}
