import { Field } from '@/shared/forms/fields/field';
import { Form } from '@/shared/forms/form';
import { SubmitButton } from '@/shared/forms/submit-button';
import { HoneypotField } from '@/shared/forms/fields/honeypot-field';
import { LinkedText } from '@/shared/ui/links/linked-text';
import { contactTexts as texts } from './contact-texts';
import { formTexts } from './texts';
import { useSubmission } from './use-submission';

const loadFormSchema = async () => (await import('./schema')).contactFormSchema;

interface ContactFormProps {
  /** Version of the privacy wording that the visitor agrees to; stored with the message. */
  readonly consentVersion: string;
  readonly labelledBy: string;
}

/** A message to us; the same person may send as many as they like (PUB-150, PUB-180 to PUB-189). */
export function ContactForm({ consentVersion, labelledBy }: ContactFormProps) {
  const submit = useSubmission(consentVersion, texts);

  return (
    <Form
      schema={loadFormSchema}
      onSubmit={(message, meta) => submit(meta, (code, attempt) => code.submitMessage(message, attempt))}
      labelledBy={labelledBy}
    >
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
  );
}
