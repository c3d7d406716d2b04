import { useState, useSyncExternalStore } from 'react';

const noSubscription = () => () => {};

/** Tells whether the page runs in the browser yet: `false` in prerendered HTML and while it is adopted. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );

/** Tells whether this component's markup came with the document; stays the same for its whole life. */
export const useCameWithDocument = (): boolean => {
  const hydrated = useHydrated();
  const [came] = useState(!hydrated);
  return came;
};
