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

/** Fetches the identity code once, and only where the hint says that there is somebody to ask about. */
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
 * The session as public pages need it: a visitor who never signed in here is signed out at once and loads none of
 * the identity code; anybody else is `loading` until the provider has spoken, and signed out when it cannot be
 * reached (PUB-235, PUB-Q63). Follows every change. Signed out in the prerendering build and during hydration.
 */
export function useVisitorSession(): Session {
  return useSyncExternalStore(subscribe, current, () => signedOut);
}
