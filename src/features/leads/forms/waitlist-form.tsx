import { type ReactNode, useState } from 'react';
import { Field } from '@/shared/forms/fields/field';
import { FieldRow } from '@/shared/forms/fields/field-group';
import { Form } from '@/shared/forms/form';
import type { FormOutcome, SubmissionMeta } from '@/shared/forms/outcome';
import { SubmitButton } from '@/shared/forms/submit-button';
import { HoneypotField } from '@/shared/forms/fields/honeypot-field';
import { LinkedText } from '@/shared/ui/links/linked-text';
import type { WaitlistApplication } from './schema';
import { waitlistTexts as texts } from './waitlist-texts';
import { formTexts } from './texts';
import { useSubmission } from './use-submission';

const loadFormSchema = async () => (await import('./schema')).waitlistFormSchema;

interface WaitlistFormProps {
  /** The version of the privacy text that the visitor agrees to. Stored with the application. */
  readonly consentVersion: string;
  readonly labelledBy: string;
  /** The heading with the id `labelledBy`. The thank-you message replaces it together with the form. */
  readonly head: ReactNode;
  /** Content that replaces the whole form after success. */
  readonly thanks: ReactNode;
  /** The address that the visitor typed into the waitlist box before. */
  readonly email?: string | undefined;
}

/**
 * Renders the application form for the waitlist of the data integration hub (PUB-030, PUB-190 to PUB-197).
 */
export function WaitlistForm({ consentVersion, labelledBy, head, thanks, email }: WaitlistFormProps) {
  const submit = useSubmission(consentVersion, texts);
  const [joined, setJoined] = useState(false);

  const join = async (application: WaitlistApplication, meta: SubmissionMeta): Promise<FormOutcome> => {
    const outcome = await submit(meta, (code, attempt) => code.submitApplication(application, attempt));
    setJoined(outcome.tone === 'success');
    return outcome;
  };

  if (joined) return thanks;
  return (
    <>
      {head}
      <Form
        schema={loadFormSchema}
        onSubmit={join}
        labelledBy={labelledBy}
        {...(email !== undefined && { initial: { email } })}
      >
        <FieldRow>
          <Field name="firstName" label={texts.firstName} autoComplete="given-name" maxLength={100} />
          <Field name="lastName" label={texts.lastName} autoComplete="family-name" maxLength={100} />
        </FieldRow>
        <Field name="email" label={formTexts.email} type="email" autoComplete="email" maxLength={254} />
        <Field
          name="linkedin"
          label={texts.linkedin}
          type="url"
          autoComplete="url"
          hint={texts.linkedinHint}
        />
        <Field name="company" label={texts.company} autoComplete="organization" maxLength={200} />
        <Field
          name="companySize"
          label={texts.companySize}
          autoComplete="off"
          inputMode="numeric"
          hint={texts.companySizeHint}
        />
        <Field name="role" label={texts.role} autoComplete="organization-title" maxLength={100} />
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
