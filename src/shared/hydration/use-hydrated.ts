import { useState, useSyncExternalStore } from 'react';

const noSubscription = () => () => {};

/** Returns whether this part of the page is hydrated: `false` in prerendered HTML and during hydration. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );

/**
 * Returns whether this component's markup was in the prerendered document. Constant for the life of the
 * component.
 */
export const useIsPrerendered = (): boolean => {
  const hydrated = useHydrated();
  const [isPrerendered] = useState(!hydrated);
  return isPrerendered;
};
