import type { ReactNode } from 'react';
import { Button, type ButtonVariant } from '@/shared/ui/buttons/button';
import { Spinner } from '@/shared/ui/feedback/loading';
import { useFormState } from './form-context';

interface SubmitButtonProps {
  readonly children: ReactNode;
  /** What the button says while the form is being saved, for example `Subscribing...`. */
  readonly savingLabel: string;
  readonly variant?: ButtonVariant;
  /** Whether the form may be sent; false where a button that does nothing yet says more than a message. */
  readonly isReady?: boolean;
}

/** Sends the form around it. Keeps the focus while saving. */
export const SubmitButton = ({
  children,
  savingLabel,
  variant = 'primary',
  isReady = true,
}: SubmitButtonProps) => {
  const { saving } = useFormState();
  return (
    <Button type="submit" variant={variant} disabled={!isReady} aria-disabled={saving}>
      {saving && <Spinner />}
      {saving ? savingLabel : children}
    </Button>
  );
};
