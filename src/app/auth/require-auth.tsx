import type { ReactNode } from 'react';
import { DraftDialog } from '@/features/account/session-end/draft-dialog';
import type { Actor } from '@/shared/auth/actor';
import { onSessionLost } from '@/shared/auth/session';
import { useSession } from '@/shared/auth/use-session';
import { LeaveDialog } from '@/shared/navigation/leave-dialog';
import { type Admission, AuthGate } from './auth-gate';

interface RequireAuthProps extends Admission {
  readonly children: (actor: Actor) => ReactNode;
}

/**
 * Shows its content to whoever is signed in and admitted. Inside, unsaved work is not left without a question, and what
 * is typed outlives a session that ends by itself.
 */
export function RequireAuth({ children, ...admission }: RequireAuthProps) {
  return (
    <AuthGate session={useSession()} {...admission}>
      {(actor) => (
        <>
          {children(actor)}
          <LeaveDialog />
          <DraftDialog uid={actor.uid} onSessionLost={onSessionLost} />
        </>
      )}
    </AuthGate>
  );
}
