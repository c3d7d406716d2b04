import { Field } from '@/shared/forms/fields/field';
import { Form } from '@/shared/forms/form';
import { SubmitButton } from '@/shared/forms/submit-button';
import { HoneypotField } from '@/shared/forms/fields/honeypot-field';
import { LinkedText } from '@/shared/ui/links/linked-text';
import { newsletterTexts as texts } from './newsletter-texts';
import { formTexts } from './texts';
import { useSubmission } from './use-submission';

const loadFormSchema = async () => (await import('./schema')).newsletterFormSchema;

interface NewsletterFormProps {
  /** Version of the privacy wording that the visitor agrees to; stored with the subscription. */
  readonly consentVersion: string;
  readonly labelledBy: string;
}

/** Subscribes to the newsletter (PUB-098, PUB-202 to PUB-213). */
export function NewsletterForm({ consentVersion, labelledBy }: NewsletterFormProps) {
  const submit = useSubmission(consentVersion, texts);

  return (
    <Form
      compact
      schema={loadFormSchema}
      onSubmit={(subscriber, meta) =>
        submit(meta, (code, attempt) => code.submitSubscription(subscriber, attempt))
      }
      labelledBy={labelledBy}
    >
      <Field name="name" label={formTexts.name} autoComplete="name" maxLength={100} />
      <Field name="email" label={formTexts.email} type="email" autoComplete="email" maxLength={254} />
      <HoneypotField />
      <SubmitButton savingLabel={texts.submitting}>{texts.submit}</SubmitButton>
      <p>
        <LinkedText text={texts.purpose} />
      </p>
    </Form>
  );
}
