import { useState } from 'react';
import * as z from 'zod/mini';
import { brand } from '@/content/brand';
import { Field } from '@/shared/forms/fields/field';
import { Form } from '@/shared/forms/form';
import { SubmitButton } from '@/shared/forms/submit-button';
import { Button } from '@/shared/ui/buttons/button';
import { ButtonLink } from '@/shared/ui/buttons/button-link';
import { Dialog } from '@/shared/ui/dialogs/dialog';
import type { PackageId } from '../content/client-proposal';
import styles from './confirmation-dialog.module.css';
import { confirmationTexts as texts } from './texts';

/** What a client chose and asked; the question may be empty. */
export interface ClientAnswer {
  readonly package: PackageId;
  readonly question: string;
}

/** The bound of a client's question, in characters. */
export const longestQuestion = 1000;

const answerSchema = z.object({
  question: z.string().check(z.trim(), z.maxLength(longestQuestion, texts.questionTooLong(longestQuestion))),
});

export interface ConfirmationDialogProps {
  readonly open: boolean;
  readonly chosen: PackageId;
  readonly name: string;
  readonly onAnswer: ((answer: ClientAnswer) => Promise<void>) | undefined;
  readonly onClose: () => void;
}

/** What comes next after a choice, and the place to send it with a question (PRO-124 to PRO-130). */
export const ConfirmationDialog = ({ open, chosen, name, onAnswer, onClose }: ConfirmationDialogProps) => {
  const [sent, setSent] = useState<PackageId>();

  const send = async ({ question }: z.output<typeof answerSchema>) => {
    try {
      // A second press with nothing new to say is not a second answer.
      if (sent !== chosen || question !== '') await onAnswer?.({ package: chosen, question });
      setSent(chosen);
      return { tone: 'success' as const, message: texts.sent(name) };
    } catch (error) {
      console.warn('The choice was not sent.', error);
      return { tone: 'error' as const, message: texts.notSent };
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
            <ButtonLink to={brand.bookingLink}>{texts.consultation}</ButtonLink>
            <Button variant="quiet" onClick={onClose}>
              {texts.close}
            </Button>
          </>
        }
      >
        {/* Takes the focus when the dialog opens: the form's field would raise a phone's keyboard over the steps. */}
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
            <Form schema={answerSchema} onSubmit={send} label={texts.question}>
              <Field
                name="question"
                label={texts.question}
                hint={texts.questionHint}
                autoComplete="off"
                multiline
                rows={2}
                required={false}
              />
              <SubmitButton variant="next" savingLabel={texts.sending}>
                {texts.send}
              </SubmitButton>
            </Form>
          </div>
        )}
      </Dialog>
    </div>
  );
};
