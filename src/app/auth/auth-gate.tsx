import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { homeOf, isAdminPath } from '@/shared/auth/return-path';
import type { Actor } from '@/shared/auth/actor';
import type { Session } from '@/shared/auth/session';
import { sessionTexts } from '@/shared/auth/session-texts';
import { paths } from '@/shared/config/paths';
import { Loading } from '@/shared/ui/feedback/loading';
import { Notice } from '@/shared/ui/feedback/notice';
import { AccessDeniedPage } from '../routes/public/access-denied-page';

/** The people a guard admits, and what happens to others. */
export interface Admission {
  readonly admits: (actor: Actor) => boolean;
  /**
   * The reaction to a person who is not admitted: a refusal in place, or a redirect to their home with a
   * message (WRK-035).
   */
  readonly refuses?: 'here' | 'to-home';
  /** The message to show in place of the default one. */
  readonly refusal?: string | undefined;
}

interface AuthGateProps extends Admission {
  readonly session: Session;
  readonly children: (actor: Actor) => ReactNode;
}

/**
 * Guards the workspace and the account (WRK-033 to WRK-045). While the session loads, it shows no content and
 * redirects no one. A signed-out person is redirected to the area's sign-in, which remembers the page to
 * return to. A person who is not admitted gets a refusal. A different person remounts the content.
 */
export function AuthGate({ session, admits, refuses = 'here', refusal, children }: AuthGateProps) {
  const location = useLocation();
  const [lastUid, setLastUid] = useState<string>();
  const uid = session.status === 'signed-in' ? session.actor.uid : lastUid;
  if (uid !== lastUid) setLastUid(uid);

  if (session.status === 'loading') return <SlowLoading>{sessionTexts.loading}</SlowLoading>;
  if (session.status === 'signed-out') {
    const from = location.pathname + location.search;
    return (
      <Navigate
        to={isAdminPath(location.pathname) ? paths.adminLogin : paths.login}
        replace
        state={lastUid === undefined ? { from } : { from, of: lastUid }}
      />
    );
  }
  const { actor } = session;
  if (!admits(actor)) {
    if (refuses === 'here') return <AccessDeniedPage role={actor.role} text={refusal} />;
    return (
      <Navigate to={homeOf(actor.role)} replace state={{ notice: refusal ?? sessionTexts.adminOnlyPage }} />
    );
  }
  return <Fragment key={actor.uid}>{children(actor)}</Fragment>;
}

/** The time in ms after which a message says that loading takes longer than usual. */
export const slowLoadingMs = 10_000;

/**
 * Shows a loading text for content that arrives once there is a connection. Adds a message if it takes long.
 */
const SlowLoading = ({ children }: { readonly children: string }) => {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), slowLoadingMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <Loading>{children}</Loading>
      {isLong && <Notice tone="warning">{sessionTexts.slow}</Notice>}
    </>
  );
};
