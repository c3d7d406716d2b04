import { type ReactNode, useState } from 'react';
import { Field } from '@/shared/forms/fields/field';
import { ShowSwitch } from '@/shared/forms/fields/show-switch';
import { signInForm } from './texts';

interface PasswordFieldProps {
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly hint?: string;
  /** Called with the field's text after each change. */
  readonly onText?: (text: string) => void;
  /** Content between the field and its show-password switch. */
  readonly children?: ReactNode;
}

/** Renders a form's password field with a switch that shows the password. */
export const PasswordField = ({ label, autoComplete, hint, onText, children }: PasswordFieldProps) => {
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      {/* The div only listens to the events of the field inside. It is not interactive itself. */}
      <div onInput={({ target }) => target instanceof HTMLInputElement && onText?.(target.value)}>
        <Field
          name="password"
          label={label}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="off"
          spellCheck={false}
          {...(hint !== undefined && { hint })}
        />
      </div>
      {children}
      <ShowSwitch label={signInForm.showPassword} isShown={isShown} onChange={setIsShown} />
    </>
  );
};
