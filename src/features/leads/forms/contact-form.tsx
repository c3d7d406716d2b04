import { type ReactNode, useState } from 'react';
import { Field } from '@/shared/forms/fields/field';
import { Form } from '@/shared/forms/form';
import { SubmitButton } from '@/shared/forms/submit-button';
import { HoneypotField } from '@/shared/forms/fields/honeypot-field';
import type { FormOutcome, SubmissionMeta } from '@/shared/forms/outcome';
import { paths } from '@/shared/config/paths';
import { ButtonLink } from '@/shared/ui/buttons/button-link';
import { LinkedText } from '@/shared/ui/links/linked-text';
import { FormAnswer } from './form-answer';
import type { ContactMessage } from './schema';
import { contactTexts as texts } from './contact-texts';
import { formTexts } from './texts';
import { useSubmission } from './use-submission';

const loadFormSchema = async () => (await import('./schema')).contactFormSchema;

interface ContactFormProps {
  /** The version of the privacy text that the visitor agrees to. Stored with the message. */
  readonly consentVersion: string;
  readonly labelledBy: string;
  /** The heading with the id `labelledBy`. The answer replaces it together with the form. */
  readonly head: ReactNode;
}

/** Sends a message to us. A visitor may send any number of messages. */
export function ContactForm({ consentVersion, labelledBy, head }: ContactFormProps) {
  const submit = useSubmission(consentVersion, {});
  const [answered, setAnswered] = useState<string>();
  const [returned, setReturned] = useState(false);

  const send = async (message: ContactMessage, meta: SubmissionMeta): Promise<FormOutcome> => {
    const outcome = await submit(meta, (code, attempt) => code.submitMessage(message, attempt));
    if (outcome.tone === 'success') setAnswered(message.email);
    return outcome;
  };
  const showForm = () => {
    setReturned(true);
    setAnswered(undefined);
  };

  if (answered !== undefined)
    return (
      <FormAnswer
        headingId={labelledBy}
        heading={texts.created}
        again={{ label: texts.again, onPress: showForm }}
      >
        <p>{texts.reply(answered)}</p>
        <ButtonLink to={paths.guide} variant="next">
          {texts.next}
        </ButtonLink>
      </FormAnswer>
    );

  return (
    <>
      {head}
      <Form focusFirst={returned} schema={loadFormSchema} onSubmit={send} labelledBy={labelledBy}>
        <Field name="name" label={formTexts.name} autoComplete="name" maxLength={100} />
        <Field
          name="email"
          label={formTexts.email}
          type="email"
          autoComplete="email"
          hint={texts.emailHint}
          maxLength={254}
        />
        {/* No `maxLength`: pasted text that is too long is reported, not cut off. */}
        <Field name="subject" label={texts.subject} autoComplete="off" required={false} />
        <Field
          name="message"
          label={texts.message}
          autoComplete="off"
          hint={texts.messageHint}
          multiline
          rows={6}
        />
        <HoneypotField />
        <SubmitButton variant="next" savingLabel={texts.submitting}>
          {texts.submit}
        </SubmitButton>
        <p>
          <LinkedText text={texts.purpose} />
        </p>
      </Form>
    </>
  );
}
