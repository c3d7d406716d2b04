let held = '';

const gates = /^\/(proposals(\/|$)|standalone-proposal$)/;

/**
 * Takes an access code out of the address, where a link brought one in its fragment (`#code=…`), before anything else of the
 * page loads or the address is read by anyone. It is kept in memory for the gate's field.
 */
export function holdLinkCode(): void {
  const { pathname, search, hash } = window.location;
  if (hash === '' || !gates.test(pathname)) return;
  held = new URLSearchParams(hash.slice(1)).get('code') ?? '';
  history.replaceState(history.state, '', pathname + search);
}

/** The code that the link brought, once. */
export function takeLinkCode(): string {
  const code = held;
  held = '';
  return code;
}
