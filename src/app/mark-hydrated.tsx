import { useEffect } from 'react';
import { type Zone, markHydrated } from '@/shared/hydration/event-replay';

/** Marks its zone as hydrated when React mounts it there, so that the presses held until then are replayed. */
export const MarkHydrated = ({ zone }: { readonly zone: Zone }) => {
  useEffect(() => markHydrated(zone), [zone]);
  return null;
};
