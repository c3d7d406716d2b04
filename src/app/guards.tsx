import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { Role } from '@/shared/auth/profile';
import { isAdminPath } from '@/shared/auth/return-path';
import type { Actor } from '@/shared/auth/session';
import { useSession } from '@/shared/auth/use-session';
import { paths } from '@/shared/config/paths';
import { Loading } from '@/shared/ui/loading';
import { AccessDeniedPage } from './routes/public/access-denied-page';

interface GuardProps {
  /** Who may enter: a role, or any active member of staff. */
  readonly admits: Role | 'staff';
  readonly children: (actor: Actor) => ReactNode;
}

/**
 * The one gate of the guarded areas (WRK-036 to WRK-045): loading shows nothing of the content and sends nobody
 * away; signed out leads to the sign-in of the area and remembers the way back; a role that is not admitted is
 * told so.
 */
export function Guard({ admits, children }: GuardProps) {
  const session = useSession();
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
  if (admits !== 'staff' && actor.role !== admits) return <AccessDeniedPage role={actor.role} />;
  return children(actor);
}
