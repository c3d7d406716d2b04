import { useSyncExternalStore } from 'react';
import { currentSession, type Session, subscribeToSession } from './session';

/** The session, following every change (PUB-230). */
export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, currentSession, currentSession);
}
