import { requestGate } from '@/features/proposals/gate/gate-record';
import { indexSlug, standaloneSlug } from '@/features/proposals/slug';

/**
 * Called by boot before React is there: requests the gate that an address names, such as `/proposals/acme`. An address that only
 * the router understands, such as one with encoded characters, waits for the screen.
 */
export function startGate(pathname: string): void {
  const [area, slug, ...rest] = pathname.toLowerCase().split('/').filter(Boolean);
  if (rest.length > 0) return;
  if (area === standaloneSlug && slug === undefined) requestGate(standaloneSlug);
  else if (area === indexSlug) requestGate(slug ?? indexSlug);
}
