import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { resetPassword } from '@/features/account/password-reset/texts';
import { ResetLink, type ResetLinks } from '@/features/account/password-reset/reset-link';
import { ResetRequestForm } from '@/features/account/password-reset/reset-request-form';
import { paths } from '@/shared/config/paths';
import { ButtonLink } from '@/shared/ui/buttons/button-link';
import { Notice } from '@/shared/ui/feedback/notice';
import { useHydrated } from '@/shared/hydration/use-hydrated';
import { areaAfterReset, resetPathFor } from './reset-path';
import styles from './reset-password-route.module.css';
import { SignInPage } from './sign-in-page';

const signInPathOf = { admin: paths.adminLogin, user: paths.login } as const;

// The page is prerendered. The identity client loads on first use.
const loadProvider = () => import('@/shared/auth/password-reset');
const links: ResetLinks = {
  addressOf: async (code) => (await loadProvider()).addressOfLink(code),
  save: async (code, password) => (await loadProvider()).setNewPassword(code, password),
};

/**
 * Renders `/reset-password`: asks where to send the link, or for the new password if opened through that
 * link. Leads back to the sign-in form of the area where the reset started (PUB-Q9).
 */
export function ResetPasswordRoute() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const [isSaved, setIsSaved] = useState(false);
  // The prerendered HTML has no query, so the hydration must start without it.
  const query = new URLSearchParams(isHydrated ? search : '');
  const code = query.get('oobCode') ?? '';
  const area = areaAfterReset(query, isHydrated ? window.location.origin : '');
  const signInPath = signInPathOf[area];

  // Read the URL on submit. A form submitted before hydration is replayed before this page has read its
  // query.
  const send = async (email: string) => {
    const asked = areaAfterReset(new URLSearchParams(window.location.search), window.location.origin);
    await (await loadProvider()).sendResetLink(email, signInPathOf[asked]);
  };
  const ask = <ResetRequestForm send={send} />;
  const finish = () => {
    setIsSaved(true);
    // Remove the used link from the URL, because it would only show an error after a reload.
    void navigate(resetPathFor(area), { replace: true, state });
  };

  return (
    <SignInPage
      area="reset"
      form={
        isSaved ? (
          <Saved signInPath={signInPath} />
        ) : (
          <div className={styles.sheet}>
            {code === '' ? ask : <ResetLink code={code} links={links} onSaved={finish} askAgain={ask} />}
            <p className={styles.back}>
              <Link to={signInPath} state={state}>
                {resetPassword.back[area]}
              </Link>
            </p>
          </div>
        )
      }
    />
  );
}

const Saved = ({ signInPath }: { readonly signInPath: string }) => {
  const container = useRef<HTMLDivElement>(null);
  // The form that had the focus has unmounted, so move the focus here.
  useEffect(() => container.current?.focus(), []);
  return (
    <div ref={container} tabIndex={-1} className={styles.sheet}>
      <Notice tone="success">{resetPassword.choose.saved}</Notice>
      <div>
        <ButtonLink to={signInPath}>{resetPassword.choose.toSignIn}</ButtonLink>
      </div>
    </div>
  );
};
