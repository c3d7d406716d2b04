import { type RefCallback, useCallback, useState, useSyncExternalStore } from 'react';

/** A native popover whose state React tracks. */
export interface Popover {
  /** Give this to the element that carries `popover`. */
  readonly ref: RefCallback<HTMLElement>;
  /** Whether it is open now, which may be ahead of the rendered state. */
  readonly isOpen: () => boolean;
  /** For `aria-expanded` of its button: undefined, so left to the browser, until React can keep it right. */
  readonly expanded: boolean | undefined;
  readonly show: () => void;
  readonly hide: () => void;
}

/** Guarded, since a browser without popovers does not know the selector. */
const isShowing = (element: HTMLElement | null): boolean =>
  element !== null && 'showPopover' in element && element.matches(':popover-open');

/** Tracks a popover that the browser opens and closes, perhaps even before hydration. */
export function usePopover(): Popover {
  const [element, ref] = useState<HTMLElement | null>(null);
  const subscribe = useCallback(
    (listener: () => void) => {
      element?.addEventListener('toggle', listener);
      return () => element?.removeEventListener('toggle', listener);
    },
    [element],
  );
  const rendered = useSyncExternalStore(
    subscribe,
    () => isShowing(element),
    () => false,
  );
  const isOpen = useCallback(() => isShowing(element), [element]);
  const show = useCallback(() => {
    if (!isShowing(element)) element?.showPopover?.();
  }, [element]);
  const hide = useCallback(() => {
    if (isShowing(element)) element?.hidePopover();
  }, [element]);
  return { ref, isOpen, expanded: element === null ? undefined : rendered, show, hide };
}
