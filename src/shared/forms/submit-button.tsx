import type { ReactNode } from 'react';
import { Button, type ButtonVariant } from '@/shared/ui/buttons/button';
import { Spinner } from '@/shared/ui/feedback/loading';
import { useFormState } from './form-context';

interface SubmitButtonProps {
  readonly children: ReactNode;
  /** What the button says while the form is being saved, for example `Subscribing...`. */
  readonly savingLabel: string;
  readonly variant?: ButtonVariant;
  /** Set where a button that does nothing yet says more than a message. */
  readonly disabled?: boolean;
}

/** Sends the form around it. Keeps the focus while saving. */
export const SubmitButton = ({ children, savingLabel, variant = 'primary', disabled }: SubmitButtonProps) => {
  const { saving } = useFormState();
  return (
    <Button type="submit" variant={variant} disabled={disabled} aria-disabled={saving}>
      {saving && <Spinner />}
      {saving ? savingLabel : children}
    </Button>
  );
};
