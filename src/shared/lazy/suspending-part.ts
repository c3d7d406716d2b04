import { type ComponentType, lazy } from 'react';

/**
 * Returns a component that suspends, below a Suspense boundary of the caller. Use it for pages, and for parts
 * that a prerendered page hydrates. Anything opened by a press is a `lazyDialog`, everything else in the
 * workspace a `lazyPart`.
 */
export const suspendingPart = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await load() }));
