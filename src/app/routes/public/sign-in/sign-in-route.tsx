import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { originFrom } from '@/app/navigation-state';
import { firstInteraction } from '@/app/start/first-interaction';
import { SignInForm } from '@/features/account/sign-in/sign-in-form';
import { signInForm } from '@/features/account/sign-in/texts';
import type { Role } from '@/shared/auth/profile';
import { hasSessionHint } from '@/shared/auth/session-hint';
import { homeOf, safeReturnPath } from '@/shared/auth/return-path';
import type { Session } from '@/shared/auth/session';
import { hasDrafts } from '@/shared/forms/editor/draft-storage';
import { paths } from '@/shared/config/paths';
import { resetPathFor } from './reset-path';

// The identity client weighs more than the form.
const loadSession = () => import('@/shared/auth/session');

const report = async (email: string, error: unknown): Promise<void> => {
  const { reportFailure } = await import('@/features/account/sign-in/report-failure');
  await reportFailure(email, error);
};

/**
 * The form of one area's sign-in (PUB-214 to PUB-229). Whoever is signed in already, or becomes so, goes to the
 * page they came for where their role may see it, else to their home.
 */
export function SignInRoute({ role }: { readonly role: Role }) {
  const navigate = useNavigate();
  const { state, key } = useLocation();
  // The first entry of a document's history has this key.
  const cameByItself = useRef(key === 'default');
  const [keepsText, setKeepsText] = useState(false);
  const [session, setSession] = useState<Session>({ status: 'loading' });
  const [ends, setEnds] = useState(0);

  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    let wasSignedIn = false;
    const follow = async () => {
      // In a browser without a session it is needed when somebody is about to sign in; whoever was sent here has it.
      if (cameByItself.current && !hasSessionHint()) await firstInteraction;
      const { currentSession, subscribeToSession } = await loadSession();
      if (left) return;
      const take = () => {
        const now = currentSession();
        setSession(now);
        // Signed out elsewhere before this page was left: the form, busy since its success, begins anew.
        if (wasSignedIn && now.status === 'signed-out') setEnds((count) => count + 1);
        wasSignedIn = now.status === 'signed-in';
        setKeepsText(now.status === 'signed-out' && now.notice !== undefined && hasDrafts());
      };
      take();
      stop = subscribeToSession(take);
    };
    // Offline at the start: signing in imports it again and reports a failure.
    follow().catch(() => {});
    return () => {
      left = true;
      stop?.();
    };
  }, []);

  const actor = session.status === 'signed-in' ? session.actor : undefined;
  useEffect(() => {
    if (actor === undefined) return undefined;
    let left = false;
    const enter = async () => {
      // Imported only now: a visitor who does not sign in has no use for the table of screens.
      const screens = await import('@/app/workspace/screen-addresses').catch(() => undefined);
      if (left) return;
      const mayReturnTo = (pathname: string) => screens?.mayOpen(actor, pathname) ?? false;
      const origin = originFrom(state, actor.uid);
      await navigate(safeReturnPath(origin, window.location.origin, mayReturnTo) ?? homeOf(actor.role), {
        replace: true,
      });
    };
    void enter();
    return () => {
      left = true;
    };
  }, [actor, state, navigate]);

  const notice = session.status === 'signed-out' ? session.notice : undefined;
  return (
    <SignInForm
      key={ends}
      role={role}
      signIn={async (email, password, signal) => {
        const { signIn } = await loadSession();
        await signIn(role, email, password, signal).catch((error: unknown) => {
          // Nobody waits for the report, nor is told when it fails.
          report(email, error).catch(() => {});
          throw error;
        });
      }}
      {...(notice === undefined ? {} : { notice: <EndOfSession reason={notice} keepsText={keepsText} /> })}
      otherForm={
        role === 'admin'
          ? { to: paths.login, label: 'Staff sign-in' }
          : { to: paths.adminLogin, label: 'Administrator sign-in' }
      }
      forgotten={resetPathFor(role === 'admin' ? 'admin' : 'user')}
      state={state}
    />
  );
}

const EndOfSession = ({ reason, keepsText }: { readonly reason: string; readonly keepsText: boolean }) => (
  <>
    <p>{reason}</p>
    {keepsText && <p>{signInForm.draftKept}</p>}
  </>
);
