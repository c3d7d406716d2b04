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

// The identity client is larger than the form, so it loads on demand.
const loadSession = () => import('@/shared/auth/session');

const report = async (email: string, error: unknown): Promise<void> => {
  const { reportFailure } = await import('@/features/account/sign-in/report-failure');
  await reportFailure(email, error);
};

/**
 * Renders the sign-in form of one area (PUB-214 to PUB-229). A signed-in person is redirected to the page
 * they came for if their role may see it, otherwise to their home.
 */
export function SignInRoute({ role }: { readonly role: Role }) {
  const navigate = useNavigate();
  const { state, key } = useLocation();
  // The key `default` marks the first history entry of a document, so the person was not redirected here.
  const cameByItself = useRef(key === 'default');
  const [keepsText, setKeepsText] = useState(false);
  const [session, setSession] = useState<Session>({ status: 'loading' });
  const [ends, setEnds] = useState(0);

  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    let wasSignedIn = false;
    const follow = async () => {
      // In a browser without a session, load the client only when a person is about to sign in. People
      // redirected here have it already.
      if (cameByItself.current && !hasSessionHint()) await firstInteraction;
      const { currentSession, subscribeToSession } = await loadSession();
      if (left) return;
      const take = () => {
        const now = currentSession();
        setSession(now);
        // The person signed out elsewhere before this page was left. Remount the form, which has been busy
        // since it succeeded.
        if (wasSignedIn && now.status === 'signed-out') setEnds((count) => count + 1);
        wasSignedIn = now.status === 'signed-in';
        setKeepsText(now.status === 'signed-out' && now.notice !== undefined && hasDrafts());
      };
      take();
      stop = subscribeToSession(take);
    };
    // This fails if the person starts offline. Signing in imports it again and reports a failure.
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
      // Import this only now, because a visitor who does not sign in does not need the screen table.
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
          // The form does not wait for the report, and its failure is ignored.
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
