const key = 'acf.session';
const listeners = new Set<() => void>();

/**
 * Checks whether this browser may have a session. Without the hint, no one has signed in here, or they have
 * signed out.
 */
export function hasSessionHint(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Sets or removes the hint. It says only that there is a session, not whose. */
export function setSessionHint(signedIn: boolean): void {
  if (hasSessionHint() === signedIn) return;
  try {
    if (signedIn) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // localStorage is refused. Public pages then treat the person as a visitor. Guarded pages ask the
    // provider anyway.
  }
  for (const listener of listeners) listener();
}

/** Calls `listener` when another tab has changed the hint. Returns the function that unsubscribes. */
export function onSessionHintElsewhere(listener: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}

/** Calls `listener` when this tab or another has changed the hint. Returns the function that unsubscribes. */
export function onSessionHint(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onSessionHintElsewhere(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}
