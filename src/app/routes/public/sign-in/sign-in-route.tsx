import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { originFrom } from '@/app/notices';
import { SignInForm } from '@/features/account/sign-in-form';
import type { Role } from '@/shared/auth/profile';
import { homeOf, safeReturnPath } from '@/shared/auth/return-path';
import type { Session } from '@/shared/auth/session';
import { paths } from '@/shared/config/paths';

// The form stands on a prerendered page; the sign-in client arrives while the person types.
const loadSession = () => import('@/shared/auth/session');

/**
 * The form of one area's sign-in (PUB-214 to PUB-229). Whoever is signed in already, or becomes so, goes to the
 * page they came for where their role may see it, else to their home.
 */
export function SignInRoute({ role }: { readonly role: Role }) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const origin = originFrom(state);
  const [session, setSession] = useState<Session>({ status: 'loading' });

  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    const follow = async () => {
      const { currentSession, subscribeToSession } = await loadSession();
      if (left) return;
      setSession(currentSession());
      stop = subscribeToSession(() => setSession(currentSession()));
    };
    // Offline at the start: signing in loads it again, and says what is wrong.
    follow().catch(() => {});
    return () => {
      left = true;
      stop?.();
    };
  }, []);

  const signedInAs = session.status === 'signed-in' ? session.actor.role : undefined;
  useEffect(() => {
    if (signedInAs === undefined) return;
    const target = safeReturnPath(origin, signedInAs, window.location.origin) ?? homeOf(signedInAs);
    void navigate(target, { replace: true });
  }, [signedInAs, origin, navigate]);

  const notice = session.status === 'signed-out' ? session.notice : undefined;
  return (
    <SignInForm
      role={role}
      signIn={async (email, password) => {
        const { signIn } = await loadSession();
        await signIn(role, email, password);
      }}
      {...(notice === undefined ? {} : { notice })}
      otherForm={
        role === 'admin'
          ? { to: paths.login, label: 'Staff sign-in', state }
          : { to: paths.adminLogin, label: 'Administrator sign-in', state }
      }
    />
  );
}
