import { requestGate } from '@/features/proposals/gate/gate-record';

/**
 * Requests the proposal gate of a path. `/proposals/acme` means `acme`, and the two other paths name their
 * own gate. Paths that only the router understands wait for the screen.
 */
export function startGate(pathname: string): void {
  const slug = /^\/(?:proposals\/)?([^/]+)\/?$/.exec(pathname)?.[1];
  if (slug !== undefined) requestGate(slug);
}

// Boot imports this file at a gate's path, before React loads. Calling the function from boot would enlarge
// the first script.
startGate(window.location.pathname);
