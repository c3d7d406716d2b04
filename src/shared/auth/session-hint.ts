const key = 'acf.session';
const listeners = new Set<() => void>();

/** Whether this browser may hold a session. Without the hint nobody has signed in here, or they have signed out. */
export function hasSessionHint(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Sets or removes the hint: that there is a session, and nothing about whose. */
export function setSessionHint(signedIn: boolean): void {
  if (hasSessionHint() === signedIn) return;
  try {
    if (signedIn) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // localStorage is refused: public pages take the person for a visitor, guarded ones ask the provider anyway.
  }
  for (const listener of listeners) listener();
}

/** Calls back when another tab has changed the hint; returns the function that unsubscribes. */
export function onSessionHintElsewhere(listener: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}

/** Calls back when the hint has changed, in this tab or another; returns the function that unsubscribes. */
export function onSessionHint(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onSessionHintElsewhere(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}
