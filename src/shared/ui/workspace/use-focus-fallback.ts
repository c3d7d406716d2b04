import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Props for an element that takes the focus when the focused part inside unmounts, as a button does after its last
 * use. Otherwise the browser would move a keyboard or screen reader user to the start of the page.
 */
export function useFocusFallback() {
  const around = useRef<HTMLDivElement>(null);
  const focused = useRef<Element>(null);
  useEffect(() => {
    const isGone = focused.current?.isConnected === false;
    if (!isGone || document.activeElement !== document.body) return;
    // Focusable only from now on, so that neither a press inside nor a closing dialog focuses it.
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
