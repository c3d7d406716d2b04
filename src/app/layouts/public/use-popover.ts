import { type RefCallback, useCallback, useState, useSyncExternalStore } from 'react';

/** A native popover whose state React tracks. */
export interface Popover {
  /** The ref for the element with the `popover` attribute. */
  readonly ref: RefCallback<HTMLElement>;
  /** Checks whether it is open now, which may be newer than the rendered state. */
  readonly isOpen: () => boolean;
  /** The value for `aria-expanded` of its button. Undefined before hydration, so that the browser sets it. */
  readonly expanded: boolean | undefined;
  readonly show: () => void;
  readonly hide: () => void;
}

/** Checks whether a popover is open. Browsers without popovers would throw on the selector. */
const isShowing = (element: HTMLElement | null): boolean =>
  element !== null && 'showPopover' in element && element.matches(':popover-open');

/** Tracks a popover that the browser opens and closes, possibly even before hydration. */
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
