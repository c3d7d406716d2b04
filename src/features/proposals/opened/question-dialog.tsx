import * as z from 'zod/mini';
import { Field } from '@/shared/forms/fields/field';
import { Form } from '@/shared/forms/form';
import { SubmitButton } from '@/shared/forms/submit-button';
import { Button } from '@/shared/ui/buttons/button';
import { Dialog } from '@/shared/ui/dialogs/dialog';
import type { OpenedPage } from '../gate/open-gate';
import type { ShownDialogProps } from '../page/use-dialog-code';
import { maxQuestionLength } from '../page/texts';
import styles from './opened.module.css';
import { questionTexts as texts } from './texts';
import { storeVisits } from './visits';

const questionSchema = z.object({
  question: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, texts.empty),
      z.maxLength(maxQuestionLength, texts.tooLong(maxQuestionLength)),
    ),
});

/** A section that a reader can ask about. */
export interface QuestionSection {
  readonly id: string;
  readonly heading: string;
}

export interface QuestionDialogProps extends ShownDialogProps {
  readonly page: OpenedPage;
  readonly section: QuestionSection;
  /** Our address, shown if storing the question fails. */
  readonly email: string | undefined;
}

/** Asks the reader for a question about one section and stores it. */
export const QuestionDialog = ({ page, section, email, open, onClose }: QuestionDialogProps) => {
  const send = async ({ question }: z.output<typeof questionSchema>) => {
    try {
      await storeVisits(page, [{ what: 'asked', detail: question, section: section.id }]);
      return { tone: 'success' as const, message: texts.sent };
    } catch (error) {
      console.warn('The question was not sent.', error);
      return { tone: 'error' as const, message: texts.notSent(email) };
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.title}
      actions={
        <Button variant="quiet" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <p className={styles.about}>
        {texts.about} <strong>{section.heading}</strong>
      </p>
      <Form schema={questionSchema} onSubmit={send} label={texts.title}>
        <Field
          name="question"
          label={texts.question}
          hint={texts.hint}
          autoComplete="off"
          multiline
          rows={3}
        />
        <SubmitButton variant="next" savingLabel={texts.sending}>
          {texts.send}
        </SubmitButton>
      </Form>
    </Dialog>
  );
};
