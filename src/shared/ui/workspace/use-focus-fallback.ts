import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Returns props for an element that gets the focus when the focused control inside unmounts, as a button does
 * after its last use. Otherwise the browser would move keyboard and screen reader users to the start of the
 * page.
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
