import { type ReactNode, useSyncExternalStore } from 'react';
import type { Actor } from '@/shared/auth/actor';
import { currentSession, type Session, signedInUid, subscribeToSession } from '@/shared/auth/session';
import { LeaveDialog } from '@/shared/navigation/leave-dialog';
import { PersonSaving } from '@/shared/saving/person-saving';
import { type Admission, AuthGate } from './auth-gate';
import { fieldFunctions } from '../field-functions';

interface RequireAuthProps extends Admission {
  readonly children: (actor: Actor) => ReactNode;
}

/**
 * Renders its content for a signed-in, admitted person. Inside it, changes are saved, and leaving with
 * unsaved work asks first.
 */
export function RequireAuth({ children, ...admission }: RequireAuthProps) {
  return (
    <AuthGate session={useSession()} {...admission}>
      {(actor) => (
        <>
          <PersonSaving uid={actor.uid} signedInUid={signedInUid} fieldFunctions={fieldFunctions} />
          {children(actor)}
          <LeaveDialog />
        </>
      )}
    </AuthGate>
  );
}

/** Returns the session and re-renders when it changes (PUB-230). */
function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, currentSession, currentSession);
}
