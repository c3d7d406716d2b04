import { type ComponentType, lazy } from 'react';

/**
 * Makes a part for which React waits, below a Suspense boundary of the caller: for pages, and for parts that a prerendered
 * page hydrates. Everything that comes by a press is a `lazyDialog`, the rest of the workspace a `lazyPart`.
 */
export const suspendingPart = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await load() }));
