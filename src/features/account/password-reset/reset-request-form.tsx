import { Field } from '@/shared/forms/fields/field';
import { Form } from '@/shared/forms/form';
import type { FormOutcome } from '@/shared/forms/outcome';
import { SubmitButton } from '@/shared/forms/submit-button';
import { authTimeoutMs, withDeadline } from '@/shared/lib/deadline';
import { resetPassword } from './texts';
import { sendErrorText } from './reset-messages';

const { ask } = resetPassword;

// The page is prerendered, so the schema is imported only when the visitor focuses the form.
const loadSchema = async () => (await import('./schema')).resetRequestSchema;

interface ResetRequestFormProps {
  /** Sends the link. Resolves the same way for every address, so it does not reveal who has an account. */
  readonly send: (email: string) => Promise<void>;
}

/**
 * Renders the form that requests a password reset link. The answer is the same for every address (PUB-Q9).
 */
export const ResetRequestForm = ({ send }: ResetRequestFormProps) => {
  const submit = async ({ email }: { email: string }): Promise<FormOutcome> => {
    try {
      await withDeadline(send(email), authTimeoutMs);
      return { tone: 'success', message: <Sent />, keepValues: true };
    } catch (error) {
      return { tone: 'error', message: sendErrorText(error) };
    }
  };

  return (
    <Form schema={loadSchema} onSubmit={submit} label={ask.form}>
      <p>{ask.lead}</p>
      <Field
        name="email"
        label={ask.email}
        type="email"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
      />
      <SubmitButton savingLabel={ask.sending}>{ask.send}</SubmitButton>
    </Form>
  );
};

const Sent = () => (
  <>
    <p>{ask.sent}</p>
    <p>{ask.sentMore}</p>
  </>
);
