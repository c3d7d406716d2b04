import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { Role } from '@/shared/auth/profile';
import { homeOf, isAdminPath } from '@/shared/auth/return-path';
import type { Actor, Session } from '@/shared/auth/session';
import { paths } from '@/shared/config/paths';
import { Loading } from '@/shared/ui/loading';
import { AccessDeniedPage, adminsOnlyText } from './public/access-denied-page';

/** What becomes of a role that is not admitted: told so in place, or at the home of that role (WRK-035). */
export type Refusal = 'here' | 'home';

interface GateProps {
  readonly session: Session;
  /** Who may enter: a role, or any active member of staff. */
  readonly admits: Role | 'staff';
  readonly refusal?: Refusal;
  readonly children: (actor: Actor) => ReactNode;
}

/**
 * Decides for a session (WRK-033 to WRK-045): loading shows nothing of the content and sends nobody away; signed
 * out leads to the sign-in of the area and remembers the way back; a role that is not admitted is told so.
 */
export function Gate({ session, admits, refusal = 'here', children }: GateProps) {
  const location = useLocation();

  if (session.status === 'loading') return <Loading>Loading...</Loading>;
  if (session.status === 'signed-out') {
    return (
      <Navigate
        to={isAdminPath(location.pathname) ? paths.adminLogin : paths.login}
        replace
        state={{ from: location.pathname + location.search }}
      />
    );
  }
  const { actor } = session;
  if (admits === 'staff' || actor.role === admits) return children(actor);
  if (refusal === 'here') return <AccessDeniedPage role={actor.role} />;
  return <Navigate to={homeOf(actor.role)} replace state={{ notice: adminsOnlyText }} />;
}
