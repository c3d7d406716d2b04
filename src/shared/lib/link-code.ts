let held = '';

/** Checks whether an address is that of a gate, or of a page behind one. */
export const isGateAddress = (pathname: string): boolean => /^\/(proposals|standalone-p)/.test(pathname);

/**
 * Takes the fragment out of the address of a gate, where a link may have brought an access code in it, before anything else of
 * the page loads or anyone reads the address.
 */
export function holdLinkCode(): void {
  const { pathname, search, hash } = location;
  if (!hash || !isGateAddress(pathname)) return;
  held = hash;
  history.replaceState(history.state, '', pathname + search);
}

/** The fragment that the link brought, once. */
export function takeLinkFragment(): string {
  const fragment = held;
  held = '';
  return fragment;
}
