import { lazy, Suspense } from 'react';
import type { Actor } from '@/shared/auth/actor';

// What the home is opened for comes first.
const TimersCard = lazy(async () => ({
  default: (await import('@/features/notes/timers/timers-card')).TimersCard,
}));

interface TimersOnHomeProps {
  readonly actor: Actor;
  /** The address of the notes hub. */
  readonly hub: string;
}

/** The running timers on the home screen (WRK-099). */
export const TimersOnHome = (props: TimersOnHomeProps) => (
  <Suspense>
    <TimersCard {...props} />
  </Suspense>
);
