import { paths } from '@/shared/config/paths';
import { Field } from '@/shared/forms/field';
import { Form } from '@/shared/forms/form';
import { SubmitButton } from '@/shared/forms/submit-button';
import { TrapField } from '@/shared/forms/trap-field';
import { TextLink } from '@/shared/ui/text-link';
import { subscribedText } from './form-texts';
import { useSubmission } from './use-submission';

const loadFormSchema = async () => (await import('./schema')).newsletterFormSchema;

interface NewsletterFormProps {
  /** Version of the privacy wording that the visitor agrees to; stored with the subscription. */
  readonly consentVersion: string;
  readonly labelledBy: string;
}

const words = { created: 'Thank you for subscribing!', exists: subscribedText };

/** Subscribes to the newsletter (PUB-098, PUB-202 to PUB-213). */
export function NewsletterForm({ consentVersion, labelledBy }: NewsletterFormProps) {
  const submit = useSubmission(consentVersion, words);

  return (
    <Form
      brief
      schema={loadFormSchema}
      onSubmit={(subscriber, meta) =>
        submit(meta, (code, attempt) => code.submitSubscription(subscriber, attempt))
      }
      labelledBy={labelledBy}
    >
      <Field name="name" label="Your name" autoComplete="name" maxLength={100} />
      <Field name="email" label="Email" type="email" autoComplete="email" maxLength={254} />
      <TrapField />
      <SubmitButton savingLabel="Subscribing...">Subscribe</SubmitButton>
      <p>
        We use your name and address to send you the newsletter, for nothing else. To leave,{' '}
        <TextLink to={paths.contact}>write to us</TextLink>. How we keep them is told in our{' '}
        <TextLink to={paths.privacy}>privacy notice</TextLink>.
      </p>
    </Form>
  );
}
