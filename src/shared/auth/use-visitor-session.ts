import { useSyncExternalStore } from 'react';
import type { Session } from './session';
import { hasSessionHint, onSessionHint } from './session-hint';

const signedOut: Session = { status: 'signed-out' };
const loading: Session = { status: 'loading' };

let read: (() => Session) | undefined;
let isRequested = false;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Imports the session's code once, and only if the hint says that there may be a session. */
function request(): void {
  if (isRequested || !hasSessionHint()) return;
  isRequested = true;
  void follow();
}

async function follow(): Promise<void> {
  try {
    const { currentSession, subscribeToSession } = await import('./session');
    read = currentSession;
    subscribeToSession(tell);
  } catch {
    read = () => signedOut;
  }
  tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onSessionHint(() => {
    request();
    listener();
  });
  request();
  return () => {
    listeners.delete(listener);
    stop();
  };
}

function current(): Session {
  return read?.() ?? (hasSessionHint() ? loading : signedOut);
}

/**
 * Returns the session for public pages. Without a session hint, it is signed out at once, and the session's
 * code is not loaded. Otherwise it is `loading` until the provider has answered, and signed out if the
 * provider is unreachable (PUB-235, PUB-Q63). Follows every change. Signed out while prerendering and during
 * hydration.
 */
export function useVisitorSession(): Session {
  return useSyncExternalStore(subscribe, current, () => signedOut);
}
