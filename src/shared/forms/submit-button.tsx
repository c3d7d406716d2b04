import type { ReactNode } from 'react';
import { Button, type ButtonVariant } from '@/shared/ui/buttons/button';
import { Spinner } from '@/shared/ui/feedback/loading';
import { useFormState } from './form-context';

interface SubmitButtonProps {
  readonly children: ReactNode;
  /** The label while the form is being saved, such as `Subscribing...`. */
  readonly savingLabel: string;
  readonly variant?: ButtonVariant;
  /**
   * True while the form cannot be submitted. Use it only if a disabled button explains more than a message.
   */
  readonly disabled?: boolean;
}

/** Renders the button that submits the surrounding form. Keeps the focus while saving. */
export const SubmitButton = ({ children, savingLabel, variant = 'primary', disabled }: SubmitButtonProps) => {
  const { saving } = useFormState();
  return (
    <Button type="submit" variant={variant} disabled={disabled} aria-disabled={saving}>
      {saving && <Spinner />}
      {saving ? savingLabel : children}
    </Button>
  );
};
