let held = '';

/** Checks whether a path is that of a gate or of a page behind one. */
export const isGateAddress = (pathname: string): boolean => /^\/(proposals|standalone-p)/.test(pathname);

/**
 * Removes the fragment from a gate's address, because it may contain an access code. Call it before anything
 * else of the page loads or reads the address.
 */
export function holdLinkCode(): void {
  const { pathname, search, hash } = location;
  if (!hash || !isGateAddress(pathname)) return;
  held = hash;
  history.replaceState(history.state, '', pathname + search);
}

/** Returns the removed fragment, only once. */
export function takeLinkFragment(): string {
  const fragment = held;
  held = '';
  return fragment;
}
