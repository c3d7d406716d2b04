import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Role } from '@/shared/auth/profile';
import { Field } from '@/shared/forms/fields/field';
import { Form } from '@/shared/forms/form';
import type { FormOutcome } from '@/shared/forms/outcome';
import { SubmitButton } from '@/shared/forms/submit-button';
import { authTimeoutMs, withDeadline } from '@/shared/lib/deadline';
import { Notice } from '@/shared/ui/feedback/notice';
import { PasswordField } from './password-field';
import { signInErrorText } from './sign-in-messages';
import styles from './sign-in-form.module.css';
import { signInForm } from './texts';

// The page is prerendered, so the schema is imported only when the visitor focuses the form.
const loadSchema = async () => (await import('./schema')).signInSchema;

interface SignInFormProps {
  readonly role: Role;
  /**
   * Resolves when the person is signed in and allowed to enter. A late answer is ignored once `signal` has
   * aborted.
   */
  readonly signIn: (email: string, password: string, signal: AbortSignal) => Promise<void>;
  /** A message above the form, such as why the person was redirected here. */
  readonly notice?: ReactNode;
  /** Links to the other role's form and to the password reset. `state` passes on the page to return to. */
  readonly otherForm: { readonly to: string; readonly label: string };
  readonly forgotten: string;
  readonly state?: unknown;
}

/**
 * Renders the sign-in form of one role. It keeps the typed text if signing in fails. After a success it stays
 * busy until the page changes.
 */
export const SignInForm = ({ role, signIn, notice, otherForm, forgotten, state }: SignInFormProps) => {
  const submit = async (given: { email: string; password: string }): Promise<FormOutcome> => {
    const attempt = new AbortController();
    try {
      await withDeadline(signIn(given.email, given.password, attempt.signal), authTimeoutMs);
      // Keep the form busy until the next page replaces it. Its code may take seconds to load, and an enabled
      // form would look as if the sign-in had failed.
      return await new Promise<never>(() => {});
    } catch (error) {
      attempt.abort(error);
      return { tone: 'error', message: signInErrorText(error) };
    }
  };

  return (
    <div className={styles.sheet}>
      {notice !== undefined && <Notice tone="warning">{notice}</Notice>}
      <Form schema={loadSchema} onSubmit={submit} label={signInForm.names[role]}>
        <Field
          name="email"
          label={signInForm.email}
          type="email"
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
        />
        <PasswordField label={signInForm.password} autoComplete="current-password" />
        <SubmitButton savingLabel={signInForm.submitting}>{signInForm.submit}</SubmitButton>
      </Form>
      <ul className={styles.other}>
        <li>
          <Link to={forgotten} state={state}>
            {signInForm.forgotten}
          </Link>
        </li>
        <li>
          <Link to={otherForm.to} state={state}>
            {otherForm.label}
          </Link>
        </li>
      </ul>
    </div>
  );
};
