import { requestGate } from '@/features/proposals/gate/gate-record';

/**
 * Requests the gate that an address names. `/proposals/acme` names `acme`; the two other addresses name themselves. An address
 * that only the router understands waits for the screen.
 */
export function startGate(pathname: string): void {
  const slug = /^\/(?:proposals\/)?([^/]+)\/?$/.exec(pathname)?.[1];
  if (slug !== undefined) requestGate(slug);
}

// Boot imports this file at the address of a gate, before React: a call of its own would make the first script heavier.
startGate(window.location.pathname);
