import * as z from 'zod/mini';
import { Field } from '@/shared/forms/fields/field';
import { Form } from '@/shared/forms/form';
import { SubmitButton } from '@/shared/forms/submit-button';
import { Button } from '@/shared/ui/buttons/button';
import { ButtonLink } from '@/shared/ui/buttons/button-link';
import { Dialog } from '@/shared/ui/dialogs/dialog';
import type { PackageId } from '../content/client-proposal';
import styles from './confirmation-dialog.module.css';
import type { ClientAnswer } from './sent-choice';
import { confirmationTexts as texts, maxQuestionLength } from './texts';
import type { Contact } from './use-contact';
import type { ShownDialogProps } from './use-dialog-code';

const limit = z.maxLength(maxQuestionLength, texts.questionTooLong(maxQuestionLength));

const choiceSchema = z.object({ question: z.string().check(z.trim(), limit) });
const questionSchema = z.object({
  question: z.string().check(z.trim(), z.minLength(1, texts.noQuestion), limit),
});

export interface ConfirmationDialogProps extends ShownDialogProps {
  readonly chosen: PackageId;
  /** True if this choice was already sent. The reader can then only add a question. */
  readonly isSent: boolean;
  readonly name: string;
  readonly contact: Contact;
  readonly onAnswer: ((answer: ClientAnswer) => Promise<void>) | undefined;
}

/**
 * Shows the next steps after a choice, and sends the choice with an optional question (PRO-124 to PRO-130).
 */
export const ConfirmationDialog = ({
  open,
  chosen,
  isSent,
  name,
  contact,
  onAnswer,
  onClose,
}: ConfirmationDialogProps) => {
  const send = async ({ question }: z.output<typeof choiceSchema>) => {
    try {
      await onAnswer?.(isSent ? { question } : { package: chosen, question });
      return { tone: 'success' as const, message: isSent ? texts.questionSent : texts.sent(name) };
    } catch (error) {
      console.warn('The answer was not sent.', error);
      const notSent = isSent ? texts.questionNotSent : texts.notSent;
      return { tone: 'error' as const, message: notSent(contact.email) };
    }
  };

  return (
    <div className={styles.size}>
      <Dialog
        open={open}
        onClose={onClose}
        title={texts.title}
        actions={
          <>
            {contact.bookingLink !== undefined && (
              <ButtonLink to={contact.bookingLink}>{texts.consultation}</ButtonLink>
            )}
            <Button variant="quiet" onClick={onClose}>
              {texts.close}
            </Button>
          </>
        }
      >
        {/* This paragraph takes the initial focus. If the form's field took it, a phone's keyboard would
            cover the steps. */}
        <p ref={(element) => element?.setAttribute('autofocus', '')} tabIndex={-1} className={styles.chosen}>
          {texts.chosen(name)}
        </p>
        <h3 className={styles.heading}>{texts.nextSteps}</h3>
        <ol className={styles.steps}>
          {texts.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {onAnswer && (
          <div className={styles.question}>
            {isSent && <p className={styles.before}>{texts.chosenBefore(name)}</p>}
            <Form schema={isSent ? questionSchema : choiceSchema} onSubmit={send} label={texts.question}>
              <Field
                name="question"
                label={texts.question}
                hint={texts.questionHint}
                autoComplete="off"
                multiline
                rows={2}
                required={isSent}
              />
              <SubmitButton variant="next" savingLabel={texts.sending}>
                {isSent ? texts.sendQuestion : texts.send}
              </SubmitButton>
            </Form>
          </div>
        )}
      </Dialog>
    </div>
  );
};
