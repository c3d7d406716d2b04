import { useState } from 'react';
import { type PasswordStrength, passwordStrength } from '@/shared/auth/password-strength';
import { Field } from '@/shared/forms/fields/field';
import { Form } from '@/shared/forms/form';
import type { FormOutcome } from '@/shared/forms/outcome';
import { SubmitButton } from '@/shared/forms/submit-button';
import { authTimeoutMs, withDeadline } from '@/shared/lib/deadline';
import { PasswordField } from '../sign-in/password-field';
import { resetPassword } from './texts';
import { saveErrorText } from './reset-messages';
import styles from './password-reset.module.css';

const { choose, strength: words } = resetPassword;
const steps: Readonly<Record<PasswordStrength, number>> = { 'too-short': 0, weak: 1, fair: 2, strong: 3 };

const loadSchema = async () => (await import('./schema')).newPasswordSchema;

interface NewPasswordFormProps {
  readonly email: string;
  readonly save: (password: string) => Promise<void>;
  readonly onSaved: () => void;
}

/** Asks for a new account password. Keeps the typed text if saving fails. */
export const NewPasswordForm = ({ email, save, onSaved }: NewPasswordFormProps) => {
  const [typed, setTyped] = useState('');

  const submit = async ({ password }: { password: string }): Promise<FormOutcome> => {
    try {
      await withDeadline(save(password), authTimeoutMs);
    } catch (error) {
      const { text, field } = saveErrorText(error);
      return field ? { tone: 'error', fieldErrors: { password: text } } : { tone: 'error', message: text };
    }
    onSaved();
    return { tone: 'success' };
  };

  return (
    <Form schema={loadSchema} onSubmit={submit} label={choose.form}>
      {/* Tells password managers whose password this is. */}
      <Field
        name="account"
        label={choose.account}
        type="email"
        autoComplete="username"
        readOnly
        defaultValue={email}
      />
      <PasswordField label={choose.password} autoComplete="new-password" hint={choose.hint} onText={setTyped}>
        <StrengthMeter password={typed} email={email} />
      </PasswordField>
      <SubmitButton savingLabel={choose.saving}>{choose.save}</SubmitButton>
    </Form>
  );
};

/** Shows the password's strength in words and as a bar while the person types (WRK-Q125). */
const StrengthMeter = ({ password, email }: { readonly password: string; readonly email: string }) => {
  const strength = passwordStrength(password, email);
  return (
    <div className={styles.meter}>
      <span className={styles.line} data-steps={password === '' ? 0 : steps[strength]} aria-hidden="true" />
      <output className={styles.words}>
        {password !== '' && `${words.label} ${words.levels[strength]}`}
      </output>
    </div>
  );
};
