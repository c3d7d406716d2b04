import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Role } from '@/shared/auth/profile';
import { Field } from '@/shared/forms/field';
import { Form } from '@/shared/forms/form';
import type { FormOutcome } from '@/shared/forms/outcome';
import { SubmitButton } from '@/shared/forms/submit-button';
import { withDeadline } from '@/shared/lib/deadline';
import { Notice } from '@/shared/ui/notice';
import { signInErrorText } from './sign-in-error-text';
import styles from './sign-in-form.module.css';

/** How long signing in may take. */
export const signInTimeoutMs = 10_000;

// The page is prerendered: the schema arrives when somebody touches the form.
const loadSchema = async () => (await import('./sign-in-schema')).signInSchema;

interface SignInFormProps {
  readonly role: Role;
  /** Resolves when the person is signed in and may be here. */
  readonly signIn: (email: string, password: string) => Promise<void>;
  /** Why somebody was sent here. */
  readonly notice?: string;
  /** The form of the other role; `state` carries the way back along. */
  readonly otherForm: { readonly to: string; readonly label: string; readonly state?: unknown };
}

const names: Readonly<Record<Role, string>> = { admin: 'Administrator sign-in', regular: 'Staff sign-in' };

/** The sign-in form of one role. What was typed stays when it fails. */
export const SignInForm = ({ role, signIn, notice, otherForm }: SignInFormProps) => {
  const [isPasswordShown, setIsPasswordShown] = useState(false);

  const submit = async (given: { email: string; password: string }): Promise<FormOutcome> => {
    try {
      await withDeadline(signIn(given.email, given.password), signInTimeoutMs);
      return { tone: 'success', keepValues: true };
    } catch (error) {
      return { tone: 'error', message: signInErrorText(error) };
    }
  };

  return (
    <div className={styles.sheet}>
      {notice !== undefined && <Notice tone="warning">{notice}</Notice>}
      <Form schema={loadSchema} onSubmit={submit} label={names[role]}>
        <Field
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
        />
        <Field
          name="password"
          label="Password"
          type={isPasswordShown ? 'text' : 'password'}
          autoComplete="current-password"
          autoCapitalize="off"
          spellCheck={false}
        />
        <button
          type="button"
          className={styles.toggle}
          aria-pressed={isPasswordShown}
          onClick={() => setIsPasswordShown((shown) => !shown)}
        >
          <span className={styles.box} aria-hidden="true" />
          Show password
        </button>
        <SubmitButton savingLabel="Signing in…">Sign in</SubmitButton>
      </Form>
      <p className={styles.other}>
        <Link to={otherForm.to} state={otherForm.state}>
          {otherForm.label}
        </Link>
      </p>
    </div>
  );
};
