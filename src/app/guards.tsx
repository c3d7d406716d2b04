import type { ReactNode } from 'react';
import { DraftDialog } from '@/features/account/session-end/draft-dialog';
import type { Actor } from '@/shared/auth/actor';
import { onSessionLost } from '@/shared/auth/session';
import { useSession } from '@/shared/auth/use-session';
import { LeaveDialog } from '@/shared/navigation/leave-dialog';
import { Gate, type GateRules } from './guards/gate';

interface GuardProps extends GateRules {
  readonly children: (actor: Actor) => ReactNode;
}

/** The gate over the session of this page; what is typed behind it outlives a session that ends by itself. */
export function Guard({ children, ...rules }: GuardProps) {
  return (
    <Gate session={useSession()} {...rules}>
      {(actor) => (
        <>
          {children(actor)}
          <LeaveDialog />
          <DraftDialog uid={actor.uid} onSessionLost={onSessionLost} />
        </>
      )}
    </Gate>
  );
}
