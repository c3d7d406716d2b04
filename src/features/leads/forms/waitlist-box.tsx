import { Field } from '@/shared/forms/fields/field';
import { Form } from '@/shared/forms/form';
import { SubmitButton } from '@/shared/forms/submit-button';
import { HoneypotField } from '@/shared/forms/fields/honeypot-field';
import { LinkedText } from '@/shared/ui/links/linked-text';
import { waitlistTexts as texts } from './waitlist-texts';
import { formTexts } from './texts';
import { useSubmission } from './use-submission';

const answers = { created: texts.boxCreated, exists: texts.boxExists };

const loadFormSchema = async () => (await import('./schema')).waitlistBoxSchema;

interface WaitlistBoxProps {
  /** Version of the privacy wording that the visitor agrees to; stored with the address. */
  readonly consentVersion: string;
  readonly labelledBy: string;
}

/** Puts an address on the waitlist; the application may follow later (PUB-143, PUB-198 to PUB-200, PUB-Q19). */
export function WaitlistBox({ consentVersion, labelledBy }: WaitlistBoxProps) {
  const submit = useSubmission(consentVersion, answers);

  return (
    <Form
      compact
      schema={loadFormSchema}
      onSubmit={({ email }, meta) =>
        submit(meta, (code, attempt) => code.submitWaitlistAddress(email, attempt))
      }
      labelledBy={labelledBy}
    >
      <Field name="email" label={formTexts.email} type="email" autoComplete="email" maxLength={254} />
      <HoneypotField />
      <SubmitButton variant="next" savingLabel={texts.submitting}>
        {texts.submit}
      </SubmitButton>
      <p>
        <LinkedText text={texts.boxPurpose} />
      </p>
    </Form>
  );
}
