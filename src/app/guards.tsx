import type { ReactNode } from 'react';
import type { Role } from '@/shared/auth/profile';
import type { Actor } from '@/shared/auth/session';
import { useSession } from '@/shared/auth/use-session';
import { Gate, type Refusal } from './routes/gate';

interface GuardProps {
  /** Who may enter: a role, or any active member of staff. */
  readonly admits: Role | 'staff';
  readonly refusal?: Refusal;
  readonly children: (actor: Actor) => ReactNode;
}

/** The one gate of the guarded areas, asked with the session of this browser. */
export function Guard(props: GuardProps) {
  return <Gate session={useSession()} {...props} />;
}
