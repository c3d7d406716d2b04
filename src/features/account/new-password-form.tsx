import { useState } from 'react';
import { resetPassword } from '@/content/reset-password';
import { Field } from '@/shared/forms/field';
import { Form } from '@/shared/forms/form';
import type { FormOutcome } from '@/shared/forms/outcome';
import { SubmitButton } from '@/shared/forms/submit-button';
import { withDeadline } from '@/shared/lib/deadline';
import { PasswordField } from './password-field';
import { providerTimeoutMs } from './provider-trouble';
import { saveErrorText } from './reset-texts';
import { StrengthMeter } from './strength-meter';

const { choose } = resetPassword;

const loadSchema = async () => (await import('./reset-schema')).newPasswordSchema;

interface NewPasswordFormProps {
  /** Whose password it is. */
  readonly email: string;
  readonly save: (password: string) => Promise<void>;
  /** Called when the new password is in force. */
  readonly onSaved: () => void;
}

/** Asks for the new password of an account. What was typed stays when it fails. */
export const NewPasswordForm = ({ email, save, onSaved }: NewPasswordFormProps) => {
  const [typed, setTyped] = useState('');

  const submit = async ({ password }: { password: string }): Promise<FormOutcome> => {
    try {
      await withDeadline(save(password), providerTimeoutMs);
    } catch (error) {
      const { text, field } = saveErrorText(error);
      return field ? { tone: 'error', fieldErrors: { password: text } } : { tone: 'error', message: text };
    }
    onSaved();
    return { tone: 'success' };
  };

  return (
    <Form schema={loadSchema} onSubmit={submit} label={choose.form}>
      {/* Tells the browser's own memory whose password this is. */}
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
