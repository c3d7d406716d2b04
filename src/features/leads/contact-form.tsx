import { paths } from '@/shared/config/paths';
import { Field } from '@/shared/forms/field';
import { Form } from '@/shared/forms/form';
import { SubmitButton } from '@/shared/forms/submit-button';
import { TrapField } from '@/shared/forms/trap-field';
import { TextLink } from '@/shared/ui/text-link';
import { useSubmission } from './use-submission';

const loadFormSchema = async () => (await import('./schema')).contactFormSchema;

interface ContactFormProps {
  /** Version of the privacy wording that the visitor agrees to; stored with the message. */
  readonly consentVersion: string;
  readonly labelledBy: string;
}

const words = { created: 'Thank you for your message. We reply within 24 hours on business days.' };

/** A message to us; the same person may send as many as they like (PUB-150, PUB-180 to PUB-189). */
export function ContactForm({ consentVersion, labelledBy }: ContactFormProps) {
  const submit = useSubmission(consentVersion, words);

  return (
    <Form
      schema={loadFormSchema}
      onSubmit={(message, meta) => submit(meta, (code, attempt) => code.submitMessage(message, attempt))}
      labelledBy={labelledBy}
    >
      <Field name="name" label="Your name" autoComplete="name" maxLength={100} />
      <Field
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        hint="Our answer goes to this address."
        maxLength={254}
      />
      {/* Text that is too long is told, not cut off: what is pasted here may be a whole letter. */}
      <Field name="subject" label="Subject" autoComplete="off" required={false} />
      <Field
        name="message"
        label="Message"
        autoComplete="off"
        hint="What would you like to change, and by when?"
        multiline
        rows={6}
      />
      <TrapField />
      <SubmitButton variant="next" savingLabel="Sending...">
        Send Message
      </SubmitButton>
      <p>
        We use what you write here to answer you, for nothing else. How we keep it is told in our{' '}
        <TextLink to={paths.privacy}>privacy notice</TextLink>.
      </p>
    </Form>
  );
}
