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

/** Imports the identity code once, and only where the hint says that there may be a session. */
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
 * The session for public pages. A browser that never signed in is signed out at once and loads none of the
 * identity code; otherwise `loading` until the provider has answered, and signed out when it cannot be reached
 * (PUB-235, PUB-Q63). Follows every change. Signed out in the prerendering build and during hydration.
 */
export function useVisitorSession(): Session {
  return useSyncExternalStore(subscribe, current, () => signedOut);
}
