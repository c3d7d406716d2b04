import { useState, useSyncExternalStore } from 'react';

const noSubscription = () => () => {};

/** Whether this part of the page is hydrated: `false` in prerendered HTML and during hydration. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );

/** Whether this component's markup was in the prerendered document; constant for the life of the component. */
export const useIsPrerendered = (): boolean => {
  const hydrated = useHydrated();
  const [isPrerendered] = useState(!hydrated);
  return isPrerendered;
};
