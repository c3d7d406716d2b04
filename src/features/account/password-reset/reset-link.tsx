import { type ReactNode, useEffect, useState } from 'react';
import { authTimeoutMs, withDeadline } from '@/shared/lib/deadline';
import { Button } from '@/shared/ui/buttons/button';
import { Loading } from '@/shared/ui/feedback/loading';
import { Notice } from '@/shared/ui/feedback/notice';
import { resetPassword } from './texts';
import { NewPasswordForm } from './new-password-form';
import { linkProblem } from './reset-messages';
import styles from './password-reset.module.css';

const { choose, link } = resetPassword;

/** The identity provider's calls for a mailed reset link. */
export interface ResetLinks {
  /** Resolves with the address that the link was sent to. */
  readonly addressOf: (code: string) => Promise<string>;
  readonly save: (code: string, password: string) => Promise<void>;
}

interface ResetLinkProps {
  readonly code: string;
  readonly links: ResetLinks;
  readonly onSaved: () => void;
  /** The form that requests another link. Shown when this link no longer works. */
  readonly askAgain: ReactNode;
}

type Checked =
  | { readonly state: 'checking' }
  | { readonly state: 'good'; readonly email: string }
  | { readonly state: 'bad'; readonly text: string; readonly again: boolean };

/** Renders the page that a mailed link opens. It checks the link, then asks for the new password. */
export const ResetLink = ({ code, links, onSaved, askAgain }: ResetLinkProps) => {
  const [checked, setChecked] = useState<Checked>({ state: 'checking' });
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    let isCancelled = false;
    withDeadline(links.addressOf(code), authTimeoutMs).then(
      (email) => !isCancelled && setChecked({ state: 'good', email }),
      (error: unknown) => !isCancelled && setChecked({ state: 'bad', ...linkProblem(error) }),
    );
    return () => {
      isCancelled = true;
    };
    // `turn` counts how often the person asked to check again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [code, links, turn]);

  if (checked.state === 'checking') return <Loading>{choose.checking}</Loading>;
  if (checked.state === 'good') {
    return (
      <NewPasswordForm
        email={checked.email}
        save={(password) => links.save(code, password)}
        onSaved={onSaved}
      />
    );
  }
  return (
    <div className={styles.problem}>
      <Notice tone="error">{checked.text}</Notice>
      {checked.again ? (
        <div>
          <Button
            onClick={() => {
              setChecked({ state: 'checking' });
              setTurn(turn + 1);
            }}
          >
            {link.retry}
          </Button>
        </div>
      ) : (
        askAgain
      )}
    </div>
  );
};
